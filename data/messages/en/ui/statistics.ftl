### Texts of the statistics of cards.

title = Statistics
intro = Which cards players pick and play, and which win, over all events.
none = Nothing to count yet
toEvents = Go to the events
noneText = Statistics count digital drafts that are over, and matches between two registered decks.
noneHere = No event with these filters has picks, decks or results.
counting = Counting the events…
csv = Export CSV…
pdf = Print…
saved = Saved to { $path }

filters = Filters
who = Played by
people = People
bots = Bots
scope = { -events }
all = All events
leagues = Leagues
events = { -events }
kind = Format
anyKind = All formats
set = Cards of
anySet = All sets
period = Period
always = All time

periods-30 = Last 30 days
periods-90 = Last 90 days
periods-365 = Last 365 days
periods-days = Between two days

from = From
to = To

counted = { $events ->
    [one] { NUMBER($events) } event
   *[other] { NUMBER($events) } events
 }: { $choices ->
    [one] { NUMBER($choices) } pick
   *[other] { NUMBER($choices) } picks
 }, { $decks ->
    [one] { NUMBER($decks) } deck
   *[other] { NUMBER($decks) } decks
 }, { $matches ->
    [one] { NUMBER($matches) } match
   *[other] { NUMBER($matches) } matches
 } with { $games ->
    [one] { NUMBER($games) } game
   *[other] { NUMBER($games) } games
 }.
mixed = { $matches ->
    [one] { NUMBER($matches) } match against a bot is
   *[other] { NUMBER($matches) } matches against bots are
 } not counted.
unreadable = { $events ->
    [one] { NUMBER($events) } damaged event
   *[other] { NUMBER($events) } damaged events
 } not counted.
thresholds = A number appears from 30 games, 10 players and 10 decks, or 50 picks that offered the card. Below that there are only counts. Numbers in brackets are the 95% confidence interval; for effects, the 80% interval.

computing = Preferences and effects of cards are being computed. This page updates automatically.
outdated = Preferences and effects are from before the latest results and are being computed again.
unchecked = Effects of cards are not shown: to check whether they predict results, games from ten events are needed.
# $gain, $error, $games, $events
shown = Effects of cards are shown because they predict results: over { $games ->
    [one] { NUMBER($games) } game
   *[other] { NUMBER($games) } games
 } of { $events ->
    [one] { NUMBER($events) } event
   *[other] { NUMBER($events) } events
 } that the estimate had not seen, their log loss is { NUMBER($gain, fractionDigits: 4) } lower than that of the best prediction without them (standard error { NUMBER($error, fractionDigits: 4) }).
# $loss, $higher, $error, $games, $events
hidden = Effects of cards are not shown because they do not predict results reliably: over { $games ->
    [one] { NUMBER($games) } game
   *[other] { NUMBER($games) } games
 } of { $events ->
    [one] { NUMBER($events) } event
   *[other] { NUMBER($events) } events
 } that the estimate had not seen, their log loss is { NUMBER($loss, fractionDigits: 4) } { $higher ->
    [true] higher
   *[false] lower
 } than that of the best prediction without them (standard error { NUMBER($error, fractionDigits: 4) }). It must be lower by two standard errors.

tabs-label = Parts of the statistics
tabs-cards = { -cards }
tabs-chart = Picks and results
tabs-archetypes = { -archetypes }
tabs-matchups = { -matchups }

find = Find a card
card = { -card }

columns-name = { -card }
columns-picked = { -picked }
columns-lastSeenAt = Average last seen
columns-takenAt = Average pick
columns-taken = Taken when seen
columns-firstPick = First pick
columns-preference = Preference
columns-earlier = Beyond bots
columns-decks = { -decks }
columns-mainDeck = { -main-deck }
columns-games = { -games }
columns-winRate = { -win-rate }
columns-deq = Worth (% points)
columns-effect = { -effect }
columns-opening = Opening hand
columns-drawn = Drawn
columns-resourced = Resourced
columns-played = Played

short-lastSeenAt = ALSA
short-takenAt = ATA

explained-name = Reprints count as one card
explained-picked = How often the card was picked
explained-lastSeenAt = Average last seen at (ALSA): mean of the last pick where players saw the card
explained-takenAt = Average taken at (ATA): mean pick that took the card
explained-taken = Share of the picks with the card that took it
explained-firstPick = Share of the first picks with the card that took it
explained-preference = Strength of preference in picks (logarithm; 0 is the mean of all cards)
explained-earlier = Preference minus that of the bots on the same scale. Above 0: taken earlier than the bots would take the card
explained-decks = Main decks with the card
explained-mainDeck = Copies in main decks, as a share of the copies in pools
explained-games = Games of decks with the card
explained-winRate = Games played win rate: games won by decks with the card. In brackets: 95% confidence interval. Strong players lift all their cards
explained-deq = Worth of picking the card, in percentage points (DEq of magic-flea.com)
explained-effect = Estimated change of the win rate by one copy, in percentage points, with players and archetypes taken into account
explained-opening = Games won with the card in the opening hand, after mulligans; games played on screen only
explained-drawn = Games won with the card drawn during the game. Cards drawn late are drawn in long games
explained-resourced = Games won with the card put into play as a resource
explained-played = Games won with the card played. Cards are played in games that go well

groups-label = Columns
groups-results = Results
groups-picks = { -picks }
groups-hands = Hands

