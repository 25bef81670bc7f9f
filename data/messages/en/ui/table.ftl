### Texts of the game table and of the list of games.

games-title = { -games }
games-new = New game
games-none = No games yet
games-noneText = Play against a bot, or with two to four people at this computer. Games are saved after every step.
games-caption = Games, most recently played first
games-players = { -players }
games-decks = { -decks }
games-standing = Status
games-last = Last played
games-archive = Archive
games-unarchive = Unarchive
games-showArchived = Show { $count ->
    [one] { NUMBER($count) } archived game
   *[other] { NUMBER($count) } archived games
 }
games-against = {" "}–{" "}
games-bestOf = Best of 3
games-fromRound = { $event ->
    [none] Round
   *[other] { $event }, round
 } { $round }, table { $table }
games-damaged = damaged
games-states-playing = In progress
games-states-yourTurn = Your turn
games-states-between = Between games
# `null` for the person who plays alone.
games-won = { $name ->
    [none] You won
   *[other] { $name } won
 }
games-lost = You lost
games-drawn = Drawn
games-view = View
games-resume = Continue
games-down = Next game
games-up = Previous game

record-title = My record
record-none = No finished matches against bots yet.
record-counts = Finished matches of one person against a bot on this computer.
record-deck = { -deck }
record-level = Level
record-against = against { $deck }
record-won = Won
record-lost = Lost
record-drawn = Drawn

puzzles-title = Puzzles
puzzles-intro = Win before the phase ends; in some puzzles, avoid losing. Your opponent has no hand and always gives the best answer.
# A side of the small picture, for screen readers.
puzzles-picture = { $own ->
    [true] Your
   *[false] The opponent’s
 } base has { $hp } HP left, with { $units ->
    [one] { NUMBER($units) } unit
   *[other] { NUMBER($units) } units
 }.
puzzles-next = Next puzzle
puzzles-show = Goal
puzzles-legend = Your side is below, space on the left; the middle shows the HP left of the bases.
puzzles-marks-unit = power/HP of a unit
puzzles-marks-sentinel = Sentinel
puzzles-marks-exhausted = exhausted
puzzles-shown-all = All
puzzles-shown-win = Win
puzzles-shown-hold = Avoid losing
puzzles-unsolved = Unsolved only
puzzles-difficulty = Difficulty
puzzles-difficulties-1 = Easy
puzzles-difficulties-2 = Medium
puzzles-difficulties-3 = Hard
puzzles-theme = Solution begins with
puzzles-own = You:
puzzles-other = Opponent:
puzzles-first = First puzzle
puzzles-themeHint = Themes give a part of the solution away.
puzzles-themes-event = Event
puzzles-themes-upgrade = Upgrade
puzzles-themes-unit = Unit
puzzles-themes-ability = Ability
puzzles-themes-deploy = { -leader }
puzzles-themes-base = Attack on the base
puzzles-themes-trade = Attack on a unit
puzzles-themes-initiative = Initiative
puzzles-themes-pass = Pass
puzzles-set = Set
puzzles-streak = { $days ->
    [one] { NUMBER($days) } day
   *[other] { NUMBER($days) } days
 } in a row{ MORE($longest, $days) ->
    [true] {" "}(longest: { $longest })
   *[false] {""}
 }
puzzles-streakHint = Days in a row with a solved puzzle.
puzzles-today = Today
puzzles-progress = { $solved } of { $all } solved
puzzles-none = You have solved all of these.
puzzles-named = Puzzle { $number }
puzzles-tasks-win = Win this phase with { $actions ->
    [one] { NUMBER($actions) } action
   *[other] { NUMBER($actions) } actions
 }
puzzles-tasks-hold = Do not lose this phase: your opponent could win with { $actions ->
    [one] { NUMBER($actions) } action
   *[other] { NUMBER($actions) } actions
 }
puzzles-states-open = open
puzzles-states-astray = no longer solvable
puzzles-states-solved = solved
puzzles-states-missed = not solved
puzzles-astray = You can no longer solve the puzzle from here.
puzzles-solution = Solution
puzzles-solvedIt = Solved
puzzles-missedIt = Not solved
puzzles-again = Start again
puzzles-all = All puzzles
puzzles-shows = This solves it: { $words }{ $reasons ->
    [none] {""}
   *[other] {" "}({ $reasons })
 }
puzzles-solutionKey = Show the solution from here
puzzles-down = Next row
puzzles-up = Previous row

