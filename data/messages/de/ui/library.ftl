### Texts of the deck library.

title = { -decks }
loading = Die Decks werden geladen …
failed = Die Decks konnten nicht geladen werden.
again = Erneut versuchen
caption = Deine Decks
count = { EQUAL($shown, $all) ->
    [true] { $all ->
        [one] { NUMBER($all) } Deck
       *[other] { NUMBER($all) } Decks
     }
   *[false] { $shown } von { $all } Decks
 }
new = Neues Deck
import = Import …
none = Noch keine Decks
noneText = Lege ein Deck an oder füge mit Strg+V eine Liste aus einem anderen Programm ein. Du kannst auch eine Datei hierher ziehen.
noneFit = Keine Decks gefunden.
clear = Alle Decks anzeigen
withCard = { $count ->
    [one] { NUMBER($count) } Deck
   *[other] { NUMBER($count) } Decks
 } mit { $card }

search = Decks suchen
searchPlaceholder = Name, Anführer, Basis oder Tag
format = Format
everyFormat = Alle Formate
tag = Tag
everyTag = Alle Tags
sort = Sortieren

sorts-changed = Zuletzt geändert
sorts-name = Name
sorts-format = Format
sorts-size = { -cards }

showArchived = { $count ->
    [0] Archivierte anzeigen
   *[other] Archivierte anzeigen ({ $count })
 }

columns-select = Auswählen
columns-deck = { -deck }
columns-cards = { -cards }
columns-legal = Heute legal
columns-changed = Geändert
columns-acts = Aktionen

select = { $name } auswählen
noLeader = Noch kein Anführer
noBase = noch keine Basis
size = { $side ->
    [0] { $main }
   *[other] { $main } + { $side }
 }
sizeTitle = { $side ->
    [0] { $main ->
        [one] { NUMBER($main) } Karte
       *[other] { NUMBER($main) } Karten
     }
   *[other] { $main ->
        [one] { NUMBER($main) } Karte
       *[other] { NUMBER($main) } Karten
     } und { $side } im Sideboard
 }
legal = Legal
problems = { $count ->
    [one] { NUMBER($count) } Problem
   *[other] { NUMBER($count) } Probleme
 }
archived = archiviert
damaged = beschädigt
damagedText = Dieses Deck lässt sich nicht öffnen. { $why }
rescued = „{ $name }“ ist aus Version { $version } wiederhergestellt.
nameless = Deck { $id }

acts-edit = Bearbeiten
acts-play = Spielen …
acts-tags = Tags
acts-duplicate = Duplizieren
acts-export = Export …
acts-print = Drucken …
acts-archive = Archivieren
acts-unarchive = Zurückholen
acts-rescue = Frühere Version wiederherstellen …
acts-of = { $act }: { $name }

duplicated = Dupliziert als „{ $name }“.
archivedDone = „{ $name }“ ist archiviert.
unarchivedDone = „{ $name }“ ist wieder bei deinen Decks.
undo = Rückgängig
added = { $count ->
    [1] Deck zur Bibliothek hinzugefügt.
   *[other] { $count } Decks zur Bibliothek hinzugefügt.
 }
open = Öffnen
noDeckHere = Wähle zuerst ein Deck, mit den Pfeiltasten oder einem Klick.

selected = { $count ->
    [0] Nichts ausgewählt
   *[other] { $count } ausgewählt
 }
clearSelection = Auswahl aufheben
compare = Vergleichen
compareHow = Wähle zwei Decks aus, um sie zu vergleichen.
checkTrilogy = Als Trilogy prüfen
trilogyHow = Wähle drei Decks aus, um sie als Trilogy zu prüfen.

drop = Lege die Datei hier ab, um sie zu importieren
tooLarge = { $name } ist größer als 2 MB, die Grenze für Listen.
tooLargeWay = Exportiere das Deck oder die Sammlung als Text, JSON oder CSV.

keys-title = { -decks }
keys-new = Neues Deck
keys-import = Importieren
keys-search = Suchen
keys-down = Nächstes Deck (Enter öffnet es)
keys-up = Voriges Deck
keys-select = Deck auswählen oder abwählen
keys-duplicate = Deck duplizieren
keys-tags = Tags des Decks
keys-export = Deck exportieren
keys-print = Deck drucken
keys-archive = Deck archivieren oder zurückholen
keys-undo = Letztes Archivieren rückgängig machen
keys-compare = Zwei ausgewählte Decks vergleichen
keys-trilogy = Drei ausgewählte Decks als Trilogy prüfen
keys-paste = Aus der Zwischenablage importieren

