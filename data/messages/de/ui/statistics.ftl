### Texts of the statistics of cards.

title = Statistik
intro = Welche Karten gewählt und gespielt werden und gewinnen, über alle Events.
none = Noch nichts zu zählen
toEvents = Zu den Events
noneText = Gezählt werden beendete digitale Drafts und Matches zwischen zwei abgegebenen Decks.
noneHere = Kein Event mit diesen Filtern hat Picks, Decks oder Ergebnisse.
counting = Die Events werden gezählt …
csv = Als CSV speichern …
pdf = Drucken …
saved = Gespeichert unter { $path }

filters = Filter
who = Gespielt von
people = Menschen
bots = Bots
scope = { -events }
all = Alle Events
leagues = Ligen
events = { -events }
kind = Format
anyKind = Alle Formate
set = Karten aus
anySet = Alle Sets
period = Zeitraum
always = Alle Zeiten

periods-30 = Letzte 30 Tage
periods-90 = Letzte 90 Tage
periods-365 = Letzte 365 Tage
periods-days = Zwischen zwei Tagen

from = Von
to = Bis

counted = { $events ->
    [one] { NUMBER($events) } Event
   *[other] { NUMBER($events) } Events
 }: { $choices ->
    [one] { NUMBER($choices) } Pick
   *[other] { NUMBER($choices) } Picks
 }, { $decks ->
    [one] { NUMBER($decks) } Deck
   *[other] { NUMBER($decks) } Decks
 }, { $matches ->
    [one] { NUMBER($matches) } Match
   *[other] { NUMBER($matches) } Matches
 } mit { $games ->
    [one] { NUMBER($games) } Spiel
   *[other] { NUMBER($games) } Spielen
 }.
mixed = { $matches ->
    [one] { NUMBER($matches) } Match
   *[other] { NUMBER($matches) } Matches
 } zwischen Mensch und Bot { $matches ->
    [1] zählt
   *[other] zählen
 } nicht.
unreadable = { $events ->
    [one] { NUMBER($events) } beschädigtes Event zählt
   *[other] { NUMBER($events) } beschädigte Events zählen
 } nicht.
thresholds = Eine Zahl erscheint ab 30 Spielen, 10 Personen und 10 Decks, oder ab 50 Picks, bei denen die Karte zur Wahl stand. Darunter steht nur, wie oft etwas vorkam. In Klammern steht das Konfidenzintervall von 95 %, bei Wirkungen das Intervall von 80 %.

computing = Vorlieben und Wirkungen der Karten werden berechnet. Die Seite aktualisiert sich von selbst.
outdated = Vorlieben und Wirkungen sind von vor den letzten Ergebnissen und werden neu berechnet.
unchecked = Wirkungen von Karten werden nicht angezeigt: Um zu prüfen, ob sie Ergebnisse vorhersagen, braucht es Spiele aus zehn Events.
shown = Wirkungen von Karten werden angezeigt, weil sie Ergebnisse vorhersagen: Bei { $games ->
    [one] { NUMBER($games) } Spiel
   *[other] { NUMBER($games) } Spielen
 } aus { $events ->
    [one] { NUMBER($events) } Event
   *[other] { NUMBER($events) } Events
 }, die der Schätzung fehlten, ist ihr Log-Loss um { NUMBER($gain, fractionDigits: 4) } niedriger als bei der besten Vorhersage ohne sie (Standardfehler { NUMBER($error, fractionDigits: 4) }).
hidden = Wirkungen von Karten werden nicht angezeigt, weil sie Ergebnisse nicht zuverlässig vorhersagen: Bei { $games ->
    [one] { NUMBER($games) } Spiel
   *[other] { NUMBER($games) } Spielen
 } aus { $events ->
    [one] { NUMBER($events) } Event
   *[other] { NUMBER($events) } Events
 }, die der Schätzung fehlten, ist ihr Log-Loss um { NUMBER($loss, fractionDigits: 4) } { $higher ->
    [true] höher
   *[false] niedriger
 } als bei der besten Vorhersage ohne sie (Standardfehler { NUMBER($error, fractionDigits: 4) }). Er muss um zwei Standardfehler niedriger sein.

tabs-label = Teile der Statistik
tabs-cards = { -cards }
tabs-chart = Picks und Ergebnisse
tabs-archetypes = { -archetypes }
tabs-matchups = { -matchups }

find = Karte suchen
card = { -card }

columns-name = { -card }
columns-picked = { -picked }
columns-lastSeenAt = Ø zuletzt gesehen
columns-takenAt = Ø Pick
columns-taken = Genommen
columns-firstPick = Erster Pick
columns-preference = Vorliebe
columns-earlier = Mehr als Bots
columns-decks = { -decks }
columns-mainDeck = { -main-deck }
columns-games = { -games }
columns-winRate = { -win-rate }
columns-deq = Wert (Prozentpunkte)
columns-effect = { -effect }
columns-opening = Starthand
columns-drawn = Gezogen
columns-resourced = Ressource
columns-played = Gespielt

