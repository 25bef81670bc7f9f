### Texts of the figures of a deck: charts, odds, the test hand.

charts-label = Diagramme
charts-empty = Noch keine Karten im Deck
charts-emptyText = Füge Karten hinzu, um ihre Kosten, Aspekte und Merkmale zu sehen.
charts-loading = Die Karten werden gezählt …
charts-cards = { -cards }
charts-share = Anteil
charts-name = Name
charts-curve = Kostenkurve
charts-average = Durchschnittliche Kosten { NUMBER($cost, fractionDigits: 2) }
charts-cost = Kosten
charts-total = Alle
charts-units = Einheiten
charts-upgrades = { -upgrades }
charts-events = Ereignisse
charts-bar = Kosten { $cost }: { $total ->
    [one] { NUMBER($total) } Karte
   *[other] { NUMBER($total) } Karten
 }, davon { $units ->
    [one] { NUMBER($units) } Einheit
   *[other] { NUMBER($units) } Einheiten
 }, { $upgrades ->
    [one] { NUMBER($upgrades) } Upgrade
   *[other] { NUMBER($upgrades) } Upgrades
 }, { $events ->
    [one] { NUMBER($events) } Ereignis
   *[other] { NUMBER($events) } Ereignisse
 }
charts-aspects = Aspekte
charts-aspectsNote = Eine Karte zählt für jeden ihrer Aspekte.
charts-types = Typen
charts-arenas = Kampfgebiete
charts-arenasNote = Anteile an den Einheiten.
charts-traits = Merkmale
charts-keywords = Schlüsselwörter
charts-effectTags = Effekte
charts-effectTagsNote = Eine Karte zählt für jeden Effekt, den ihr Text haben kann.
charts-rarities = Seltenheiten
charts-none = Keine
charts-off = Fehlende Aspekte
charts-offNote = Eine Karte kostet 2 mehr für jedes ihrer Aspektsymbole, das deine Anführer und deine Basis nicht haben.
charts-offUnknown = Wähle Anführer und Basis, um zu sehen, welche Karten mehr kosten.
charts-offNone = Keine. Jede Karte hat ihre aufgedruckten Kosten.
charts-offTotal = { $cards ->
    [one] { NUMBER($cards) } Karte kostet
   *[other] { NUMBER($cards) } Karten kosten
 } mehr als aufgedruckt
charts-more = { $extra } mehr
charts-extra = Kostet
charts-copies = Exemplare
charts-showAll = Alle { $count } anzeigen
charts-showTop = Die ersten { $count } anzeigen
charts-pick = { $name }, { $count ->
    [one] { NUMBER($count) } Karte
   *[other] { NUMBER($count) } Karten
 }: anzeigen
charts-names-unit = Einheiten
charts-names-upgrade = { -upgrades }
charts-names-event = Ereignisse
charts-names-ground = Boden
charts-names-space = Weltraum
charts-names-Neutral = Kein Aspekt
charts-names-damage = Schaden zufügen
charts-names-defeat = Besiegen
charts-names-exhaust = Erschöpfen
charts-names-return = Zurück auf die Hand
charts-names-capture = Gefangen nehmen
charts-names-control = Kontrolle übernehmen
charts-names-heal = Heilen
charts-names-tokens = Marker geben
charts-names-units = Einheiten erschaffen
charts-names-draw = Ziehen
charts-names-discard = Ablegen lassen
charts-names-find = Suchen
charts-names-resource = Ressourcen legen
charts-names-ready = Spielbereit machen
charts-names-attack = Noch einmal angreifen
charts-names-pilot = Piloten
charts-names-force = Die Macht erschaffen
charts-names-useforce = Die Macht nutzen
charts-names-disclose = Offenlegen
charts-keys-title = Diagramme
charts-keys-within = Zwischen den Balken eines Diagramms wechseln
charts-keys-pick = Karten eines Balkens anzeigen

