### Ausgaben der Befehlszeile.

## cantina backups

restored-the-previous-database-is-saved = Wiederhergestellt. Die bisherige Datenbank liegt in { $kept }.
restored = Wiederhergestellt.
backup-saved-to = Gesichert in { $to }.
every-page-and-every-checksum-of = Jede Seite und jede Prüfsumme jedes Events, Spiels, Decks und jeder Liga ist unbeschädigt.
never = nie
mirror-folder = Spiegelordner: { $folder }
latest-backup = Letzte Sicherung: { $last }
created = angelegt
kb = kB
backup = Sicherung

## cantina card statistics

statistics-saved-to = Statistik gespeichert in { $saved }.
to = { $mean } ({ $low } bis { $high })
bots = Bots
people = Menschen
month = Monat
events = Events
picked = gewählt
offered = angeboten
ata = ATA
taken-when-seen = genommen, wenn gesehen
decks = Decks
games = Spiele
gp-wr = GP WR
decks-with-it = Decks mit ihr
won = gewonnen
share = Anteil
matches = Matches
events-matches-games-won-of-against = { $name }: { $count } Events, Matches { $matches }, gewonnene Spiele { $wins } von { $games }, { $share }. Gegen Bots, nicht gezählt: Matches { $against_bots }.
event = Event
date = Datum
name = Name
own-deck = eigenes Deck
against = gegen
card = Karte
others-ata = ATA der anderen
others-taken-when-seen = der anderen, wenn gesehen
of = { $wins } von { $games }, { $share }
wins-of-games = { $wins } von { $games }
games-played-on-screen-games-won = Am Bildschirm gespielte Spiele: { $games }. Mit der Karte gewonnene Spiele:
opening-hand = Starthand
drawn = gezogen
resourced = als Ressource
played = gespielt
card-effects-are-not-shown-there = Wirkungen von Karten sind nicht angegeben: Spiele gibt es in weniger als zehn Events.
alsa = ALSA
preference = Vorliebe
bots-column = der Bots
deq = DEq
effect = Wirkung
leader = Anführer
base = Basis

## cantina cards

number = Nummer
type = Typ
cost = Kosten
power = Stärke
hp = TP
aspects = Aspekte
rarity = Seltenheit
set = Set
pictures = Bilder
found = gefunden
missing = fehlt
missing-card = fehlt: { $number } { $name }
not-a-card-picture = kein Kartenbild: { $line }
cards = Karten
implemented = implementiert
vanilla = ohne Text
edition-only = {" "}(nur Ausgabe { $edition })
edition-only-number-not-confirmed = {" "}(nur Ausgabe { $edition }, Nummer nicht bestätigt)
seed = Seed { $seed }
booster = Booster { $place }
slot = Slot
treatment = Ausführung
foil = { $treatment }, Foil
seat = Platz { $number }
pack = Pack
pick = Pick
of-word = aus
why = Grund

## cantina data

removed = { $id } entfernt.
created-in = Angelegt in { $folder }: { $files }
no-differences = Keine Unterschiede.
not-installed = { $id } nicht installiert: { $place }: { $what }. { $fix }.
this-event-uses-only-the-built = Dieses Event benutzt nur die eingebauten Kartendaten.
card-data-packages-of-this-event = Kartendatenpakete dieses Events:
used = { $id } { $version }: verwendet
version-is-used-instead = { $id } { $version }: stattdessen wird Version { $used } verwendet{ $changed }
installed-used-from-the-next-start = { $id } { $version }: installiert, wird ab dem nächsten Start verwendet
missing-install-it-with-cantina-event = { $id } { $version }: fehlt; installiere es mit: cantina event card-data { $event } --install
missing-get-the-file-and-install = { $id } { $version }: fehlt; besorge die Datei und installiere sie mit: cantina data install FILE
the-cards-of-the-draft-are = Die Karten des Drafts sind unbekannt, bis das Paket installiert ist. Alles andere wird angezeigt.
built-in = eingebaut
id = Kennung
version = Version
title = Titel
sets = Sets
file = Datei
not-used = Nicht verwendet: { $file }
installed-cantina-uses-it-from-the = Installiert. Cantina verwendet es ab dem nächsten Start.
and-more = und { $more } weitere

## cantina database

warning = Warnung: { $warning }
is-ready-desks-use-the-login = { $address } ist bereit. Desks benutzen die Anmeldung „{ $desk }“.
event-is-event-there = Event { $event } ist dort Event { $number }.
copied-continued-were-there-already = { $created } kopiert, { $continued } fortgesetzt, { $unchanged } waren schon da.

