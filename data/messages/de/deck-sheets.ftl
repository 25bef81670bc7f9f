### Registrierungsbögen und Decklisten auf Papier.

registration = Deckregistrierung
deck-list = Deckliste
first-letter-1 = Anfangsbuchstabe
first-letter-2 = des Nachnamens
event = Event
date = Datum
format = Format
player = Spieler
player-id = Spielernummer
table = Tisch
deck-name = Deckname
leader = Anführer
base = Basis
leader-and-base = Anführer und Basis
main-deck = Hauptdeck
sideboard = Sideboard
pool = Pool
played = Gespielt
total = Gesamt
ground-units = Bodeneinheiten
space-units = Weltraumeinheiten
upgrades = Upgrades
events = Ereignisse
leaders = Anführer
bases = Basen
other-cards = Andere Karten
unknown-numbers = Nicht im Katalog
continued = Fortsetzung
declaration = Diese Liste ist vollständig und richtig. Ich spiele diese Karten und keine anderen.
signature = Unterschrift des Spielers
deck-check = Deckcheck
round = Runde
time = Zeit
judge = Judge
status = Ergebnis
no-problem = in Ordnung
problem = Problem
remarks = Bemerkungen
made-with = Cantina
cards = { $count ->
    [one] { $count } Karte
   *[other] { $count } Karten
}
played-of = { $played } von { $total } Karten gespielt
by = von { $author }
page-of = Seite { $page } von { $pages }