history-winRate = Win rate by month
history-takenAt = Average pick that takes the card (ATA) by month
history-text = A point for each month with enough data. The table below has the same numbers.
history-few = No month has enough games or picks for a curve. The counts are below.
history-months = By month
history-month = Month
history-decks = Decks with the card
history-noDecks = No deck has the card in its main deck.

columnsMean = What the columns mean
showAll = Show all { $cards ->
    [one] { NUMBER($cards) } card
   *[other] { NUMBER($cards) } cards
 }
noCard = No card matches the search.

chart-effects = Pick order and effect
chart-rates = Pick order and win rate
chart-pick = Average pick that takes the card
chart-effect = Effect on the win rate (percentage points)
chart-rate = { -win-rate }
chart-text = A point for each of { $count ->
    [one] { NUMBER($count) } card
   *[other] { NUMBER($count) } cards
 }, early picks on the left, good results at the top. The table under “Cards” has the same numbers.
chart-read = Left: taken early. Top: good results. The lines are the intervals. Cards at the top right are taken later than their results suggest.
chart-none = Too few picks and games for a chart.

review = Under each card: ALSA, ATA and win rate of { $bots ->
    [true] bots
   *[false] people
 } in { $events ->
    [one] { NUMBER($events) } event
   *[other] { NUMBER($events) } events
 }

stillCounting = { $events ->
    [one] { NUMBER($events) } more event is
   *[other] { NUMBER($events) } more events are
 } still being counted. This page updates automatically.

player-label = Statistics of a player
player-find = Find a player
player-back = All statistics
player-none = { $name } has no picks, decks or results in any event.
player-noMatches = No matches against people with registered decks yet.
player-noPicks = No picks in digital drafts yet.
player-ofGames = { NUMBER($won) } of { NUMBER($games) }
player-matchesWon = Matches won
player-gameWinRate = Game win rate
player-tabs-label = Parts of the statistics of a player
player-tabs-events = { -events }
player-tabs-decks = { -decks }
player-tabs-opponents = { -opponents }
player-tabs-picks = { -picks }
player-date = Date
player-event = { -event }
player-played = { -deck }
player-gamesWon = Games won
player-bots = Against bots
player-botMatches = Matches won against bots
player-offered = { -offered }
player-others = Others
player-between = Only matches between registered decks count, and none against bots.
player-thresholds = A win rate appears from 30 games, numbers about picks from 50 picks that offered the card. Below that there are only counts. Numbers in brackets are the 95% confidence interval: of 20 numbers, one is expected to be outside by chance.

sharing-open = Share with other shops…
sharing-title = Share with other shops
sharing-intro = Shops compare win rates by exchanging files. A key shows which shop a file comes from.
sharing-back = All statistics
sharing-export = Export files…
sharing-import = Import files…
sharing-ownKey = 1. Give your key to the other shop
sharing-ownKeyText = It is not secret. Every export also writes it to the file shop.pub.
sharing-trust = 2. Add the other shop’s key
sharing-weightText = Influence: at 50%, a game of that shop counts half as much as one of yours.
sharing-exchange = 3. Exchange files
sharing-exchangeText = A file says how often each card of an event was picked and won, without names. It leaves out counts of fewer than three players. Export yours for the other shop, and import theirs.
sharing-copy = Copy key
sharing-copied = Key copied
sharing-code = QR code
sharing-codeText = The public key of this shop as a QR code
sharing-fromFile = From file…
sharing-shops = Shops that you trust
sharing-noShops = No shop yet
sharing-noShopsText = Win rates over all shops appear here after the first import.
sharing-name = Shop name
sharing-key = Key of that shop
sharing-weight = Influence (%)
sharing-add = Trust shop
sharing-remove = Remove
sharing-removeQuestion = Remove { $name } and its files?
sharing-removeText = Its events no longer count. You can import its files again later.
sharing-keep = Keep shop
sharing-games = { -games }
sharing-events = { -events }
sharing-thisShop = This shop
sharing-exported = { $files ->
    [one] { NUMBER($files) } event
   *[other] { NUMBER($files) } events
 } exported.{ $leftOut ->
    [0] {""}
   *[other] {" "}{ $leftOut ->
        [one] { NUMBER($leftOut) } event
       *[other] { NUMBER($leftOut) } events
     } with too few players left out.
 }
sharing-imported = Events added: { NUMBER($added) }, replaced: { NUMBER($replaced) }, unchanged: { NUMBER($present) }.
sharing-problems = Files that were not imported
sharing-cards = Win rates over all shops
sharing-without = Without one shop
sharing-withoutText = Changes most without: { $shop }
sharing-text = Each shop counts according to its influence. “Without one shop” is the range of the win rate when each shop is left out in turn. If it depends on one shop, look at that shop first.
sharing-noCards = No games to show yet.

archetype = Leader and base
noColour = no colour
share = { -share-of-decks }
record = { -matches }
mirrors = Mirrors
archetypeText = Records are against other archetypes. Mirror matches are only counted.
noArchetypes = No decks yet.

matchupText = Games won by the archetype of the row against that of the column, and the number of matches. Most cells have few matches.
versus = { $row } against { $column }: { NUMBER($wins) } of { $games ->
    [one] { NUMBER($games) } game
   *[other] { NUMBER($games) } games
 } won in { $matches ->
    [one] { NUMBER($matches) } match
   *[other] { NUMBER($matches) } matches
 }
unplayed = not played
noMatchups = No matches between different archetypes yet.
most = The { $count } most common archetypes.
