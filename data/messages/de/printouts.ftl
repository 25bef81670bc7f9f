### Ausdrucke von Events und Ligen.

by-table = Paarungen nach Tisch, Runde { $round }
by-name = Paarungen nach Namen, Runde { $round }
seatings = Draft-Plätze nach Namen
pod-number = Pod { $pod }
slips = Ergebniszettel, Runde { $round }
standings = Tabelle nach Runde { $round }
standings-open = Tabelle während Runde { $round }
league = { $events ->
    [one] Tabelle nach { $events } Event
   *[other] Tabelle nach { $events } Events
}
league-open = { $events ->
    [one] Tabelle, { $events } Event, nicht alle beendet
   *[other] Tabelle, { $events } Events, nicht alle beendet
}
bracket = Turnierbaum
deck-check = Deckcheck, Runde { $round }
numbered = { $name } (Spieler { $number })
number-alone = Spieler { $number }
round = Runde { $round }
table-number = Tisch { $table }
table = Tisch
player = Spieler
record = Bilanz
opponent = Gegner
opponents = Gegner
against = –
bye = Freilos
pod = Pod
seat = Platz
rank = Rang
place = Platz
final-places = Endplatzierungen
before-cut = Tabelle vor dem Top Cut
teams = Teams
players = Spieler
team = Team
members = Mitglieder
team-figures-1 = Runden
team-figures-2 = Gegner %
team-figures-3 = Matches
team-figures-4 = Spiele %
points-table = Punktetabelle:{" "}
profile = Regelprofil:{" "}
dropped = {" "}(ausgestiegen)
pod-counts-1 = Anführer
pod-counts-2 = Pack 1
pod-counts-3 = Pack 2
pod-counts-4 = Pack 3
pod-counts-5 = Deckliste
passing = Anführer gehen nach rechts, Pack 1 und 3 nach links, Pack 2 nach rechts. Links von Platz 1 ist Platz 2.
seat-cards = Platzkarten
scan = Mit dem Handy scannen
code = Code
games-won = Gewonnene Spiele
drawn = Unentschieden
hp-left = Übrige TP
drops = Aussteigen
signature = Unterschrift
extra-time = Verlängerung
judge = Judge
bracket-rounds-1 = Finale
bracket-rounds-2 = Halbfinale
bracket-rounds-3 = Viertelfinale
bracket-rounds-4 = Achtelfinale
winner = Sieger
began = Beginn
ended = Ende
deck = Abgegebenes Deck
checked-1 = Anführer und Basis
checked-2 = Alle Karten und Anzahlen
checked-3 = Sideboard
checked-4 = Hüllen und Markierungen
found-1 = wie abgegeben
found-2 = nicht wie abgegeben
remarks = Befund
penalty = Strafe
