### Texts of card data packages.

title = Kartendaten
intro = Neue Sets, Sperren und Korrekturen kommen als Pakete: Dateien mit der Endung .cantina-set. Jedes wird vor der Installation geprüft.
dropHere = Lege ein Paket auf diesem Fenster ab
chooseFile = Paket installieren …
chooseFolder = Aus Ordner installieren …
drop = Paket ablegen, um es zu prüfen
checking = Das Paket wird geprüft …
installing = Wird installiert …
package = Paket
version = Version
date = Datum
sets = Sets
state = Zustand

states-used = In Gebrauch
states-afterRestart = Nach einem Neustart in Gebrauch
states-untilRestart = Entfernt; bis zum Neustart in Gebrauch
states-notUsed = Nicht in Gebrauch

builtIn = Mitgelieferte Kartendaten
set = Set in Gebrauch
code = Kürzel
boosters = Booster
draftable = Draft und Sealed
sources = Quellen: { $list }
noSets = keine weiteren Sets
problems = { $count ->
    [one] { NUMBER($count) } Problem
   *[other] { NUMBER($count) } Probleme
 }
remove = Entfernen
removeTitle = { $title } entfernen?
removeText = Die Karten bleiben in Gebrauch, bis Cantina neu startet. Du kannst das Paket jederzeit wieder installieren.
removed = { $title } entfernt
restartText = Starte Cantina neu, um die geänderten Kartendaten zu nutzen. Alle deine Eingaben sind bereits gespeichert.
restart = Jetzt neu starten
checkTitle = Paketprüfung: { $title }
unreadable = Das Paket ist nicht lesbar
isNew = Version { $version }, noch nicht installiert
updates = Version { $version }, ersetzt die installierte Version { $old }
sameVersion = Version { $version }, die bereits installiert ist
problemsTitle = Zu behebende Probleme
problemsText = Es wurde nichts installiert. Behebe diese Probleme im Paket, oder bitte seinen Autor um eine korrigierte Version. Die Meldungen sind wie die Dateien auf Englisch.
place = Stelle
wholePackage = ganzes Paket
line = Zeile { $line }
column = Spalte { $column }
what = Grund
fix = Abhilfe
changesTitle = Änderungen
noChanges = Dieses Paket ändert nichts: Alle seine Daten sind bereits bekannt.

files-sets = Sets
files-cards = { -cards }
files-printings = Drucke
files-incomplete = Nur namentlich bekannte Karten
files-abilities = Kartentexte
files-packs = Booster
files-formats = Formate und Sperren
files-rulings = Offizielle Rulings
files-names = Namen
files-other = Sonstiges

counts-added = { $count } neu
counts-changed = { $count } geändert
counts-removed = { $count } entfernt

kinds-added = neu
kinds-changed = geändert
kinds-removed = entfernt

cell = { $column }: { $old ->
    [none] –
   *[other] { $old }
 } → { $now ->
    [none] –
   *[other] { $now }
 }
more = und { $count } weitere
notPlayable = { $count ->
    [one] { NUMBER($count) } Karte ist
   *[other] { NUMBER($count) } Karten sind
 } noch nicht spielbar
notPlayableText = Du kannst diese Karten registrieren, draften und öffnen. In Spielen gegen Bots oder auf Handys fehlen sie, bis ihre Texte bekannt sind.
tested = Keine Probleme; { $games ->
    [one] { NUMBER($games) } Zufallsspiel
   *[other] { NUMBER($games) } Zufallsspiele
 } mit den Karten gespielt.
testedNone = Keine Probleme.
install = Installieren
update = Aktualisieren
discard = Verwerfen
installed = { $title } installiert
known = { $title } ist bereits installiert

export-title = Kartendaten mitgeben?
export-text = Dieses Event nutzt Kartendatenpakete. Enthält die Datei sie, ist das Event auch auf Computern ohne diese Pakete vollständig.
export-yes = Mitgeben
export-no = Ohne Kartendaten

event-missing = Dieses Event wurde mit dem Kartendatenpaket { $name } angelegt, das nicht installiert ist. Besorge dir die Datei ({ $id }.cantina-set) von der Turnierleitung des Events und füge sie unter Kartendaten hinzu.
event-available = Dieses Event wurde mit dem Kartendatenpaket { $name } angelegt, das nicht installiert ist. Es kam mit dem Event, du kannst es also jetzt installieren.
event-afterRestart = { $name } ist installiert. Starte Cantina neu, um das ganze Event zu sehen.
event-other = Dieses Event wurde mit { $name } angelegt; jetzt ist Version { $used } in Gebrauch. Aufgezeichnete Picks, Decks und Ergebnisse bleiben, wie sie sind; Kartenwerte und Legalität folgen der Version in Gebrauch.
event-differences = { $count ->
    [one] { NUMBER($count) } Unterschied
   *[other] { NUMBER($count) } Unterschiede
 } zwischen den Versionen
event-unknownDraft = Die Karten des Drafts sind bis dahin unbekannt: Picks, Pools und Decks fehlen. Spieler, Runden, Ergebnisse und Tabelle sind vollständig.
event-hide = Ausblenden

gone = Das Paket ist nicht mehr verfügbar. Wähle es erneut aus.
tooLarge = { $name } ist größer als 16 MB, die Höchstgröße für Pakete.
tooLargeWay = Teile das Paket in mehrere kleinere auf.