setup-title = New game
setup-seat = Seat { $number }
setup-who = Played by
setup-name = Name
setup-namePlaceholder = Name (optional)
setup-deck = { -deck }
setup-choose = Choose a deck…
setup-search = Filter the decks to choose from
setup-paste = Paste list…
setup-pasteHint = A list from swudb.com, Melee or Karabast, as text or JSON
setup-pasted = Pasted deck
setup-pasteOpen = { $rows ->
    [0] Paste the list of one deck.
   *[other] { $rows ->
        [one] { NUMBER($rows) } row
       *[other] { NUMBER($rows) } rows
     } could not be read. Import the list in Decks, where you can fix them.
 }
setup-think = Thinking time
setup-seconds = { $seconds } s per answer
setup-addSeat = Add seat
setup-removeSeat = Remove seat { $number }
setup-bestOf = Match length
setup-one = One game
setup-three = Best of three
setup-edition = Comprehensive Rules
setup-editionNow = Current edition
setup-openHands = Open hands, for training
setup-openHandsHint = All players at this table see all hands. Bots and hints ignore them.
setup-seed = Seed
setup-seedHint = The same seed, decks and answers give the same game. Leave empty for a random seed.
setup-more = More options
setup-start = Play
setup-loading = Loading decks…
setup-noDeck = Choose a deck for every seat.
setup-groups-last = Last played
setup-groups-library = Your decks
setup-groups-published = Published decks
setup-groups-house = Decks that come with Cantina
setup-groups-sealed = New sealed deck, opened and built now
setup-cannot = { $deck }: { $why }
setup-otherFormat = not a Twin Suns deck
setup-twinSuns = a Twin Suns deck

you-you = You
you-opponent = { $number ->
    [0] Opponent
   *[other] Opponent { $number }
 }

kinds-person = Person
kinds-gentle = Gentle (bot)
kinds-casual = Casual (bot)
kinds-quick = Quick (bot)
kinds-skilled = Skilled (bot)
kinds-strong = Strong (bot)
kinds-random = Random (bot)

table-exit = { -games }
table-exitRound = { -round }
table-exitLabel = Leave the table; the game is saved
table-stays = The game continues. To leave the table, click the arrow at the top left. The game is saved.
table-loading = Setting up the table…
table-round = { $round ->
    [0] Setup
   *[other] Round { $round } · { $phase }
 }
table-phases-setup = setup
table-phases-action = action phase
table-phases-regroup = regroup phase
table-game = Game { $number } of { $of }
table-edition = Rules { $number }
table-editionHint = Edition of the Comprehensive Rules used in this game
table-initiative = Initiative
# $role: [you], [opponent] or [named]
# $name, $taken
table-initiativeOf = { $role ->
    [you] You have the initiative{ $taken ->
        [true] , taken this round
       *[false] {""}
     }
   *[other] { $name } has the initiative{ $taken ->
        [true] , taken this round
       *[false] {""}
     }
 }
table-taken = taken
table-force = The Force
table-credits = { $count ->
    [one] { NUMBER($count) } Credit
   *[other] { NUMBER($count) } Credits
 }
# $role: [you], [opponent] or [named]
# $name, $count
table-creditsOf = { $role ->
    [you] You have { $count ->
        [one] { NUMBER($count) } Credit token
       *[other] { NUMBER($count) } Credit tokens
     }
   *[other] { $name } has { $count ->
        [one] { NUMBER($count) } Credit token
       *[other] { NUMBER($count) } Credit tokens
     }
 }
# $role: [you], [opponent] or [named]
# $name
table-forceOf = { $role ->
    [you] The Force is with you
   *[other] The Force is with { $name }
 }
table-gameOf = { $players } players
table-blast = Blast counter
table-plan = Plan counter
table-counters-blast = Blast
table-counters-plan = Plan
table-passed = passed
table-lost = out
table-hand = Hand
table-deck = { -deck }
table-discard = Discard
table-resources = Resources
table-ready = { $ready }/{ $all }
table-readyLabel = { $ready } of { $all } resources ready
table-cards = { $count ->
    [one] { NUMBER($count) } card
   *[other] { NUMBER($count) } cards
 }
table-ground = Ground
table-space = Space
table-versus = {" "}vs.{" "}
# $role: [you], [opponent] or [named]
# $name
table-side = { $role ->
    [you] Your side
   *[other] { $name }’s side
 }
table-unknownToo = { $count } unknown
# $role: [you], [opponent] or [named]
# $name
table-sideHand = { $role ->
    [you] Your hand
   *[other] { $name }’s hand
 }
