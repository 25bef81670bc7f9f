### Texts of the event list and the New event dialog.

## Stages of an event.

states-registration = Anmeldung
states-seated = Plätze ausgelost
states-drafting = Draft läuft
states-deckBuilding = { -deck-building }
states-rounds = { -rounds }
states-finished = Beendet

##

events-title = { -events }
events-new = Neues Event
events-like = Neues Event wie dieses
events-goOn = Dein Spiel fortsetzen
events-damaged = beschädigt
events-name = { -event }
events-set = Set
events-mode = Format
events-paper = mit echten Karten
events-stage = Phase
events-players = { -players }
events-round = { -round }
events-created = Angelegt
events-archive = Archivieren
events-unarchive = Zurückholen
events-showArchived = { $count ->
    [one] { NUMBER($count) } archiviertes Event
   *[other] { NUMBER($count) } archivierte Events
 } anzeigen
events-roundOf = { $round ->
    [0] –
   *[other] { $round } von { $planned }
 }
events-cut = Top Cut
events-down = Nächstes Event (Enter öffnet es)
events-up = Voriges Event
events-caption = Events, die neuesten zuerst

## Ways to start playing, above the list of events.

play-title = Spielen
play-again = Noch einmal spielen
play-decks = { $own } gegen { $other }, { $level }.
play-game = Ein Spiel spielen
play-gameText = Zu zweit bis zu viert, mit Personen oder Bots.
play-puzzle = Rätsel des Tages
play-draftText = Das neueste Set mit sieben Bots, dann die Runden.

## Choices while there are no events.

ways-title = Was möchtest du tun?
ways-or = Du kannst auch ein Event importieren, das auf einem anderen Computer exportiert wurde. Decks, Spiele und der Judge-Tisch stehen in der Seitenleiste.
ways-create = Neues Event
ways-createText = Der Draft heute Abend, ein Sealed-Event oder ein Constructed-Event: Gib einen Namen ein, trage die Spieler ein und leg los.
ways-practice = Draft gegen Bots ausprobieren
ways-practiceText = Drafte { $set } mit sieben Bots, bau ein Deck und spiele die Runden gegen sie.
ways-practiceName = Übungsdraft
ways-ownName = Dein Name, für Sitze und Tabelle
ways-startPractice = Draft starten
ways-sample = Beispiel-Event öffnen
ways-sampleText = Zwölf Spieler haben gedraftet und sind in Runde 2. Trage Ergebnisse ein, paare Runden und mach Schritte rückgängig. Es kann nichts schiefgehen.
ways-sampleName = Beispiel-Event

##

newEvent-title = Neues Event
newEvent-name = Name
newEvent-nameMissing = Gib einen Namen ein.
newEvent-set = Set
newEvent-noBoosters = (nur mit echten Karten)
newEvent-mode = { -draft }
newEvent-sealedMode = Booster
newEvent-sealedDigital = Cantina öffnet die Booster. Die Spieler bauen ihre Decks am Handy.
newEvent-sealedPaper = Die Spieler öffnen echte Booster und geben ihre Decks ab.
newEvent-digitalText = Cantina öffnet die Booster. Die Spieler wählen an diesem Bildschirm oder am Handy.
newEvent-paperText = Die Spieler öffnen echte Booster. Cantina verwaltet Plätze, Pick-Uhr und Paarungen.
newEvent-podSize = Plätze pro Pod
newEvent-shape = Draft-Form
newEvent-shapes-pod = { -pod }
newEvent-shapes-teamsOfTwo = Zweierteams
newEvent-shapes-teamsOfThree = Dreierteams
newEvent-shapes-winston = Winston, zu zweit
newEvent-shapes-grid = Grid, zu zweit
newEvent-shapes-minneapolis = Minneapolis, zu zweit
newEvent-shapes-rotisserie = Rotisserie, 2 bis 8 Spieler
newEvent-shapeTexts-pod = Packs gehen am Tisch herum.
newEvent-shapeTexts-teamsOfTwo = Zwei Teams sitzen abwechselnd in einem Pod. Danach spielt jeder gegen jeden des anderen Teams.
newEvent-shapeTexts-teamsOfThree = Zwei Teams sitzen abwechselnd in einem Pod. Danach spielt jeder gegen jeden des anderen Teams.
newEvent-shapeTexts-winston = Drei verdeckte Stapel: Nimm einen, oder lass ihn wachsen und sieh dir den nächsten an.
newEvent-shapeTexts-grid = Neun offene Karten: Nimm eine Reihe oder eine Spalte.
newEvent-shapeTexts-minneapolis = Kleine Packs: eine Karte nehmen, tauschen, zwei nehmen, zurücktauschen, zwei nehmen.
newEvent-shapeTexts-rotisserie = Alles liegt offen: Jeder nimmt reihum eine Karte, zwei bis acht Spieler.
newEvent-suns = Twin Suns
newEvent-howMany = Anzahl der Runden
newEvent-minutes = { $minutes } Minuten pro Runde
newEvent-byPlayers = Nach Spielerzahl. { $minutes } Minuten pro Runde.
newEvent-recommended = Empfohlen
newEvent-profile = Regelprofil
newEvent-seed = Seed
newEvent-seedHint = Gib nur Ziffern ein. Derselbe Seed ergibt dieselben Plätze, Booster und Paarungen.
newEvent-seedBad = Gib höchstens 20 Ziffern ein.
newEvent-more = Weitere Einstellungen
newEvent-create = Event anlegen

