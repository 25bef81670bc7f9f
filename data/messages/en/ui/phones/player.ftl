### Texts of a player's phone.
### /** The outcome of a match: each has its own sentence. */

myMatch = { -my-match }
join = Join
notJoined = This phone is not signed in yet. Join with your name, or scan the code on your match slip.
tooLong = This list is too long for a deck.
dropped = dropped
round = Round { $number }

match-table = { -table }
match-bye = { -bye }
match-against = Against
match-result = { -result }
match-extension = +{ $time } extra time
match-enteredAtDesk = The organiser has entered the result.
match-seat = Pod { $pod } · Seat { $seat }
match-none = You have no match in this round.
match-roundSoon = Round 1 has not started yet.
match-deckBuilding = { -deck-building }

report-title = Report result
report-others = Draw or time is up
report-how = The first number is how many games you won. The result counts when your opponent reports the same.
report-againstBot = The result counts immediately, because your opponent is a bot.
report-asked-won = You won { $games } against { $name }?
report-asked-lost = You lost { $games } against { $name }?
report-asked-drawn = You drew { $games } against { $name }?
report-yes = Report { $games }
report-opponentReports-won = reports a { $games } win.
report-opponentReports-lost = reports a { $games } loss.
report-opponentReports-drawn = reports a { $games } draw.
report-isCorrect = Is this correct?
report-accept = Confirm { $games }
report-own = You report
report-waiting = The result counts when your opponent reports the same.
report-disagree = You and your opponent reported different results. Talk to each other. If you cannot agree, call a judge.

calls-title = Calls
calls-judge = Call a judge
calls-judgeCalled = Judge called. Stay at your table.
calls-drop = Drop from the event
calls-dropSure = Ask the organiser to drop you from the event?
calls-dropYes = Ask to drop
calls-dropAsked = You asked to drop. The organiser still has to confirm it.
calls-withdraw = Withdraw request

penalties = Your penalties

lists-title = { $slot ->
    [none] Deck list
   *[other] Deck list { $slot }
 }
lists-none = You have not registered a deck yet.
lists-register = Register deck
lists-change = Register another deck
lists-paste = Paste your deck list here, as exported by any deck builder.
lists-check = Check list
lists-locked = Deck lists are locked.
lists-inMatch = You cannot change your list during a match.

draft-step = { $pack ->
    [0] Leaders
   *[other] Pack { $pack }/3
 } · pick { $pick }/{ $picks }
draft-leaders = { -leaders }
draft-passesTo = Pass to
draft-choose = Choose a card
draft-chooseOne = Make a choice
draft-take = Pick { $name }
draft-taken = You picked
draft-waits = Waiting for:
draft-nextPack = The next pack appears here automatically.
draft-picks = { -picks }
draft-noPicks = Cards you pick appear here.
draft-piles = Pile { $current } · cards in the stock: { $stock }
draft-pile = Pile { $number }:
draft-grid = Grid { $number } of { $of }
draft-cell = Row { $row } · Column { $column }
draft-row = Row { $number }
draft-column = Column { $number }
draft-hand = Round { $round }/{ $of }{ $take ->
    [0] {""}
   *[other] {" "}· cards to take: { $take }
 }
draft-takePile = Take this pile
draft-passPile = Pass this pile

card-asUnit = Deployed:
card-text = Card text: { $name }
card-close = Close

deck-title = Your deck
deck-registered = Deck registered.
deck-notRegistered = You have not registered a deck yet.
deck-size = { $cards } cards (at least { $minimum })
deck-legal = ✓ legal
deck-notLegal = not legal
deck-suggest = Suggest a deck
deck-suggestSure = Replace your deck with a suggested one?
deck-suggestYes = Replace deck
deck-build = Build deck
deck-change = Change deck
deck-leader = { -leader }
deck-base = { -base }
deck-cards = { -cards }
deck-only = Show only
deck-inDeck = In deck
deck-noAspect = No aspect
deck-cost = Cost
deck-costOf = Cost { $cost }
deck-sort = Sort
deck-orders-aspect = Aspect
deck-orders-cost = Cost
deck-orders-name = Name
deck-curve = Cards by cost
deck-count = cards
deck-noLeader = no leader
deck-noBase = no base
deck-missing = { $cards ->
    [1] 1 card missing
   *[other] { $cards } cards missing
 }
deck-register = Register this deck

casual-open = Open game
casual-title = Play a casual game
casual-how = For two to four players, each on their own phone. Casual games do not count in the event.
casual-yourDeck = Your deck
casual-ownList = Deck list: { $name }
casual-players = { -players }
casual-openTable = Open a table
casual-seatsLeft = Seats left: { $seats }
casual-tableWaits = The game starts when every seat is taken.
casual-sitDown = Take a seat
casual-leaveTable = Leave table

offer-open = Open game
offer-title = Play on phones
offer-how = Each player plays on their own phone with their own hand. Cantina applies the rules. The game starts when all players are ready.
offer-begin = Play on this phone
offer-waits = Waiting for
offer-ready = Ready:

game-back = { -my-match }
game-hand = Hand
game-deck = { -deck }
game-discard = Discard
game-resources = Resources
game-ground = Ground
game-space = Space
game-exhausted = exhausted
game-damage = damage
game-round = { -round }
game-setup = Setup
game-game = Game
game-initiative = Initiative
game-taken = taken
game-force = The Force
game-credits = Credits
game-lost = eliminated
game-you = you
game-yourTurn = Your action
game-waitingFor = Waiting for
game-log = Log
game-concede = Concede game
game-concedeSure = Concede this game?
game-next = Next game
game-nextWaits = The next game starts when your opponent is ready, too.
game-exchange = Swap cards with the sideboard
game-inDeck = cards in the deck
game-atLeast = at least
game-intoDeck = move to deck
game-intoSideboard = move to sideboard
game-attached = Attached
game-captured = Captured
game-empty = empty
