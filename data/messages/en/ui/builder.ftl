### Texts of the deck builder.

exit = { -decks }
exitLabel = Back to the decks
loading = Opening the deck…
failed = The deck could not be opened.
again = Try again

name = { -deck-name }
namePlaceholder = { -deck-name }
format = Format

formats-premier = Premier
formats-eternal = Eternal
formats-twinSuns = Twin Suns
formats-sealed = { -sealed }
formats-draft = { -draft }

legal = Legal
illegal = { $count ->
    [one] { NUMBER($count) } problem
   *[other] { NUMBER($count) } problems
 }
showProblems = Show problems

saved-saved = Saved
saved-changed = Not saved yet
saved-saving = Saving…
saved-failed = Not saved
saved-conflict = Not saved

undo = Undo
# $before, $now
replaced = { $now } replaces { $before }. Press Ctrl+Z to undo.
redo = Redo
export = Export…
print = Print…
play = Play…
duplicate = Duplicate
duplicated = “{ $name }” is open now.
tags = Tags
tagsCount = { $count ->
    [0] Tags
    [one] { NUMBER($count) } tag
   *[other] { NUMBER($count) } tags
 }
checks = Checks and charts
hideChecks = Hide checks and charts

conflict-title = This deck was changed in another window
conflict-text = Your changes here are not saved yet. Save them as a separate deck, or load the other version. You can undo loading it.
conflict-copy = Save as copy
conflict-reload = Load other version
conflict-copyName = { $name } (my copy)
conflict-copied = Your deck was saved as a copy, which is open now.
conflict-reloaded = The other version is loaded. Press Ctrl+Z to get yours back.

label-title = Name this version
label-text = A named version is easy to find and restore. All changes are saved in any case.
label-field = Name of this version
label-placeholder = Before the store championship
label-save = Name version
label-done = Version named “{ $label }”.

source-title = { -cards }
source-label = Search cards
source-placeholder = Name, or t:unit a:villainy cost<=3
source-found = { $count ->
    [one] { NUMBER($count) } card
   *[other] { NUMBER($count) } cards
 }
source-searching = Searching…
source-hint = Click: add. Right-click: remove. Alt+click: add to sideboard.
source-stale = Results of the last valid search:
source-spell = Move filters to the search field
source-clear = Clear all
source-none = No cards match.
source-noneHint = Remove a filter, or clear all filters.
source-noneLegal = Only legal cards are shown. Cards that have rotated out are hidden.
source-showAll = Include cards that are not legal
source-filters = Filters
source-moreFilters = More filters
source-help = Search help
source-sort = Sort by
source-sorts-set = Set
source-sorts-cost = Cost
source-sorts-name = Name
source-sorts-power = Power
source-sorts-aspect = Aspect
source-rows = Show as list
source-faces = Show as cards
source-legal = Legal
source-legalTitle = Only cards that are legal in this format
source-inAspect = In aspect
source-inAspectTitle = Only cards without an aspect penalty for these leaders and this base
source-inAspectNone = Choose a leader or a base first
source-owned = Owned
source-ownedTitle = Only cards in your collection
source-printings = All printings
source-printingsTitle = Every printing of a card, not only the newest
source-unique = Unique
source-uniqueTitle = Only unique cards
source-aspects = Aspects
source-none_ = No aspect
source-double = Double
source-doubleTitle = Only cards with the same aspect twice
source-way = Cards with
source-ways-all = all of these
source-ways-any = any of these
source-ways-only = only these
source-types = Type
source-type-leader = { -leader }
source-type-base = { -base }
source-type-unit = Unit
source-type-upgrade = Upgrade
source-type-event = Event
source-arenas = Arena
source-arena-ground = Ground
source-arena-space = Space
source-costs = Cost
source-cost = Cost { $cost }
source-rarities = Rarity
source-sets = Set
source-keywords = Keyword
source-traits = Trait
source-pick = Find a { LOWERCASE($what) }
source-nothing = No matches.
source-copies = { $have } of { $limit } in the deck
source-off = off aspect, { $extra } more
source-ownedCount = { $count } owned
source-add = Add { $name }
source-remove = Remove a copy of { $name }
source-sideShort = Side
source-side = Add { $name } to the sideboard
source-chosen = chosen
source-list = Cards to choose from

start-leader = Start with a leader
start-leaderText = Click a leader. Its aspects decide which cards have no aspect penalty.
start-second = Now choose the second leader
start-secondText = A Twin Suns deck has two leaders. They cannot combine Heroism and Villainy.
start-base = Now choose a base
start-baseText = The base adds one more aspect, and it is what you defend.
start-skip = Show all cards
start-cards = Now add cards

