### Texts of the standings.

caption = { -standings }
rank = { -rank }
player = { -player }
record = { -record }
games = { -games }
byes = Freilose
exact = Genaue Brüche anzeigen
final = Endstand
after = Nach Runde { $round }
running = { $open ->
    [one] { NUMBER($open) } offener Tisch
   *[other] { NUMBER($open) } offene Tische
 }
none = Noch keine Tabelle
noneText = { -no-standings }
notBegun = Die Tabelle erscheint hier mit dem ersten Ergebnis.
print = Tabelle drucken
look = { -round }
now = Nach Runde { $round } (aktuell)
during = Runde { $round } läuft
finalStandings = Endstand
earlier = Vorige Runde
later = Nächste Runde
filter = Nach Namen filtern

## The summary of a practice draft.

own-title = { $final ->
    [true] Du bist { $place }. von { $of } geworden: { $record }
   *[false] Du bist { $place }. von { $of }: { $record }
 }
own-none = Dein Draft
own-round = Runde { $round }
own-against = gegen { $name }
own-bye = Freilos
own-outcomes-won = gewonnen
own-outcomes-lost = verloren
own-outcomes-drawn = unentschieden
own-outcomes-open = offen
own-picks = { $same } von { $of } Picks hätte ein Bot genauso gemacht.
own-review = Draft ansehen
own-deck = Dein Deck

##

teams-caption = { -teams }
teams-players = { -players }
teams-team = { -team }
teams-members = { -members }
teams-rounds = { -rounds }
teams-opponents = { -opponents-share }
teams-opponentsTitle = Durchschnittlicher Anteil gewonnener Runden der Gegner
teams-matches = Match-Bilanz
teams-games = { -game-wins }
