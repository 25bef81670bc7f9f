### Texts of the deck library.

title = { -decks }
loading = Loading the decks…
failed = The decks could not be loaded.
again = Try again
caption = Your decks
count = { EQUAL($shown, $all) ->
    [true] { $all ->
        [one] { NUMBER($all) } deck
       *[other] { NUMBER($all) } decks
     }
   *[false] { $shown } of { $all } decks
 }
new = New deck
import = Import…
none = No decks yet
noneText = Create a deck, or paste a list from another program with Ctrl+V. You can also drop a file here.
noneFit = No decks match.
clear = Show all decks
# $card, $count
withCard = { $count ->
    [one] { NUMBER($count) } deck
   *[other] { NUMBER($count) } decks
 } with { $card }

search = Search decks
searchPlaceholder = Name, leader, base or tag
format = Format
everyFormat = All formats
tag = Tag
everyTag = All tags
sort = Sort

sorts-changed = Last changed
sorts-name = Name
sorts-format = Format
sorts-size = { -cards }

showArchived = { $count ->
    [0] Show archived
   *[other] Show archived ({ $count })
 }

columns-select = Select
columns-deck = { -deck }
columns-cards = { -cards }
columns-legal = Legal today
columns-changed = Changed
columns-acts = Actions

select = Select { $name }
noLeader = No leader yet
noBase = no base yet
# $main, $side
size = { $side ->
    [0] { $main }
   *[other] { $main } + { $side }
 }
# $main, $side
sizeTitle = { $side ->
    [0] { $main ->
        [one] { NUMBER($main) } card
       *[other] { NUMBER($main) } cards
     }
   *[other] { $main ->
        [one] { NUMBER($main) } card
       *[other] { NUMBER($main) } cards
     } and { $side } in the sideboard
 }
legal = Legal
problems = { $count ->
    [one] { NUMBER($count) } problem
   *[other] { NUMBER($count) } problems
 }
archived = archived
damaged = damaged
damagedText = This deck cannot be opened. { $why }
rescued = “{ $name }” is restored from version { $version }.
nameless = Deck { $id }

acts-edit = Edit
acts-play = Play…
acts-tags = Tags
acts-duplicate = Duplicate
acts-export = Export…
acts-print = Print…
acts-archive = Archive
acts-unarchive = Unarchive
acts-rescue = Restore an earlier version…
acts-of = { $act }: { $name }

duplicated = Duplicated as “{ $name }”.
archivedDone = “{ $name }” is archived.
unarchivedDone = “{ $name }” is back in your decks.
undo = Undo
added = { $count ->
    [1] Deck added to the library.
   *[other] { $count } decks added to the library.
 }
open = Open
noDeckHere = Select a deck first, with the arrow keys or a click.

selected = { $count ->
    [0] None selected
   *[other] { $count } selected
 }
clearSelection = Clear selection
compare = Compare
compareHow = Select two decks to compare them.
checkTrilogy = Check as Trilogy
trilogyHow = Select three decks to check them as a Trilogy.

drop = Drop the file to import it
tooLarge = { $name } is larger than 2 MB, the limit for lists.
tooLargeWay = Export the deck or the collection as text, JSON or CSV.

keys-title = { -decks }
keys-new = New deck
keys-import = Import
keys-search = Search
keys-down = Next deck (Enter opens it)
keys-up = Previous deck
keys-select = Select or deselect the deck
keys-duplicate = Duplicate the deck
keys-tags = Tags of the deck
keys-export = Export the deck
keys-print = Print the deck
keys-archive = Archive or unarchive the deck
keys-undo = Undo the last archive action
keys-compare = Compare the two selected decks
keys-trilogy = Check the three selected decks as a Trilogy
keys-paste = Import from the clipboard

formats-premier = Premier
formats-eternal = Eternal
formats-twinSuns = Twin Suns
formats-sealed = { -sealed }
formats-draft = { -draft }

sections-leader = { -leader }
sections-base = { -base }
sections-main = { -deck }
sections-sideboard = { -sideboard }

