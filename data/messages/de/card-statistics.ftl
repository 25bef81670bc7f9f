### Statistiken von Karten und Spielern auf Papier.

## Auf Papier

statistics-of-one-player = Statistik einer Person
events-picks-matches-games-won-of = Events: { $events }. Picks: { $picks }. Matches: { $match_wins }–{ $match_losses }. Gewonnene Spiele: { $wins } von { $games }. Siegquote: { $won }.
matches-against-bots-not-counted = Matches gegen Bots, nicht mitgezählt: { $bot_wins }–{ $bot_losses }.
in-brackets-confidence-interval-a-dash = In Klammern: Konfidenzintervall von 95 %. Strich: weniger als 30 Spiele oder weniger als 50 Picks mit der Karte.
deck = { -deck }
matches = { -matches }
games-won = Spiele gewonnen
events = { -events }
event = { -event }
win-rate = { -win-rate }
decks = { -decks }
own-decks = Eigene Decks
opponents = Gegnerische Decks
leader-and-base = Leader und Basis
picked = { -picked }
offered = { -offered }
others = Andere
taken-when-seen = Genommen, wenn gesehen
picks = { -picks }
card = { -card }
statistics-of-people = Statistik der Menschen
statistics-of-bots = Statistik der Bots
events-picks-decks-matches-games = Events: { $events }. Picks: { $choices }. Decks: { $decks }. Matches: { $matches }. Spiele: { $games }.
in-brackets-confidence-interval-of-win = In Klammern: bei Siegquoten das Konfidenzintervall von 95 %, bei Wirkungen das von 80 %. Strich: zu wenige Spiele, Personen oder Decks.
effects-of-cards-are-not-shown = Wirkungen von Karten sind nicht angegeben: Die Prüfung braucht Spiele aus zehn Events.
effects-of-cards-predict-results-over = Wirkungen von Karten sagen Ergebnisse vorher: Bei { $games } Spielen aus { $events } Events, die der Schätzung fehlten, ist der Log-Loss um { $gain } besser (Standardfehler { $error }).
effects-of-cards-are-not-shown-because = Wirkungen von Karten sind nicht angegeben, weil sie Ergebnisse nicht vorhersagen: Bei { $games } Spielen aus { $events } Events, die der Schätzung fehlten, ist der Log-Loss um { $gain } besser (Standardfehler { $error }).
games = { -games }
main-deck = { -main-deck }
effect = { -effect }
cards = { -cards }
share-of-decks = { -share-of-decks }
archetypes = { -archetypes }
against = Gegen
games-won-column = Gewonnen
matchups = { -matchups }
