### Texts of the draft table.

exit = { -event }
exitLabel = Back to the event
seat = Seat { $seat }
leaders = Leaders · pick { $pick } of { $picks }
pack = Pack { $pack } of 3 · pick { $pick } of { $picks }

## Drafts of other shapes than a pod.

shapes-leaders = Leaders · take one
shapes-piles = Winston draft
shapes-pile = Pile { $pile }
shapes-pileSize = { $cards ->
    [one] { NUMBER($cards) } card
   *[other] { NUMBER($cards) } cards
 }
shapes-stock = { $cards ->
    [one] { NUMBER($cards) } card
   *[other] { NUMBER($cards) } cards
 } in the stock
shapes-inView = in view
shapes-takePile = Take this pile ({ $cards ->
    [one] { NUMBER($cards) } card
   *[other] { NUMBER($cards) } cards
 })
shapes-passPile = Pass
shapes-passHint = The pile gets one more card, and you look at the next pile.
shapes-passLastHint = The pile gets one more card, and you take the top card of the stock unseen.
shapes-square = Grid { $number } of { $of }
shapes-lines = Take a row or a column
shapes-takeRow = Row { $row }
shapes-takeColumn = Column { $column }
shapes-takeLabel = Take { $line }: { $names }
shapes-empty = taken
shapes-round = Round { $round } of { $of }
shapes-take = take { $cards ->
    [one] { NUMBER($cards) } card
   *[other] { NUMBER($cards) } cards
 }
shapes-open = Take one card
shapes-openTitle = { $cards ->
    [one] { NUMBER($cards) } card
   *[other] { NUMBER($cards) } cards
 } face up
shapes-filter = Show aspect
shapes-allAspects = All
shapes-waiting = It is another player’s turn
shapes-reveal = I am { $name }: show my cards
shapes-taken = Cards taken
shapes-doneHint = All cards are drafted. Build the decks now.
shapes-log = Choices of all seats
shapes-tookPile = Take the pile
shapes-of = Chosen from { $cards ->
    [one] { NUMBER($cards) } card
   *[other] { NUMBER($cards) } cards
 }
shapes-took = Taken: { $names }
shapes-sameChoice = A bot would choose the same
shapes-otherChoice = A bot would choose: { $choice }

##

passes = passes to { $name }
passingLabel = Passing { $passing }, to { $name }
stillToPick = Still to pick: { $names }
loading = Opening the draft…
notBegun = The draft of this pod has not started yet.
noPeople = This pod has only bots. They draft automatically.
packLabel = { $count ->
    [1] The last card
   *[other] The pack, { $count } cards
 }
waiting = Waiting for { $names }
lookAgain = Refresh

clock-run = Start the clock
clock-pause = Pause the clock
clock-halt = Pause
clock-go = Start
clock-paused = Paused
clock-over = Overtime
clock-waits = The clock starts when the pack is shown
clock-left = { $text } left

selectFirst = Select a card
pickCard = Pick { $name }
hint = Click to select, click again to pick. Or use the arrow keys and Enter.
lastTaken = Last pick
nothingTaken = No picks yet
takesAtZero = Time is up: { $name } will be picked
overtime = Time is up: pick a card

hand-title = Pass the laptop to { $name }
hand-who = Pod { $pod }, seat { $seat }
hand-reveal = I am { $name }: show my pack
hand-others = Someone else is here
hand-picked = has picked
hand-toPick = to pick
hand-hidden = The picks of other seats stay hidden.

phones-title = Players pick on their phones
phones-hint = Picks appear here automatically. Only players without a phone need the laptop.
phones-open = packs open for { $time }
phones-picked = has picked
phones-late = picking for { $time }
phones-noPhone = no phone
phones-here = Pick on this laptop
phones-hereLabel = Pick for { $name } on this laptop
phones-bot = Let a bot pick
phones-botLabel = Let a bot pick for { $name }
phones-back = Show phone picks

pool-title = { -pool }
pool-table = { -table }
pool-tabs = Pool and table
pool-by-aspect = By aspect
pool-by-cost = By cost
pool-empty = The cards you pick appear here.
pool-leaders = { -leaders }
pool-count = { $count ->
    [one] { NUMBER($count) } card
   *[other] { NUMBER($count) } cards
 }

table-bot = bot
table-picking = to pick
table-cards = { $count ->
    [one] { NUMBER($count) } card
   *[other] { NUMBER($count) } cards
 }
table-none = no leader yet

done-title = Draft complete
# Without a name it is the deck of the only person.
done-build = { $name ->
    [none] Build your deck
   *[other] Build { $name }’s deck
 }
done-buildHint = You can build decks in any order and change them later.
done-log = Picks of all seats
done-seatLabel = { -seat }
done-leaders = { -leaders }
done-pack = Pack { $pack }
done-pick = pick { $pick }
done-from = { $count ->
    [1] The last card
   *[other] Picked from { $count } cards
 }
done-reason = Why
done-same = A bot would pick the same card
done-instead = A bot would pick { $card }
done-before = Previous pick
done-after = Next pick
done-loading = Reading the log…
done-allSeats = All seats
done-oneSeat = One seat
done-seatAlone = Every pick of this seat, with the cards it was picked from
done-slider = Pick
done-nextDifference = Next difference
done-others = Other decks
done-alike = A bot agrees with { $same } of { $of } picks
done-honest = A higher rating is better. The bot’s pick is its choice in this seat, based only on the pack and the seat’s earlier picks.

keys-title = { -draft }
keys-digits = Select a card by its number: one or two digits (0 is the tenth)
keys-arrows = Move between cards, also with Home and End; Enter picks the card
keys-zoom = Enlarge the card
keys-clock = Start or pause the clock
keys-pool = Sort the pool by aspect or by cost
keys-table = Switch between pool and table
keys-letGo = Clear the selection; press again to go back to the event
