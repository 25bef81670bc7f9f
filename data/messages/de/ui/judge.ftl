### Texts of the judge's table.

title = Judge-Tisch
exit = Zurück

exits-game = Zurück zum Spiel
exits-event = Zurück zum Event

loading = Der Tisch wird aufgebaut …
untitled = Fall ohne Titel
untitledAt = Fall { $number }

tabs-position = Position
tabs-try = Ausprobieren
tabs-ruling = Entscheidung

actions-new = Neuer Fall
actions-open = Datei öffnen …
actions-paste = Einfügen …
actions-undo = Rückgängig
actions-undoTitle = Letzte Änderung rückgängig machen
actions-cases = Offene Fälle
actions-close = { $title } schließen
actions-closeAsk = { $title } schließen?
actions-closeText = Alles, was nicht im Log eines Events oder unter „Entscheidungen“ gespeichert ist, geht verloren.
actions-copy = Kopieren
actions-copyText = Position als Text kopieren
actions-copyLink = Fall als Link kopieren
actions-copyKeys = Strg+C und Strg+V: Position kopieren und einfügen.
actions-copied = Kopiert.
actions-notCopied = Die Zwischenablage ist nicht verfügbar. Der Text ist markiert: Drücke Strg+C.
actions-rulings = Alle Entscheidungen …
actions-playOn = Von hier weiterspielen …

playOn-title = Von hier weiterspielen
playOn-hint = Startet ein neues Spiel mit dieser Position. Unbekannte Karten werden zu Einheiten ohne Text.
playOn-kinds-person = Mensch
playOn-kinds-gentle = Sanft
playOn-kinds-casual = Locker
playOn-kinds-quick = Schnell
playOn-kinds-skilled = Geübt
playOn-kinds-strong = Stark
playOn-kinds-random = Zufällig
playOn-begin = Spiel starten

edit-title = Ausgewählte Karte
edit-nothing = Position aufbauen, ausprobieren, Entscheidung schreiben
edit-hint = Rechts Karten hinzufügen, auf dem Tisch anklicken oder ziehen. Tasten: 0–9 Schaden, E erschöpfen, D rufen, S Schild, X Erfahrung, Entf entfernen.
# The label of the key that removes a card.
edit-awayKey = Entf
edit-try = Ausprobieren
edit-damage = Schaden
edit-move = Verschieben …
edit-pasted = Position eingefügt.
edit-unread = Nicht lesbar: { LIST($lines, separator: "; ") }

typed-mark = Text unbekannt: manuell ausführen
typed-open = Eigene Karte …
typed-title = Eigene Karte
typed-hint = Die Karte hat keine Fähigkeiten. Du kannst sie für ihre Kosten spielen und ihre Effekte unter „Ausprobieren“ manuell ausführen.
typed-name = Name
typed-kind = Typ
typed-kinds-unit = Einheit
typed-kinds-event = Ereignis
typed-kinds-upgrade = Upgrade
typed-kinds-leader = { -leader }
typed-kinds-base = { -base }
typed-arena = Kampfgebiet
typed-ground = Boden
typed-space = Weltraum
typed-cost = Kosten
typed-power = Stärke
typed-hp = TP
typed-take = Hinzufügen

byHand-title = Manuelle Aktionen
byHand-none = Zeige auf eine Karte auf dem Tisch.
byHand-exhaust = Erschöpfen
byHand-ready = Spielbereit
byHand-deploy = Rufen
byHand-turnBack = Zurückdrehen
byHand-move = Verschieben …
byHand-places-hand = auf die Hand
byHand-places-deckTop = oben auf das Deck
byHand-places-deckBottom = unter das Deck
byHand-places-discard = auf den Ablagestapel
byHand-places-resources = zu den Ressourcen
byHand-places-arena = ins Spiel
byHand-places-aside = aus dem Spiel
byHand-token = Marker …
byHand-gains = Erhält: +2/+0, Wachposten
byHand-gainsHint = Gib ein, was die Einheit erhält, durch Kommas getrennt: Stärke und TP als +2/-1, Schlüsselwörter mit ihrer Zahl. Drücke dann Enter.
byHand-lastsLabel = Wie lange es gilt
byHand-lasts-phase = diese Phase
byHand-lasts-round = diese Runde
byHand-lasts-inPlay = solange im Spiel
byHand-earlier = Vorher in dieser Phase …
byHand-happened-enteredPlay = kam sie ins Spiel
byHand-happened-played = wurde sie gespielt
byHand-happened-attacked = griff sie an
byHand-happened-damaged = erlitt sie Schaden
byHand-happened-healed = wurde sie geheilt
byHand-happened-discarded = wurde sie abgelegt
byHand-happened-defeated = wurde sie besiegt
byHand-happened-leftPlay = verließ sie das Spiel
byHand-happened-wouldBeDamaged = hätte sie Schaden erlitten
byHand-happened-damagedBase = fügte sie einer Basis Schaden zu
byHand-happened-damagedEnemyBase = fügte sie einer gegnerischen Basis Schaden zu
byHand-happened-rescued = wurde sie gerettet
byHand-happened-acted = handelte ihr Spieler
byHand-happened-dealtIndirect = fügte ihr Spieler indirekten Schaden zu
byHand-says = Notiz fürs Log
byHand-write = Hinzufügen

