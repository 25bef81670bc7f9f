### Texts of the event list and the New event dialog.

## Stages of an event.

states-registration = Registration
states-seated = Seated
states-drafting = Drafting
states-deckBuilding = { -deck-building }
states-rounds = { -rounds }
states-finished = Finished

##

events-title = { -events }
events-new = New event
events-like = New event like this
events-goOn = Continue your game
events-damaged = damaged
events-name = { -event }
events-set = Set
events-mode = Format
events-paper = with real cards
events-stage = Stage
events-players = { -players }
events-round = { -round }
events-created = Created
events-archive = Archive
events-unarchive = Unarchive
events-showArchived = Show { $count ->
    [one] { NUMBER($count) } archived event
   *[other] { NUMBER($count) } archived events
 }
events-roundOf = { $round ->
    [0] –
   *[other] { $round } of { $planned }
 }
events-cut = Top cut
events-down = Next event (Enter opens it)
events-up = Previous event
events-caption = Events, newest first

## Ways to start playing, above the list of events.

play-title = Play
play-again = Play again
play-decks = { $own } against { $other }, { $level }.
play-game = Play a game
play-gameText = With two to four players, people or bots.
play-puzzle = Today’s puzzle
play-draftText = The newest set with seven bots, then the rounds.

## Choices while there are no events.

ways-title = What would you like to do?
ways-or = You can also import an event that was exported on another computer. Decks, games and the judge’s table are in the sidebar.
ways-create = New event
ways-createText = Tonight’s draft, a sealed event or a constructed tournament: enter a name, add the players and start.
ways-practice = Try a draft against bots
ways-practiceText = Draft { $set } with seven bots, build a deck, then play the rounds against them.
ways-practiceName = Practice draft
ways-ownName = Your name, for seats and standings
ways-startPractice = Start draft
ways-sample = Open a sample event
ways-sampleText = Twelve players have drafted and are in round 2. Enter results, pair and undo as you like. Nothing can go wrong.
ways-sampleName = Sample event

##

newEvent-title = New event
newEvent-name = Name
newEvent-nameMissing = Enter a name.
newEvent-set = Set
newEvent-noBoosters = (real cards only)
newEvent-mode = { -draft }
newEvent-sealedMode = Boosters
newEvent-sealedDigital = Cantina opens the boosters. Players build their decks on their phones.
newEvent-sealedPaper = Players open real boosters and register their decks.
newEvent-digitalText = Cantina opens the boosters. Players pick on this screen or on their phones.
newEvent-paperText = Players open real boosters. Cantina manages seats, the pick clock and pairings.
newEvent-podSize = Seats per pod
newEvent-shape = Draft type
newEvent-shapes-pod = { -pod }
newEvent-shapes-teamsOfTwo = Teams of two
newEvent-shapes-teamsOfThree = Teams of three
newEvent-shapes-winston = Winston, for two
newEvent-shapes-grid = Grid, for two
newEvent-shapes-minneapolis = Minneapolis, for two
newEvent-shapes-rotisserie = Rotisserie, 2 to 8 players
newEvent-shapeTexts-pod = Packs are passed round the table.
newEvent-shapeTexts-teamsOfTwo = Two teams sit in alternate seats of a pod. Then each member plays each member of the other team.
newEvent-shapeTexts-teamsOfThree = Two teams sit in alternate seats of a pod. Then each member plays each member of the other team.
newEvent-shapeTexts-winston = Three hidden piles: take one, or let it grow and look at the next one.
newEvent-shapeTexts-grid = Nine cards face up: take a row or a column.
newEvent-shapeTexts-minneapolis = Small packs: take one card, swap, take two, swap back, take two.
newEvent-shapeTexts-rotisserie = Everything face up: take one card at a time, two to eight players.
newEvent-suns = Twin Suns
newEvent-howMany = Number of rounds
newEvent-minutes = { $minutes } minutes a round
newEvent-byPlayers = From the player count. { $minutes } minutes a round.
newEvent-recommended = Recommended
newEvent-profile = Rules profile
newEvent-seed = Seed
newEvent-seedHint = Enter digits only. The same seed gives the same seats, boosters and pairings.
newEvent-seedBad = Enter at most 20 digits.
newEvent-more = More options
newEvent-create = Create event

