### Log of events: steps, reasons for pairings, and sentences of the round views.

## Notes of pairings

replaces-in-the-top-cut = { $one } replaces { $other } in the top cut: { $note }

## Notes of registration

deck-list-could-not-be-registered = Deck list { $slot } could not be registered: { $why }

## Reasons for random choices

its-cards-are-worth-points-no = Its cards are worth { $worth } points; no other row or column is worth more.
its-cards-are-worth-points-more = Its cards are worth { $worth } points, { $ahead } more than the next best row or column.
the-pile-is-worth-points-it = The pile is worth { $worth } points; it is worth taking from { $needed } points on.

## Common parts

player = player { $number }
a-step = a step
and-more = and { $more } more
draft-on-this-computer = draft on this computer
draft-with-physical-cards = draft with physical cards
sealed = sealed
constructed = constructed
event-created-seed = Event created: { $what }, seed { $seed }
undo = Undo
undone = Undo: { $undone }
is-a-bot = { $who } is a bot
draft-started = Draft started
pod-picked = Pod { $pod }: { $who } picked
pod-chose = Pod { $pod }: { $who } chose
pod-saw-the-pack = Pod { $pod }: { $who } saw the pack
deck-saved = { $who }: deck saved
reported-a-result-of-round = { $who } reported a result of round { $round }
is-at-table = { $judge } is at table { $table }
left-the-table = { $judge } left the table
card-data = Card data: { $all }
phones-revoked = Phones revoked
clock-started = clock started
clock-paused = clock paused
next-pick = next pick
back-one-pick = back one pick
ruling-by = Ruling by { $judge }{ $title }: { $outcome }{ $rules }
called-a-judge = { $who } called a judge
asked-to-drop = { $who } asked to drop
withdrew-a-call = { $who } withdrew a call
call-of-closed = Call of { $who } closed

## Penalties and judging

a-loss = a loss
not-played = not played
a-bye = a bye
round-counts-as = { $who }: round { $round } counts as { $counts }
has-a-bye-in-round = { $who } has a bye in round { $round }: { $note }
declared-bye-of-in-round-withdrawn = Declared bye of { $who } in round { $round } withdrawn
without = , without { $missing }
table-numbers-start-at = Table numbers start at { $first }{ $without }
is-assigned-to-it-too-unless = . { $others } is assigned to it too: unless they are opponents, only one of them sits there
are-assigned-to-it-too-unless = . { $others } are assigned to it too: unless they are opponents, only one of them sits there
assigned-to-table = { $who } assigned to table { $table }{ $clash }
no-longer-has-an-assigned-table = { $who } no longer has an assigned table
for-round = { $who }: { $given } for { $infraction } (round { $round }): { $note }
clock-started-minutes = { $clock }: clock started, { $minutes } minutes
named-clock-paused = { $clock }: clock paused
clock-resumed = { $clock }: clock resumed
clock-set-to-seconds = { $clock }: clock set to { $seconds } seconds
every-table = every table
at-table = table { $table }
round-seconds-of-extra-time-for = Round { $round }: { $seconds } seconds of extra time for { $whom }: { $note }
in-round = round { $round }
note = Note{ $about }: { $text }
round-tables-drawn-for-deck-checks = Round { $round }: tables drawn for deck checks: { $tables }
round-tables-chosen-for-deck-checks = Round { $round }: tables chosen for deck checks: { $tables }
round-deck-of-as-registered = Round { $round }: deck of { $who } as registered{ $note }
round-deck-of-not-as-registered = Round { $round }: deck of { $who } not as registered{ $note }
registered-deck = { $who } registered deck { $slot }: { $name }
all-players = all players
deck-lists-of-locked = Deck lists of { $whose } locked: { $note }
deck-lists-of-unlocked = Deck lists of { $whose } unlocked: { $note }
deck-building = Deck building
clock-of-round = Round { $round }
tracking-only = tracking only
warning = warning
game-loss = game loss
match-loss = match loss
disqualification = disqualification

## Rules profiles

finish-the-current-round-of-the = Finish the current round of the game.
then-play-one-more-full-round = Then play one more full round.
then-play-more-full-rounds = Then play { $rounds } more full rounds.
play-the-game-to-its-end = Play the game to its end.
profile-match-points = { $name }
profile-older-melee = { $name }
match-win-matches-won-matches-played = matches won ÷ matches played
match-win-match-points-matches = match points ÷ (3 × matches)
ranked-by-never-below = Ranked by { $keys }; match-win % = { $share }, never below { $floor }.
tied-players-get-the-points-of = tied players get the points of the higher place
tied-players-get-the-points-of-the = tied players get the points of the lowest place they share
tied-players-get-the-points-of-the-lower = tied players get the points of the lower place
and-points-for-the-places-by = { $first }, { $second }, { $third } and { $fourth } points for the places by HP left; { $shared }; { $bye } for a bye. Ranked by { $keys }.

## Re-pairings

bye = { $alone } (bye)
and-swapped-seats = { $one } and { $other } swapped seats
seats-drawn-pod = Seats drawn: 1 pod
seats-drawn-pods = Seats drawn: { $many } pods
now-table = {" "}(now table { $table })
round-and-swapped = Round { $number }: { $first } and { $second } swapped: { $note }
round-deleted = Round { $number } deleted: { $note }
round-re-paired = Round { $number } re-paired: { $note }
table-of-players = table { $table } { $names }
new = . New: { $told }
results-removed = . Results removed: { $removed }
removed-table-of-players = table { $table } { $names } { $gone }
table-hp = table { $number } { $names } HP { $hp }

