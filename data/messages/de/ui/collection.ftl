### Texts of the collection.

title = Sammlung
loading = Die Sammlung wird geladen …
failed = Die Sammlung konnte nicht geladen werden.
again = Erneut versuchen
label = Karten, nach Set und Nummer

totals = { $copies ->
    [one] { NUMBER($copies) } Exemplar
   *[other] { NUMBER($copies) } Exemplare
 } von { $different ->
    [one] { NUMBER($different) } Karte
   *[other] { NUMBER($different) } verschiedenen Karten
 }, { $foil } Foil
found = { $count ->
    [one] { NUMBER($count) } Karte
   *[other] { NUMBER($count) } Karten
 }
import = Import …
export = Export …
exportTitle = Sammlung als CSV für SWUDB und die meisten anderen Websites speichern
exported = Gespeichert in { $path }
nothingToExport = Deine Sammlung ist leer. Es gibt nichts zu exportieren.
undo = Rückgängig
undone = Rückgängig gemacht

search = Karten suchen
searchPlaceholder = Name oder t:unit cost<=3
stale = Ergebnisse der letzten gültigen Suche:
set = Set
everySet = Alle Sets
sets = Sets
show = Anzeigen

shows-all = Alle Karten
shows-owned = In der Sammlung
shows-missing = Fehlt zum Playset

showText-all = Alle Karten.
showText-owned = Karten, von denen du mindestens ein Exemplar hast.
showText-missing = Karten, von denen du kein volles Playset hast: drei Exemplare, bei Anführern und Basen eins. Nachdrucke zählen zusammen.

none = Keine Karten gefunden.
noneOwned = Deine Sammlung ist leer
noneOwnedText = Importiere eine Liste von SWUDB, Dragon Shield oder SW‑Unlimited‑DB oder zähle deine Karten hier mit + und −.
noneMissing = Es fehlt nichts. Du hast hier jedes Playset.
clear = Alle Karten anzeigen

setLine = { NUMBER($owned) } von { NUMBER($all) }
setTitle = { $name }: Du hast { $owned } von { $all } Karten, { $playsets } davon als volles Playset

columns-number = Nr.
columns-card = { -card }
columns-type = Typ
columns-normal = Normal
columns-foil = Foil
columns-playset = Playset

normalOf = Normale Exemplare: { $name }
foilOf = Foil-Exemplare: { $name }
more = Eins hinzufügen. { $what }
fewer = Eins entfernen. { $what }
have = { $have } / { $of }
haveTitle = Du hast { $have }, einschließlich Nachdrucken und Foils. Ein Playset sind { $of }.
row = { $name }, { $set } { $number }, { $normal } normal, { $foil } Foil

drop = Lege die Datei hier ab, um sie zu importieren

keys-title = Sammlung
keys-search = Suchen
keys-import = Importieren
keys-export = Exportieren
keys-undo = Letzte Änderung rückgängig machen
keys-arrows = Zwischen Karten wechseln
keys-more = Ein Exemplar hinzufügen
keys-fewer = Ein Exemplar entfernen
keys-digit = Anzahl der Exemplare setzen
keys-foilMore = Ein Foil-Exemplar hinzufügen
keys-foilFewer = Ein Foil-Exemplar entfernen
keys-field = Anzahl eingeben; Enter geht zur nächsten Karte
keys-large = Karte vergrößern
keys-paste = Aus der Zwischenablage importieren
keys-show = Zwischen allen, vorhandenen und fehlenden Karten wechseln

missing-title = Fehlende Karten
missing-text = Karten, die deiner Sammlung für dieses Deck und sein Sideboard fehlen. Nachdrucke zählen zusammen.
missing-loading = Die Sammlung wird geprüft …
missing-none = Du hast alle Karten dieses Decks.
missing-sum = { $copies ->
    [one] { NUMBER($copies) } Exemplar
   *[other] { NUMBER($copies) } Exemplare
 } von { $different ->
    [one] { NUMBER($different) } Karte
   *[other] { NUMBER($different) } Karten
 } { $copies ->
    [1] fehlt
   *[other] fehlen
 }
missing-card = { -card }
missing-need = Benötigt
missing-have = Vorhanden
missing-lack = Fehlt
missing-copy = Als Text kopieren
missing-copied = Kopiert
missing-copyFailed = Die Zwischenablage ist nicht verfügbar. Der Text ist markiert: Drücke Strg+C.
missing-text2 = Liste als Text
missing-collection = Zur Sammlung
