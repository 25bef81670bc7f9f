### Output of the command line.

## cantina backups

restored-the-previous-database-is-saved = Restored. The previous database is saved as { $kept }.
restored = Restored.
backup-saved-to = Backup saved to { $to }.
every-page-and-every-checksum-of = Every page, and every checksum of every event, game, league and deck, is intact.
never = never
mirror-folder = Mirror folder: { $folder }
latest-backup = Latest backup: { $last }
created = created
kb = kB
backup = backup

## cantina card statistics

statistics-saved-to = Statistics saved to { $saved }.
to = { $mean } ({ $low } to { $high })
bots = bots
people = people
month = month
events = events
picked = picked
offered = offered
ata = ATA
taken-when-seen = taken when seen
decks = decks
games = games
gp-wr = GP WR
decks-with-it = decks with it
won = won
share = share
matches = matches
events-matches-games-won-of-against = { $name }: { $count } events, matches { $matches }, games won { $wins } of { $games }, { $share }. Against bots, not counted: matches { $against_bots }.
event = event
date = date
name = name
own-deck = own deck
against = against
card = card
others-ata = others' ATA
others-taken-when-seen = others' taken when seen
of = { $wins } of { $games }, { $share }
wins-of-games = { $wins } of { $games }
games-played-on-screen-games-won = Games played on screen: { $games }. Games won with the card:
opening-hand = opening hand
drawn = drawn
resourced = resourced
played = played
card-effects-are-not-shown-there = Card effects are not shown: there are games in fewer than ten events.
alsa = ALSA
preference = preference
bots-column = bots'
deq = DEq
effect = effect
leader = leader
base = base

## cantina cards

number = number
type = type
cost = cost
power = power
hp = HP
aspects = aspects
rarity = rarity
set = set
pictures = pictures
found = found
missing = missing
missing-card = missing: { $number } { $name }
not-a-card-picture = not a card picture: { $line }
cards = cards
implemented = implemented
vanilla = vanilla
edition-only = {" "}(edition { $edition } only)
edition-only-number-not-confirmed = {" "}(edition { $edition } only, number not confirmed)
seed = Seed { $seed }
booster = Booster { $place }
slot = slot
treatment = treatment
foil = { $treatment }, foil
seat = Seat { $number }
pack = pack
pick = pick
of-word = of
why = why

## cantina data

removed = Removed { $id }.
created-in = Created in { $folder }: { $files }
no-differences = No differences.
not-installed = { $id } not installed: { $place }: { $what }. { $fix }.
this-event-uses-only-the-built = This event uses only the built-in card data.
card-data-packages-of-this-event = Card data packages of this event:
used = { $id } { $version }: used
version-is-used-instead = { $id } { $version }: version { $used } is used instead{ $changed }
installed-used-from-the-next-start = { $id } { $version }: installed, used from the next start
missing-install-it-with-cantina-event = { $id } { $version }: missing; install it with: cantina event card-data { $event } --install
missing-get-the-file-and-install = { $id } { $version }: missing; get the file and install it with: cantina data install FILE
the-cards-of-the-draft-are = The cards of the draft are unknown until the package is installed. Everything else is shown.
built-in = built-in
id = id
version = version
title = title
sets = sets
file = file
not-used = Not used: { $file }
installed-cantina-uses-it-from-the = Installed. Cantina uses it from the next start.
and-more = and { $more } more

## cantina database

warning = warning: { $warning }
is-ready-desks-use-the-login = { $address } is ready. Desks use the login “{ $desk }”.
event-is-event-there = Event { $event } is event { $number } there.
copied-continued-were-there-already = { $created } copied, { $continued } continued, { $unchanged } were there already.

## cantina deck

cantina-cannot-play-with-it-yet = Cantina cannot play with it yet: no text for { $cards }.
skipped = skipped: { $row }
opening-hand-of = Opening hand of { $cards }: { $opening }
after-one-mulligan = ; after one mulligan: { $with_mulligan }
copies-on-average = ; { $expected } copies on average
exactly = Exactly { $exactly }
round = round
cards-seen = cards seen
hand-kept = hand kept
with-mulligan = with mulligan
cards-sideboard = { $cards } cards, sideboard { $sideboard }
average-cost = , average cost { $cost }
units = units
upgrades = upgrades
all = all
types = types
arenas = arenas
traits = traits
keywords = keywords
effects = effects
rarities = rarities
penalties = penalties

## cantina digests

this-shop = this shop
shop = shop
weight = weight
key = key
public-key-of-this-shop = Public key of this shop: { $key }
digests-saved-to-events-events-with = Digests saved to { $folder }: { $files } events. Events with too few players: { $left_out }.
events-added-replaced-unchanged = Events added: { $added }, replaced: { $replaced }, unchanged: { $present }.
from-to = { $low } to { $high }
events-games = { $events } events, { $games } games.
without-one-shop = without one shop

