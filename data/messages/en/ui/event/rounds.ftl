### Texts of the rounds' tab: results, pairings, games, table numbers and multiplayer tables.

scopes-wholeEvent = Ignore pods
scopes-withinPods = Within pods
scopes-acrossPods = Across pods
scopes-oppositeSeats = Within pods, opposite seats first
scopes-teams = Teams against teams

rounds-round = Round { $number }
rounds-tabs = { -rounds }
rounds-open = { $count ->
    [0] All results are in
    [one] { NUMBER($count) } open table
   *[other] { NUMBER($count) } open tables
 }
rounds-onlyOpen = Open only
rounds-openList = Open tables
rounds-filter = Name or table
rounds-table = { -table }
rounds-first = { -player }
rounds-second = { -opponent }
rounds-result = { -result }
rounds-recordBefore = Record before this round
rounds-before = Before
rounds-you = you
rounds-why = Pairing reason
rounds-whyTitle = Pairing reason for table { $table }
rounds-caption = Tables of round { $round }
rounds-bye = { -bye }
rounds-none = No rounds yet
rounds-noneText = Pair round 1 after the draft, when the decks are built.
rounds-nonePlain = Pair round 1 when all players are added.
rounds-paired = { $round } paired
rounds-reported = { $score } reported
rounds-reportBy = { $name } reports { $won }–{ $lost }
rounds-differ = Reports differ
rounds-accept = Accept { $score } for table { $table }
rounds-yourMatch = Your match, table { $table }
rounds-against = You against { $name }
rounds-practice = After your match, Cantina decides the matches between bots at random. You do not enter them.
rounds-bots = Draw random bot results
rounds-botsDone = Random bot results entered
rounds-forced = Note:
rounds-example = e.g. { $result }
rounds-copySeed = Copy the pairing seed
rounds-seed = Pairing seed { $seed } copied
rounds-earlier = Round { $round } is over. Correcting a result changes the standings, but not later pairings.
rounds-correctTitle = Correct an earlier result?
rounds-correctText = Round { $round }, table { $table }: { $from } becomes { $to }. Later pairings do not change.
rounds-rankMoves = { $name } { NUMBER($was, type: "ordinal") ->
    [one] { $was }st
    [two] { $was }nd
    [few] { $was }rd
   *[other] { $was }th
 } → { NUMBER($is, type: "ordinal") ->
    [one] { $is }st
    [two] { $is }nd
    [few] { $is }rd
   *[other] { $is }th
 }
rounds-moreMoves = { $count ->
    [one] { NUMBER($count) } more player changes
   *[other] { NUMBER($count) } more players change
 } rank
rounds-history = History
rounds-historyOf = History: entries for table { $table }
rounds-correct = Correct result
rounds-entry = Enter results
rounds-noTable = No table { $text } in this round
rounds-noTableButResult = No table { $text } in this round.{ $next ->
    [none] {""}
   *[other] {" "}To enter a result for table { $next }, press Enter first.
 }
rounds-tableOrResult = “{ $text }” could be a table or a result. Enter both ({ $text } 20){ $next ->
    [none] {""}
   *[other] , or press Enter first for table { $next }
 }.
rounds-isBye = Table { $table } has a bye
rounds-notResult = “{ $text }” is not a possible result in a best of { $bestOf }
rounds-saved = Table { $table }: { $text }
rounds-instead = Table { $table }: { $text } instead of { $was }
rounds-has = already has { $text }
rounds-refused = Table { $table } was not saved: { $why }
rounds-leaves = { $name } dropped
rounds-penaltyFor = Penalty for { $name }
rounds-enterFor = Enter result for table { $table }
rounds-dropA = Drop { $name }
rounds-kinds-2__0 = 2–0
rounds-kinds-2__1 = 2–1
rounds-kinds-1__1 = 1–1
rounds-kinds-1__2 = 1–2
rounds-kinds-0__2 = 0–2
rounds-kinds-1__0 = 1–0
rounds-kinds-0__1 = 0–1
rounds-kinds-draw = Draw
rounds-kinds-no__show__a = No-show
rounds-kinds-no__show__b = No-show
rounds-kinds-double__loss = Double loss
# A player's no-show or penalty, by name.
rounds-noShowOf = { $name } no-show
rounds-penaltyOf = penalty for { $name }

## Short names of the keys, where no table is selected.

rounds-shorts-no__show__a = No-show, first player
rounds-shorts-no__show__b = No-show, second player

##

