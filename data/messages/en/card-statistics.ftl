### Statistics of cards and players on paper.

## On paper

statistics-of-one-player = Statistics of one player
events-picks-matches-games-won-of = Events: { $events }. Picks: { $picks }. Matches: { $match_wins }–{ $match_losses }. Games won: { $wins } of { $games }. Win rate: { $won }.
matches-against-bots-not-counted = Matches against bots, not counted: { $bot_wins }–{ $bot_losses }.
in-brackets-confidence-interval-a-dash = In brackets: 95 % confidence interval. A dash: fewer than 30 games, or fewer than 50 picks that offered the card.
deck = { -deck }
matches = { -matches }
games-won = Games won
events = { -events }
event = { -event }
win-rate = { -win-rate }
decks = { -decks }
own-decks = Own decks
opponents = Opponents
leader-and-base = Leader and base
picked = { -picked }
offered = { -offered }
others = Others
taken-when-seen = Taken when seen
picks = { -picks }
card = { -card }
statistics-of-people = Statistics of people
statistics-of-bots = Statistics of bots
events-picks-decks-matches-games = Events: { $events }. Picks: { $choices }. Decks: { $decks }. Matches: { $matches }. Games: { $games }.
in-brackets-confidence-interval-of-win = In brackets: 95 % confidence interval of win rates, 80 % interval of effects. A dash: too few games, players or decks.
effects-of-cards-are-not-shown = Effects of cards are not shown: the check needs games from ten events.
effects-of-cards-predict-results-over = Effects of cards predict results: over { $games } games of { $events } events not used for the estimate, the gain in log loss is { $gain } (standard error { $error }).
effects-of-cards-are-not-shown-because = Effects of cards are not shown because they do not predict results: over { $games } games of { $events } events not used for the estimate, the gain in log loss is { $gain } (standard error { $error }).
games = { -games }
main-deck = { -main-deck }
effect = { -effect }
cards = { -cards }
share-of-decks = { -share-of-decks }
archetypes = { -archetypes }
against = Against
games-won-column = Games won
matchups = { -matchups }
