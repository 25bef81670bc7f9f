### Texts of the rules screen.

title = Rules
subtitle = Comprehensive Rules 8.0 and the known changes in 9.0, in our own words
search = Search the rules
placeholder = Number or words: 7.6.9, simultaneous triggers, legend rule
sections = Sections
found = { $count ->
    [one] { NUMBER($count) } rule
   *[other] { NUMBER($count) } rules
 }
# $edition, $numberConfirmed
edition = { $numberConfirmed ->
    [true] Edition { $edition } only
   *[false] Edition { $edition } only, number not confirmed
 }
none = No rules match.
noneText = Try fewer or different words, or a number such as 7.6.
clear = Clear search
missing = No rule has “{ LIST($words, separator: " ") }”.
related = Also searched for related words:
loading = Opening the rules…
failed = The rules could not be opened.
again = Try again

own-choose = Show full wording…
own-chooseTitle = Choose your own copy of the official rules as a plain text file. Cantina reads it and never copies it.
own-other = Choose another file…
own-forget = Stop using this file
# $path, $rules
own-from = Full wording of { $rules ->
    [one] { NUMBER($rules) } number
   *[other] { NUMBER($rules) } numbers
 } from { $path }
own-problem = Your copy of the rules cannot be read: { $why }
own-taken = { $rules ->
    [one] { NUMBER($rules) } rule
   *[other] { NUMBER($rules) } rules
 } found in your copy.
own-label = In your copy

card-label = Rule { $number }
card-open = Open in the rules
card-close = Close
card-unknown = This number is not in the index.
card-link = Show rule { $number }

keys-title = Rules
keys-search = Search
keys-arrows = Move between rules
keys-own = Choose your own copy of the rules
