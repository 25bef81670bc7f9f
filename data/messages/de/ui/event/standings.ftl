### Texts of the standings.

caption = Tabelle
rank = Rang
player = Spieler
record = Bilanz
games = Spiele
byes = Freilose
exact = Genaue Brüche anzeigen
final = Endstand
after = Nach Runde { $round }
running = { $open ->
    [one] { NUMBER($open) } offener Tisch
   *[other] { NUMBER($open) } offene Tische
 }
none = Noch keine Tabelle
noneText = Die Tabelle erscheint nach der ersten Paarung.
print = Tabelle drucken
look = Runde
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

teams-caption = Teams
teams-players = Spieler
teams-team = Team
teams-members = Mitglieder
teams-rounds = Runden
teams-opponents = Gegner %
teams-opponentsTitle = Durchschnittlicher Anteil gewonnener Runden der Gegner
teams-matches = Match-Bilanz
teams-games = GW %
