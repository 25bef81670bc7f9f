### Texts of the figures of a deck: charts, odds, the test hand.

charts-label = Charts
charts-empty = No cards in the deck yet
charts-emptyText = Add cards to see their costs, aspects and traits.
charts-loading = Counting the cards…
charts-cards = { -cards }
charts-share = Share
charts-name = Name
charts-curve = Cost curve
charts-average = Average cost { NUMBER($cost, fractionDigits: 2) }
charts-cost = Cost
charts-total = All
charts-units = Units
charts-upgrades = { -upgrades }
charts-events = Events
charts-bar = Cost { $cost }: { $total ->
    [one] { NUMBER($total) } card
   *[other] { NUMBER($total) } cards
 }, of them { $units ->
    [one] { NUMBER($units) } unit
   *[other] { NUMBER($units) } units
 }, { $upgrades ->
    [one] { NUMBER($upgrades) } upgrade
   *[other] { NUMBER($upgrades) } upgrades
 }, { $events ->
    [one] { NUMBER($events) } event
   *[other] { NUMBER($events) } events
 }
charts-aspects = Aspects
charts-aspectsNote = A card counts for each of its aspects.
charts-types = Types
charts-arenas = Arenas
charts-arenasNote = Shares of the units.
charts-traits = Traits
charts-keywords = Keywords
charts-effectTags = Effects
charts-effectTagsNote = A card counts for each effect its text can have.
charts-rarities = Rarities
charts-none = None
charts-off = Off aspect
charts-offNote = A card costs 2 more for each of its aspect icons that your leaders and base lack.
charts-offUnknown = Choose a leader and a base to see which cards cost more.
charts-offNone = None. Every card has its printed cost.
charts-offTotal = { $cards ->
    [one] { NUMBER($cards) } card costs
   *[other] { NUMBER($cards) } cards cost
 } more than printed
charts-more = { $extra } more
charts-extra = Costs
charts-copies = Copies
charts-showAll = Show all { $count }
charts-showTop = Show the top { $count }
charts-pick = Show { $name }, { $count ->
    [one] { NUMBER($count) } card
   *[other] { NUMBER($count) } cards
 }
charts-names-unit = Units
charts-names-upgrade = { -upgrades }
charts-names-event = Events
charts-names-ground = Ground
charts-names-space = Space
charts-names-Neutral = No aspect
charts-names-damage = Deal damage
charts-names-defeat = Defeat
charts-names-exhaust = Exhaust
charts-names-return = Return to hand
charts-names-capture = Capture
charts-names-control = Take control
charts-names-heal = Heal
charts-names-tokens = Give tokens
charts-names-units = Create units
charts-names-draw = Draw
charts-names-discard = Force a discard
charts-names-find = Search
charts-names-resource = Add resources
charts-names-ready = Ready
charts-names-attack = Attack again
charts-names-pilot = Pilots
charts-names-force = Create the Force
charts-names-useforce = Use the Force
charts-names-disclose = Disclose
charts-keys-title = Charts
charts-keys-within = Move between the bars of a chart
charts-keys-pick = Show the cards of a bar

odds-label = Draw odds
odds-mode = Odds of
odds-fromDeck = Cards of this deck
odds-free = Other numbers
odds-pick = Tick one card, or several if you need any one of them.
odds-quick = Tick
odds-quickCheap = Cards for 2 or less
odds-quickCheapTitle = All cards you can pay for with the two resources of round 1
odds-quickCheapUnits = Units for 2 or less
odds-quickNone = Untick all
odds-filter = Filter
odds-filterLabel = Filter the cards in the deck
odds-noneFits = No cards match the filter.
odds-caption = Cards in the deck and the chance of a copy in the opening hand
odds-card = { -card }
odds-copies = Copies
odds-opening = Opening hand
odds-mulligan = After a mulligan
odds-mulliganShort = Mulligan
odds-tick = Odds of { $name }
odds-atLeast = Copies needed
odds-least = { $count ->
    [1] At least 1
   *[other] At least { $count }
 }
odds-deckSize = Cards in the deck
odds-copiesIn = Copies in the deck
odds-hand = Opening hand
odds-handRules = As in the rules
odds-fewer = One fewer
odds-more = One more
odds-asked = At least { $least } of { $copies ->
    [one] { NUMBER($copies) } copy
   *[other] { NUMBER($copies) } copies
 } in { $deck ->
    [one] { NUMBER($deck) } card
   *[other] { NUMBER($deck) } cards
 }
odds-ruleOf = { $base } changes the opening hand: { $cards ->
    [one] { NUMBER($cards) } card
   *[other] { NUMBER($cards) } cards
 }, { $mulligan ->
    [true] one mulligan
   *[false] no mulligan
 }{ $putBack ->
    [0] {""}
   *[other] , { $putBack ->
        [one] { NUMBER($putBack) } card
       *[other] { NUMBER($putBack) } cards
     } put on the bottom before the first action
 }.