book-title = Entscheidungen
book-search = Entscheidungen durchsuchen
book-none = Noch keine Entscheidungen. Speichere eine unter „Entscheidung“, im Log eines Events oder nur hier.
book-nothing = Keine Entscheidung gefunden.
book-count = { $count ->
    [one] { NUMBER($count) } Entscheidung
   *[other] { NUMBER($count) } Entscheidungen
 }
book-free = kein Event
book-open = Öffnen
book-compare = Vergleichen
book-compareHint = Wähle zwei oder drei Entscheidungen aus, um sie zu vergleichen.
book-mark = { $title } auswählen
book-export = Export …
book-exportHint = Exportiert die ausgewählten Entscheidungen in eine Datei. Ist keine ausgewählt, werden alle in der Liste exportiert.
book-import = Import …
book-imported = { $count ->
    [0] Du hast alle diese Entscheidungen schon.
   *[other] { $count ->
        [one] { NUMBER($count) } neue Entscheidung
       *[other] { NUMBER($count) } neue Entscheidungen
     } importiert.
 }
book-drop = Löschen
book-dropAsk = { $title } löschen?
book-dropText = Diese Entscheidung steht in keinem Log eines Events. Das lässt sich nicht rückgängig machen.
book-back = Alle Entscheidungen
book-question = Frage
book-position = Position
book-rules = Regeln

paste-title = Position oder Fall einfügen
paste-hint = Ein Link, eine exportierte Entscheidung, eine Position als Text oder eine Position der Engine (JSON).
paste-label = Text
paste-take = Öffnen

notPossible = Diese Position ist noch nicht möglich

warnings-count = { $count ->
    [one] { NUMBER($count) } Warnung
   *[other] { NUMBER($count) } Warnungen
 }
warnings-title = Warnungen
warnings-none = Keine Warnungen zu dieser Position.

add-label = Karte zum Hinzufügen suchen
add-placeholder = z. B. luke, 2 schaden, schild
add-title = Karte hinzufügen
add-side = Spieler
add-zone = Hinzufügen zu
add-zones-play = Im Spiel
add-zones-hand = Hand
add-zones-resources = Ressourcen
add-zones-deck = Oben aufs Deck
add-zones-discard = Ablage
add-onto = Upgrade auf
add-lastUnit = die neueste Einheit
add-done = { $name }: { $where }, { $whose }
add-damage = { $count } Schaden
add-ordered = { $what }: { $whose }
add-hits = { $count ->
    [one] { NUMBER($count) } Karte
   *[other] { NUMBER($count) } Karten
 }
add-help = Eingabehilfe
add-how = Eine Karte und ihr Zustand, etwa „3x battle droid“ oder „vader, auf der Hand“. Auch „6 Ressourcen“, „2 Karten auf der Hand“, „Runde 4“ oder „am Zug“.
add-none = Keine Karte heißt „{ $name }“.
add-strange = „{ $words }“ ist nicht lesbar. Es wurde nichts hinzugefügt.
add-asUpgrade = als Upgrade
add-on = an { $name }
add-problems-noUnit = Ein Upgrade braucht eine Einheit. Füge zuerst die Einheit hinzu oder wähle eine.
add-problems-noSuchUnit = Keine Einheit im Spiel heißt so.
add-problems-notThere = Dort kann diese Karte nicht liegen.

# A player without a name.
side-player = Spieler { $number }
side-name = Name
side-base = { -base }
side-noBase = Noch keine Basis
side-leader = { -leader }
side-noLeader = Noch kein Anführer
side-units = Einheiten
side-none = keine
side-hand = Hand
side-deck = { -deck }
side-discard = Ablagestapel
side-resources = Ressourcen
side-hidden = unbekannt
side-hiddenReady = unbekannt, spielbereit
side-hiddenExhausted = unbekannt, erschöpft
side-damage = Schaden auf { $name }
side-less = { $what }: eins weniger
side-more = { $what }: eins mehr
side-exhausted = Erschöpft
side-deployed = Gerufen
side-epicUsed = Epische Aktion genutzt
side-remove = { $name } entfernen
side-give = { $what } geben
side-passed = Hat zuletzt gepasst
side-force = Die Macht ist mit dieser Seite
side-credits = Credit-Marker
side-tookCounter = Hat ein Plättchen übernommen