newDeck-title = New deck
newDeck-start = Start with
newDeck-starts-empty = An empty deck
newDeck-starts-published = A published deck
newDeck-starts-sealed = A sealed pool
newDeck-startText-empty = Choose leader, base and cards yourself.
newDeck-startText-published = Change a ready-made deck.
newDeck-startText-sealed = Open boosters here.
newDeck-name = Name
newDeck-namePlaceholder = New deck
newDeck-format = Format
newDeck-formatText-premier = Current sets. One leader, one base, at least 50 cards, at most 3 of each.
newDeck-formatText-eternal = All sets. One leader, one base, at least 50 cards, at most 3 of each.
newDeck-formatText-twinSuns = All sets, for three or four players. Two leaders, one base, at least 80 cards, one of each.
newDeck-formatText-sealed = From six or eight boosters. One leader, one base, at least 30 cards.
newDeck-formatText-draft = From what you drafted. One leader, one base, at least 30 cards.
newDeck-published = { -deck }
newDeck-publishedNone = There are no published decks.
newDeck-publishedLoading = Loading the published decks…
newDeck-publishedSearch = Search by name or leader
newDeck-set = Set
newDeck-seed = Seed
newDeck-seedHint = Digits only. The same seed opens the same pool. Leave empty for a new pool.
newDeck-seedBad = Digits only, at most 20.
newDeck-sealedName = Sealed { $set }
newDeck-create = Create
newDeck-optional = optional

importing-title = Import
importing-titleCollection = Import to the collection
importing-paste = Paste a list here
importing-placeholder =
    From SWUDB, Melee, swu.com, swubase, Karabast, Tabletop Simulator, Dragon Shield or SW‑Unlimited‑DB; or lines such as

    3 | Death Trooper
    2x Vanguard Infantry
    SOR_010
importing-file = Choose file…
importing-dropHint = You can also drop a file here.
importing-reading = Reading…
importing-fromFile = Read from the file you chose.
importing-nothing = Nothing here yet. Text that you paste is read immediately, but saved only when you add it.
importing-shape = Recognised: { $shape }
importing-deck = Deck { $number }
importing-name = Name
importing-format = Format
importing-tags = Tags
importing-tagsHint = All decks get these tags.
importing-trilogyTag = { $name ->
    [none] Trilogy
   *[other] Trilogy { $name }
 }
importing-sizes = { $main ->
    [one] { NUMBER($main) } card
   *[other] { NUMBER($main) } cards
 } in the deck, { $side } in the sideboard
importing-noLeader = no leader
importing-noBase = no base
importing-limited = All cards in the list become the pool of this deck.
importing-collection = A collection: { $copies ->
    [one] { NUMBER($copies) } copy
   *[other] { NUMBER($copies) } copies
 } of { $different ->
    [one] { NUMBER($different) } card
   *[other] { NUMBER($different) } cards
 }
importing-collectionFoil = { $count } of them foil
importing-deckAsCollection = A deck: you can add its { $copies ->
    [one] { NUMBER($copies) } copy
   *[other] { NUMBER($copies) } copies
 } of { $different ->
    [one] { NUMBER($different) } card
   *[other] { NUMBER($different) } cards
 } to the collection
importing-mode = What to do with the list
importing-modes-add = Add to what you own
importing-modes-replace = Replace what you own
importing-replaceTitle = Replace the whole collection?
importing-replaceText = This removes everything in your collection and replaces it with the { $count ->
    [one] { NUMBER($count) } card
   *[other] { NUMBER($count) } cards
 } of this list.
importing-replaceYes = Replace
importing-unresolved = { $open ->
    [0] { $all ->
        [one] { NUMBER($all) } row
       *[other] { NUMBER($all) } rows
     } resolved
    [one] { NUMBER($open) } unresolved row
   *[other] { NUMBER($open) } unresolved rows
 }
importing-noUnresolved = All rows were recognised.
importing-leaveOut = Skip
importing-leftOut = Skipped
importing-resolved = { $count } × { $name }
importing-resolve = Use { $count } × { $name }
importing-undo = Undo
importing-undoOf = Undo: { $text }
importing-other = Another card…
importing-otherLabel = Another card for: { $text }
importing-otherNone = No card with this name.
# $section, $deck
importing-into = { $deck ->
    [none] { $section }
   *[other] { $section } of { $deck }
 }
importing-openRows = { $count ->
    [one] { NUMBER($count) } unresolved row
   *[other] { NUMBER($count) } unresolved rows
 } will be skipped.
importing-more = { $count ->
    [one] { NUMBER($count) } more row
   *[other] { NUMBER($count) } more rows
 }. Resolve these first, or correct the list.
importing-add = Add to the library
importing-addOpen = Add and open
importing-addCollection = Add to the collection
importing-replaceCollection = Replace the collection
importing-collected = Your collection now has { $different ->
    [one] { NUMBER($different) } card
   *[other] { NUMBER($different) } different cards
 }.
importing-toCollection = Show collection
importing-imported = Imported deck
importing-leaveTitle = Discard your fixes?
importing-leaveText = { $count ->
    [one] { NUMBER($count) } fix
   *[other] { NUMBER($count) } fixes
 } to this list will be lost. Nothing has been saved yet.
