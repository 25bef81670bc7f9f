### Texts of the printouts.

kinds-pairings = Paarungen nach Tisch
kinds-names = Paarungen nach Namen
kinds-slips = Ergebniszettel
kinds-standings = { -standings }
kinds-bracket = { -bracket }
kinds-deckChecks = Deckchecks
kinds-seatings = Plätze nach Namen
kinds-pods = Pod-Bögen
kinds-seatCards = { -seat-cards }

texts-pairings = Zum Aushängen, nach Tischen sortiert.
texts-names = Zum Aushängen, nach Namen sortiert, damit jeder seinen Tisch findet.
texts-slips = Vier pro Seite, zum Ausschneiden und Austeilen. Jeder Zettel hat einen Code.
texts-standings = Mit dem Regelprofil und seinen Tiebreakern.
texts-bracket = Der Top Cut als Baum.
texts-deckChecks = Ein Formular für jedes Deck, das geprüft wird.
texts-seatings = Zum Aushängen, nach Namen sortiert, damit jeder Pod und Platz findet.
texts-pods = Eine Seite pro Pod, mit Kästchen zum Abhaken.
texts-seatCards = Zehn pro Seite, zum Ausschneiden. Solange Handys verbunden sind, steht auf jeder Karte der Code für das Handy dieses Spielers.

sizes-a4 = A4
sizes-letter = Letter

open = Drucken …
title = Drucken
round = { -round }
size = Papierformat
newest = { $round } (aktuell)
print = Öffnen und drucken
save = Als PDF speichern …
printed = { $what }: im PDF-Programm geöffnet. Drucke von dort aus.
saved = Gespeichert in { $path }
hint = Öffnet sich im PDF-Programm dieses Computers.
key = Druckdialog öffnen
seats = Plätze drucken
pods = Pod-Bögen drucken
bracket = Turnierbaum drucken
checks = Prüfformulare drucken
csv = CSV exportieren …

csvOf-players = Spieler als CSV speichern, mit den Spaltennamen von Melee
csvOf-rounds = Alle Runden als CSV speichern, mit den Spaltennamen von Melee
csvOf-standings = Tabelle als CSV speichern, mit den Spaltennamen von Melee
csvOf-teams = Tabelle der Teams als CSV speichern
