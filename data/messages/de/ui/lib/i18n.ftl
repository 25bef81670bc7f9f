### Texts of the frame of the window, and those that several parts share.

program = Cantina
close = Schließen
dayLetters-day = TT
dayLetters-month = MM
dayLetters-year = JJJJ
cancel = Abbrechen
dismiss = Ausblenden
skip = { -skip-to-content }
waiting = Moment …
optional = optional
typeWord = Zum Bestätigen { $word } eingeben

nav-label = Hauptmenü
nav-events = { -events }
nav-decks = { -decks }
nav-games = { -games }
nav-puzzles = Rätsel
nav-statistics = Statistik
nav-collection = Sammlung
nav-cards = { -cards }
nav-judge = Judge-Tisch
nav-rules = Regeln
nav-profiles = Regelprofile
nav-safety = Sicherungen
nav-cardData = Kartendaten
nav-settings = Einstellungen
nav-about = Über Cantina
nav-keys = Tastenkürzel
nav-guide = Anleitung
nav-path = Du bist hier

errors-code = Fehlercode
errors-start = Cantina konnte seine Daten nicht öffnen
errors-again = Erneut versuchen
errors-restore = Sicherung wiederherstellen …
errors-restoreNewest = Neueste Sicherung wiederherstellen

settings-title = Einstellungen
settings-groups-look = Aussehen
settings-groups-games = Töne und Spiele
settings-groups-data = Karten und Daten
settings-theme = Design
settings-themes-dark = Dunkel
settings-themes-light = Hell
settings-themes-system = Wie im System
settings-size = Textgröße
settings-sizeText = Strg + und Strg − ändern sie überall. Seiten, die das Fenster füllen, etwa der Spieltisch, nutzen sie nur, soweit Platz ist. Mit Z vergrößerst du die Karte unter dem Mauszeiger.
settings-language = Sprache
settings-languageSystem = Wie im System
settings-languageText = Gilt für Fenster, Kartentexte, Meldungen, Ausdrucke und Logs. Kartennamen sind englisch, solange du keine Datei mit anderen Namen hinzufügst.
settings-languagePreview = { $name } (Vorschau)
settings-languagePreviewText = Eine Vorschau: Kartentexte von Spark of Rebellion und der Draft-Bildschirm sind auf Französisch, alles andere auf Englisch.
settings-audio = Töne
settings-audioChoices-on = An
settings-audioChoices-off = Aus
settings-atOnce = Änderungen gelten sofort.
settings-done = Fertig
settings-audioText = Ein kurzer Ton, wenn noch eine Minute der Runde bleibt, wenn sie endet, wenn ein Spieler ruft und wenn du nach langem Warten am Zug bist.
settings-asking = Fragen im Spiel
settings-askings-always = Immer fragen
settings-askings-choice = Nur fragen, wenn es eine Wahl gibt
settings-askingText = Wenn Cantina immer fragt, werden Spieler auch dann gefragt, wenn verdeckte Karten keine Wahl lassen. So können Gegner „nichts gefunden“ nicht von „verzichtet“ unterscheiden. Gilt für neue Spiele.
settings-byItself = Automatisch antworten
settings-byThemselves-onlyAnswer = Nur ein Ziel oder eine Antwort möglich
settings-byThemselves-lonePass = Passen, wenn keine andere Aktion erlaubt ist
settings-byThemselves-equalTriggers = Reihenfolge gleicher Fähigkeiten
settings-byThemselves-idleTriggers = Reihenfolge von Fähigkeiten, wenn sie nichts ändert
settings-cardData = Kartendaten
settings-cardDataText = Die mitgelieferten Sets, dazu Pakete mit neuen Sets, Sperren und Korrekturen, die du aus einer Datei hinzufügst.
settings-cardDataOpen = Kartendaten verwalten
settings-images = Kartenbilder
settings-imagesText = Cantina enthält keine Kartenbilder. Um eigene auf vergrößerten Karten zu sehen, wähle ihren Ordner. Cantina liest die Bilder von dort und kopiert sie nie. Karten ohne Bild sehen aus wie sonst.
settings-imagesNames = Dateinamen: SOR_005.png oder 005.png in einem Ordner SOR. Einheitenseite eines Anführers: SOR_005-back.png. Marker: SOR_T01.png. PNG, JPEG oder WebP, höchstens 8 MB.
settings-imagesFound = Bilder für { $cards ->
    [one] { NUMBER($cards) } Karte
   *[other] { NUMBER($cards) } Karten
 } gefunden
settings-imagesChoose = Ordner wählen …
settings-imagesForget = Ordner nicht mehr verwenden
settings-imagesMissing = Fehlende Bilder
settings-imagesOfSet = { EQUAL($here, $all) ->
    [true] { $name }: alle { $all }
   *[false] { $here ->
        [0] { $name }: keins von { $all }
       *[other] { $name }: { $here } von { $all }
     }
 }