importing-leaveYes = Discard
importing-leaveNo = Keep editing

exporting-title = Export { $name }
exporting-shape = Program
exporting-shapes-swudb = SWUDB JSON
exporting-shapes-melee = Melee
exporting-shapes-text = Plain text
exporting-shapes-picklist = Picklist
exporting-shapes-tts = Tabletop Simulator
exporting-shapes-csv = Spreadsheet (CSV)
exporting-takes-swudb = SWUDB, Karabast, swubase and most deck sites.
exporting-takes-melee = Registering a deck for an event on Melee.
exporting-takes-text = swu.com, swubase, chats and emails.
exporting-takes-picklist = For pulling the cards from your binders: sorted by number, with boxes to tick.
exporting-takes-tts = The Star Wars: Unlimited table of Tabletop Simulator.
exporting-takes-csv = Excel, LibreOffice and other spreadsheets.
exporting-preview = Text
exporting-copy = Copy
exporting-copied = Copied
exporting-copyFailed = The clipboard is not available. The text is selected: press Ctrl+C.
exporting-save = Save as file…
exporting-saved = Saved to { $path }
exporting-writing = Writing…

sheet-title = Print { $name }
sheet-kind = What to print
sheet-kinds-registration = Deck registration sheet
sheet-kinds-list = Plain list
sheet-kindText-registration = For judges at a tournament: player, event, leader, base, deck and sideboard with their counts.
sheet-kindText-list = The cards by type and cost, without boxes to fill in.
sheet-paper = Paper
sheet-papers-a4 = A4
sheet-papers-letter = Letter
sheet-player = { -player }
sheet-event = { -event }
sheet-date = Date
sheet-blank = Empty fields are printed as lines to write on.
sheet-save = Save as PDF…
sheet-saved = Saved to { $path }

tags-label = Tags
tags-add = Add a tag
tags-placeholder = Tag, then Enter
tags-remove = Remove the tag { $tag }
tags-suggest = Add the tag { $tag }
tags-known = Tags in use
tags-title = Tags of { $name }
tags-done = Done
tags-none = No tags yet. Tags are your own words, such as “tested”, “for Ada” or “store championship”.

compared-title = Compare
compared-of = { $before } and { $after }
compared-only = Differences only
compared-swap = Swap
compared-same = Both decks have the same cards.
compared-none = Neither deck has any cards.
compared-loading = Comparing…
compared-failed = These decks could not be compared.
compared-card = { -card }
compared-more = { $count ->
    [one] { NUMBER($count) } card
   *[other] { NUMBER($count) } cards
 } more
compared-fewer = { $count ->
    [one] { NUMBER($count) } card
   *[other] { NUMBER($count) } cards
 } fewer
compared-summaryTitle = { $plus ->
    [one] { NUMBER($plus) } card
   *[other] { NUMBER($plus) } cards
 } added, { $minus } removed
compared-row = { $name }: { $before }, then { $after }

versions-title = Versions
versions-text = Every change is saved. Name a version to find it again easily.
versions-now = now
versions-version = Version { $number }
versions-autosaves = { $count ->
    [one] { NUMBER($count) } automatic save
   *[other] { NUMBER($count) } automatic saves
 }
versions-look = View { $what }
versions-name = Name version
versions-rename = Rename
versions-nameField = Name of this version
versions-namePlaceholder = Before the store championship
versions-saveName = Save
versions-unname = Remove name
versions-restore = Restore this version
versions-restored = Restored { $what }. You can undo this.
versions-since = Changes from this version to the current deck:
versions-loading = Opening the version…

rescue-title = Restore { $name }
rescue-text = The latest version of this deck is damaged. Each version is stored separately, so you can restore an earlier one. Nothing is deleted.
rescue-loading = Checking the versions…
rescue-none = No version of this deck can be read. Restore your latest backup to get the deck back.
rescue-versions = { $count ->
    [one] { NUMBER($count) } version
   *[other] { NUMBER($count) } versions
 } can be read, newest first
rescue-bring = Restore this version

trilogy-title = Check as Trilogy
trilogy-text = A Trilogy is three decks of one player. No leader or base may be used twice, and all three decks together may have only as many copies of a card as one deck.
trilogy-pool = Card pool
trilogy-pools-premier = Premier
trilogy-pools-eternal = Eternal
trilogy-date = Date
trilogy-checking = Checking…
trilogy-legal = Legal together on { $on }
trilogy-illegal = { $count ->
    [one] { NUMBER($count) } problem
   *[other] { NUMBER($count) } problems
 } on { $on }
trilogy-together = All three together
trilogy-deckFine = No problems
trilogy-rule = Rule