## Reasons for pairings

first-round-paired-at-random = First round: paired at random.
both-have = Both have { $wins }.
bye-declared-before-pairing = Bye: declared before pairing.
paired-within-pod = Paired within pod { $pod }.
paired-across-pods = Paired across pods.
paired-across-pods-as-requested = Paired across pods, as requested.
paired-within-a-pod-every-other = Paired within a pod: every other pairing was worse.
opposite-seats-of-pod = Opposite seats of pod { $pod }.
round-robin-scheduled-for-this-round = Round robin: scheduled for this round.
manual-pairing = Manual pairing: { $note }
in-the-group-an-odd-number = { $are } in the group, an odd number
all-remaining-players-of-the-group = all remaining players of the group are former opponents
another-pairing-would-force-a-rematch = another pairing would force a rematch later
this-is-the-best-pairing-for = this is the best pairing for all players together
is-paired-down-by = { $who } is paired down by { $wins }: { $why }.
is-paired-down-a-second-time = { $who } is paired down a second time in a row.
bye-number-assigned-manually = Bye number { $number }, assigned manually.
bye-the-lowest-ranked-player-without = Bye: the lowest-ranked player without a bye.
bye-the-lowest-ranked-player-without-a = Bye: the lowest-ranked player without a bye who leaves a valid pairing for the others ({ $over } skipped).
bye-number-every-player-has-already = Bye number { $number }: every player has already had one.
manually-paired = manual pairing
unavoidable = unavoidable
rematch-already-played = Rematch (already played { $times }): { $why }.
chosen-so-that-the-next-need = Chosen so that the next { $next } need no rematch.
team-plays-team = Team { $a } plays team { $b }.
no-opponent-is-left-for-team = No opponent is left for team { $a }.
seed-against-seed-chooses-who-goes = Seed { $a } against seed { $b }; { $first } chooses who goes first.
seed-has-no-opponent-in-the = Seed { $a } has no opponent in the bracket.
paired-by-the-standings-against = Paired by the standings: { $a } against { $b }.
paired-by-the-standings-has-no = Paired by the standings: { $a } has no opponent.

## Results

bye-result = bye
no-show = no-show ({ $who })
double-loss = double loss
match-loss-by-penalty = match loss by penalty ({ $who })

## Rounds and corrections

is-assigned-to-table-but-sits = { $who } is assigned to table { $wanted } but sits at table { $table }, because the assigned table of { $other } conflicts with it.
table-corrected-from-to-after-round = Table { $table }: corrected from { $was } to { $is } after round { $paired } was paired.

## Steps of an event

rounds-planned = { $rounds } rounds planned
rules-profile = Rules profile: { $name }
round-paired = Round { $round } paired
penalty-withdrawn = Penalty { $penalty } withdrawn: { $note }
entered = { $name } entered
renamed-to = { $old } renamed to { $fresh }
merged-into = { $who } merged into { $into }: { $note }
dropped = { $who } dropped
re-entered = { $who } re-entered
top-cut = Top { $size } cut: { $names }
round-is-a-no-show = Round { $round }: { $who } is a no-show
game-entered-separately = { $at }1 game entered separately
games-entered-separately = { $at }{ $count } games entered separately
round-table-hp-left = Round { $round }, table { $table } ({ $names }): { $verb }HP left { $left }
corrected-to = corrected to{" "}
round-table = Round { $round }, table { $table }{ $players }: { $verb }
structure-swiss-rounds = Structure: Swiss rounds
structure-round-robin = Structure: round robin
structure-multiplayer-tables = Structure: multiplayer tables
best-of = , best of { $games }
structure-top-cut = , top { $size } cut
structure-best-of = {" "}(best of { $games })
trilogy-with-three-decks-cr = , Trilogy with three decks (CR 9.3)

## Printouts

games = Games

## Judging tab

no-tiebreaker-separates-their-order-is = No tiebreaker separates { $names }: their order is random.
the-top-cut-stays-unchanged-but = The top cut stays unchanged, but with these results { $fresh } would be in it instead of { $out }.
round-table-v-would-now-be = Round { $round }, table { $table }: { $first } v { $second } would now be { $now } v { $other }. The pairing stays unchanged.
the-rank-of-player-changes = The rank of 1 player changes.
the-ranks-of-players-change = The ranks of { $many } players change.

## Rounds tab

no-show-without-name = no-show
hp-lost-by-penalty = { $hp } HP, lost by penalty
hp = { $hp } HP

## Statistics tab

matches-with-an-unknown-deck-not = { $unknown } matches with an unknown deck: not in the win rates of decks.
not-counted-byes-no-shows-or = Not counted: { $unplayed } byes, no-shows or matches decided by a penalty.
matches-of-bots-counted-only-on = { $of_bots } matches of bots: counted only on request.
games-at-multiplayer-tables-not-counted = { $tables } games at multiplayer tables: not counted.

## Numbers

match-wins = { $count ->
    [one] { $count } match win
   *[other] { $count } match wins
}
players-in-group = { $count ->
    [one] { $count } player is
   *[other] { $count } players are
}
wins-apart = { $count ->
    [one] { $count } win
   *[other] { $count } wins
}
players-skipped = { $count ->
    [one] { $count } player
   *[other] { $count } players
}
times-played = { $count ->
    [one] { $count } time
   *[other] { $count } times
}
rounds-ahead = { $count ->
    [one] { $count } round
   *[other] { $count } rounds
}
points = { $count ->
    [one] { $count } point
   *[other] { $count } points
}
new-tables = { $count ->
    [one] { $count } table is new
   *[other] { $count } tables are new
}
