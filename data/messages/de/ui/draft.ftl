### Texts of the draft table.

exit = { -event }
exitLabel = Zurück zum Event
seat = Platz { $seat }
leaders = Anführer · Pick { $pick } von { $picks }
pack = Pack { $pack } von 3 · Pick { $pick } von { $picks }

## Drafts of other shapes than a pod.

shapes-leaders = Anführer · einen nehmen
shapes-piles = Winston-Draft
shapes-pile = Stapel { $pile }
shapes-pileSize = { $cards ->
    [one] { NUMBER($cards) } Karte
   *[other] { NUMBER($cards) } Karten
 }
shapes-stock = { $cards ->
    [one] { NUMBER($cards) } Karte
   *[other] { NUMBER($cards) } Karten
 } im Vorrat
shapes-inView = wird angesehen
shapes-takePile = Diesen Stapel nehmen ({ $cards ->
    [one] { NUMBER($cards) } Karte
   *[other] { NUMBER($cards) } Karten
 })
shapes-passPile = Liegen lassen
shapes-passHint = Der Stapel bekommt eine Karte dazu, und du siehst dir den nächsten an.
shapes-passLastHint = Der Stapel bekommt eine Karte dazu, und du nimmst ungesehen die oberste Karte des Vorrats.
shapes-square = Grid { $number } von { $of }
shapes-lines = Nimm eine Reihe oder eine Spalte
shapes-takeRow = Reihe { $row }
shapes-takeColumn = Spalte { $column }
shapes-takeLabel = { $line } nehmen: { $names }
shapes-empty = genommen
shapes-round = Runde { $round } von { $of }
shapes-take = { $cards ->
    [one] { NUMBER($cards) } Karte
   *[other] { NUMBER($cards) } Karten
 } nehmen
shapes-open = Nimm eine Karte
shapes-openTitle = { $cards ->
    [one] { NUMBER($cards) } offene Karte
   *[other] { NUMBER($cards) } offene Karten
 }
shapes-filter = Aspekt anzeigen
shapes-allAspects = Alle
shapes-waiting = Ein anderer Spieler ist an der Reihe
shapes-reveal = Ich bin { $name }: Meine Karten anzeigen
shapes-taken = Genommene Karten
shapes-doneHint = Alle Karten sind gedraftet. Baut jetzt die Decks.
shapes-log = Wahl jedes Platzes
shapes-tookPile = Stapel nehmen
shapes-of = Gewählt aus { $cards ->
    [one] { NUMBER($cards) } Karte
   *[other] { NUMBER($cards) } Karten
 }
shapes-took = Genommen: { $names }
shapes-sameChoice = Ein Bot würde dasselbe wählen
shapes-otherChoice = Ein Bot würde wählen: { $choice }

##

passes = weiter an { $name }
passingLabel = Weitergeben nach { $passing ->
    [left] links
   *[right] rechts
 }, an { $name }
stillToPick = Noch am Wählen: { $names }
loading = Der Draft wird geöffnet …
notBegun = Der Draft dieses Pods hat noch nicht begonnen.
noPeople = In diesem Pod sind nur Bots. Sie draften automatisch.
packLabel = { $count ->
    [1] Die letzte Karte
   *[other] Das Pack, { $count } Karten
 }
waiting = Warten auf { $names }
lookAgain = Aktualisieren

clock-run = Uhr starten
clock-pause = Uhr anhalten
clock-halt = Anhalten
clock-go = Starten
clock-paused = Angehalten
clock-over = Überzeit
clock-waits = Die Uhr startet, sobald das Pack zu sehen ist
clock-left = noch { $text }

selectFirst = Karte auswählen
pickCard = { $name } nehmen
hint = Klicke, um auszuwählen, und noch einmal, um zu nehmen. Oder nutze die Pfeiltasten und Enter.
lastTaken = Letzter Pick
nothingTaken = Noch keine Picks
takesAtZero = Zeit abgelaufen: { $name } wird genommen
overtime = Zeit abgelaufen: Nimm eine Karte

hand-title = Gib den Laptop an { $name }
hand-who = Pod { $pod }, Platz { $seat }
hand-reveal = Ich bin { $name }: Mein Pack anzeigen
hand-others = Hier sitzt jemand anders
hand-picked = hat gewählt
hand-toPick = muss wählen
hand-hidden = Die Picks der anderen Plätze bleiben verborgen.

phones-title = Die Spieler wählen auf ihren Handys
phones-hint = Picks erscheinen hier automatisch. Nur Spieler ohne Handy brauchen den Laptop.
phones-open = Packs seit { $time } offen
phones-picked = hat gewählt
phones-late = wählt seit { $time }
phones-noPhone = kein Handy
phones-here = An diesem Laptop wählen
phones-hereLabel = Für { $name } an diesem Laptop wählen
phones-bot = Bot wählen lassen
phones-botLabel = Einen Bot für { $name } wählen lassen
phones-back = Picks auf Handys anzeigen

pool-title = { -pool }
pool-table = { -table }
pool-tabs = Pool und Tisch
pool-by-aspect = Aspekt
pool-by-cost = Kosten
pool-empty = Hier erscheinen die Karten, die du nimmst.
pool-leaders = { -leaders }
pool-count = { $count ->
    [one] { NUMBER($count) } Karte
   *[other] { NUMBER($count) } Karten
 }

table-bot = Bot
table-picking = wählt
table-cards = { $count ->
    [one] { NUMBER($count) } Karte
   *[other] { NUMBER($count) } Karten
 }
table-none = noch kein Anführer

done-title = Draft beendet
# Without a name it is the deck of the only person.
done-build = { $name ->
    [none] Dein Deck bauen
   *[other] Deck von { $name } bauen
 }
done-buildHint = Du kannst die Decks in beliebiger Reihenfolge bauen und später ändern.
done-log = Picks aller Plätze
done-seatLabel = { -seat }
done-leaders = { -leaders }
done-pack = Pack { $pack }
done-pick = Pick { $pick }
done-from = { $count ->
    [1] Die letzte Karte
   *[other] Aus { $count } Karten
 }
done-reason = Warum
done-same = Ein Bot würde dieselbe Karte nehmen
done-instead = Ein Bot würde { $card } nehmen
done-before = Voriger Pick
done-after = Nächster Pick
done-loading = Das Log wird gelesen …
done-allSeats = Alle Plätze
done-oneSeat = Ein Platz
done-seatAlone = Alle Picks dieses Platzes, mit den Karten zur Auswahl
done-slider = Pick
done-nextDifference = Nächster Unterschied
done-others = Andere Decks
done-alike = { $same } von { $of } Picks wie ein Bot
done-honest = Eine höhere Wertung ist besser. Ein Bot kennt nur das Pack und die bisherigen Picks des Platzes.

keys-title = { -draft }
keys-digits = Karte mit ihrer Nummer auswählen: eine oder zwei Ziffern (0 ist die zehnte)
keys-arrows = Zwischen Karten wechseln, auch mit Pos1 und Ende; Enter nimmt die Karte
keys-zoom = Karte vergrößern
keys-clock = Uhr starten oder anhalten
keys-pool = Pool nach Aspekt oder nach Kosten sortieren
keys-table = Zwischen Pool und Tisch wechseln
keys-letGo = Auswahl aufheben; noch einmal drücken, um zum Event zurückzukehren
