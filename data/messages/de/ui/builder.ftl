### Texts of the deck builder.

exit = { -decks }
exitLabel = Zurück zu den Decks
loading = Das Deck wird geöffnet …
failed = Das Deck konnte nicht geöffnet werden.
again = Erneut versuchen

name = { -deck-name }
namePlaceholder = { -deck-name }
format = Format

formats-premier = Premier
formats-eternal = Eternal
formats-twinSuns = Twin Suns
formats-sealed = { -sealed }
formats-draft = { -draft }

legal = Legal
illegal = { $count ->
    [one] { NUMBER($count) } Problem
   *[other] { NUMBER($count) } Probleme
 }
showProblems = Probleme anzeigen

saved-saved = Gespeichert
saved-changed = Noch nicht gespeichert
saved-saving = Wird gespeichert …
saved-failed = Nicht gespeichert
saved-conflict = Nicht gespeichert

undo = Rückgängig
replaced = { $now } ersetzt { $before }. Mit Strg+Z machst du das rückgängig.
redo = Wiederholen
export = Export …
print = Drucken …
play = Spielen …
duplicate = Duplizieren
duplicated = „{ $name }“ ist jetzt geöffnet.
tags = Tags
tagsCount = { $count ->
    [0] Tags
    [one] { NUMBER($count) } Tag
   *[other] { NUMBER($count) } Tags
 }
checks = Prüfung und Diagramme
hideChecks = Prüfung und Diagramme ausblenden

conflict-title = Dieses Deck wurde in einem anderen Fenster geändert
conflict-text = Deine Änderungen hier sind noch nicht gespeichert. Speichere sie als eigenes Deck oder lade die andere Version. Das Laden kannst du rückgängig machen.
conflict-copy = Als Kopie speichern
conflict-reload = Andere Version laden
conflict-copyName = { $name } (meine Kopie)
conflict-copied = Dein Deck wurde als Kopie gespeichert und ist jetzt geöffnet.
conflict-reloaded = Die andere Version ist geladen. Mit Strg+Z bekommst du deine zurück.

label-title = Diese Version benennen
label-text = Eine benannte Version lässt sich leicht finden und wiederherstellen. Gespeichert wird jede Änderung ohnehin.
label-field = Name dieser Version
label-placeholder = Vor der Store Championship
label-save = Version benennen
label-done = Die Version heißt jetzt „{ $label }“.

source-title = { -cards }
source-label = Karten suchen
source-placeholder = Name oder t:unit cost<=3
source-found = { $count ->
    [one] { NUMBER($count) } Karte
   *[other] { NUMBER($count) } Karten
 }
source-searching = Wird gesucht …
source-hint = Klick: hinzufügen. Rechtsklick: entfernen. Alt+Klick: Sideboard.
source-stale = Ergebnisse der letzten gültigen Suche:
source-spell = Filter ins Suchfeld übernehmen
source-clear = Alle entfernen
source-none = Keine Karten gefunden.
source-noneHint = Entferne einen Filter oder alle.
source-noneLegal = Es werden nur legale Karten angezeigt. Herausrotierte Karten sind ausgeblendet.
source-showAll = Auch nicht legale Karten anzeigen
source-filters = Filter
source-moreFilters = Mehr Filter
source-help = Suchhilfe
source-sort = Sortieren nach
source-sorts-set = Set
source-sorts-cost = Kosten
source-sorts-name = Name
source-sorts-power = Stärke
source-sorts-aspect = Aspekt
source-rows = Als Liste anzeigen
source-faces = Als Karten anzeigen
source-legal = Legal
source-legalTitle = Nur Karten, die in diesem Format legal sind
source-inAspect = Passend
source-inAspectTitle = Nur Karten ohne Aufpreis bei diesen Anführern und dieser Basis
source-inAspectNone = Wähle zuerst einen Anführer oder eine Basis
source-owned = Habe ich
source-ownedTitle = Nur Karten aus deiner Sammlung
source-printings = Alle Drucke
source-printingsTitle = Jeder Druck einer Karte, nicht nur der neueste
source-unique = Einzigartig
source-uniqueTitle = Nur einzigartige Karten
source-aspects = Aspekte
source-none_ = Kein Aspekt
source-double = Doppelt
source-doubleTitle = Nur Karten mit zweimal demselben Aspekt
source-way = Karten mit
source-ways-all = allen davon
source-ways-any = einem davon
source-ways-only = nur diesen
source-types = Typ
source-type-leader = { -leader }
source-type-base = { -base }
source-type-unit = Einheit
source-type-upgrade = Upgrade
source-type-event = Ereignis
source-arenas = Kampfgebiet
source-arena-ground = Boden
source-arena-space = Weltraum
source-costs = Kosten
source-cost = Kosten { $cost }
source-rarities = Seltenheit
source-sets = Set
source-keywords = Schlüsselwort
source-traits = Merkmal
source-pick = { $what } suchen
source-nothing = Keine Treffer.
source-copies = { $have } von { $limit } im Deck
source-off = Aspekt fehlt, { $extra } mehr
source-ownedCount = { $count } in der Sammlung
source-add = { $name } hinzufügen
source-remove = Ein Exemplar von { $name } entfernen
source-sideShort = Side
source-side = { $name } zum Sideboard hinzufügen
source-chosen = gewählt
source-list = Karten zur Auswahl

start-leader = Beginne mit einem Anführer
start-leaderText = Klicke einen Anführer an. Seine Aspekte entscheiden, welche Karten keinen Aufpreis haben.
start-second = Wähle jetzt den zweiten Anführer
start-secondText = Ein Twin-Suns-Deck hat zwei Anführer. Sie dürfen Heldentum und Niedertracht nicht kombinieren.
start-base = Wähle jetzt eine Basis
start-baseText = Die Basis bringt einen weiteren Aspekt mit. Sie musst du verteidigen.
start-skip = Alle Karten anzeigen
start-cards = Füge jetzt Karten hinzu