formats-premier = Premier
formats-eternal = Eternal
formats-twinSuns = Twin Suns
formats-sealed = { -sealed }
formats-draft = { -draft }

sections-leader = { -leader }
sections-base = { -base }
sections-main = { -deck }
sections-sideboard = { -sideboard }

newDeck-title = Neues Deck
newDeck-start = Ausgangspunkt
newDeck-starts-empty = Leeres Deck
newDeck-starts-published = Veröffentlichtes Deck
newDeck-starts-sealed = Sealed-Pool
newDeck-startText-empty = Wähle Anführer, Basis und Karten selbst.
newDeck-startText-published = Ändere ein fertiges Deck.
newDeck-startText-sealed = Öffne hier Booster.
newDeck-name = Name
newDeck-namePlaceholder = Neues Deck
newDeck-format = Format
newDeck-formatText-premier = Aktuelle Sets. Ein Anführer, eine Basis, mindestens 50 Karten, jede höchstens 3-mal.
newDeck-formatText-eternal = Alle Sets. Ein Anführer, eine Basis, mindestens 50 Karten, jede höchstens 3-mal.
newDeck-formatText-twinSuns = Alle Sets, für drei oder vier Spieler. Zwei Anführer, eine Basis, mindestens 80 Karten, jede einmal.
newDeck-formatText-sealed = Aus sechs oder acht Boostern. Ein Anführer, eine Basis, mindestens 30 Karten.
newDeck-formatText-draft = Aus dem, was du gedraftet hast. Ein Anführer, eine Basis, mindestens 30 Karten.
newDeck-published = { -deck }
newDeck-publishedNone = Es gibt keine veröffentlichten Decks.
newDeck-publishedLoading = Die veröffentlichten Decks werden geladen …
newDeck-publishedSearch = Nach Name oder Anführer suchen
newDeck-set = Set
newDeck-seed = Seed
newDeck-seedHint = Nur Ziffern. Derselbe Seed öffnet denselben Pool. Leer lassen für einen neuen Pool.
newDeck-seedBad = Nur Ziffern, höchstens 20.
newDeck-sealedName = Sealed { $set }
newDeck-create = Anlegen
newDeck-optional = optional

importing-title = Importieren
importing-titleCollection = In die Sammlung importieren
importing-paste = Füge hier eine Liste ein
importing-placeholder =
    Von SWUDB, Melee, swu.com, swubase, Karabast, Tabletop Simulator, Dragon Shield oder SW‑Unlimited‑DB; oder Zeilen wie

    3 | Death Trooper
    2x Vanguard Infantry
    SOR_010
importing-file = Datei wählen …
importing-dropHint = Du kannst auch eine Datei hierher ziehen.
importing-reading = Wird gelesen …
importing-fromFile = Aus der Datei gelesen, die du gewählt hast.
importing-nothing = Noch nichts da. Eingefügter Text wird sofort gelesen, aber erst gespeichert, wenn du ihn hinzufügst.
importing-shape = Erkannt: { $shape }
importing-deck = Deck { $number }
importing-name = Name
importing-format = Format
importing-tags = Tags
importing-tagsHint = Alle Decks bekommen diese Tags.
importing-trilogyTag = { $name ->
    [none] Trilogy
   *[other] Trilogy { $name }
 }
importing-sizes = { $main ->
    [one] { NUMBER($main) } Karte
   *[other] { NUMBER($main) } Karten
 } im Deck, { $side } im Sideboard
importing-noLeader = kein Anführer
importing-noBase = keine Basis
importing-limited = Alle Karten der Liste bilden den Pool dieses Decks.
importing-collection = Eine Sammlung: { $copies ->
    [one] { NUMBER($copies) } Exemplar
   *[other] { NUMBER($copies) } Exemplare
 } von { $different ->
    [one] { NUMBER($different) } Karte
   *[other] { NUMBER($different) } Karten
 }
importing-collectionFoil = davon { $count } Foil
importing-deckAsCollection = Ein Deck: { $copies ->
    [one] { NUMBER($copies) } Exemplar
   *[other] { NUMBER($copies) } Exemplare
 } von { $different ->
    [one] { NUMBER($different) } Karte
   *[other] { NUMBER($different) } Karten
 } { $copies ->
    [one] lässt
   *[other] lassen
 } sich zur Sammlung hinzufügen