## cantina documents

bye = (bye)
round-seed = Round { $round } (seed { $seed })
rematches-second-byes-pair-downs = { $rematches } rematches, { $second_byes } second byes, { $pair_downs } pair-downs
table = table
first = first
second = second
rank = rank
record = record
rounds = { $rounds } rounds, { $profile }

## cantina event

event-created = Event { $event } created. { $next }
players = players
after-round = { $profile }, after round { $round }
event-exported-to = Event exported to { $to }.
a-bot-would-pick = A bot would pick { $card }. { $reason }
name-and-seed = { $name } (seed { $seed })
leaders-pick-of = leaders, pick { $pick } of { $picks }
pack-pick-of = pack { $pack }, pick { $pick } of { $picks }
review-before-pack = review before pack { $pack }
the-draft-is-over = the draft is over
next-add-players = Next: add players.
next-draw-seats = Next: draw seats.
next-give-late-entries-a-seat = Next: give late entries a seat (seat-late).
next-start-the-draft = Next: start the draft.
next-draft = Next: draft.
next-build-the-missing-decks = Next: build the missing decks.
next-pair-a-round = Next: pair a round.
next-enter-the-missing-results = Next: enter the missing results.
next-create-the-top-cut = Next: create the top cut.
the-event-is-over-see-the = The event is over. See the standings.
event-with-players = { $name } ({ $set }), { $players_count } players
already-in-the-event = already in the event
columns-not-used = Columns not used: { $columns }.
deck = deck
deck-list-not-imported = { $name }: deck list not imported: { $problem }
dropped = dropped
bot = bot
player = player
pod = pod
seat-column = seat
drafted-of-decks-are-legal = Drafted: { $legal } of { $all } decks are legal.
pod-with-names = Pod { $number }: { $names }
index = index
cards-picked = { $name }: { $board }; { $taken } cards picked
pack-pick-of-cards-picked = { $name }: pack { $pack }, pick { $pick } of { $picks }; { $taken } cards picked
cards-face-up = cards face up
piles-of-pile-in-view-in = piles of { $sizes }, pile { $current } in view, { $stock } in the stock
square-of = square { $number } of { $of }: { $rows }
round-of-waiting-for-the-other = round { $round } of { $of }, waiting for the other player
round-of-to-take = round { $round } of { $of }, { $take } to take
choices = ; choices: { $choices }
not-your-turn = ; not your turn
round-number = Round { $number }
result = result

## cantina event words

saved = , saved { $at }
round-of = { $stage }, round { $round } of { $planned }
stage = stage
decks-games = Decks: { $decks }, games: { $games }
registration = registration
seated = seated
drafting = drafting
deck-building = deck building
rounds-column = rounds
finished = finished
time = time
open = Open: { $tables }
open-and-more-in-all = Open: { $tables } and { $more } more ({ $all } in all)
team = team
members = members
opponents = opponents %
games-column = games %
places = places
disqualified = disqualified
place = place
deck-building-time = Deck building: { $time }
undone = (undone) { $entry }
by = by
entry = entry

## cantina league

league-created-points-table = League { $league } created; points table: { $points }.
league = league
printout-saved-to = Printout saved to { $saved }.
league-already-exists = League { $number } already exists.
league-imported = League { $number } imported.
leagues = Leagues: { $count }.
saved-to = Saved to { $to }.
events-count = Events: { $events }
points = points
by-event = by event

## cantina main

warning-with-code = warning [{ $code }]: { $message } { $next_step }

## cantina play

player-with-deck = Player { $number }: { $deck } ({ $kind })
type-the-number-of-an-answer = Type the number of an answer, or a part of its text. If several answers match, they are listed.
if-there-is-only-one-answer = If there is only one answer, press Enter.
b-show-the-table-o-show = b  show the table     o  show the answers     u  undo     q  concede     ?  show this help
undone-step = Undone.
there-is-nothing-to-undo = There is nothing to undo.
type-the-number-of-an-answer-or = Type the number of an answer, or ? for help.
there-is-no-answer-choose-to = There is no answer { $number }. Choose 1 to { $most }.
no-answer-matches-type-for-help = No answer matches { QUOTE($typed) }. Type ? for help.
and-more-type-a-part-of = and { $left } more: type a part of the text

## cantina print

error = error [{ $code }]: { $place }{ $message }
percent-from-to = { $percent } ({ $low } to { $high })

## cantina program

licence = licence
from = from

## cantina serve