table-zone = { $name }: { $zone }
table-hidden = A hidden card
# $role: [you], [opponent] or [named]
# $name
table-baseOf = { $role ->
    [you] your base
   *[other] { $name }’s base
 }
table-announcements = What just happened
# $role: [you], [opponent] or [named]
# $name
table-thinking = { $name } is thinking…
# $role, $name
table-waits = Waiting for { $name }
table-waiting = Pending
table-cancel = Cancel
table-topOfDeck = On top of the deck: { $name }
# $role: [you], [opponent] or [named]
# $name, $count
table-openPile = { $role ->
    [you] Your discard pile, { $count ->
        [one] { NUMBER($count) } card
       *[other] { NUMBER($count) } cards
     }
   *[other] { $name }’s discard pile, { $count ->
        [one] { NUMBER($count) } card
       *[other] { NUMBER($count) } cards
     }
 }
table-closePile = Close
table-empty = empty

actions-hint = Hint
actions-pass = Pass
actions-take = Take the initiative
actions-undo = Undo
actions-concede = Concede
# $role: [you], [opponent] or [named]
# $name
actions-concedeAsk = { $role ->
    [you] Concede this game?
   *[other] Concede this game as { $name }?
 }
actions-concedeText = This ends the game.
actions-concedeWho = Who concedes?
actions-undoAsk = Does everyone agree to undo the last answer?
actions-undoText = Players keep any information they have seen since then.
actions-undoYes = Everyone agrees
actions-stop = Stop thinking
actions-pace = Bot speed
actions-paceKey = Bot speed (F)
actions-paces-slow = Slow
actions-paces-normal = Normal
actions-paces-instant = Instant
actions-bots = Bots: { LOWERCASE($pace) }
actions-rematch = Play again

look-title = Position after step { $step } of { $steps }
look-back = Back to the game
look-earlier = Previous step
look-later = Next step
look-step = Step of the game
look-judge = Judge’s table
look-judgeTitle = { $who }, step { $step }
look-playOn = Play on from here
look-save = Save game…
look-saved = Saved as { $path }. Open or drop the file to add the game to another Cantina.

analysis-start = Analyse
analysis-title = Analysis
analysis-running = Analysing the decisions of this game…
analysis-stop = Stop
analysis-goOn = Continue
# $role: [you], [opponent] or [named]
# $name
analysis-chart = { $role ->
    [you] Your chance to win, from the first step to the last
   *[other] { $name }’s chance to win, from the first step to the last
 }
analysis-source = As the bot estimates it.
analysis-rounds = { -round }
analysis-course = From { NUMBER($start, style: "percent") } to { NUMBER($end, style: "percent") }, between { NUMBER($low, style: "percent") } and { NUMBER($high, style: "percent") }. The decisions that cost most are listed below.
analysis-round = Round { $round }
analysis-lost = −{ NUMBER($share, style: "percent") }
analysis-better = Better: { $better } ({ NUMBER($best, style: "percent") } instead of { NUMBER($after, style: "percent") }).
analysis-instead = Try this
analysis-nothing = No decision cost much.
analysis-honest = Estimated from simulated games, using only what the player knew at the time. Expect an error of a few percent.

log-title = Log
log-empty = Nothing yet.
log-rule = Rule { $rule }
log-go = { $text }. Show the table at that point.
log-newer = Newest
log-copy = Copy
log-copied = Log copied.
log-judge = Click to show the table at this point. Right-click or press J to open it at the judge’s table.

card-moreKeywords = +{ $count } more
card-title = { -card }
card-none = Hover over a card to read it.
card-power = Power
card-hp = HP
card-printed = printed { $value }
card-damage = { $count } damage
card-exhausted = exhausted
card-deployed = deployed
card-epicUsed = epic action used
card-cost = costs { $cost } now
card-cannot = cannot { $what }
card-upgrades = { -upgrades }
card-captured = Captured

tile-remaining = { EQUAL($left, $hp) ->
    [true] { $hp } HP
   *[false] { $left } of { $hp } HP left
 }
tile-power = { $power } power
tile-shields = { $count ->
    [one] { NUMBER($count) } shield
   *[other] { NUMBER($count) } shields
 }
tile-experience = { $count ->
    [one] { NUMBER($count) } experience
   *[other] { NUMBER($count) } experience
 }
tile-upgrades = with { $names }
tile-captured = guards { $count ->
    [one] { NUMBER($count) } card
   *[other] { NUMBER($count) } cards
 }