importing-mode = Was mit der Liste geschehen soll
importing-modes-add = Zu deinen Karten hinzufügen
importing-modes-replace = Deine Karten ersetzen
importing-replaceTitle = Die ganze Sammlung ersetzen?
importing-replaceText = Das entfernt alles aus deiner Sammlung und ersetzt es durch die { $count ->
    [one] { NUMBER($count) } Karte
   *[other] { NUMBER($count) } Karten
 } dieser Liste.
importing-replaceYes = Ersetzen
importing-unresolved = { $open ->
    [0] { $all ->
        [one] { NUMBER($all) } Zeile
       *[other] { NUMBER($all) } Zeilen
     } geklärt
    [one] { NUMBER($open) } ungeklärte Zeile
   *[other] { NUMBER($open) } ungeklärte Zeilen
 }
importing-noUnresolved = Alle Zeilen wurden erkannt.
importing-leaveOut = Überspringen
importing-leftOut = Übersprungen
importing-resolved = { $count } × { $name }
importing-resolve = { $count } × { $name } verwenden
importing-undo = Rückgängig
importing-undoOf = Rückgängig: { $text }
importing-other = Andere Karte …
importing-otherLabel = Andere Karte für: { $text }
importing-otherNone = Keine Karte mit diesem Namen.
importing-into = { $deck ->
    [none] { $section }
   *[other] { $section } von { $deck }
 }
importing-openRows = { $count ->
    [one] { NUMBER($count) } ungeklärte Zeile wird
   *[other] { NUMBER($count) } ungeklärte Zeilen werden
 } übersprungen.
importing-more = { $count ->
    [one] { NUMBER($count) } weitere Zeile
   *[other] { NUMBER($count) } weitere Zeilen
 }. Kläre zuerst diese oder korrigiere die Liste.
importing-add = Zur Bibliothek hinzufügen
importing-addOpen = Hinzufügen und öffnen
importing-addCollection = Zur Sammlung hinzufügen
importing-replaceCollection = Sammlung ersetzen
importing-collected = Deine Sammlung hat jetzt { $different ->
    [one] { NUMBER($different) } Karte
   *[other] { NUMBER($different) } verschiedene Karten
 }.
importing-toCollection = Sammlung anzeigen
importing-imported = Importiertes Deck
importing-leaveTitle = Korrekturen verwerfen?
importing-leaveText = { $count ->
    [one] { NUMBER($count) } Korrektur
   *[other] { NUMBER($count) } Korrekturen
 } an dieser Liste { $count ->
    [1] geht
   *[other] gehen
 } verloren. Es wurde noch nichts gespeichert.
importing-leaveYes = Verwerfen
importing-leaveNo = Weiter bearbeiten

exporting-title = { $name } exportieren
exporting-shape = Programm
exporting-shapes-swudb = SWUDB JSON
exporting-shapes-melee = Melee
exporting-shapes-text = Reiner Text
exporting-shapes-picklist = Suchliste
exporting-shapes-tts = Tabletop Simulator
exporting-shapes-csv = Tabelle (CSV)
exporting-takes-swudb = SWUDB, Karabast, swubase und die meisten Deckseiten.
exporting-takes-melee = Ein Deck für ein Event auf Melee abgeben.
exporting-takes-text = swu.com, swubase, Chats und E-Mails.
exporting-takes-picklist = Zum Heraussuchen der Karten aus deinen Ordnern: nach Nummer sortiert, mit Kästchen zum Abhaken.
exporting-takes-tts = Der Tisch für Star Wars: Unlimited im Tabletop Simulator.
exporting-takes-csv = Excel, LibreOffice und andere Tabellenprogramme.
exporting-preview = Text
exporting-copy = Kopieren
exporting-copied = Kopiert
exporting-copyFailed = Die Zwischenablage ist nicht verfügbar. Der Text ist markiert: Drücke Strg+C.
exporting-save = Als Datei speichern …
exporting-saved = Gespeichert in { $path }
exporting-writing = Wird geschrieben …