newEvent-packs-label = Booster contents
newEvent-packs-kinds-set = Boosters of one set
newEvent-packs-kinds-rounds = A set for each round
newEvent-packs-kinds-chaos = Chaos: random sets
newEvent-packs-kinds-seats = A set for each seat and round
newEvent-packs-kinds-cube = Cube
newEvent-packs-kindTexts-set = All boosters come from one set.
newEvent-packs-kindTexts-rounds = Everyone opens the same sets.
newEvent-packs-kindTexts-chaos = Every booster comes from a random set.
newEvent-packs-kindTexts-seats = Each seat opens its own sets.
newEvent-packs-kindTexts-cube = Packs are dealt from your list of cards.
newEvent-packs-boxed = From whole boxes
newEvent-packs-boxedHint = – boosters are dealt from boxes of 24, in box order
newEvent-packs-round = Booster { $round }
newEvent-packs-roundsSealed = With more than three boosters per player, the sets start over.
newEvent-packs-roundsShared = The players of a table share its boosters. Their sets follow in this order and then start over.
newEvent-packs-chaosLegend = Sets that boosters are drawn from
newEvent-packs-seatsLegend = Sets of each seat, for packs 1 to 3. In pods with more seats, the rows start over.
newEvent-packs-seatsSealed = Sets of each player, in order of registration. Rows and boosters start over.
newEvent-packs-seat = Seat { $seat }
newEvent-packs-seatRound = Seat { $seat }, pack { $round }
newEvent-packs-cubeName = Name of the cube
newEvent-packs-cubeFile = Choose file…
newEvent-packs-cubeLibrary = From the library
newEvent-packs-cubeDeck = Choose a deck…
newEvent-packs-cubeList = Cards, one per line, with leaders and bases
newEvent-packs-cubeExample =
    1 Luke Skywalker | Faithful Friend
    2 Battlefield Marine
    1 SOR_010
newEvent-packs-cubeCards = { $cards ->
    [one] { NUMBER($cards) } card
   *[other] { NUMBER($cards) } cards
 }, including { $leaders ->
    [one] { NUMBER($leaders) } leader
   *[other] { NUMBER($leaders) } leaders
 }.
newEvent-packs-cubeEnough = { $players ->
    [0] Not enough for two players.
    [1] Not enough for two players.
   *[other] Enough for { $players ->
        [one] { NUMBER($players) } player
       *[other] { NUMBER($players) } players
     }.
 }
newEvent-packs-cubeUnread = { $lines ->
    [one] { NUMBER($lines) } line
   *[other] { NUMBER($lines) } lines
 } could not be read. Correct or remove them to create the event.
newEvent-packs-nearest = Similar: { LIST($names, separator: "; ") }
newEvent-packs-cubeLeaders = { -leaders }
newEvent-packs-leaders-separate = One with each pack, drafted first
newEvent-packs-leaders-mixed = Mixed into the packs
newEvent-packs-cubeBases = Bases on the list
newEvent-packs-bases-shared = Free for everyone
newEvent-packs-bases-mixed = Mixed into the packs
newEvent-packs-basesHint = Common bases of the sets in the cube are always free to use.
newEvent-packs-packSize = Cards per pack
newEvent-packs-usualSize = { $cards } (default)

carry-take = Import event…
carry-write = Export…
carry-taken = { $name } imported with its whole history
carry-known = { $name } already exists. Nothing was imported.

table-title = Create an event with the players of { $name }?
table-text = The file is a table of players{ $decks ->
    [true] {" "}with their decks
   *[false] {""}
 }. You choose the event’s settings first, then see a preview of the players.{ $results ->
    [true] {" "}To add the results to a league, drop the file on the league instead.
   *[false] {""}
 }
table-inLeague = A league needs results, but this table has neither points nor places. You can create an event with the players and add the event to the league.
table-yes = Create event…
