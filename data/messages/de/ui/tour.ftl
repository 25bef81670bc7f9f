### Texts of the tour that goes with the sample event.

label = Rundgang
of = { $step } von { $steps }
back = Zurück
next = Weiter
done = Fertig
skip = Rundgang beenden

steps-next = Dieser Knopf zeigt immer den nächsten Schritt des Events: Plätze, Draft, Decks, Runden, Tabelle.
steps-entry = Trage Ergebnisse ein, sobald die Ergebniszettel kommen. Tippe die Tischnummer und dann 21, wenn der erste Spieler zwei zu eins gewonnen hat.
steps-open = Tische, die noch spielen. Ist keiner mehr übrig, kannst du die nächste Runde paaren.
steps-clock = Die Rundenuhr, mit Zeitverlängerungen für einen Tisch oder für alle.
steps-phones = Die Spieler können das Event am Handy verfolgen, Ergebnisse melden, draften und spielen. Internet ist nicht nötig.
steps-print = Paarungen für die Wand, Ergebniszettel, Tabelle und mehr, als PDF.
steps-undo = Macht den letzten Schritt rückgängig und zeigt ihn vorher an. Picks, gebaute Decks und Entscheidungen bleiben erhalten, und das Log zeichnet alles auf.
steps-sidebar = Hier findest du Decks, Spiele gegen Bots, deine Sammlung, alle Karten und den Judge-Tisch.
steps-guide = Eine Seite für jede Aufgabe. Drücke F1, um die Anleitung überall zu öffnen.