deck-title = { -deck }
deck-by = Group by
deck-ways-type = Type
deck-ways-cost = Cost
deck-ways-aspect = Aspect
deck-size = { $size } / { $minimum }
deck-sizeLabel = { $size ->
    [one] { NUMBER($size) } card
   *[other] { NUMBER($size) } cards
 } in the deck, at least { $minimum } are needed
deck-missing = { $count } to go
deck-leader = { -leader }
deck-leaders = { -leaders }
deck-base = { -base }
deck-baseHp = Base, { $hp } HP
deck-chooseLeader = Choose a leader
deck-chooseBase = Choose a base
deck-empty = Click cards on the left to add them, or drag them here.
deck-emptyLimited = Click cards in the pool to add them.
deck-sideboard = { -sideboard }
# $size, $limit
deck-sideboardSize = { $limit ->
    [none] { $size }
   *[other] { $size } / { $limit }
 }
deck-toDeckShort = Deck
deck-sideboardEmpty = Alt+click a card, or press S, to add it here.
deck-noSideboard = This format has no sideboard. Move these cards to the deck, or remove them.
deck-copies = { $count ->
    [one] { NUMBER($count) } copy
   *[other] { NUMBER($count) } copies
 }
deck-more = Add one { $name }
deck-fewer = Remove one { $name }
deck-toSide = Move a copy of { $name } to the sideboard
deck-toDeck = Move a copy of { $name } to the deck
deck-takeOut = Remove { $name }
deck-offTotal = { $count ->
    [0] All in aspect
   *[other] { $count } off aspect
 }
deck-dropHere = Drop here to add to the deck
deck-dropSide = Drop here to add to the sideboard
deck-dropOut = Drop here to remove
deck-list = The deck

pool-title = { -pool }
pool-of = Pool of { $set }
pool-left = { $count } left
pool-none = No pool yet
pool-text = You build a limited deck from cards that you opened or drafted. Open boosters here, or paste your list.
pool-set = Set
pool-seed = Seed
pool-seedHint = Digits only. The same seed opens the same pool. Leave empty for a new pool.
pool-open = Open a sealed pool
pool-paste = Paste your pool
pool-pastePlaceholder =
    1 Death Trooper
    2 Populist Advisor
    …
pool-read = Use these cards as the pool
pool-readNothing = This text contains no cards.
pool-unresolved = { $count ->
    [one] { NUMBER($count) } line
   *[other] { NUMBER($count) } lines
 } could not be read. Correct them and try again.
pool-another = Open another pool
pool-replace = Replace the pool?
pool-replaceText = A new pool replaces this pool and the deck built from it. You can undo this.
pool-yes = Replace

side-label = Checks and charts
side-tabs-problems = Problems
side-tabs-figures = Charts
side-tabs-odds = Odds
side-tabs-hand = Hand
side-tabs-versions = Versions
side-tabs-missing = Missing
side-tabs-notes = Notes
side-notPlayable = { $count ->
    [1] All cards are known, but 1 of them is not playable in Cantina:
   *[other] All cards are known, but { $count } of them are not playable in Cantina:
 }
side-fineOn = Legal in { $format } on { $day }.
side-badOn = { $count ->
    [one] { NUMBER($count) } problem
   *[other] { NUMBER($count) } problems
 } in { $format } on { $day }.
side-checking = Checking…
side-on = Check for
side-today = Today
side-rule = Rule
side-removeOne = Remove 1
side-removeOneOf = Remove 1 copy of { $name }
side-goTo = Show { $name } in the deck
side-notes = Notes
side-notesPlaceholder = What works, what does not, how to sideboard…
side-author = Made by

keys-title = Deck builder
keys-undo = Undo the last change
keys-redo = Redo
keys-label = Save and name this version
keys-search = Search cards
keys-add = Add a copy of the focused card
keys-out = Remove a copy
keys-all = Remove all copies
keys-side = Move to the sideboard, or back
keys-large = Enlarge the focused card
keys-panes = Go to the next pane: cards, deck, checks
keys-group = Group the deck by type, cost or aspect
keys-look = Switch the search results between list and cards
keys-checks = Show or hide checks and charts
keys-leave = Back to the decks
keys-arrows = Move between cards
keys-click = Remove a copy (or Shift+click)
keys-rightClick = Right-click
keys-altClick = Alt+click
keys-altDoes = Add to the sideboard