game-summary = Spiel: Runde { $round }, { $active } am Zug
game-round = { -round }
game-active = Am Zug
game-initiative = Initiative
game-taken = Initiative übernommen
game-phase = Phase
game-action = Aktionsphase
game-regroup = Beginn der Sammelphase
game-edition = Regelausgabe
game-twinSuns = Twin Suns
game-blast = Explosion übernommen
game-plan = Plan übernommen

try-branch = Zweig { $at }
try-new = Neuer Zweig von hier
try-remove = Diesen Zweig entfernen
try-name = Name des Zweigs
try-steps = Schritte
try-none = Noch keine Schritte. Wähle eine Aktion auf dem Tisch: Erlaubte Aktionen sind hervorgehoben. Klicke auf etwas anderes, um zu sehen, warum es nicht erlaubt ist.
try-start = Die Position
try-back = Einen Schritt zurück
try-waiting = Ausstehende Fähigkeiten
try-first = kann zuerst kommen
try-later = kommt später
try-compare = Zweige vergleichen
try-thing = Element
try-before = Position
try-same = Die Zweige führen zur selben Position.
try-problem = Einige Schritte ließen sich nicht nachspielen

advice-title = Was würde ein starker Spieler tun?
advice-seat = { -player }
advice-for = Für { $name }
advice-knowing = Diesem Spieler bekannt
advice-knows-ownSide = was diese Seite sehen kann
advice-knows-everything = alle Karten auf dem Tisch
advice-ask = Fragen
advice-thinking = Denkt nach …
advice-little = Hier gibt es nichts zu vergleichen: Es gibt nur eine Antwort, oder Bots entscheiden das ohne Suche.
advice-chance = { NUMBER($share, style: "percent") }
advice-looked = { $games ->
    [one] { NUMBER($games) } Spiel
   *[other] { NUMBER($games) } Spiele
 }
advice-honest = Gewinnchance von { $name } aus { $games ->
    [one] { NUMBER($games) } simulierten Spiel
   *[other] { NUMBER($games) } simulierten Spielen
 }. Bekannt: { $knows }. Antworten, die nur in wenigen Spielen versucht wurden, sind grob geschätzt. Unbekannte Karten zählen als Einheiten ohne Text.

ruling-title = Titel
ruling-titlePlaceholder = Ein Wachposten steht im Weg
ruling-question = Frage
ruling-outcome = Entscheidung
ruling-outcomePlaceholder = Was du entschieden hast und warum
ruling-judge = { -judge }
ruling-rules = Regeln
ruling-rulesPlaceholder = 7.5.11B, 6.3.2B
ruling-rulesHint = Regelnummern, durch Kommas getrennt.
ruling-suggested = Hier genannt
ruling-branch = Richtiger Zweig
ruling-noBranch = keiner der Zweige
ruling-event = Speichern im Log von
ruling-noEvent = kein Event: nur unter „Entscheidungen“
ruling-keep = Entscheidung speichern
ruling-kept = Im Log des Events gespeichert.
ruling-keptFree = Unter „Entscheidungen“ gespeichert.
ruling-extension = Zeitverlängerung für Tisch
ruling-minutes = Minuten
ruling-time = Entschieden { $when }
ruling-given = Gespeichert. Tisch { $table } bekommt { $minutes ->
    [one] { NUMBER($minutes) } Minute
   *[other] { NUMBER($minutes) } Minuten
 } mehr.
ruling-export-case = Für einen anderen Computer exportieren …
ruling-export-report = Bericht exportieren …
ruling-exported = Gespeichert in { $path }
ruling-earlier = { $count ->
    [one] { NUMBER($count) } gespeicherte Entscheidung
   *[other] { NUMBER($count) } gespeicherte Entscheidungen
 }
ruling-look = Öffnen

keys-title = Judge-Tisch
keys-search = Karte hinzufügen
keys-otherSide = Auf der nächsten oder vorigen Seite hinzufügen
keys-exhausted = Ausgewählte Karte erschöpfen oder spielbereit machen
keys-shield = Der ausgewählten Einheit einen Schild geben
keys-experience = Der ausgewählten Einheit Erfahrung geben
keys-away = Ausgewählte Karte entfernen
keys-paste = Position einfügen
keys-copy = Position kopieren
keys-undo = Letzte Änderung rückgängig machen
keys-position = Position
keys-try = Ausprobieren
keys-ruling = Entscheidung
keys-back = Einen Schritt zurück
keys-forward = Einen Schritt vor
keys-letGo = Auswahl aufheben oder den Tisch verlassen