sheet-title = { $name } drucken
sheet-kind = Was gedruckt werden soll
sheet-kinds-registration = Deckregistrierungsblatt
sheet-kinds-list = Einfache Liste
sheet-kindText-registration = Für die Judges bei einem Event: Spieler, Event, Anführer, Basis, Deck und Sideboard mit ihren Zahlen.
sheet-kindText-list = Die Karten nach Typ und Kosten, ohne Felder zum Ausfüllen.
sheet-paper = Papier
sheet-papers-a4 = A4
sheet-papers-letter = Letter
sheet-player = { -player }
sheet-event = { -event }
sheet-date = Datum
sheet-blank = Leere Felder werden als Linien zum Ausfüllen gedruckt.
sheet-save = Als PDF speichern …
sheet-saved = Gespeichert in { $path }

tags-label = Tags
tags-add = Tag hinzufügen
tags-placeholder = Tag, dann Enter
tags-remove = Den Tag { $tag } entfernen
tags-suggest = Den Tag { $tag } hinzufügen
tags-known = Verwendete Tags
tags-title = Tags von { $name }
tags-done = Fertig
tags-none = Noch keine Tags. Tags sind deine eigenen Wörter, etwa „getestet“, „für Ada“ oder „Store Championship“.

compared-title = Vergleichen
compared-of = { $before } und { $after }
compared-only = Nur Unterschiede
compared-swap = Tauschen
compared-same = Beide Decks haben dieselben Karten.
compared-none = Keins der beiden Decks hat Karten.
compared-loading = Wird verglichen …
compared-failed = Diese Decks konnten nicht verglichen werden.
compared-card = { -card }
compared-more = { $count ->
    [one] { NUMBER($count) } Karte
   *[other] { NUMBER($count) } Karten
 } mehr
compared-fewer = { $count ->
    [one] { NUMBER($count) } Karte
   *[other] { NUMBER($count) } Karten
 } weniger
compared-summaryTitle = { $plus ->
    [one] { NUMBER($plus) } Karte
   *[other] { NUMBER($plus) } Karten
 } hinzugefügt, { $minus } entfernt
compared-row = { $name }: { $before }, dann { $after }

versions-title = Versionen
versions-text = Jede Änderung wird gespeichert. Benenne eine Version, um sie leicht wiederzufinden.
versions-now = jetzt
versions-version = Version { $number }
versions-autosaves = { $count ->
    [one] { NUMBER($count) } automatische Speicherung
   *[other] { NUMBER($count) } automatische Speicherungen
 }
versions-look = { $what } ansehen
versions-name = Version benennen
versions-rename = Umbenennen
versions-nameField = Name dieser Version
versions-namePlaceholder = Vor der Store Championship
versions-saveName = Speichern
versions-unname = Namen entfernen
versions-restore = Diese Version wiederherstellen
versions-restored = { $what } ist wiederhergestellt. Das kannst du rückgängig machen.
versions-since = Änderungen von dieser Version zum aktuellen Deck:
versions-loading = Die Version wird geöffnet …

rescue-title = { $name } wiederherstellen
rescue-text = Die neueste Version dieses Decks ist beschädigt. Jede Version wird einzeln gespeichert, deshalb kannst du eine frühere wiederherstellen. Nichts wird gelöscht.
rescue-loading = Die Versionen werden geprüft …
rescue-none = Keine Version dieses Decks ist lesbar. Stelle deine neueste Sicherung wieder her, um das Deck von damals zurückzubekommen.
rescue-versions = { $count ->
    [one] { NUMBER($count) } Version ist
   *[other] { NUMBER($count) } Versionen sind
 } lesbar, die neueste zuerst
rescue-bring = Diese Version wiederherstellen

trilogy-title = Als Trilogy prüfen
trilogy-text = Eine Trilogy sind drei Decks eines Spielers. Kein Anführer und keine Basis darf doppelt vorkommen, und alle drei Decks zusammen dürfen nur so viele Exemplare einer Karte haben wie ein Deck.
trilogy-pool = Kartenpool
trilogy-pools-premier = Premier
trilogy-pools-eternal = Eternal
trilogy-date = Datum
trilogy-checking = Wird geprüft …
trilogy-legal = Zusammen legal am { $on }
trilogy-illegal = { $count ->
    [one] { NUMBER($count) } Problem
   *[other] { NUMBER($count) } Probleme
 } am { $on }
trilogy-together = Alle drei zusammen
trilogy-deckFine = Keine Probleme
trilogy-rule = Regel
