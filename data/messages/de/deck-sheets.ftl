### Registrierungsbögen und Decklisten auf Papier.

registration = Deckregistrierung
deck-list = { -deck-list }
first-letter-1 = Anfangsbuchstabe
first-letter-2 = des Nachnamens
event = { -event }
date = Datum
format = Format
player = { -player }
player-id = Spielernummer
table = { -table }
deck-name = { -deck-name }
leader = { -leader }
base = { -base }
leader-and-base = Anführer und Basis
main-deck = { -main-deck }
sideboard = { -sideboard }
pool = { -pool }
played = Gespielt
total = Gesamt
ground-units = Bodeneinheiten
space-units = Weltraumeinheiten
upgrades = { -upgrades }
events = Ereignisse
leaders = { -leaders }
bases = { -bases }
other-cards = Andere Karten
unknown-numbers = Nicht im Katalog
continued = Fortsetzung
declaration = Diese Liste ist vollständig und richtig. Ich spiele diese Karten und keine anderen.
signature = Unterschrift des Spielers
deck-check = { -deck-check }
round = { -round }
time = Zeit
judge = { -judge }
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
