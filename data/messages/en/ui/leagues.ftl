### Texts of leagues and statistics.

title = Leagues
open = Leagues
intro = A league adds up points over several events of a season.
none = No league yet
noneText = A league adds up points over several events of a season. Create one and add its events.
make = New league
name = Name
points = { -points }
events = { -events }
players = { -players }
leader = Leader
pointsOf = { $count ->
    [one] { NUMBER($count) } point
   *[other] { NUMBER($count) } points
 }
made = Created
archive = Archive
unarchive = Unarchive
showArchived = Show { $count ->
    [one] { NUMBER($count) } archived league
   *[other] { NUMBER($count) } archived leagues
 }
damaged = damaged
down = Next league
up = Previous league
back = All leagues
cancel = Cancel

tabs-label = League sections
tabs-standings = { -standings }
tabs-events = { -events }
tabs-people = Names
tabs-points = Points table
tabs-statistics = Statistics
tabs-log = Log

import = Import league…
imported = { $name } imported with its events
known = { $name } already exists. Nothing was imported.
export = Export league…

take-open = Add results from a file…
take-title = Add results from a file
take-hint = Paste a table with a header row (CSV), or open it from a file. It needs one column with names and one with points or places. The CSV of a Cantina league adds the points of each event.
take-of = Name of the results
take-table = Table
take-counts = Count
take-points = The points in the table
take-places = Places and matches, with this league’s points table, as one more event
take-file = Open file…
take-do = Add results

rename = Rename…
renameDo = Rename
csv = Standings as CSV…
pdf = Standings as PDF…
saved = Saved to { $path }
undo = Undo

standings-caption = Standings of the league
standings-none = No points yet
standings-noneText = Add an event with at least one paired round.
standings-toEvents = Add events
standings-rank = { -rank }
standings-player = { -player }
standings-points = { -points }
standings-counted = { -events }
standings-countedOf = { EQUAL($counted, $events) ->
    [true] { $events }
   *[false] { $counted } of { $events }
 }
standings-won = Events won
standings-matches = { -matches-won }
standings-best = Best place
standings-each = Points per event
standings-notCounted = Not counted, because only the best events count.
standings-score = Place { $place }: { $points ->
    [one] { NUMBER($points) } point
   *[other] { NUMBER($points) } points
 }

event-add = { -event }
event-choose = Choose an event
event-addDo = Add
event-remove = Remove
event-players = { $count ->
    [one] { NUMBER($count) } player with points
   *[other] { NUMBER($count) } players with points
 }
event-over = finished
event-running = in progress
event-elsewhere = from a file
event-none = This league has no events yet.
event-noneLeft = All events are already in this league.

people-text = Cantina ignores capital letters, accents and punctuation. If a player used two names, merge them here.
people-name = Name to merge
people-person = Name to keep
people-join = Merge names
people-apart = Separate
people-is = { $name } counts as { $person }
people-none = No merged names yet.
people-two = Choose two different names.

table-start = Start from
table-places = Points by place
table-until = Up to place
table-given = { -points }
table-addPlace = Add row
table-removePlace = Remove row up to place { $place }
table-takingPart = For taking part
table-matchWin = For each match won, byes included
table-matchDraw = For each match drawn
table-best = Number of events that count
table-bestHint = Each player’s best events count. Leave empty to count all events.
table-tied = Ranked by
table-higher = { $key }: move up
table-drop = { $key }: remove
table-also = Add criterion:
table-keys-points = { -points }
table-keys-eventsWon = Events won
table-keys-matchWins = { -matches-won }
table-keys-bestPlace = Best place
table-save = Save points table
table-used = Points table saved
table-shared = Players who share a place each get its points. Places below the last row get none.
table-name = Name of the table

figures-title = Statistics
figures-cards = Cards, archetypes and matchups
figures-of = Statistics: { $name }
figures-open = Statistics
figures-counted = { $matches ->
    [one] { NUMBER($matches) } match
   *[other] { NUMBER($matches) } matches
 } between two registered decks. Win rates exclude mirror matches.
figures-interval = The bar and the numbers in brackets show the 95% confidence interval of the win rate.
figures-none = No matches between two registered decks yet.
figures-noneText = Statistics use decks that are registered, or built here after the draft.
figures-leaders = { -leaders }
figures-bases = { -bases }
figures-aspects = Aspects
figures-kind = Statistics for
figures-decks = { -decks }
figures-record = Won – lost – drawn
figures-mirrors = Mirrors
figures-rate = Match-win rate
figures-first = First player
# $won, $games
figures-firstText = { $games ->
    [0] No record of who went first.
   *[other] The player who went first won { $won } of { $games ->
        [one] { NUMBER($games) } game
       *[other] { NUMBER($games) } games
     }.
 }
figures-drawn = { $count ->
    [one] { NUMBER($count) } drawn game
   *[other] { NUMBER($count) } drawn games
 } not counted.
figures-unknown = { $count ->
    [one] { NUMBER($count) } game has
   *[other] { NUMBER($count) } games have
 } no record of who went first.
figures-bots = Include bot matches
