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
bracket = { -bracket }
deck-check = Deckcheck, Runde { $round }
numbered = { $name } (Spieler { $number })
number-alone = Spieler { $number }
round = Runde { $round }
table-number = Tisch { $table }
table = { -table }
player = { -player }
record = { -record }
opponent = { -opponent }
opponents = { -opponents }
against = –
bye = Freilos
pod = { -pod }
seat = { -seat }
rank = { -rank }
place = Platz
final-places = { -final-places }
before-cut = Tabelle vor dem Top Cut
teams = { -teams }
players = { -players }
team = { -team }
members = { -members }
team-figures-1 = { -rounds }
team-figures-2 = { -opponents-share }
team-figures-3 = { -matches }
team-figures-4 = Spiele %
points-table = Punktetabelle:{" "}
profile = Regelprofil:{" "}
dropped = {" "}(ausgestiegen)
pod-counts-1 = { -leaders }
pod-counts-2 = Pack 1
pod-counts-3 = Pack 2
pod-counts-4 = Pack 3
pod-counts-5 = { -deck-list }
passing = Anführer gehen nach rechts, Pack 1 und 3 nach links, Pack 2 nach rechts. Links von Platz 1 ist Platz 2.
seat-cards = { -seat-cards }
scan = Mit dem Handy scannen
code = Code
games-won = Gewonnene Spiele
drawn = Unentschieden
hp-left = { -hp-left }
drops = Aussteigen
signature = Unterschrift
extra-time = Verlängerung
judge = { -judge }
bracket-rounds-1 = { -final }
bracket-rounds-2 = { -semifinals }
bracket-rounds-3 = { -quarterfinals }
bracket-rounds-4 = { -round-of-16 }
winner = { -winner }
began = Beginn
ended = Ende
deck = Abgegebenes Deck
checked-1 = Anführer und Basis
checked-2 = Alle Karten und Anzahlen
checked-3 = { -sideboard }
checked-4 = Hüllen und Markierungen
found-1 = wie abgegeben
found-2 = nicht wie abgegeben
remarks = { -findings }
penalty = { -penalty }