settings-imagesRefused = { $count ->
    [1] 1 Datei ignoriert
   *[other] { $count } Dateien ignoriert
 }
settings-imagesCopy = Liste kopieren
settings-imagesCopied = Kopiert
settings-names = Kartennamen in einer anderen Sprache
settings-namesFound = Namen für { $cards ->
    [one] { NUMBER($cards) } Karte
   *[other] { NUMBER($cards) } Karten
 } gefunden{ $unplaced ->
    [0] {""}
   *[other] , { $unplaced ->
        [one] { NUMBER($unplaced) } Zeile
       *[other] { NUMBER($unplaced) } Zeilen
     } nicht zugeordnet
 }
settings-namesUnplaced = Nicht zugeordnete Zeilen
settings-namesChoose = Datei wählen …
settings-namesForget = Datei nicht mehr verwenden
settings-namesText = Eine CSV-Tabelle mit der Nummer der Karte, ihrem Namen und, wenn du magst, ihrem Untertitel. Cantina zeigt diese Namen an und akzeptiert sie in Suchen und Decklisten. Exporte für andere Programme verwenden die englischen Namen.

about-title = Über Cantina
about-version = Version { $number }
about-build = Commit { $commit }, Kartendaten vom { $date }
about-developerBuild = Entwicklerversion
about-what = Events durchführen, Decks bauen und spielen, auf einem Computer und ohne Netzwerk. Alles, was du siehst, ist schon gespeichert.
about-database = Datenbank
about-others = Software von Drittanbietern ({ $count })
about-othersText = Cantina verwendet diese Projekte. Danke an alle, die daran gearbeitet haben.
about-texts = Lizenztexte anzeigen
about-hideTexts = Liste anzeigen
about-textsLabel = Lizenztexte
about-fan = Ein unabhängiges Programm, vom Verlag des Spiels weder hergestellt noch unterstützt.

backups-done = Gesichert in { $path }
backups-askText = Die Sicherung ersetzt alle Events, Decks und Spiele auf diesem Computer. Deine aktuellen Daten werden vorher in einer eigenen Datei gespeichert, deren Namen Cantina anzeigt.

keys-title = Tastenkürzel
keys-everywhere = Überall
keys-goTo = Gehe zu
keys-help = Diese Liste öffnen
keys-guide = Anleitung auf der passenden Seite öffnen
keys-find = Seite, Event, Spieler, Deck, Karte, Regel oder Befehl finden
keys-events = { -events }
keys-decks = { -decks }
keys-games = { -games }
keys-puzzles = Rätsel
keys-statistics = Statistik
keys-collection = Sammlung
keys-cards = { -cards }
keys-judge = Judge-Tisch
keys-rules = Regeln
keys-profiles = Regelprofile
keys-safety = Sicherungen
keys-menu = Menü der Zeile oder Karte öffnen (wie die rechte Maustaste)
keys-search = Zum Suchfeld dieser Seite oder dieses Fensters
keys-size = Schrift vergrößern oder verkleinern
keys-usualSize = Schriftgröße zurücksetzen
keys-leaveField = Feld verlassen, damit die Tastenkürzel der Seite wieder gelten
keys-or = oder
keys-then = dann

## Labels of keys.

keys-names-ArrowDown = ↓
keys-names-ArrowUp = ↑
keys-names-ArrowLeft = ←
keys-names-ArrowRight = →
keys-names-Ctrl = Strg
keys-names-Shift = Umschalt
keys-names-Space = Leertaste
keys-names-Delete = Entf
keys-names-Home = Pos1
keys-names-End = Ende
keys-names-PageUp = Bild ↑
keys-names-PageDown = Bild ↓

##

palette-title = Gehe zu
palette-placeholder = Seite, Befehl, Event, Spieler, Deck, Karte oder Regel suchen
palette-found = Suchergebnisse
palette-none = Keine Treffer.
palette-hint = ↑ und ↓ wählen aus, Eingabe öffnet.
palette-more = Nur die ersten Treffer sind zu sehen. Tippe mehr, um sie einzugrenzen.
palette-kinds-screen = Seite
palette-kinds-command = Befehl
palette-kinds-event = Event
palette-kinds-player = Spieler
palette-kinds-deck = Deck
palette-kinds-card = Karte
palette-kinds-rule = Regel

more = Weitere Aktionen
open = Öffnen
openFile = Öffnen
openToPrint = Zum Drucken öffnen
drop = Datei ablegen, um sie zu öffnen
dropTooLarge = { $name } ist größer als 64 MB, die Höchstgröße für Dateien.
dropTooLargeWay = Lege ein von Cantina exportiertes Event ab oder eine Liste als Text, JSON oder CSV.