tile-yours = yours
# $role: [you], [opponent] or [named]
# $name
tile-of = { $role ->
    [you] yours
   *[other] { $name }’s
 }
# $role: [you], [opponent] or [named]
# $name
tile-ownedBy = { $role ->
    [you] owned by you
   *[other] owned by { $name }
 }
tile-ownedByYou = owned by you
tile-ready = ready
tile-on = on { $name }
tile-lit = can be chosen
tile-chosen = chosen
tile-picked = picked
tile-assigned = { $amount } damage assigned
tile-meant = in question
tile-falls = would be defeated
tile-epicUsed = epic used
tile-key = key { $key }

preview-deals = { $damage } damage to { $name }{ $falls ->
    [true] , which is defeated
   *[false] {""}
 }
preview-prevented = { $amount } damage to { $name } is prevented
preview-heals = { $amount } healed from { $name }
preview-falls = { $name } is defeated
preview-nothing = No damage
preview-uncertain = unless another choice changes it

reasons-winsGame = wins the game
reasons-winsPhase = wins this phase, whatever your opponent does
reasons-onlyDefence = after anything else, your opponent can win this phase
reasons-defeats = defeats { LIST($names) }
# $names, $lost
reasons-trades = trades { LIST($lost) } for { LIST($names) }
reasons-takesControl = takes control of { $name }
reasons-captures = captures { $name }
reasons-returns = returns { $name } to hand
reasons-damages = { $damage } damage to { $name }{ $hp ->
    [none] {""}
   *[other] {" "}({ $hp } HP left)
 }
reasons-exhausts = exhausts { $name }
reasons-adds = adds { $power } power and { $hp } HP to your board{ $sentinel ->
    [true] , with Sentinel
   *[false] {""}
 }
reasons-improves = { $name } becomes { $power }/{ $hp }
reasons-draws = draws { $count ->
    [one] { NUMBER($count) } card
   *[other] { NUMBER($count) } cards
 }
reasons-discards = your opponent discards { $count ->
    [one] { NUMBER($count) } card
   *[other] { NUMBER($count) } cards
 }
reasons-actsFirst = { $only ->
    [true] nothing else is left to do, and you act first next round
   *[false] you act first next round
 }
# $name, $resources
reasons-affords = { $resources } resources are enough for { $name }
reasons-cheapCards = { $count } of { $of ->
    [one] { NUMBER($of) } card
   *[other] { NUMBER($of) } cards
 } cost 2 or less
reasons-waits = you can act again after your opponent, unless both of you pass
reasons-endsPhase = ends the phase

prompt-seeking = Searching for a hint…
prompt-advised = A strong player would: { $words }{ $chance ->
    [none] {""}
   *[other] {" "}({ NUMBER($chance, style: "percent") } to win)
 }{ $reasons ->
    [none] {""}
   *[other] : { $reasons }
 }{ $next ->
    [none] {""}
   *[other] . Next best: { $next } ({ NUMBER($nextChance, style: "percent") })
 }
prompt-action = Choose an action
# $role: [you], [opponent] or [named]
# $name
prompt-actionOf = { $role ->
    [you] Choose an action
   *[other] { $name }’s action
 }
prompt-choose = { $words }: choose a target
prompt-way = { $words }: choose an effect
prompt-options = Possible answers
prompt-search = Search names
prompt-about = Target: { $names }.
# $picked, $min, $max
prompt-picked = { $max ->
    [none] { $picked } chosen
   *[other] { EQUAL($min, $max) ->
        [true] { $picked } of { $max } chosen
       *[false] { $picked } chosen, up to { $max }
     }
 }
# $parts, $picked, $of
prompt-assigned = { $picked ->
    [0] 0 of { $of } assigned: click a card for each point.
   *[other] { $picked } of { $of } assigned: { $parts }.
 }
prompt-assignedTo = { $amount } to { $name }
prompt-aside = Show the table
prompt-asideHand = Show the hand
prompt-backAgain = Show the cards again
prompt-shown = Cards shown to you
prompt-notChoosable = cannot be chosen
prompt-idle = changes nothing
prompt-first = Choose your first resources
prompt-together = { $chosen } of { $of } chosen; they become resources when you confirm.
prompt-takeBack = Remove the last point
prompt-full = { $name } has no HP left to assign damage to.
prompt-confirm = Resource these { $count }
prompt-hint = Click a highlighted option, or press its number.
prompt-top = Top
prompt-bottom = Bottom
prompt-answers-yes = Yes
prompt-answers-no = No
prompt-answers-done = Done
prompt-of-mulligan-yes = Take a mulligan
prompt-of-mulligan-no = Keep this hand
prompt-of-resource-no = No resource
prompt-of-attack-no = Do not attack
prompt-of-target-no = Skip
prompt-of-target-done = Done
prompt-of-pay_with-done = Pay the rest with resources

