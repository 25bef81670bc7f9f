### Texts of an event: what its parts share, and the words of each tab.

reason = Reason
reasonHint = Appears in the log.
player = { -player }
round = { -round }
table = { -table }
# Within a sentence.
tableInText = table
nameOrNumber = Name or number
noPlayer = No player is named “{ $typed }”
whichPlayer = Several players are named “{ $typed }”. Choose one.

missing-player = Choose the player.
missing-two = Choose two players.
missing-table = Choose three or four different players, or one player for a bye.
missing-infraction = Choose the infraction.
missing-reason = Enter a reason.
missing-word = Type { $word }.

## Next to a table on a wide window.

aside-label = Round at a glance
aside-attention = Needs attention
aside-differ = Table { $table }: reports differ
aside-reported = Table { $table }: result reported
aside-decks = { $count ->
    [1] 1 deck missing or illegal
   *[other] { $count } decks missing or illegal
 }
aside-late = { $count ->
    [1] 1 late entry without a seat
   *[other] { $count } late entries without a seat
 }

##

stages-registration = { -players }
stages-seated = { -seats }
stages-drafting = { -draft }
stages-deckBuilding = { -decks }
stages-rounds = { -rounds }
stages-finished = { -standings }

event-tabs-players = { -players }
event-tabs-draft = { -draft }
event-tabs-decks = { -decks }
event-tabs-rounds = { -rounds }
event-tabs-standings = { -standings }
event-tabs-bracket = { -top-cut }
event-tabs-judge = { -judging }
event-tabs-log = Log
event-tabsLabel = Event sections
event-stepper = Event progress
event-stepOf = Step { $step } of { $all }
event-done = done
event-now = now
# The planned rounds do not include those of the top cut.
event-round = { MORE($round, $planned) ->
    [true] Round { $round }, top cut
   *[false] Round { $round } of { $planned }
 }
event-undo = Undo
event-undoTitle = Undo the last step?
event-undoText = This reverts: { $what }. Both entries stay in the log.
event-undone = Undone
event-export = Export…
event-exportTitle = Save the whole event, with its history, as one file that another computer can open
event-exported = Saved to { $path }
event-notFound = This event could not be opened.
event-toEvents = Back to events
event-next-addPlayers = Add players
event-next-seat = Draw seats
event-next-seatLate = Seat late entries
event-next-startDraft = Start draft
event-next-draft = Go to the draft
event-next-buildDecks = Build decks
event-next-pair = Pair round { $round }
event-next-playRound = Play round { $round }
event-next-enterResults = Enter results
event-next-playMatch = Play your match
event-next-makeCut = Cut to top { $size }
event-next-standings = Final standings
event-keys-title = { -event }
event-keys-next = Do the next step
event-keys-undo = Undo (asks first)
event-keys-export = Export the event as a file
event-keys-tab = Go to { $name }

author-unset = Scorekeeper…
author-label = Entered by { $name }
author-title = Who is scoring?
author-text = From now on, the log shows this name with every entry.
author-name = Name
author-save = Use this name
author-clear = Remove name
author-key = Set the scorekeeper’s name