short-lastSeenAt = ALSA
short-takenAt = ATA

explained-name = Neuauflagen zählen als eine Karte
explained-picked = Wie oft die Karte gepickt wurde
explained-lastSeenAt = Average last seen at (ALSA): Mittel des letzten Picks, bei dem jemand die Karte sah
explained-takenAt = Average taken at (ATA): Mittel der Picks, bei denen die Karte genommen wurde
explained-taken = Anteil der Picks mit der Karte, bei denen sie genommen wurde
explained-firstPick = Anteil der ersten Picks mit der Karte, bei denen sie genommen wurde
explained-preference = Stärke der Vorliebe bei Picks (Logarithmus; 0 ist das Mittel aller Karten)
explained-earlier = Vorliebe minus die der Bots auf derselben Skala. Über 0: früher genommen, als die Bots die Karte nehmen würden
explained-decks = Hauptdecks mit der Karte
explained-mainDeck = Exemplare in Hauptdecks, als Anteil der Exemplare in Pools
explained-games = Spiele von Decks mit der Karte
explained-winRate = Gewonnene Spiele von Decks mit der Karte. In Klammern: 95-%-Konfidenzintervall. Starke Spieler heben alle ihre Karten
explained-deq = Wert eines Picks der Karte in Prozentpunkten (DEq von magic-flea.com)
explained-effect = Geschätzte Änderung der Siegquote durch ein Exemplar in Prozentpunkten; Spielstärke und Archetyp sind berücksichtigt
explained-opening = Gewonnene Spiele mit der Karte in der Starthand, nach Mulligans; nur Spiele am Bildschirm
explained-drawn = Gewonnene Spiele, in denen die Karte gezogen wurde. Spät gezogen wird in langen Spielen
explained-resourced = Gewonnene Spiele mit der Karte als Ressource
explained-played = Gewonnene Spiele, in denen die Karte gespielt wurde. Gespielt wird in Spielen, die gut laufen

groups-label = Spalten
groups-results = Ergebnisse
groups-picks = { -picks }
groups-hands = Handkarten

history-winRate = Siegquote nach Monaten
history-takenAt = Durchschnittlicher Pick (ATA) nach Monaten
history-text = Ein Punkt für jeden Monat mit genug Daten. Die Tabelle darunter hat dieselben Zahlen.
history-few = Kein Monat hat genug Spiele oder Picks für eine Kurve. Darunter steht, wie oft etwas vorkam.
history-months = Nach Monaten
history-month = Monat
history-decks = Decks mit der Karte
history-noDecks = Kein Deck hat die Karte im Hauptdeck.

columnsMean = Was die Spalten bedeuten
showAll = Alle { $cards ->
    [one] { NUMBER($cards) } Karte
   *[other] { NUMBER($cards) } Karten
 } anzeigen
noCard = Keine Karte passt zur Suche.

chart-effects = Reihenfolge der Picks und Wirkung
chart-rates = Reihenfolge der Picks und Siegquote
chart-pick = Durchschnittlicher Pick, bei dem die Karte genommen wird
chart-effect = Wirkung auf die Siegquote (Prozentpunkte)
chart-rate = { -win-rate }
chart-text = Ein Punkt für jede von { $count ->
    [one] { NUMBER($count) } Karte
   *[other] { NUMBER($count) } Karten
 }, frühe Picks links, gute Ergebnisse oben. Die Tabelle unter „Karten“ hat dieselben Zahlen.
chart-read = Links: früh genommen. Oben: gute Ergebnisse. Die Striche sind die Intervalle. Karten oben rechts werden später genommen, als ihre Ergebnisse nahelegen.
chart-none = Zu wenige Picks und Spiele für ein Diagramm.

review = Unter jeder Karte: ALSA, ATA und Siegquote von { $bots ->
    [true] Bots
   *[false] Menschen
 } in { $events ->
    [one] { NUMBER($events) } Event
   *[other] { NUMBER($events) } Events
 }

stillCounting = { $events ->
    [one] { NUMBER($events) } weiteres Event wird
   *[other] { NUMBER($events) } weitere Events werden
 } noch gezählt. Die Seite aktualisiert sich selbst.

