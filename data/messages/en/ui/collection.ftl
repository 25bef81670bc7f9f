### Texts of the collection.

title = Collection
loading = Loading the collection…
failed = The collection could not be loaded.
again = Try again
label = Cards, by set and number

totals = { $copies ->
    [one] { NUMBER($copies) } copy
   *[other] { NUMBER($copies) } copies
 } of { $different ->
    [one] { NUMBER($different) } card
   *[other] { NUMBER($different) } different cards
 }, { $foil } foil
found = { $count ->
    [one] { NUMBER($count) } card
   *[other] { NUMBER($count) } cards
 }
import = Import…
export = Export…
exportTitle = Save the collection as CSV for SWUDB and most other sites
exported = Saved to { $path }
nothingToExport = Your collection is empty. There is nothing to export.
undo = Undo
undone = Undone

search = Search cards
searchPlaceholder = Name, or t:unit a:villainy cost<=3
stale = Results of the last valid search:
set = Set
everySet = All sets
sets = Sets
show = Show

shows-all = All cards
shows-owned = Owned
shows-missing = Missing from a playset

showText-all = All cards.
showText-owned = Cards you own at least one copy of.
showText-missing = Cards you own less than a playset of: three copies, or one of a leader or base. Reprints count together.

none = No cards match.
noneOwned = Your collection is empty
noneOwnedText = Import a list from SWUDB, Dragon Shield or SW‑Unlimited‑DB, or count your cards here with + and −.
noneMissing = Nothing is missing. You own every playset here.
clear = Show all cards

setLine = { NUMBER($owned) } of { NUMBER($all) }
setTitle = { $name }: you own { $owned } of { $all } cards, { $playsets } of them as a full playset

columns-number = No.
columns-card = { -card }
columns-type = Type
columns-normal = Normal
columns-foil = Foil
columns-playset = Playset

normalOf = Normal copies: { $name }
foilOf = Foil copies: { $name }
more = Add one. { $what }
fewer = Remove one. { $what }
have = { $have } / { $of }
haveTitle = You own { $have }, including reprints and foils. A playset is { $of }.
row = { $name }, { $set } { $number }, { $normal } normal, { $foil } foil

drop = Drop the file to import it

keys-title = Collection
keys-search = Search
keys-import = Import
keys-export = Export
keys-undo = Undo the last change
keys-arrows = Move between cards
keys-more = Add a copy
keys-fewer = Remove a copy
keys-digit = Set the number of copies
keys-foilMore = Add a foil copy
keys-foilFewer = Remove a foil copy
keys-field = Type the number; Enter moves to the next card
keys-large = Enlarge the card
keys-paste = Import from the clipboard
keys-show = Switch between all, owned and missing cards

missing-title = Missing cards
missing-text = Cards your collection lacks for this deck and its sideboard. Reprints count together.
missing-loading = Checking the collection…
missing-none = You own every card in this deck.
missing-sum = { $copies ->
    [one] { NUMBER($copies) } copy
   *[other] { NUMBER($copies) } copies
 } of { $different ->
    [one] { NUMBER($different) } card
   *[other] { NUMBER($different) } cards
 } missing
missing-card = { -card }
missing-need = Need
missing-have = Have
missing-lack = Missing
missing-copy = Copy as text
missing-copied = Copied
missing-copyFailed = The clipboard is not available. The text is selected: press Ctrl+C.
missing-text2 = List as text
missing-collection = Go to collection
