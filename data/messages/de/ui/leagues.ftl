### Texts of leagues and statistics.

title = Ligen
open = Ligen
intro = Eine Liga zählt die Punkte mehrerer Events einer Saison zusammen.
none = Noch keine Liga
noneText = Eine Liga zählt die Punkte mehrerer Events einer Saison zusammen. Leg eine an und nimm ihre Events auf.
make = Neue Liga
name = Name
points = { -points }
events = { -events }
players = { -players }
leader = Erster Platz
pointsOf = { $count ->
    [one] { NUMBER($count) } Punkt
   *[other] { NUMBER($count) } Punkte
 }
made = Angelegt
archive = Archivieren
unarchive = Zurückholen
showArchived = { $count ->
    [one] { NUMBER($count) } archivierte Liga
   *[other] { NUMBER($count) } archivierte Ligen
 } anzeigen
damaged = beschädigt
down = Nächste Liga
up = Vorige Liga
back = Alle Ligen
cancel = Abbrechen

tabs-label = Bereiche der Liga
tabs-standings = { -standings }
tabs-events = { -events }
tabs-people = Namen
tabs-points = Punkteverteilung
tabs-statistics = Statistik
tabs-log = Log

import = Liga importieren …
imported = { $name } mit allen Events importiert
known = { $name } gibt es schon. Es wurde nichts importiert.
export = Liga exportieren …

take-open = Ergebnisse aus Datei aufnehmen …
take-title = Ergebnisse aus Datei aufnehmen
take-hint = Füge eine Tabelle mit Kopfzeile (CSV) ein oder öffne sie aus einer Datei. Sie braucht eine Spalte mit Namen und eine mit Punkten oder Plätzen. Die CSV-Datei einer Cantina-Liga bringt die Punkte jedes Events mit.
take-of = Name der Ergebnisse
take-table = Tabelle
take-counts = Gewertet werden
take-points = Die Punkte aus der Tabelle
take-places = Plätze und Matches nach der Punkteverteilung dieser Liga, als weiteres Event
take-file = Datei öffnen …
take-do = Ergebnisse aufnehmen

rename = Umbenennen …
renameDo = Umbenennen
csv = Tabelle als CSV …
pdf = Tabelle als PDF …
saved = Gespeichert in { $path }
undo = Rückgängig

standings-caption = Tabelle der Liga
standings-none = Noch keine Punkte
standings-noneText = Nimm ein Event auf, in dem mindestens eine Runde gepaart ist.
standings-toEvents = Events aufnehmen
standings-rank = { -rank }
standings-player = { -player }
standings-points = { -points }
standings-counted = { -events }
standings-countedOf = { EQUAL($counted, $events) ->
    [true] { $events }
   *[false] { $counted } von { $events }
 }
standings-won = Eventsiege
standings-matches = { -matches-won }
standings-best = Bester Platz
standings-each = Punkte je Event
standings-notCounted = Zählt nicht, weil nur die besten Events zählen.
standings-score = Platz { $place }: { $points ->
    [one] { NUMBER($points) } Punkt
   *[other] { NUMBER($points) } Punkte
 }

event-add = { -event }
event-choose = Wähle ein Event
event-addDo = Aufnehmen
event-remove = Entfernen
event-players = { $count } Spieler mit Punkten
event-over = beendet
event-running = läuft
event-elsewhere = aus einer Datei
event-none = Diese Liga hat noch keine Events.
event-noneLeft = Alle Events sind schon in dieser Liga.

people-text = Cantina ignoriert Groß- und Kleinschreibung, Akzente und Satzzeichen. Hat ein Spieler zwei Namen benutzt, führe sie hier zusammen.
people-name = Name, der entfällt
people-person = Name, der bleibt
people-join = Namen zusammenführen
people-apart = Trennen
people-is = { $name } zählt als { $person }
people-none = Noch keine Namen zusammengeführt.
people-two = Wähle zwei verschiedene Namen.

table-start = Vorlage
table-places = Punkte nach Platz
table-until = Bis Platz
table-given = { -points }
table-addPlace = Zeile hinzufügen
table-removePlace = Zeile bis Platz { $place } entfernen
table-takingPart = Für die Teilnahme
table-matchWin = Für jedes gewonnene Match, Freilose eingeschlossen
table-matchDraw = Für jedes unentschiedene Match
table-best = Anzahl der Events, die zählen
table-bestHint = Gewertet werden die besten Events jedes Spielers. Leer lassen, damit alle Events zählen.
table-tied = Rangfolge nach
table-higher = { $key }: nach oben
table-drop = { $key }: entfernen
table-also = Kriterium hinzufügen:
table-keys-points = { -points }
table-keys-eventsWon = Gewonnene Events
table-keys-matchWins = { -matches-won }
table-keys-bestPlace = Bester Platz
table-save = Punkteverteilung speichern
table-used = Punkteverteilung gespeichert
table-shared = Spieler, die sich einen Platz teilen, bekommen jeweils dessen Punkte. Plätze unterhalb der letzten Zeile bekommen keine.
table-name = Name der Tabelle

figures-title = Statistik
figures-cards = Karten, Archetypen und Paarungen
figures-of = Statistik: { $name }
figures-open = Statistik
figures-counted = { $matches ->
    [one] { NUMBER($matches) } Match
   *[other] { NUMBER($matches) } Matches
 } zwischen zwei abgegebenen Decks. Mirrors zählen nicht für die Siegquoten.
figures-interval = Der Balken und die Zahlen in Klammern zeigen das 95-%-Konfidenzintervall der Siegquote.
figures-none = Noch keine Matches zwischen zwei abgegebenen Decks.
figures-noneText = Die Statistik nutzt Decks, die abgegeben oder hier nach dem Draft gebaut wurden.
figures-leaders = { -leaders }
figures-bases = { -bases }
figures-aspects = Aspekte
figures-kind = Statistik zu
figures-decks = { -decks }
figures-record = Gewonnen – verloren – unentschieden
figures-mirrors = Mirrors
figures-rate = Siegquote
figures-first = Erster Spieler
figures-firstText = { $games ->
    [0] Nicht notiert, wer begonnen hat.
   *[other] Wer begonnen hat, gewann { $won } von { $games ->
        [one] { NUMBER($games) } Spiel
       *[other] { NUMBER($games) } Spielen
     }.
 }
figures-drawn = { $count ->
    [one] { NUMBER($count) } unentschiedenes Spiel
   *[other] { NUMBER($count) } unentschiedene Spiele
 } nicht gezählt.
figures-unknown = Bei { $count ->
    [one] { NUMBER($count) } Spiel
   *[other] { NUMBER($count) } Spielen
 } ist nicht notiert, wer begonnen hat.
figures-bots = Bot-Matches einbeziehen