odds-label = Ziehchancen
odds-mode = Chancen für
odds-fromDeck = Karten dieses Decks
odds-free = Andere Zahlen
odds-pick = Hake eine Karte an oder mehrere, wenn du irgendeine davon brauchst.
odds-quick = Anhaken
odds-quickCheap = Karten für höchstens 2
odds-quickCheapTitle = Alle Karten, die du mit den zwei Ressourcen der Runde 1 bezahlen kannst
odds-quickCheapUnits = Einheiten für höchstens 2
odds-quickNone = Alle abwählen
odds-filter = Filter
odds-filterLabel = Karten im Deck filtern
odds-noneFits = Keine Karte passt zum Filter.
odds-caption = Karten im Deck und die Chance auf ein Exemplar in der Starthand
odds-card = { -card }
odds-copies = Exemplare
odds-opening = Starthand
odds-mulligan = Nach einem Mulligan
odds-mulliganShort = Mulligan
odds-tick = Chancen für { $name }
odds-atLeast = Benötigte Exemplare
odds-least = Mindestens { $count }
odds-deckSize = Karten im Deck
odds-copiesIn = Exemplare im Deck
odds-hand = Starthand
odds-handRules = Nach den Regeln
odds-fewer = Eine weniger
odds-more = Eine mehr
odds-asked = Mindestens { $least } von { $copies ->
    [one] { NUMBER($copies) } Exemplar
   *[other] { NUMBER($copies) } Exemplaren
 } in { $deck ->
    [one] { NUMBER($deck) } Karte
   *[other] { NUMBER($deck) } Karten
 }
odds-ruleOf = { $base } ändert die Starthand: { $cards ->
    [one] { NUMBER($cards) } Karte
   *[other] { NUMBER($cards) } Karten
 }, { $mulligan ->
    [true] ein Mulligan
   *[false] kein Mulligan
 }{ $putBack ->
    [0] {""}
   *[other] , { $putBack ->
        [one] { NUMBER($putBack) } Karte
       *[other] { NUMBER($putBack) } Karten
     } vor der ersten Aktion unter das Deck
 }.
odds-rulePlain = Starthand: { $cards ->
    [one] { NUMBER($cards) } Karte
   *[other] { NUMBER($cards) } Karten
 }, { $mulligan ->
    [true] ein Mulligan
   *[false] kein Mulligan
 }{ $putBack ->
    [0] {""}
   *[other] , { $putBack ->
        [one] { NUMBER($putBack) } Karte
       *[other] { NUMBER($putBack) } Karten
     } vor der ersten Aktion unter das Deck
 }.
odds-seenBottom = Karten, die unter das Deck gelegt werden, gelten als gesehen.
odds-inOpening = In der Starthand
odds-withMulligan = Mit einem Mulligan
odds-withMulliganText = genommen, wenn die erste Hand zu wenige hat
odds-expected = Im Durchschnitt
odds-expectedText = Exemplare in der Starthand
odds-byRound = Bis zum Beginn jeder Runde
odds-byRoundNote = Vor jeder Runde außer der ersten werden zwei Karten gezogen.
odds-round = { -round }
odds-seen = Gesehen
odds-seenTitle = Bis dahin gesehene Karten
odds-kept = Erste Hand behalten
odds-exactly = Genau so viele in der Starthand
odds-count = Exemplare
odds-chance = Chance
odds-nothing = Keine Karten angehakt.
odds-empty = Noch keine Karten im Deck
odds-emptyText = Füge Karten hinzu oder verwende andere Zahlen.
odds-working = Wird berechnet …
odds-badNumber = Gib eine Zahl von { $from } bis { $to } ein.