clock-label = Turn clock
clock-none = None
clock-choice = { $turn } a turn, { $reserve } in reserve
clock-loses = Running out of time loses the game
clock-hint = Applies to people, not bots. If this is off, the table only shows whose time has run out.
clock-left = { $turn } for this turn, { $reserve } in reserve
# $role: [you], [opponent] or [named]
# $name
clock-out = { $role ->
    [you] You have run out of time. The players decide what happens next.
   *[other] { $name } has run out of time. The players decide what happens next.
 }

passDevice-title = Pass the device to { $name }
passDevice-text = Hidden cards are covered. Everyone else, please look away.
passDevice-lift = I am { $name }
passDevice-last = What just happened

over-back = Back to the result
over-again = Play again
over-swap = Swap decks
over-swapText = Play again, each with the deck of the next player
over-change = Choose other decks…
over-toRound = Go to the round
over-toGames = Go to the games
over-look = Show the table
# $role: [you], [opponent] or [named]
# $name, $wins, $losses
over-won = { $role ->
    [you] You win the match { $wins }–{ $losses }
   *[other] { $name } wins the match { $wins }–{ $losses }
 }
over-youLost = You lost the match { $wins }–{ $losses }
# $role: [you], [opponent] or [named]
# $name
over-gameWon = { $role ->
    [you] You won
   *[other] { $name } wins
 }
over-gameLost = You lost
# $role: [you], [opponent] or [named]
# $name
over-conceded = { $role ->
    [you] You conceded
   *[other] { $name } conceded
 }
# $role: [you], [opponent] or [named]
# $name, $hp
over-left = { $role ->
    [you] Your base: { $hp } HP left
   *[other] { $name }’s base: { $hp } HP left
 }
over-place = { NUMBER($place, type: "ordinal") ->
    [one] { $place }st
    [two] { $place }nd
    [few] { $place }rd
   *[other] { $place }th
 }
over-draw = Draw
over-next = Play game { $number }
# $role: [you], [opponent] or [named]
# $name
over-chooses = { $role ->
    [you] You lost: choose who goes first.
   *[other] { $name } lost and chooses who goes first.
 }
over-rounds = { $rounds ->
    [one] { NUMBER($rounds) } round
   *[other] { NUMBER($rounds) } rounds
 }
over-score = Games won

# $role: [you], [opponent] or [named]
# $name
sideboard-title = { $role ->
    [you] Your deck for the next game
   *[other] { $name }’s deck for the next game
 }
sideboard-main = { -deck }
sideboard-side = { -sideboard }
sideboard-in = Move { $name } to the deck
sideboard-out = Move { $name } to the sideboard
sideboard-size = { $size } cards, at least { $minimum }
sideboard-alone = Open only your own deck, while the other player looks away.

keys-hint = Show a hint: what a strong player would do
keys-title = Game table
keys-board = Board
keys-aside = Hide the shown cards, or show them again
keys-numbers = Choose the highlighted card or answer with that number
keys-arrows = Move between cards
keys-pass = Pass
keys-take = Take the initiative
keys-yes = Yes
keys-no = No
keys-done = Done
keys-takeBack = Remove the last point of divided damage
keys-undo = Undo
keys-letGo = Cancel the choice, go back to the game, or leave a finished game
keys-zoom = Enlarge the card
keys-back = Previous step; ← in a replay
keys-forward = Next step; → in a replay
keys-log = Go to the log
keys-judge = Open this position at the judge’s table
keys-pace = Change the bot speed
keys-next = Next highlighted card

match-play = Play
match-playLabel = Play the match of table { $table } here
match-title = { $a } – { $b }
match-text = The match is played with the registered decks. Its result is entered when it ends.
match-bots = Bots play
match-start = Go to the table
match-fill = Let bots finish…
match-fillTitle = Let bots finish the open matches?
match-fillText = Bots play with the registered decks. Each result is entered when its match ends.
match-withPeople = Include matches between people (bots play for them)
match-go = Let bots play
match-stop = Stop
match-progress = { $done } of { $all } matches
match-done = All open matches have been played.
match-stopped = Stopped. The other matches are still open.