stopped-phones-keep-showing-the-last = Stopped. Phones keep showing the last page they loaded.
anyone-with-this-address-can-report = Anyone with this address can report as this player. It is not shown again.
anyone-with-this-address-can-make = Anyone with this address can make entries as { $name }. It is not shown again.
port-is-in-use-so-port = Port { $asked } is in use, so port { $port } is used instead.
this-computer-is-not-on-a = This computer is not on a network, so phones cannot reach it.
live-board = Live board: { $first }
or = or: { $other }
if-a-phone-cannot-connect-the = If a phone cannot connect, the firewall is the usual cause. To allow connections:
allow-incoming-connections-in-system-settings = allow incoming connections in System Settings, Network, Firewall
press-ctrl-c-to-stop = Press Ctrl+C to stop.

## cantina statistics

interval-to = { $percent } (95% interval: { $low } to { $high })
mirrors = mirrors
matches-count = Matches: { $matches }
games-won-by-the-first-player = Games won by the first player: { $won } of { $games }, { $share }
games-without-a-recorded-first-player = Games without a recorded first player: { $unknown }
aspect = aspect

## cantina steps

seed-column = seed
nothing-else-changes = Nothing else changes.
event-imported = Event { $event } imported: { $name }.
printout-saved = Printout saved to { $to }.
names-with-letters-that-its-font = Names with letters that its font does not have: { $names }. It shows the players’ numbers instead.
and-in-the-sideboard = {" "}and { $cards } in the sideboard
legal = legal
not-legal = NOT LEGAL
cards-on = { $name }: { $cards } cards{ $sideboard }. { $format } on { $on }: { $verdict }.
nearest = {" "}Nearest: { $similar }.
not-read = Not read, { $place }: { $read }. { $why }{ $nearest }
table-saved-to = Table saved to { $to }.

## cantina tournament

byes = byes
second-byes = second byes
rematches = rematches
of-these-in-fields-up-to = of these in fields up to 12 without changes
of-these-in-fields-up-to-after = of these in fields up to 12 after changes
of-these-in-larger-fields = of these in larger fields
events-with-rematches = events with rematches
matches-of-different-scores = matches of different scores
sum-of-squared-differences = sum of squared differences
paired-down-twice-in-a-row = paired down twice in a row
rounds-changed-by-looking-ahead = rounds changed by looking ahead
pairings-proven-optimal = pairings proven optimal
pairings-not-proven = pairings not proven
players-who-dropped = players who dropped
late-entries = late entries
pairing-a-round-took-ms-on = Pairing a round took { $mean } ms on average and { $worst } ms at most.
figure = figure
count = count
description = description
the-profile-has-no-problems = The profile has no problems.
code = code
field = field
problem = problem

## With numbers and conditions

differences-at = { $count ->
    [one] { $count } difference: { $places }
   *[other] { $count } differences: { $places }
}
problems-to-correct = { $count ->
    [one] { $count } problem to correct:
   *[other] { $count } problems to correct:
}
changes-to-the-card-data = { $count ->
    [one] { $count } change to the card data:
   *[other] { $count } changes to the card data:
}
cards-without-text = { $count ->
    [one] { $count } card without a text that this version can play:
   *[other] { $count } cards without a text that this version can play:
}
no-problems-games-played = { $count ->
    [one] No problems; { $count } random game played.
   *[other] No problems; { $count } random games played.
}
deck-legal = Legal in { $format } on { $on }.
deck-not-judged = { $count ->
    [one] Cannot be judged for { $format } on { $on }: { $count } card of a set that is not complete yet.
   *[other] Cannot be judged for { $format } on { $on }: { $count } cards of a set that is not complete yet.
}
deck-not-legal = { $count ->
    [one] Not legal in { $format } on { $on }: { $count } problem.
   *[other] Not legal in { $format } on { $on }: { $count } problems.
}
pick-clock = { $running ->
    [true] Pod { $pod }: { $step }, { $time } left
   *[false] Pod { $pod }: { $step }, { $time } left (paused)
}
time-left = { $running ->
    [true] { $time } left
   *[false] { $time } left (paused)
}
card-effects-checked = { $shown ->
    [true] Card effects are shown: over { $games } games of { $events } events not used for the estimate, their log loss is { $gain } lower than that of the best prediction without them (standard error { $error }).
   *[false] Card effects are not shown: over { $games } games of { $events } events not used for the estimate, their log loss is { $gain } lower than that of the best prediction without them (standard error { $error }).
}
statistics-of = { $bots ->
    [true] Bots of { $events } events: { $choices } choices, { $decks } decks, { $matches } matches, { $games } games. Matches of people against bots, not counted: { $mixed }.
   *[false] People of { $events } events: { $choices } choices, { $decks } decks, { $matches } matches, { $games } games. Matches of people against bots, not counted: { $mixed }.
}

## Values of arguments

two-numbers = Write two numbers, such as 1:3.
game-of-match = Write a, b or draw, with decks as a:1:3, and the player who went first as +a.