hand-label = Testhand
hand-empty = Noch keine Karten im Deck
hand-emptyText = Füge Karten hinzu, um eine Testhand zu ziehen.
hand-shuffling = Wird gemischt …
hand-again = Erneut versuchen
hand-fresh = Neue Hand
hand-mulligan = Mulligan
hand-keep = Behalten
hand-start = Runde 1 beginnen
hand-putDown = { $count } unter das Deck legen
hand-draw = Karte ziehen
hand-nextRound = Nächste Runde
hand-nextRoundTitle = Zieht zwei Karten
hand-undo = Rückgängig
hand-hand = Hand
hand-resources = Ressourcen
hand-played = Gespielt
hand-resource = Ressource
hand-play = Spielen
hand-resourceOf = { $name } als Ressource legen
hand-playOf = { $name } spielen
hand-backOf = { $name } zurück auf die Hand nehmen
hand-noResources = Lege Karten hier ab oder drücke „Ressource“ unter einer Karte.
hand-keepFirst = Behalte zuerst die Hand. Wähle dann zwei Karten als Ressourcen.
hand-noPlayed = Lege Karten hier ab oder drücke „Spielen“ unter einer Karte.
hand-noHand = Die Hand ist leer.
hand-deckEmpty = Keine Karten mehr zu ziehen.
hand-chosen = kommt unter das Deck
hand-seed = Seed
hand-seedHint = Derselbe Seed ergibt dieselbe Hand.
hand-seedBad = Nur Ziffern, höchstens 20.
hand-dealSeed = Austeilen
hand-status-opening = { $cards ->
    [one] { NUMBER($cards) } Karte
   *[other] { NUMBER($cards) } Karten
 } gezogen. Behalte sie oder nimm einmal einen Mulligan.
hand-status-setup = { $left ->
    [0] Zwei Ressourcen sind gewählt. Beginne Runde 1.
   *[other] Wähle noch { $left ->
        [one] { NUMBER($left) } Karte
       *[other] { NUMBER($left) } Karten
     } als erste Ressourcen.
 }
hand-status-bottom = { $left ->
    [0] Alle Karten sind gewählt. Lege sie unter das Deck.
   *[other] Runde 1 beginnt. Wähle noch { $left ->
        [one] { NUMBER($left) } Karte, die unter das Deck kommt
       *[other] { NUMBER($left) } Karten, die unter das Deck kommen
     }.
 }
hand-status-play = Runde { $round }: { $hand ->
    [one] { NUMBER($hand) } Karte
   *[other] { NUMBER($hand) } Karten
 } auf der Hand, { $resources ->
    [one] { NUMBER($resources) } Ressource
   *[other] { NUMBER($resources) } Ressourcen
 }.
hand-whyStart = Wähle zuerst zwei Ressourcen.
hand-whyBottom = Wähle zuerst die Karten, die unter das Deck kommen.
hand-base = { $base }: { $cards ->
    [one] { NUMBER($cards) } Karte
   *[other] { NUMBER($cards) } Karten
 }, { $mulligan ->
    [true] ein Mulligan
   *[false] kein Mulligan
 }{ $putBack ->
    [0] {""}
   *[other] , { $putBack ->
        [one] { NUMBER($putBack) } Karte
       *[other] { NUMBER($putBack) } Karten
     } vor der ersten Aktion unter das Deck
 }.
hand-keys-title = Testhand
hand-keys-go = Zwischen Karten wechseln
hand-keys-main = Karte als Ressource legen oder unter das Deck; in einer unteren Reihe: zurück auf die Hand nehmen
hand-keys-play = Karte spielen
hand-keys-large = Karte vergrößern
hand-keys-fresh = Neue Hand
hand-keys-mulligan = Mulligan
hand-keys-keep = Behalten, Runde beginnen oder Karten unter das Deck legen
hand-keys-draw = Karte ziehen
hand-keys-next = Nächste Runde
hand-keys-undo = Rückgängig

hands-title = Viele Starthände
hands-what = { NUMBER($hands) } Hände, jede vier Runden lang simuliert. Eine Hand ohne eine Karte, die höchstens 2 kostet, nimmt einen Mulligan.
hands-sentBack = Keine frühe Karte: Mulligan
hands-sentBackTwice = Auch nach dem Mulligan keine
hands-plays = Eine spielbare Karte in Runde { $round }
hands-early = { $count ->
    [one] { NUMBER($count) } Karte, die höchstens 2 kostet
   *[other] { NUMBER($count) } Karten, die höchstens 2 kosten
 }
hands-cost = Eine Karte auf der Hand kostet im Schnitt { $cost }, fehlende Aspekte eingeschlossen.
