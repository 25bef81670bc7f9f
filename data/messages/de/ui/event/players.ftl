### Texts of the players' tab: registration, the player dialog, late entries and merging.

players-add = Eintragen
players-name = Name des Spielers
players-placeholder = Namen eingeben, dann Enter
players-paste = Liste einfügen …
players-pasteTitle = Mehrere Spieler eintragen
players-pasteHint = Gib einen Namen pro Zeile ein oder eine Tabelle mit Kopfzeile aus Melee, swubase oder einer Tabellenkalkulation (CSV oder JSON): eine Spalte mit Namen und, wenn du magst, eine mit Decklisten. Enthält eine Zeile einen Fehler, wird niemand eingetragen.
players-pasteLabel = Namen
players-pasteFile = Datei öffnen …
players-pasteAdd = { $count ->
    [0] Spieler eintragen
   *[other] { $count } Spieler eintragen
 }
players-read-title = Vorschau
players-read-shapes-names = {""}
players-read-shapes-table = Als Tabelle gelesen.
players-read-shapes-cardRows = Als Tabelle mit einer Zeile pro Karte gelesen.
players-read-shapes-json = Als JSON gelesen.
players-read-sum = { $fresh ->
    [one] { NUMBER($fresh) } neuer Spieler
   *[other] { NUMBER($fresh) } neue Spieler
 }{ $known ->
    [0] {""}
   *[other] , { $known } schon eingetragen
 }, { $decks ->
    [one] { NUMBER($decks) } Deckliste
   *[other] { NUMBER($decks) } Decklisten
 }.
players-read-refused = { $count ->
    [one] { NUMBER($count) } Deckliste wird
   *[other] { NUMBER($count) } Decklisten werden
 } nicht übernommen. Im Log steht jeweils der Grund.
players-read-unused = Nicht verwendete Spalten: { LIST($columns, separator: ", ") }.
players-read-noDeck = keine Deckliste
players-read-add = { $count } Spieler eintragen
players-bots = Bots hinzufügen
players-botCount = Anzahl der Bots
players-fill = Auf { $count } auffüllen
players-filter = Nach Namen filtern
players-caption = { -players }
players-number = Nr.
players-player = { -player }
players-seat = { -seat }
players-place = Pod { $pod }, Platz { $seat }
players-deck = { -deck }
players-record = { -record }
players-entered = Erste Runde
players-actions = Aktionen
players-none = Noch keine Spieler
players-noneText = Gib oben einen Namen ein oder füge eine Liste ein.
players-bot = Bot
players-dropped = ausgestiegen
players-drop = Abmelden
players-reenter = Zurückholen
players-rename = Umbenennen
players-renameLabel = Neuer Name für { $name }
players-dropTitle = { $name } abmelden?
players-dropText = Dieser Spieler wird nicht mehr gepaart. Seine Ergebnisse zählen weiter für seine Gegner. Du kannst ihn später zurückholen.
players-reenterTitle = { $name } zurückholen?
players-reenterText = Dieser Spieler wird ab der nächsten Runde wieder gepaart.
players-added = { $count } Spieler eingetragen
players-active = { EQUAL($active, $all) ->
    [true] { $all } Spieler
   *[false] { $active } von { $all } aktiv
 }
players-rounds = { -rounds }
players-recommended = { $rounds } empfohlen
players-sortBy = Nach { $column } sortieren
players-keys-filter = Zum Namensfilter
players-keys-down = Nächster Spieler (Enter öffnet ihn)
players-keys-up = Voriger Spieler
players-keys-drop = Gewählten Spieler abmelden oder zurückholen
players-keys-noSelection = Wähle zuerst mit den Pfeiltasten einen Spieler aus.

late-title = Nachzügler
late-key = Nachzügler eintragen
late-entered = { $name } eingetragen
late-missed = Verpasste Runden:
late-counts-loss = Niederlagen
late-counts-bye = Freilose
late-counts-nothing = nicht gewertet
late-byDefault = { $counts ->
    [none] Vorgabe des Regelprofils
   *[other] { $counts } (Vorgabe)
 }
late-into = In Runde { $round } gegen den Spieler mit Freilos antreten

person-open = Mehr …
person-statistics = Statistik
person-openLabel = Mehr zu { $name }
person-noShow = Nicht erschienen
person-noShowText = Dieser Spieler verliert das Match, der Gegner gewinnt es.
person-noShowStay = Als nicht erschienen eintragen
person-noShowLeave = Eintragen und abmelden
person-fixed = Fester Tisch
person-fixedHint = Leer lassen, wenn jeder Tisch infrage kommt.
person-keep = Speichern
person-byes = Festgelegte Freilose
person-byeRound = Freilos in Runde
person-declare = Freilos festlegen
person-withdraw = Zurückziehen
person-missed = Verpasste Runde zählt als
person-set = Speichern
person-penalties = Strafen
person-nonePenalties = Keine Strafen.
person-decks = Abgegebene Decks
person-noneDecks = Keine Deckliste abgegeben.
person-onlySaved = Es gilt das hier gebaute Deck. Es ist keine Liste abgegeben.
person-bye = Freilos
person-against = gegen { $names }
person-openPool = Pool öffnen und bauen
person-register = Deckliste einfügen
person-registerDo = Deck abgeben
person-lock = Deckliste sperren
person-unlock = Deckliste freigeben
person-locked = gesperrt
person-disqualified = disqualifiziert
person-drop = Abmelden
person-dropText = Dieser Spieler wird nicht mehr gepaart. Seine Ergebnisse zählen weiter für seine Gegner.
person-reenter = Zurückholen
person-history = Einträge im Log
person-note = Notiz
person-noteDo = Notiz hinzufügen

merge-head = Doppelten Eintrag zusammenführen
merge-hint = Ist dieser Spieler doppelt eingetragen, führe diesen Eintrag mit dem anderen zusammen. Mit „Rückgängig“ trennst du sie wieder.
merge-into = Eintrag, der bleibt
merge-why = Grund
merge-go = Zusammenführen
merge-title = { $gone } mit { $stays } zusammenführen?
merge-text = Matches, Plätze, Decklisten, Strafen und Notizen von { $gone } gehen an { $stays }, und der Eintrag { $gone } wird entfernt. Du kannst das rückgängig machen.

## The plan of an event, next to its players.

plan-title = Ablauf
plan-pods = Pods
plan-rounds = { $rounds } × { $minutes } Min.
plan-cut = { $size ->
    [0] keiner
   *[other] Top { $size }
 }
plan-lists = Decklisten
plan-of = { $some } von { $all }
plan-pod = Pod { $number }