deck-title = { -deck }
deck-by = Gruppieren nach
deck-ways-type = Typ
deck-ways-cost = Kosten
deck-ways-aspect = Aspekt
deck-size = { $size } / { $minimum }
deck-sizeLabel = { $size ->
    [one] { NUMBER($size) } Karte
   *[other] { NUMBER($size) } Karten
 } im Deck, mindestens { $minimum } sind nötig
deck-missing = noch { $count }
deck-leader = { -leader }
deck-leaders = { -leaders }
deck-base = { -base }
deck-baseHp = Basis, { $hp } TP
deck-chooseLeader = Anführer wählen
deck-chooseBase = Basis wählen
deck-empty = Klicke links Karten an, um sie hinzuzufügen, oder ziehe sie hierher.
deck-emptyLimited = Klicke Karten im Pool an, um sie hinzuzufügen.
deck-sideboard = { -sideboard }
deck-sideboardSize = { $limit ->
    [none] { $size }
   *[other] { $size } / { $limit }
 }
deck-toDeckShort = Deck
deck-sideboardEmpty = Alt+Klick oder S fügt eine Karte hinzu.
deck-noSideboard = Dieses Format hat kein Sideboard. Verschiebe diese Karten ins Deck oder entferne sie.
deck-copies = { $count ->
    [one] { NUMBER($count) } Exemplar
   *[other] { NUMBER($count) } Exemplare
 }
deck-more = { $name }: eins hinzufügen
deck-fewer = { $name }: eins entfernen
deck-toSide = Ein Exemplar von { $name } ins Sideboard verschieben
deck-toDeck = Ein Exemplar von { $name } ins Deck verschieben
deck-takeOut = { $name } entfernen
deck-offTotal = { $count ->
    [0] Alle Aspekte passen
   *[other] { $count } ohne passenden Aspekt
 }
deck-dropHere = Hier ablegen, um sie ins Deck aufzunehmen
deck-dropSide = Hier ablegen, um sie ins Sideboard aufzunehmen
deck-dropOut = Hier ablegen, um sie zu entfernen
deck-list = Das Deck

pool-title = { -pool }
pool-of = Pool aus { $set }
pool-left = noch { $count }
pool-none = Noch kein Pool
pool-text = Ein Limited-Deck baust du aus geöffneten oder gedrafteten Karten. Öffne hier Booster oder füge deine Liste ein.
pool-set = Set
pool-seed = Seed
pool-seedHint = Nur Ziffern. Derselbe Seed öffnet denselben Pool. Leer lassen für einen neuen Pool.
pool-open = Sealed-Pool öffnen
pool-paste = Deinen Pool einfügen
pool-pastePlaceholder =
    1 Death Trooper
    2 Populist Advisor
    …
pool-read = Diese Karten als Pool verwenden
pool-readNothing = Dieser Text enthält keine Karten.
pool-unresolved = { $count ->
    [one] { NUMBER($count) } Zeile ist
   *[other] { NUMBER($count) } Zeilen sind
 } nicht lesbar. Korrigiere das und versuche es erneut.
pool-another = Anderen Pool öffnen
pool-replace = Den Pool ersetzen?
pool-replaceText = Ein neuer Pool ersetzt diesen Pool und das daraus gebaute Deck. Das kannst du rückgängig machen.
pool-yes = Ersetzen

side-label = Prüfung und Diagramme
side-tabs-problems = Probleme
side-tabs-figures = Diagramme
side-tabs-odds = Chancen
side-tabs-hand = Hand
side-tabs-versions = Versionen
side-tabs-missing = Fehlt
side-tabs-notes = Notizen
side-notPlayable = { $count ->
    [1] Alle Karten sind bekannt, aber 1 davon ist in Cantina nicht spielbar:
   *[other] Alle Karten sind bekannt, aber { $count } davon sind in Cantina nicht spielbar:
 }
side-fineOn = Legal in { $format } am { $day }.
side-badOn = { $count ->
    [one] { NUMBER($count) } Problem
   *[other] { NUMBER($count) } Probleme
 } in { $format } am { $day }.
side-checking = Wird geprüft …
side-on = Prüfen für
side-today = Heute
side-rule = Regel
side-removeOne = 1 entfernen
side-removeOneOf = 1 Exemplar von { $name } entfernen
side-goTo = { $name } im Deck anzeigen
side-notes = Notizen
side-notesPlaceholder = Was klappt, was nicht, wie du sideboardest …
side-author = Gebaut von

keys-title = Deckbau
keys-undo = Letzte Änderung rückgängig machen
keys-redo = Wiederholen
keys-label = Diese Version speichern und benennen
keys-search = Karten suchen
keys-add = Ein Exemplar der fokussierten Karte hinzufügen
keys-out = Ein Exemplar entfernen
keys-all = Alle Exemplare entfernen
keys-side = Ins Sideboard verschieben oder zurück
keys-large = Fokussierte Karte vergrößern
keys-panes = Zum nächsten Bereich: Karten, Deck, Prüfung
keys-group = Deck nach Typ, Kosten oder Aspekt gruppieren
keys-look = Als Liste oder als Karten anzeigen
keys-checks = Prüfung und Diagramme ein- oder ausblenden
keys-leave = Zurück zu den Decks
keys-arrows = Zwischen Karten wechseln
keys-click = Ein Exemplar entfernen (oder Umschalt+Klick)
keys-rightClick = Rechtsklick
keys-altClick = Alt+Klick
keys-altDoes = Zum Sideboard hinzufügen