odds-rulePlain = Opening hand: { $cards ->
    [one] { NUMBER($cards) } card
   *[other] { NUMBER($cards) } cards
 }, { $mulligan ->
    [true] one mulligan
   *[false] no mulligan
 }{ $putBack ->
    [0] {""}
   *[other] , { $putBack ->
        [one] { NUMBER($putBack) } card
       *[other] { NUMBER($putBack) } cards
     } put on the bottom before the first action
 }.
odds-seenBottom = Cards put on the bottom count as seen.
odds-inOpening = In the opening hand
odds-withMulligan = With a mulligan
odds-withMulliganText = taken when the first hand has too few
odds-expected = On average
odds-expectedText = copies in the opening hand
odds-byRound = By the start of each round
odds-byRoundNote = Two cards are drawn before every round but the first.
odds-round = { -round }
odds-seen = Seen
odds-seenTitle = Cards seen by then
odds-kept = First hand kept
odds-exactly = Exactly this many in the opening hand
odds-count = Copies
odds-chance = Chance
odds-nothing = No cards are ticked.
odds-empty = No cards in the deck yet
odds-emptyText = Add cards, or use other numbers.
odds-working = Calculating…
odds-badNumber = Enter a number from { $from } to { $to }.

hand-label = Test hand
hand-empty = No cards in the deck yet
hand-emptyText = Add cards to draw a test hand.
hand-shuffling = Shuffling…
hand-again = Try again
hand-fresh = New hand
hand-mulligan = Mulligan
hand-keep = Keep
hand-start = Start round 1
hand-putDown = Put { $count } on the bottom
hand-draw = Draw a card
hand-nextRound = Next round
hand-nextRoundTitle = Draws two cards
hand-undo = Undo
hand-hand = Hand
hand-resources = Resources
hand-played = Played
hand-resource = Resource
hand-play = Play
hand-resourceOf = Resource { $name }
hand-playOf = Play { $name }
hand-backOf = Return { $name } to the hand
hand-noResources = Drop cards here, or press Resource under a card.
hand-keepFirst = Keep the hand first. Then choose two cards as resources.
hand-noPlayed = Drop cards here, or press Play under a card.
hand-noHand = The hand is empty.
hand-deckEmpty = No more cards to draw.
hand-chosen = goes to the bottom
hand-seed = Seed
hand-seedHint = The same seed deals the same hand.
hand-seedBad = Digits only, at most 20.
hand-dealSeed = Deal
hand-status-opening = { $cards ->
    [one] { NUMBER($cards) } card
   *[other] { NUMBER($cards) } cards
 } drawn. Keep them, or take a mulligan once.
hand-status-setup = { $left ->
    [0] Two resources are chosen. Start round 1.
   *[other] Choose { $left ->
        [one] { NUMBER($left) } more card
       *[other] { NUMBER($left) } more cards
     } as your first resources.
 }
hand-status-bottom = { $left ->
    [0] All cards are chosen. Put them on the bottom.
   *[other] Round 1 begins. Choose { $left ->
        [one] { NUMBER($left) } more card
       *[other] { NUMBER($left) } more cards
     } for the bottom of the deck.
 }
hand-status-play = Round { $round }: { $hand ->
    [one] { NUMBER($hand) } card
   *[other] { NUMBER($hand) } cards
 } in hand, { $resources ->
    [one] { NUMBER($resources) } resource
   *[other] { NUMBER($resources) } resources
 }.
hand-whyStart = Choose two resources first.
hand-whyBottom = Choose the cards for the bottom first.
hand-base = { $base }: { $cards ->
    [one] { NUMBER($cards) } card
   *[other] { NUMBER($cards) } cards
 }, { $mulligan ->
    [true] one mulligan
   *[false] no mulligan
 }{ $putBack ->
    [0] {""}
   *[other] , { $putBack ->
        [one] { NUMBER($putBack) } card
       *[other] { NUMBER($putBack) } cards
     } put on the bottom before the first action
 }.
hand-keys-title = Test hand
hand-keys-go = Move between cards
hand-keys-main = Resource the card, or choose it for the bottom; in a lower row, return it to the hand
hand-keys-play = Play the card
hand-keys-large = Enlarge the card
hand-keys-fresh = New hand
hand-keys-mulligan = Mulligan
hand-keys-keep = Keep, start the round, or put cards on the bottom
hand-keys-draw = Draw a card
hand-keys-next = Next round
hand-keys-undo = Undo

hands-title = Many opening hands
hands-what = { NUMBER($hands) } hands, each simulated for four rounds. A hand without a card that costs at most 2 takes a mulligan.
hands-sentBack = No early card: mulligan
hands-sentBackTwice = Still none after the mulligan
hands-plays = A card to play in round { $round }
hands-early = { $count ->
    [one] { NUMBER($count) } card that costs at most 2
   *[other] { NUMBER($count) } cards that cost at most 2
 }
hands-cost = A card in hand costs { $cost } on average, aspect penalties included.
