### Texts of the card search, of its help and of the tier list.

title = { -cards }
label = Search cards
placeholder = Name or t:unit cost<=3
none = No cards match this search.
noneHint = Remove a word, or look at the examples.
loading = Loading the cards…
failed = The cards could not be loaded.
again = Try again
found = { $count ->
    [one] { NUMBER($count) } card
   *[other] { NUMBER($count) } cards
 }
of = { $count } of { $all } cards
stale = These are still the results of the previous search.
sort = Sort by

sorts-newest = Newest set first
sorts-oldest = Oldest set first
sorts-name = Name
sorts-cost = Cost, low to high
sorts-costDown = Cost, high to low
sorts-powerDown = Power, high to low
sorts-hpDown = HP, high to low
sorts-rarity = Rarity, common first
sorts-type = Type
sorts-aspect = Aspect
otherSort = As typed in the search field
helpButton = Search help

## The tier list of a set.

tiers-button = Tier list
tiers-title = Tier list for drafts
tiers-set = Set
tiers-leaders = { -leaders }
tiers-hint = Ratings of the drafting bots, learned from games between them. Reasons come from the figures and texts of the cards.
tiers-names-s = S
tiers-names-a = A
tiers-names-b = B
tiers-names-c = C
tiers-names-d = D
tiers-tier = Tier { $name }
tiers-rated = rated { $rating }
tiers-reasons-removal = removal
tiers-reasons-draw = draws cards
tiers-reasons-units = creates units
tiers-reasons-tokens = gives tokens
tiers-reasons-discard = discard
tiers-reasons-resources = adds resources
tiers-reasons-large = large for its cost
tiers-reasons-small = small for its cost
tiers-reasons-winning = wins more than it looks
tiers-reasons-losing = wins less than it looks

##

hint = Searches names first, then card texts. Examples:
add = { $term }: { $means }
keys-title = { -cards }
keys-field = Go to the search field
keys-arrows = Move between cards
keys-large = Enlarge the card

## Meanings of searches that can be clicked.

chips-units = Units
chips-villainy = With Villainy
chips-cheap = For 3 or less
chips-rebel = With the trait Rebel
chips-ambush = With Ambush
chips-unique = Unique cards

## The search help. The searches themselves are the same in every language.

help-title = Search help
help-intro = Click an example to add it to the search. Upper and lower case are the same.

help-parts-words-title = Words
help-parts-words-lines-vader = in the name or subtitle; parts of words too
help-parts-words-lines-phrase = these words next to each other
help-parts-words-lines-titleOnly = in the name only
help-parts-words-lines-subtitleOnly = in the subtitle only
help-parts-words-lines-text = in its text, in English or German
help-parts-words-lines-keyword = a keyword or a name; “raid 2” is Raid with this number
help-parts-words-lines-setCode = a word and the code of a set
help-parts-words-lines-number = one card by its number

help-parts-combining-title = Combining
help-parts-combining-lines-and = both: all terms must match
help-parts-combining-lines-or = either of them
help-parts-combining-lines-parentheses = parentheses group terms
help-parts-combining-lines-not = without; “not k:raid” does the same

help-parts-facts-title = Facts
help-parts-facts-lines-type = type: unit, upgrade, event, leader, base, token
help-parts-facts-lines-aspect = aspect, by name or colour (a:blue)
help-parts-facts-lines-exactly = exactly these aspects
help-parts-facts-lines-within = no other aspects: no penalty with these
help-parts-facts-lines-noAspect = no aspect at all
help-parts-facts-lines-trait = trait
help-parts-facts-lines-keyword = keyword
help-parts-facts-lines-keywordNumber = a keyword by its number
help-parts-facts-lines-arena = arena: ground or space
help-parts-facts-lines-sets = from one of these sets
help-parts-facts-lines-rarity = rarity, also by its first letter (r:l)
help-parts-facts-lines-atLeast = this rarity or a higher one

help-parts-numbers-title = Numbers
help-parts-numbers-lines-equal = also !=, <, <=, > and >=
help-parts-numbers-lines-power = printed power
help-parts-numbers-lines-hp = printed HP
help-parts-numbers-lines-compared = one number compared with another

help-parts-kinds-title = Kinds
help-parts-kinds-lines-format = legal today in a format: premier, eternal, twinsuns
help-parts-kinds-lines-suspended = suspended in a format
help-parts-kinds-lines-does = can remove enemy units; also does:draw, does:heal and others
help-parts-kinds-lines-unique = unique cards
help-parts-kinds-lines-reprint = printed earlier in another set
help-parts-kinds-lines-commonBase = bases that are free to use in limited
help-parts-kinds-lines-neutral = without an aspect
help-parts-kinds-lines-double = with the same aspect twice

help-parts-order-title = Order
help-parts-order-lines-ascending = cheapest first; also name, set, power, hp, rarity, type, aspect
help-parts-order-lines-descending = in reverse order