## cantina deck

cantina-cannot-play-with-it-yet = Cantina kann damit noch nicht spielen: kein Text für { $cards }.
skipped = ausgelassen: { $row }
opening-hand-of = Starthand aus { $cards }: { $opening }
after-one-mulligan = ; nach einem Mulligan: { $with_mulligan }
copies-on-average = ; im Schnitt { $expected } Exemplare
exactly = Genau { $exactly }
round = Runde
cards-seen = gesehene Karten
hand-kept = Hand behalten
with-mulligan = mit Mulligan
cards-sideboard = { $cards } Karten, Sideboard { $sideboard }
average-cost = , Kosten im Schnitt { $cost }
units = Einheiten
upgrades = Upgrades
all = alle
types = Typen
arenas = Kampfgebiete
traits = Merkmale
keywords = Schlüsselwörter
effects = Effekte
rarities = Seltenheiten
penalties = Aufschläge

## cantina digests

this-shop = dieser Laden
shop = Laden
weight = Gewicht
key = Schlüssel
public-key-of-this-shop = Öffentlicher Schlüssel dieses Ladens: { $key }
digests-saved-to-events-events-with = Auszüge gespeichert in { $folder }: { $files } Events. Events mit zu wenigen Spielern: { $left_out }.
events-added-replaced-unchanged = Events hinzugefügt: { $added }, ersetzt: { $replaced }, unverändert: { $present }.
from-to = { $low } bis { $high }
events-games = { $events } Events, { $games } Spiele.
without-one-shop = ohne einen Laden

## cantina documents

bye = (Freilos)
round-seed = Runde { $round } (Seed { $seed })
rematches-second-byes-pair-downs = { $rematches } Rematches, { $second_byes } zweite Freilose, { $pair_downs } heruntergepaart
table = Tisch
first = erster
second = zweiter
rank = Rang
record = Bilanz
rounds = { $rounds } Runden, { $profile }

## cantina event

event-created = Event { $event } angelegt. { $next }
players = Spieler
after-round = { $profile }, nach Runde { $round }
event-exported-to = Event exportiert nach { $to }.
a-bot-would-pick = Ein Bot würde { $card } wählen. { $reason }
name-and-seed = { $name } (Seed { $seed })
leaders-pick-of = Anführer, Pick { $pick } von { $picks }
pack-pick-of = Pack { $pack }, Pick { $pick } von { $picks }
review-before-pack = Durchsicht vor Pack { $pack }
the-draft-is-over = der Draft ist beendet
next-add-players = Als Nächstes: Spieler eintragen.
next-draw-seats = Als Nächstes: Plätze auslosen.
next-give-late-entries-a-seat = Als Nächstes: Nachzüglern einen Platz geben (seat-late).
next-start-the-draft = Als Nächstes: den Draft starten.
next-draft = Als Nächstes: draften.
next-build-the-missing-decks = Als Nächstes: die fehlenden Decks bauen.
next-pair-a-round = Als Nächstes: eine Runde paaren.
next-enter-the-missing-results = Als Nächstes: die fehlenden Ergebnisse eintragen.
next-create-the-top-cut = Als Nächstes: den Top Cut anlegen.
the-event-is-over-see-the = Das Event ist beendet. Der Endstand steht in der Tabelle.
event-with-players = { $name } ({ $set }), { $players_count } Spieler
already-in-the-event = schon im Event
columns-not-used = Nicht verwendete Spalten: { $columns }.
deck = Deck
deck-list-not-imported = { $name }: Deckliste nicht importiert: { $problem }
dropped = ausgestiegen
bot = Bot
player = Spieler
pod = Pod
seat-column = Platz
drafted-of-decks-are-legal = Gedraftet: { $legal } von { $all } Decks sind legal.
pod-with-names = Pod { $number }: { $names }
index = Index
cards-picked = { $name }: { $board }; { $taken } Karten gewählt
pack-pick-of-cards-picked = { $name }: Pack { $pack }, Pick { $pick } von { $picks }; { $taken } Karten gewählt
cards-face-up = offene Karten
piles-of-pile-in-view-in = Stapel mit { $sizes }, Stapel { $current } liegt vor, { $stock } im Vorrat
square-of = Quadrat { $number } von { $of }: { $rows }
round-of-waiting-for-the-other = Runde { $round } von { $of }, warten auf den anderen Spieler
round-of-to-take = Runde { $round } von { $of }, noch { $take } zu nehmen
choices = ; Auswahl: { $choices }
not-your-turn = ; nicht am Zug
round-number = Runde { $number }
result = Ergebnis