newEvent-packs-label = Inhalt der Booster
newEvent-packs-kinds-set = Booster eines Sets
newEvent-packs-kinds-rounds = Ein Set pro Runde
newEvent-packs-kinds-chaos = Chaos: zufällige Sets
newEvent-packs-kinds-seats = Ein Set pro Platz und Runde
newEvent-packs-kinds-cube = Cube
newEvent-packs-kindTexts-set = Alle Booster kommen aus einem Set.
newEvent-packs-kindTexts-rounds = Alle öffnen dieselben Sets.
newEvent-packs-kindTexts-chaos = Jeder Booster kommt aus einem zufälligen Set.
newEvent-packs-kindTexts-seats = Jeder Platz öffnet eigene Sets.
newEvent-packs-kindTexts-cube = Die Packs werden aus deiner Kartenliste ausgeteilt.
newEvent-packs-boxed = Aus ganzen Displays
newEvent-packs-boxedHint = – die Booster kommen der Reihe nach aus Displays mit je 24
newEvent-packs-round = Booster { $round }
newEvent-packs-roundsSealed = Bei mehr als drei Boostern pro Spieler beginnen die Sets von vorn.
newEvent-packs-roundsShared = Die Spieler eines Tisches teilen sich die Booster. Die Sets folgen in dieser Reihenfolge und beginnen dann von vorn.
newEvent-packs-chaosLegend = Sets, aus denen Booster gezogen werden
newEvent-packs-seatsLegend = Sets jedes Platzes für Pack 1 bis 3. In größeren Pods beginnen die Zeilen von vorn.
newEvent-packs-seatsSealed = Sets jedes Spielers in der Reihenfolge der Anmeldung. Zeilen und Booster beginnen von vorn.
newEvent-packs-seat = Platz { $seat }
newEvent-packs-seatRound = Platz { $seat }, Pack { $round }
newEvent-packs-cubeName = Name des Cubes
newEvent-packs-cubeFile = Datei auswählen …
newEvent-packs-cubeLibrary = Aus der Bibliothek
newEvent-packs-cubeDeck = Deck auswählen …
newEvent-packs-cubeList = Karten, eine pro Zeile, mit Anführern und Basen
newEvent-packs-cubeExample =
    1 SOR_005
    2 SOR_095
    1 SOR_010
newEvent-packs-cubeCards = { $cards ->
    [one] { NUMBER($cards) } Karte
   *[other] { NUMBER($cards) } Karten
 }, darunter { $leaders ->
    [one] { NUMBER($leaders) } Anführer
   *[other] { NUMBER($leaders) } Anführer
 }.
newEvent-packs-cubeEnough = { $players ->
    [0] Reicht nicht für zwei Spieler.
    [1] Reicht nicht für zwei Spieler.
   *[other] Reicht für { $players } Spieler.
 }
newEvent-packs-cubeUnread = { $lines ->
    [one] { NUMBER($lines) } Zeile ist
   *[other] { NUMBER($lines) } Zeilen sind
 } nicht lesbar. Korrigiere oder entferne sie, um das Event anzulegen.
newEvent-packs-nearest = Ähnlich: { LIST($names, separator: "; ") }
newEvent-packs-cubeLeaders = { -leaders }
newEvent-packs-leaders-separate = Einer pro Pack, zuerst gedraftet
newEvent-packs-leaders-mixed = In die Packs gemischt
newEvent-packs-cubeBases = Basen auf der Liste
newEvent-packs-bases-shared = Frei für alle
newEvent-packs-bases-mixed = In die Packs gemischt
newEvent-packs-basesHint = Gewöhnliche Basen der Sets im Cube darf jeder immer verwenden.
newEvent-packs-packSize = Karten pro Pack
newEvent-packs-usualSize = { $cards } (Standard)

carry-take = Event importieren …
carry-write = Export …
carry-taken = { $name } mit dem ganzen Verlauf importiert
carry-known = { $name } gibt es schon. Es wurde nichts importiert.

table-title = Event mit den Spielern aus { $name } anlegen?
table-text = Die Datei ist eine Tabelle mit Spielern{ $decks ->
    [true] {" "}und ihren Decks
   *[false] {""}
 }. Du legst zuerst die Einstellungen des Events fest und siehst dann eine Vorschau der Spieler.{ $results ->
    [true] {" "}Um die Ergebnisse in eine Liga aufzunehmen, ziehe die Datei stattdessen auf die Liga.
   *[false] {""}
 }
table-inLeague = Eine Liga braucht Ergebnisse, aber diese Tabelle hat weder Punkte noch Plätze. Du kannst ein Event mit den Spielern anlegen und es in die Liga aufnehmen.
table-yes = Event anlegen …
