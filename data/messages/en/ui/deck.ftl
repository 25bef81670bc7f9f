### Texts of the deck screen.

exit = { -event }
exitLabel = Back to the event
loading = Opening the pool…
again = Try again

count = { $size ->
    [one] { NUMBER($size) } card
   *[other] { NUMBER($size) } cards
 }
least = (at least { $minimum })
countLabel = { $size ->
    [one] { NUMBER($size) } card
   *[other] { NUMBER($size) } cards
 } in the deck, at least { $minimum } are needed
missing = { $count } to go
legal = Legal
illegal = { $count ->
    [one] { NUMBER($count) } problem
   *[other] { NUMBER($count) } problems
 }

suggest = Suggest a deck
suggested = This is a suggested deck. Press Ctrl+Z to get yours back.
undo = Undo
redo = Redo
save = Save
done = Done

saved-saved = Saved
saved-changed = Not saved yet
saved-saving = Saving…
saved-failed = Not saved

leader = { -leader }
noLeaders = This pool has no leaders.
base = { -base }
offHead = off aspect
inAspectHead = in aspect
hpHead = HP
offLabel = { $count ->
    [one] { NUMBER($count) } card in the deck is off aspect
   *[other] { NUMBER($count) } cards in the deck are off aspect
 }
inAspect = { $count } in aspect
inAspectLabel = { $count ->
    [one] { NUMBER($count) } card in the pool is in aspect
   *[other] { NUMBER($count) } cards in the pool are in aspect
 }
bestLabel = fits best
free = free to use
curve = Cost curve
problems = Problems
noProblems = This deck is legal.
checking = Checking…

pool = { -pool }
deck = { -deck }

by-aspect = Aspect
by-cost = Cost
by-type = Type

sortLabel = { $pane }: sort by
filter = Filter
filterLabel = Filter the pool by name, trait, type or keyword
onlyInAspect = Only in aspect
onlyInAspectLabel = Only in aspect: show cards without an aspect penalty
poolEmpty = All cards in the pool are in the deck.
poolNone = No cards in the pool match the filter.
deckEmpty = Click a card in the pool to add it, or choose Suggest a deck.
of = { EQUAL($shown, $all) ->
    [true] { $all }
   *[false] { $shown } of { $all }
 }
penalty = off aspect, { $extra } more
penaltyNote = A card with +2 costs 2 more: your leader and base lack one of its aspects.
copies = { $count } copies
offTotal = { $count } off aspect

keys-title = { -deck }
keys-undo = Undo the last move
keys-redo = Redo
keys-save = Save now
keys-filter = Filter the pool
keys-suggest = Suggest a deck
keys-into = Add a copy of the focused card (Enter moves it, Shift+click moves all copies)
keys-out = Remove a copy
keys-large = Enlarge the focused card
keys-leave = Back to the event