## cantina event words

saved = , gesichert { $at }
round-of = { $stage }, Runde { $round } von { $planned }
stage = Phase
decks-games = Decks: { $decks }, Spiele: { $games }
registration = Anmeldung
seated = Plätze vergeben
drafting = Draft läuft
deck-building = Deckbau
rounds-column = Runden
finished = beendet
time = Zeit
open = Offen: { $tables }
open-and-more-in-all = Offen: { $tables } und { $more } weitere (insgesamt { $all })
team = Team
members = Mitglieder
opponents = Gegner %
games-column = Spiele %
places = Plätze
disqualified = disqualifiziert
place = Platz
deck-building-time = Deckbau: { $time }
undone = (rückgängig gemacht) { $entry }
by = von
entry = Eintrag

## cantina league

league-created-points-table = Liga { $league } angelegt; Punktetabelle: { $points }.
league = Liga
printout-saved-to = Ausdruck gespeichert in { $saved }.
league-already-exists = Liga { $number } ist schon vorhanden.
league-imported = Liga { $number } importiert.
leagues = Ligen: { $count }.
saved-to = Gespeichert in { $to }.
events-count = Events: { $events }
points = Punkte
by-event = je Event

## cantina main

warning-with-code = Warnung [{ $code }]: { $message } { $next_step }

## cantina play

player-with-deck = Spieler { $number }: { $deck } ({ $kind })
type-the-number-of-an-answer = Gib die Nummer einer Antwort oder einen Teil ihres Textes ein. Passen mehrere Antworten, werden sie aufgelistet.
if-there-is-only-one-answer = Gibt es nur eine Antwort, drücke Enter.
b-show-the-table-o-show = b  Tisch anzeigen     o  Antworten anzeigen     u  rückgängig machen     q  aufgeben     ?  diese Hilfe anzeigen
undone-step = Rückgängig gemacht.
there-is-nothing-to-undo = Es gibt nichts rückgängig zu machen.
type-the-number-of-an-answer-or = Gib die Nummer einer Antwort ein, oder ? für Hilfe.
there-is-no-answer-choose-to = Eine Antwort { $number } gibt es nicht. Wähle 1 bis { $most }.
no-answer-matches-type-for-help = Keine Antwort passt zu { QUOTE($typed) }. Gib ? für Hilfe ein.
and-more-type-a-part-of = und { $left } weitere: Gib einen Teil des Textes ein

## cantina print

error = Fehler [{ $code }]: { $place }{ $message }
percent-from-to = { $percent } ({ $low } bis { $high })

## cantina program

licence = Lizenz
from = Quelle

## cantina serve

stopped-phones-keep-showing-the-last = Beendet. Handys zeigen weiter die zuletzt geladene Seite.
anyone-with-this-address-can-report = Wer diese Adresse hat, kann als dieser Spieler melden. Sie wird nicht noch einmal angezeigt.
anyone-with-this-address-can-make = Wer diese Adresse hat, kann als { $name } eintragen. Sie wird nicht noch einmal angezeigt.
port-is-in-use-so-port = Port { $asked } ist belegt, deshalb wird Port { $port } verwendet.
this-computer-is-not-on-a = Dieser Computer ist in keinem Netzwerk, deshalb erreichen ihn keine Handys.
live-board = Live-Tafel: { $first }
or = oder: { $other }
if-a-phone-cannot-connect-the = Wenn ein Handy keine Verbindung bekommt, liegt es meist an der Firewall. So erlaubst du Verbindungen:
allow-incoming-connections-in-system-settings = eingehende Verbindungen unter Systemeinstellungen, Netzwerk, Firewall erlauben
press-ctrl-c-to-stop = Strg+C beendet.

## cantina statistics

interval-to = { $percent } (95%-Intervall: { $low } bis { $high })
mirrors = Mirrors
matches-count = Matches: { $matches }
games-won-by-the-first-player = Spiele, die der erste Spieler gewann: { $won } von { $games }, { $share }
games-without-a-recorded-first-player = Spiele ohne vermerkten ersten Spieler: { $unknown }
aspect = Aspekt

## cantina steps

seed-column = Setzplatz
nothing-else-changes = Sonst ändert sich nichts.
event-imported = Event { $event } importiert: { $name }.
printout-saved = Ausdruck gespeichert in { $to }.
names-with-letters-that-its-font = Namen mit Buchstaben, die seiner Schrift fehlen: { $names }. Er zeigt stattdessen die Nummern der Spieler.
and-in-the-sideboard = {" "}und { $cards } im Sideboard
legal = legal
not-legal = NICHT LEGAL
cards-on = { $name }: { $cards } Karten{ $sideboard }. { $format } am { $on }: { $verdict }.
nearest = {" "}Ähnlich: { $similar }.
not-read = Nicht gelesen, { $place }: { $read }. { $why }{ $nearest }
table-saved-to = Tabelle gespeichert in { $to }.

