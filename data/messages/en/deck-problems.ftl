### Problems of decks, for new players: the problem, its numbers, and how to fix it.

of-deck = Deck { $deck }: { $problem }
no-pool = A limited deck is built from a pool, and this one has no pool. Open or import a pool.
# The next step after a wrong number of leaders or bases.
remove = Remove { $count }.
add = Add { $count }.
nearest = Nearest: { $cards }.
joined = { $before } and { $next }

## Shared parts

cards-in-list = { $have ->
    [0] no card
    [one] { $have } card
   *[other] { $have } cards
}
copies-in-list = { $have ->
    [0] no copy
    [one] { $have } copy
   *[other] { $have } copies
}
kind-leader = a leader
kind-base = a base
kind-unit = a unit
kind-upgrade = an upgrade
kind-event = an event
kind-token-unit = a token unit
kind-token-upgrade = a token upgrade
kind-force-token = a force token
kind-credit-token = a credit token

## Cards of the deck

leader-count = The deck has { $have ->
    [0] no leader
    [one] { $have } leader
   *[other] { $have } leaders
}; it needs exactly { $need }.
base-count = The deck has { $have ->
    [0] no base
    [one] { $have } base
   *[other] { $have } bases
}; it needs exactly 1.
too-few-cards = The deck has { cards-in-list }; it needs at least { $need } (leader and base not counted). Add { $missing }.
too-few-cards-with-base = The deck has { cards-in-list }; it needs at least { $need } with { $base } (leader and base not counted). Add { $missing }.
unknown-card = No card has the number { $number }. Search for the card by its name.
not-a-leader = { $name } is { $kind }, not a leader. Replace it with a leader.
not-a-base = { $name } is { $kind }, not a base. Replace it with a base.
token-in-deck = { $name } is { $kind } and cannot be among the cards of the deck: tokens are not part of the deck. Remove it.
leader-in-deck = { $name } is { $kind } and cannot be among the cards of the deck: only units, events and upgrades can. Remove it, or use it as the leader.
base-in-deck = { $name } is { $kind } and cannot be among the cards of the deck: only units, events and upgrades can. Remove it, or use it as the base.
card-in-deck = { $name } is { $kind } and cannot be among the cards of the deck.
not-in-pool = { $name } is not in the pool, but the list has { copies-in-list }. Remove it.
fewer-in-pool = { $name }: the list has { copies-in-list }, but the pool has only { $pool }. Remove { $surplus }.
base-not-allowed = { $name } cannot be the base: it is neither in the pool nor a Common base of the set. Choose a base from the pool, or a Common base.
too-many-copies = { $name }: { $have } copies in deck and sideboard together; at most { $most } are allowed. Remove { $surplus }.
too-many-copies-in-all = { $name }: { $have } copies ({ $decks }); at most { $most } are allowed in all the decks together. Remove { $surplus }.
copies-in-deck = { $copies } in deck { $deck }
sideboard-too-large = The sideboard has { cards-in-list }; at most { $most } are allowed. Remove { $surplus }.
no-sideboard = { $format } has no sideboard, but the list has one with { cards-in-list }. { $have ->
    [one] Move it into the deck or remove it.
   *[other] Move them into the deck or remove them.
}

## Leaders, bases and decks

same-leader = Both leaders are { $name }. Choose two different ones; the same name with another subtitle is allowed.
opposed-leaders = { $leaders } show both Heroism and Villainy on their front faces. Choose leaders that have only one of the two, or none.
deck-count = There are { $have ->
    [0] no deck
    [one] { $have } deck
   *[other] { $have } decks
}; Trilogy needs exactly { $need }.
shared-leader = { $name } is the leader of decks { $decks }. Give each deck a different leader.
shared-base = { $name } is the base of decks { $decks }. Give each deck a different base.

## Dates

suspended = { $name } is suspended in { $format } since { $since }. Play another card instead.
suspended-until = { $name } is suspended in { $format } since { $since }, until { $until }. Play another card instead.
rotated = { $name } left { $format } on { $day }.
rotated-and-returns = { $name } left { $format } on { $day } and returns as a reprint on { $returns }.
play-another = Play another card instead.
play-another-or-eternal = Play another card instead, or play Eternal.
not-released = { $name } is released on { $day } and cannot be played before that day. Play another card instead.
not-in-card-pool = { $name } is not in any set of the { $format } pool, so it is never legal there. Play another card instead.
