### Judge’s table: manual actions, warnings, comparisons and reports.

## Comparison of two branches

base = base
damage = { $damage } damage{ $under }
cards-in-hand = cards in hand
cards-in-the-deck = cards in the deck
cards-in-the-discard-pile = cards in the discard pile
ready-resources = ready resources
of = { $ready } of { $all }
initiative = initiative
has-it = has it
exhausted = , exhausted
in-the-deck = in the deck
in-hand = in hand
in-the-discard-pile = in the discard pile
a-resource = a resource
with-damage = , { $damage } damage
not-deployed = not deployed{ $exhausted }
on = on { $host }
captured-by = captured by { $host }
set-aside = set aside
with = , with { $names }

## Cases from a game

not-everything-since-this-action-began = Not everything since this action began could be replayed.
the-game-was-still-being-set = The game was still being set up.
some-earlier-events-of-this-phase = Some earlier events of this phase could not be carried over. If a card refers to them, add them with a manual action.
lasting-or-delayed-effects-could-not = { $lost } lasting or delayed effects could not be carried over. Add them with manual actions.

## Changes made by hand

manual-action = Manual action: { $done }
manual-action-by = Manual action ({ $judge }): { $done }
is-exhausted = { $name } is exhausted
is-readied = { $name } is readied
is-deployed = { $name } is deployed
is-no-longer-deployed = { $name } is no longer deployed
has-the-next-action = { $whose } has the next action
damage-to = { $more } damage to { $name }
damage-on-unchanged-at = damage on { $name } unchanged at { $damage }
damage-healed-from = { $less } damage healed from { $name }
is-attached-to = { $name } is attached to { $onto }
is-added-for = { $name } is added for { $whose }
for-this-phase = for this phase
for-this-round = for this round
while-in-play = while in play
gains = { $name } gains { $gained } { $until }
an-effect-of-is-active = an effect of { $source } is active
an-effect-is-active-on = an effect of { $source } is active: { $on }
is-returned-to-hand = { $name } is returned to hand
is-put-on-top-of-the = { $name } is put on top of the deck
is-put-on-the-bottom-of = { $name } is put on the bottom of the deck
is-put-into-the-discard-pile = { $name } is put into the discard pile
is-put-into-play-as-a = { $name } is put into play as a resource
is-put-into-play = { $name } is put into play
is-removed-from-the-game = { $name } is removed from the game

## What happened this phase

earlier-in-this-phase = earlier in this phase: { $told }
cards-played = cards played
events-this-round = events this round
cards-drawn = cards drawn
cards-discarded = cards discarded
cards-discarded-from-the-deck = cards discarded from the deck
tokens-created = tokens created
token-upgrades-given = token upgrades given
uses-of-the-force = uses of the Force
has-reached-its-limit-of-uses = { $name } has reached its limit of uses
entered-play = { $name } entered play
played = { $by } played { $name }
was-played = { $name } was played
attacked-the-base-of = { $name } attacked the base of { $by }
attacked = { $name } attacked
dealt-damage-to = { $by } dealt { $amount } damage to { $name }
was-dealt-damage = { $name } was dealt damage
damage-was-healed-from = damage was healed from { $name }
was-discarded = { $name } was discarded
defeated = { $by } defeated { $name }
was-defeated = { $name } was defeated
left-play = { $name } left play
dealt-damage-to-a-base = { $name } dealt damage to a base
dealt-damage-to-an-enemy-base = { $name } dealt damage to an enemy base
was-rescued = { $name } was rescued
dealt-indirect-damage = { $whose } dealt indirect damage

## Report of a ruling

question = Question
warnings = Warnings:
ruling = Ruling
rules-comprehensive-rules-summarised = Rules (Comprehensive Rules 8.0, summarised)
time = Time
branch = Branch { $number }
marked-ruling = {" "}(ruling)
this-position-is-not-possible = This position is not possible.
taken-this-round = , taken this round
regroup-phase = regroup phase
action-phase = action phase
round-initiative-active-player = Round { $round }, { $phase }; initiative: { $holder }{ $taken }; active player: { $active }.
base-damage = - base { $base }, { $damage } damage
leader = - leader { $leader }: { $stands }
resources-of-them-ready = - resources: { $resources }, { $ready } of them ready
hand = hand
discard-pile = discard pile
unknown = unknown
deck-cards = - deck: { $deck } cards

## The table

player = Player { $at }
the-rules-changed-in-this-version = The rules changed in this version of Cantina: { QUOTE($words) } is no longer possible here.
the-rules-changed-in-this-version-of = The rules changed in this version of Cantina: { QUOTE($words) } has another result.
text-unknown = Text unknown
an-unknown-card = an unknown card
triggered-abilities-of-several-players-are = Triggered abilities of several players are pending: { $name }, the active player, chooses whose resolve first.
several-triggered-abilities-of-are-pending = Several triggered abilities of { $name } are pending: { $name } chooses which resolves first.

## Warnings

card-does-not-exist = Card { $number } does not exist.
player-does-not-exist = Player { $number } does not exist.
this-position-causes-an-internal-error = This position causes an internal error: { $told }.
a-game-needs-two-to-four = A game needs two to four players.
does-not-fit-there-this-place = { $name } does not fit there; this place needs a { $needed }.
cannot-be-a-unit-and-an = { $name } cannot be a unit and an upgrade at the same time.
cannot-be-played-in-cantina-yet = { $name } cannot be played in Cantina yet.
needs-one-base-and-one-leader = { $name } needs one base and one leader (two in Twin Suns).
cannot-be-attached-it-is-neither = { $name } cannot be attached: it is neither an upgrade, nor a unit with Piloting, nor a leader that deploys as an upgrade.
cannot-be-attached-there-upgrades-with = { $name } cannot be attached there: upgrades with Fortify go on a base, all others on a unit in play.
a-player-controls-two-copies-of = A player controls two copies of a unique card: one is defeated immediately.
the-text-of-is-unknown-use = The text of { $name } is unknown. Use manual actions for its abilities.
unknown-cards-count-as-units-without = Unknown cards count as units without text, so results that depend on them are uncertain.
leader-and-base = leader and base
missing-base = base
missing-leader = leader
has-no-yet-until-then-no = { $name } has no { $missing } yet. Until then, no text of it applies and no aspect penalty is paid.
the-initiative-is-marked-as-taken = The initiative is marked as taken, but { $name } is not marked as the player who took it.
has-taken-a-counter-this-round = { $name } has taken a counter this round and therefore passes every action.
the-game-is-over-has-won = The game is over: { $name } has won.
the-game-is-over = The game is over.
a-unit-of-has-no-hp = A unit of { $name } has no HP left and is defeated immediately.
units-of-have-no-hp-left = { $fallen } units of { $name } have no HP left and are defeated immediately.
is-deployed-with-resources-its-epic = { $leader } is deployed with { $count } resources; its epic action needs { $needs }.
the-deck-of-is-empty = The deck of { $name } is empty.
has-one-leader-in-twin-suns = { $name } has one leader; in Twin Suns, each player has two.
cannot-be-played-on-of-so = { $upgrade } cannot be played on { $unit } of { $whose }, so it must have been attached in another way.
has-copies-of-a-constructed-deck = { $name } has { $count } copies of { $card }; a constructed deck can have at most { $copies }.
has-resources-in-round-without-abilities = { $name } has { $count } resources in round { $round }; without abilities, at most { $most } are possible.