## cantina tournament

byes = Freilose
second-byes = zweite Freilose
rematches = Rematches
of-these-in-fields-up-to = davon in Feldern bis 12 ohne Änderungen
of-these-in-fields-up-to-after = davon in Feldern bis 12 nach Änderungen
of-these-in-larger-fields = davon in größeren Feldern
events-with-rematches = Events mit Rematches
matches-of-different-scores = Matches verschiedener Punktzahlen
sum-of-squared-differences = Summe der quadrierten Unterschiede
paired-down-twice-in-a-row = zweimal nacheinander heruntergepaart
rounds-changed-by-looking-ahead = durch Vorausschau geänderte Runden
pairings-proven-optimal = als optimal bewiesene Paarungen
pairings-not-proven = nicht bewiesene Paarungen
players-who-dropped = ausgestiegene Spieler
late-entries = Nachzügler
pairing-a-round-took-ms-on = Eine Runde zu paaren dauerte im Schnitt { $mean } ms und höchstens { $worst } ms.
figure = Zahl
count = Anzahl
description = Beschreibung
the-profile-has-no-problems = Das Profil hat keine Probleme.
code = Code
field = Feld
problem = Problem

## Mit Zahlen und Bedingungen

differences-at = { $count ->
    [one] { $count } Unterschied: { $places }
   *[other] { $count } Unterschiede: { $places }
}
problems-to-correct = { $count ->
    [one] { $count } Problem zu beheben:
   *[other] { $count } Probleme zu beheben:
}
changes-to-the-card-data = { $count ->
    [one] { $count } Änderung an den Kartendaten:
   *[other] { $count } Änderungen an den Kartendaten:
}
cards-without-text = { $count ->
    [one] { $count } Karte ohne einen Text, den diese Version spielen kann:
   *[other] { $count } Karten ohne einen Text, den diese Version spielen kann:
}
no-problems-games-played = { $count ->
    [one] Keine Probleme; { $count } Spiel mit zufälligen Antworten gespielt.
   *[other] Keine Probleme; { $count } Spiele mit zufälligen Antworten gespielt.
}
deck-legal = Legal in { $format } am { $on }.
deck-not-judged = { $count ->
    [one] Für { $format } am { $on } nicht zu beurteilen: { $count } Karte eines Sets, das noch nicht vollständig ist.
   *[other] Für { $format } am { $on } nicht zu beurteilen: { $count } Karten eines Sets, das noch nicht vollständig ist.
}
deck-not-legal = { $count ->
    [one] Nicht legal in { $format } am { $on }: { $count } Problem.
   *[other] Nicht legal in { $format } am { $on }: { $count } Probleme.
}
pick-clock = { $running ->
    [true] Pod { $pod }: { $step }, noch { $time }
   *[false] Pod { $pod }: { $step }, noch { $time } (angehalten)
}
time-left = { $running ->
    [true] noch { $time }
   *[false] noch { $time } (angehalten)
}
card-effects-checked = { $shown ->
    [true] Wirkungen von Karten sind angegeben: Bei { $games } Spielen aus { $events } Events, die der Schätzung fehlten, ist ihr Log-Loss um { $gain } niedriger als der der besten Vorhersage ohne sie (Standardfehler { $error }).
   *[false] Wirkungen von Karten sind nicht angegeben: Bei { $games } Spielen aus { $events } Events, die der Schätzung fehlten, ist ihr Log-Loss um { $gain } niedriger als der der besten Vorhersage ohne sie (Standardfehler { $error }).
}
statistics-of = { $bots ->
    [true] Bots aus { $events } Events: { $choices } Entscheidungen, { $decks } Decks, { $matches } Matches, { $games } Spiele. Matches von Menschen gegen Bots, nicht gezählt: { $mixed }.
   *[false] Menschen aus { $events } Events: { $choices } Entscheidungen, { $decks } Decks, { $matches } Matches, { $games } Spiele. Matches von Menschen gegen Bots, nicht gezählt: { $mixed }.
}

## Werte von Argumenten

two-numbers = Schreibe zwei Zahlen, zum Beispiel 1:3.
game-of-match = Schreibe a, b oder draw, mit Decks als a:1:3 und dem Spieler, der angefangen hat, als +a.