player-label = Statistik eines Spielers
player-find = Spieler suchen
player-back = Alle Statistiken
player-none = { $name } hat in keinem Event Picks, Decks oder Ergebnisse.
player-noMatches = Noch keine Matches gegen Menschen mit registrierten Decks.
player-noPicks = Noch keine Picks in digitalen Drafts.
player-ofGames = { NUMBER($won) } von { NUMBER($games) }
player-matchesWon = Matchsiege
player-gameWinRate = Spielsiegquote
player-tabs-label = Teile der Statistik eines Spielers
player-tabs-events = { -events }
player-tabs-decks = { -decks }
player-tabs-opponents = { -opponents }
player-tabs-picks = { -picks }
player-date = Datum
player-event = { -event }
player-played = { -deck }
player-gamesWon = Spielsiege
player-bots = Gegen Bots
player-botMatches = Matchsiege gegen Bots
player-offered = { -offered }
player-others = Andere
player-between = Es zählen nur Matches zwischen registrierten Decks, und keine gegen Bots.
player-thresholds = Eine Siegquote erscheint ab 30 Spielen, Zahlen zu Picks ab 50 Picks, die die Karte anboten. Darunter stehen nur Anzahlen. Zahlen in Klammern sind das 95-%-Konfidenzintervall: Von 20 Zahlen liegt zufällig etwa eine außerhalb.

sharing-open = Mit anderen Läden teilen …
sharing-title = Mit anderen Läden teilen
sharing-intro = Läden vergleichen Siegquoten, indem sie Dateien tauschen. Ein Schlüssel zeigt, von welchem Laden eine Datei ist.
sharing-back = Alle Statistiken
sharing-export = Dateien exportieren …
sharing-import = Dateien importieren …
sharing-ownKey = 1. Deinen Schlüssel weitergeben
sharing-ownKeyText = Er ist nicht geheim. Jeder Export schreibt ihn auch in die Datei shop.pub.
sharing-trust = 2. Schlüssel des anderen Ladens eintragen
sharing-weightText = Einfluss: Bei 50 % zählt ein Spiel dieses Ladens halb so viel wie ein eigenes.
sharing-exchange = 3. Dateien tauschen
sharing-exchangeText = Eine Datei sagt, wie oft jede Karte eines Events gepickt wurde und gewann, ohne Namen. Zahlen zu weniger als drei Spielern lässt sie weg. Exportiere deine für den anderen Laden und importiere seine.
sharing-copy = Schlüssel kopieren
sharing-copied = Schlüssel kopiert
sharing-code = QR-Code
sharing-codeText = Der öffentliche Schlüssel dieses Ladens als QR-Code
sharing-fromFile = Aus Datei …
sharing-shops = Läden, denen du vertraust
sharing-noShops = Noch kein Laden
sharing-noShopsText = Nach dem ersten Import stehen hier die Siegquoten über alle Läden.
sharing-name = Name des Ladens
sharing-key = Schlüssel dieses Ladens
sharing-weight = Einfluss (%)
sharing-add = Laden vertrauen
sharing-remove = Entfernen
sharing-removeQuestion = { $name } und seine Dateien entfernen?
sharing-removeText = Seine Events zählen nicht mehr. Du kannst seine Dateien später wieder importieren.
sharing-keep = Laden behalten
sharing-games = { -games }
sharing-events = { -events }
sharing-thisShop = Dieser Laden
sharing-exported = { $files ->
    [one] { NUMBER($files) } Event
   *[other] { NUMBER($files) } Events
 } exportiert.{ $leftOut ->
    [0] {""}
   *[other] {" "}{ $leftOut ->
        [one] { NUMBER($leftOut) } Event
       *[other] { NUMBER($leftOut) } Events
     } mit zu wenigen Spielern ausgelassen.
 }
sharing-imported = Neue Events: { NUMBER($added) }, ersetzt: { NUMBER($replaced) }, unverändert: { NUMBER($present) }.
sharing-problems = Dateien, die nicht importiert wurden
sharing-cards = Siegquoten über alle Läden
sharing-without = Ohne einen Laden
sharing-withoutText = Ändert sich am meisten ohne: { $shop }
sharing-text = Jeder Laden zählt nach seinem Einfluss. „Ohne einen Laden“ ist der Bereich der Siegquote, wenn jeder Laden einmal fehlt. Hängt sie von einem Laden ab, sieh dir diesen zuerst an.
sharing-noCards = Noch keine Spiele.

archetype = Leader und Basis
noColour = ohne Farbe
share = { -share-of-decks }
record = { -matches }
mirrors = Gegen sich selbst
archetypeText = Bilanzen gelten gegen andere Archetypen. Matches zweier gleicher Archetypen werden nur gezählt.
noArchetypes = Noch keine Decks.

matchupText = Gewonnene Spiele des Archetyps der Zeile gegen den der Spalte, und die Zahl der Matches. Die meisten Felder haben wenige Matches.
versus = { $row } gegen { $column }: { NUMBER($wins) } von { $games ->
    [one] { NUMBER($games) } Spiel
   *[other] { NUMBER($games) } Spielen
 } gewonnen in { $matches ->
    [one] { NUMBER($matches) } Match
   *[other] { NUMBER($matches) } Matches
 }
unplayed = nicht gespielt
noMatchups = Noch keine Matches zwischen verschiedenen Archetypen.
most = Die { $count } häufigsten Archetypen.