rounds-meanings-2__0 = The first player won two games
rounds-meanings-2__1 = The first player won two games to one
rounds-meanings-1__1 = Each player won one game
rounds-meanings-1__2 = The second player won two games to one
rounds-meanings-0__2 = The second player won two games
rounds-meanings-1__0 = Unfinished: the first player leads
rounds-meanings-0__1 = Unfinished: the second player leads
rounds-meanings-draw = Draw: no player won a game
rounds-meanings-no__show__a = The first player is a no-show
rounds-meanings-no__show__b = The second player is a no-show
rounds-meanings-double__loss = Both players lose
rounds-print = Print
rounds-printTables = By table
rounds-printNames = By name
rounds-printSlips = Match slips
rounds-keys-title = { -rounds }
rounds-keys-entry = Go to the results field
rounds-keys-before = Previous round
rounds-keys-after = Next round
rounds-keys-filter = Go to the filter
rounds-keys-onlyOpen = Show only open tables, or all
rounds-keys-pair = Pair the next round
rounds-keys-print = Print pairings by table
rounds-keys-names = Print pairings by name
rounds-keys-slips = Print match slips
rounds-keys-table = Table, then result
rounds-keys-both = Table and result together
rounds-keys-arrows = Previous table, next table
rounds-keys-leaves = After a result: drop the first or the second player
rounds-keys-results = In the results field

change-open = Change pairings…
change-title = Change round { $round }
change-what = Change
change-kinds-swap = Swap two players
change-kinds-byHand = Pair two players manually
change-kinds-table = Seat a table manually
change-kinds-repair = Re-pair the round
change-kinds-delete = Delete round
change-hints-swap = The two players trade places. No other pairing changes. You can also drag one player onto the other in the list.
change-hints-byHand = These two players play each other, and so do their previous opponents.
change-hints-table = Three or four players sit in this order. A single player gets a bye. Players who lose their seat are seated at the other tables.
change-hints-repair = The round is paired again with a new random draw. Announce it to the players, because the old pairings no longer count.
change-hints-delete = The round and its results are removed. You can undo this.
change-one = { -player }
change-other = and
change-bye = Give a bye instead of an opponent
change-seat = Seat { $seat }
change-power = Pair by rank: 1 vs. 2, 3 vs. 4 (for the last round before the top cut)
change-letLateIn = Include players who were added after the pairing
change-next = Next round:
change-powerHint = Rank 1 plays rank 2 or, if they have played before, the next player in the standings.
change-scope = Pods
change-word = DELETE
change-typeWord = Type DELETE to continue
change-lost = { $count ->
    [one] { NUMBER($count) } result
   *[other] { NUMBER($count) } results
 } of this round will be removed.
change-do-swap = Swap players
change-do-byHand = Pair players
change-do-table = Seat table
change-do-repair = Re-pair round
change-do-delete = Delete round
change-done-swap = Players swapped
change-done-byHand = Players paired
change-done-table = Table seated
change-done-repair = Round re-paired
change-done-delete = Round deleted
change-key = Change the pairings of this round
change-older = You can change only the current round.

## A match entered game by game.

games-open = Game by game…
games-title = Round { $round }, table { $table }: game by game
games-key = Enter the selected table game by game
games-game = Game { $number }
games-won = Won by
games-began = Went first
games-drawn = Draw
games-unknown = Not recorded
games-bans = Banned decks
games-banOf = { $name }’s banned deck
games-deckOf = { $name }’s deck
games-deck = Deck { $number }
games-none = –
games-score = { $a }–{ $b }{ $drawn ->
    [0] {""}
   *[other] , { $drawn } drawn
 }
games-hint = “Went first” is optional. If you record it, statistics show how often the first player won.
games-trilogyHint = Trilogy (CR 9.3): each player bans one of the opponent’s decks. A deck that has won a game cannot be played again.
games-save = Save match
games-saved = Table { $table }: { $score }, game by game
games-mark = Entered game by game

##

room-open = Table numbers…
room-title = Table numbers
room-first = Lowest table number
room-missing = Numbers to skip
room-missingHint = Separate numbers with commas, for example 13, 20. Applies from the next pairing.
room-bad = Enter only numbers and commas.
room-save = Save

suns-caption = Tables of round { $round }
suns-hp = Base HP left
suns-hpOrder = Base HP left: { $names }
suns-hpHint = Enter HP in seat order, separated by spaces: 25 0 13 7. 0 means eliminated.
suns-wrongCount = { $count ->
    [one] { NUMBER($count) } number
   *[other] { NUMBER($count) } numbers
 } for { $seats } seats. Enter one for each seat.
suns-notHp = “{ $text }” is not a number of HP. Enter 0 to 99.
suns-place = { NUMBER($place, type: "ordinal") ->
    [one] { $place }st
    [two] { $place }nd
    [few] { $place }rd
   *[other] { $place }th
 }
suns-sharedVictory = shared victory
suns-places = Places
suns-hpOf = { $hp } HP
suns-byes = Byes
suns-open = open
