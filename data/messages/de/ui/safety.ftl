### Texts of automatic backups, the mirror folder and restoring.

title = Sicherungen
safe = Cantina speichert jeden Eintrag auf der Festplatte, bevor er angezeigt wird.
last = Letzte Sicherung
never = noch keine Sicherung
ago = vor { $text }
now = Jetzt sichern
folder = Ordner der Sicherungen
second = Spiegelordner oder USB-Stick
secondNone = Noch kein Spiegelordner. Auf einem USB-Stick überstehen deine Daten auch den Verlust des Laptops.
choose = Ordner wählen …
other = Ordner ändern …
forget = Spiegelordner entfernen
toFile = In Datei sichern …
fromFile = Aus Datei wiederherstellen …
copies = Automatische Sicherungen
when = Angelegt
what = Stand
size = Größe
restore = Wiederherstellen
restoreTitle = Diese Sicherung wiederherstellen?
restoreText = Alle Events, Decks und Spiele werden auf diesen Stand zurückgesetzt: { $label }. Deine aktuellen Daten werden vorher in einer eigenen Datei gespeichert.

content-written = Angelegt am { $at }.
content-round = Runde { $round } von { $planned }
content-players = { $count ->
    [one] { NUMBER($count) } Spieler
   *[other] { NUMBER($count) } Spieler
 }
content-noEvents = Keine Events
content-counts = { $decks ->
    [one] { NUMBER($decks) } Deck
   *[other] { NUMBER($decks) } Decks
 }, { $games ->
    [one] { NUMBER($games) } Spiel
   *[other] { NUMBER($games) } Spiele
 }

restored = Wiederhergestellt. Deine bisherigen Daten liegen in { $path }
none = Noch keine Sicherungen. Cantina legt zu Beginn und am Ende jeder Runde eine an.
check = Alle Daten prüfen
intact = Alle Events, Spiele, Ligen und Decks sind unversehrt.
damaged = { $message } Stelle eine Sicherung wieder her.
seen = Ausblenden
chip = Gesichert vor { $text }
chipNone = Gespeichert, noch keine Sicherung
chipBad = Problem mit der Sicherung

labels-begin = Anfang
labels-end = Ende
labels-hand = Manuell angelegt

event = Event { $number }
label = { $event }, Runde { $round }, { $part }
secondAt = Letzte Sicherung dort:
kb = { $size } KB
mb = { NUMBER($size, fractionDigits: 1) } MB
