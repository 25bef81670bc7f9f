### Texts of the guide's dialog. The pages are in docs/guide.

title = Anleitung
search = Anleitung durchsuchen
pages = Seiten der Anleitung
none = Keine Treffer in der Anleitung.
