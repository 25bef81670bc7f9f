### Texts of the card search, of its help and of the tier list.

title = { -cards }
label = Karten suchen
placeholder = Name oder t:unit cost<=3
none = Keine Karte passt zu dieser Suche.
noneHint = Entferne ein Wort oder sieh dir die Beispiele an.
loading = Die Karten werden geladen …
failed = Die Karten konnten nicht geladen werden.
again = Erneut versuchen
found = { $count ->
    [one] { NUMBER($count) } Karte
   *[other] { NUMBER($count) } Karten
 }
of = { $count } von { $all } Karten
stale = Das sind noch die Ergebnisse der vorigen Suche.
sort = Sortieren nach

sorts-newest = Neuestes Set zuerst
sorts-oldest = Ältestes Set zuerst
sorts-name = Name
sorts-cost = Kosten, niedrigste zuerst
sorts-costDown = Kosten, höchste zuerst
sorts-powerDown = Stärke, höchste zuerst
sorts-hpDown = TP, höchste zuerst
sorts-rarity = Seltenheit, häufige zuerst
sorts-type = Typ
sorts-aspect = Aspekt
otherSort = Wie im Suchfeld eingegeben
helpButton = Suchhilfe

## The tier list of a set.

tiers-button = Bewertungen
tiers-title = Bewertungen für Drafts
tiers-set = Set
tiers-leaders = { -leaders }
tiers-hint = Bewertungen der Bots beim Draft, gelernt aus Spielen untereinander. Die Gründe stammen aus den Werten und Texten der Karten.
tiers-names-s = S
tiers-names-a = A
tiers-names-b = B
tiers-names-c = C
tiers-names-d = D
tiers-tier = Stufe { $name }
tiers-rated = Bewertung { $rating }
tiers-reasons-removal = Entfernung
tiers-reasons-draw = zieht Karten
tiers-reasons-units = erschafft Einheiten
tiers-reasons-tokens = gibt Marker
tiers-reasons-discard = Abwerfen
tiers-reasons-resources = bringt Ressourcen
tiers-reasons-large = groß für ihre Kosten
tiers-reasons-small = klein für ihre Kosten
tiers-reasons-winning = gewinnt öfter, als es scheint
tiers-reasons-losing = gewinnt seltener, als es scheint

##

hint = Sucht zuerst in Namen, dann in Kartentexten. Beispiele:
add = { $term }: { $means }
keys-title = { -cards }
keys-field = Zum Suchfeld
keys-arrows = Zwischen Karten wechseln
keys-large = Karte vergrößern

## Meanings of searches that can be clicked.

chips-units = Einheiten
chips-villainy = Mit Niedertracht
chips-cheap = Für höchstens 3
chips-rebel = Mit dem Merkmal Rebellen
chips-ambush = Mit Hinterhalt
chips-unique = Einzigartige Karten

## The search help. The searches themselves are the same in every language.

help-title = Suchhilfe
help-intro = Klicke auf ein Beispiel, um es zur Suche hinzuzufügen. Groß- und Kleinschreibung sind egal.

help-parts-words-title = Wörter
help-parts-words-lines-vader = im Namen oder Untertitel; auch Wortteile
help-parts-words-lines-phrase = diese Wörter nebeneinander
help-parts-words-lines-titleOnly = nur im Namen
help-parts-words-lines-subtitleOnly = nur im Untertitel
help-parts-words-lines-text = im Text, englisch oder deutsch
help-parts-words-lines-keyword = ein Schlüsselwort oder ein Name; „raid 2“ ist Raid mit dieser Zahl
help-parts-words-lines-setCode = ein Wort und der Code eines Sets
help-parts-words-lines-number = eine Karte nach ihrer Nummer

help-parts-combining-title = Verbinden
help-parts-combining-lines-and = beides: alle Begriffe müssen passen
help-parts-combining-lines-or = eins davon
help-parts-combining-lines-parentheses = Klammern fassen Begriffe zusammen
help-parts-combining-lines-not = ohne; „not k:raid“ tut dasselbe

help-parts-facts-title = Eigenschaften
help-parts-facts-lines-type = Typ: unit, upgrade, event, leader, base, token
help-parts-facts-lines-aspect = Aspekt, nach Name oder Farbe (a:blue)
help-parts-facts-lines-exactly = diese Aspekte und keine anderen
help-parts-facts-lines-within = keine anderen Aspekte: kein Aufpreis mit diesen
help-parts-facts-lines-noAspect = gar kein Aspekt
help-parts-facts-lines-trait = Merkmal
help-parts-facts-lines-keyword = Schlüsselwort
help-parts-facts-lines-keywordNumber = ein Schlüsselwort nach seiner Zahl
help-parts-facts-lines-arena = Kampfgebiet: ground oder space
help-parts-facts-lines-sets = aus einem dieser Sets
help-parts-facts-lines-rarity = Seltenheit, auch mit dem ersten Buchstaben (r:l)
help-parts-facts-lines-atLeast = diese Seltenheit oder eine höhere

help-parts-numbers-title = Zahlen
help-parts-numbers-lines-equal = auch !=, <, <=, > und >=
help-parts-numbers-lines-power = aufgedruckte Stärke
help-parts-numbers-lines-hp = aufgedruckte TP
help-parts-numbers-lines-compared = eine Zahl im Vergleich mit einer anderen

help-parts-kinds-title = Arten
help-parts-kinds-lines-format = heute legal in einem Format: premier, eternal, twinsuns
help-parts-kinds-lines-suspended = in einem Format gesperrt
help-parts-kinds-lines-does = kann gegnerische Einheiten entfernen; auch does:draw, does:heal und andere
help-parts-kinds-lines-unique = einzigartige Karten
help-parts-kinds-lines-reprint = früher in einem anderen Set gedruckt
help-parts-kinds-lines-commonBase = die Basen, die in Limited frei verfügbar sind
help-parts-kinds-lines-neutral = ohne Aspekt
help-parts-kinds-lines-double = mit zweimal demselben Aspekt

help-parts-order-title = Reihenfolge
help-parts-order-lines-ascending = günstigste zuerst; auch name, set, power, hp, rarity, type, aspect
help-parts-order-lines-descending = in umgekehrter Reihenfolge
