### Texts of the guide's dialog. The pages are in docs/guide.

title = Guide
search = Search the guide
pages = Guide pages
none = No results in the guide.
