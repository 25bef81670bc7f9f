### Texts of the judge's table.

title = Judge’s table
exit = Back

exits-game = Back to the game
exits-event = Back to the event

loading = Setting up the table…
untitled = Untitled case
untitledAt = Case { $number }

tabs-position = Position
tabs-try = Try it
tabs-ruling = Ruling

actions-new = New case
actions-open = Open file…
actions-paste = Paste…
actions-undo = Undo
actions-undoTitle = Undo the last change
actions-cases = Open cases
actions-close = Close { $title }
actions-closeAsk = Close { $title }?
actions-closeText = Anything you have not saved to an event’s log or to Rulings will be lost.
actions-copy = Copy
actions-copyText = Copy position as text
actions-copyLink = Copy case as link
actions-copyKeys = Ctrl+C and Ctrl+V copy and paste a position.
actions-copied = Copied.
actions-notCopied = The clipboard is not available. The text is selected: press Ctrl+C.
actions-rulings = All rulings…
actions-playOn = Play on from here…

playOn-title = Play on from here
playOn-hint = Starts a new game from this position. Unknown cards become units without text.
playOn-kinds-person = Person
playOn-kinds-gentle = Gentle
playOn-kinds-casual = Casual
playOn-kinds-quick = Quick
playOn-kinds-skilled = Skilled
playOn-kinds-strong = Strong
playOn-kinds-random = Random
playOn-begin = Start game

edit-title = Selected card
edit-nothing = Set up the position, try it, write the ruling
edit-hint = Add cards on the right, click a card to change it, or drag it. Keys: 0–9 damage, E exhaust, D deploy, S Shield, X Experience, Del remove.
# The label of the key that removes a card.
edit-awayKey = Del
edit-try = Try it
edit-damage = Damage
edit-move = Move to…
edit-pasted = Position pasted.
edit-unread = Could not read: { LIST($lines, separator: "; ") }

typed-mark = text unknown: apply manually
typed-open = Add custom card…
typed-title = Custom card
typed-hint = The card has no abilities. You can play it for its cost and apply its effects manually under Try it.
typed-name = Name
typed-kind = Type
typed-kinds-unit = Unit
typed-kinds-event = Event
typed-kinds-upgrade = Upgrade
typed-kinds-leader = { -leader }
typed-kinds-base = { -base }
typed-arena = Arena
typed-ground = Ground
typed-space = Space
typed-cost = Cost
typed-power = Power
typed-hp = HP
typed-take = Add to board

byHand-title = Manual actions
byHand-none = Point at a card on the board.
byHand-exhaust = Exhaust
byHand-ready = Ready
byHand-deploy = Deploy
byHand-turnBack = Undeploy
byHand-move = Move to…
byHand-places-hand = hand
byHand-places-deckTop = top of the deck
byHand-places-deckBottom = bottom of the deck
byHand-places-discard = discard pile
byHand-places-resources = resources
byHand-places-arena = in play
byHand-places-aside = outside the game
byHand-token = Token…
byHand-gains = Gains: +2/+0, Sentinel
byHand-gainsHint = Enter what the unit gains, separated by commas: power and HP as +2/-1, keywords with their number. Then press Enter.
byHand-lastsLabel = How long it lasts
byHand-lasts-phase = this phase
byHand-lasts-round = this round
byHand-lasts-inPlay = while in play
byHand-earlier = Earlier in this phase…
byHand-happened-enteredPlay = it entered play
byHand-happened-played = it was played
byHand-happened-attacked = it attacked
byHand-happened-damaged = it was dealt damage
byHand-happened-healed = it was healed
byHand-happened-discarded = it was discarded
byHand-happened-defeated = it was defeated
byHand-happened-leftPlay = it left play
byHand-happened-wouldBeDamaged = it would have been dealt damage
byHand-happened-damagedBase = it dealt damage to a base
byHand-happened-damagedEnemyBase = it dealt damage to an enemy base
byHand-happened-rescued = it was rescued
byHand-happened-acted = its player took an action
byHand-happened-dealtIndirect = its player dealt indirect damage
byHand-says = Note for the log
byHand-write = Add note

book-title = Rulings
book-search = Search rulings
book-none = No rulings yet. Save one under Ruling, to an event’s log or just here.
book-nothing = No rulings match.
book-count = { $count ->
    [one] { NUMBER($count) } ruling
   *[other] { NUMBER($count) } rulings
 }
book-free = no event
book-open = Open
book-compare = Compare
book-compareHint = Select two or three rulings to compare them.
book-mark = Select { $title }
book-export = Export…
book-exportHint = Exports the selected rulings to one file. If none is selected, exports all that are listed.
book-import = Import…
book-imported = { $count ->
    [0] You already have all of these rulings.
   *[other] { $count ->
        [one] { NUMBER($count) } new ruling
       *[other] { NUMBER($count) } new rulings
     } imported.
 }
book-drop = Delete
book-dropAsk = Delete { $title }?
book-dropText = This ruling is not in any event’s log. You cannot undo this.
book-back = All rulings
book-question = Question
book-position = Position
book-rules = Rules

paste-title = Paste a position or case
paste-hint = A link, an exported ruling, a position as text, or an engine position (JSON).
paste-label = Text
paste-take = Open

notPossible = This position is not possible yet

warnings-count = { $count ->
    [one] { NUMBER($count) } warning
   *[other] { NUMBER($count) } warnings
 }
warnings-title = Warnings
warnings-none = No warnings about this position.

add-label = Search for a card to add
add-placeholder = e.g. luke, 2 damage, shield
add-title = Add a card
add-side = Player
add-zone = Add to
add-zones-play = In play
add-zones-hand = Hand
add-zones-resources = Resources
add-zones-deck = Top of deck
add-zones-discard = Discard
add-onto = Attach upgrades to
add-lastUnit = the last unit added
add-done = { $name }: { $where }, { $whose }
add-damage = { $count } damage
add-ordered = { $what }: { $whose }
add-hits = { $count ->
    [one] { NUMBER($count) } card
   *[other] { NUMBER($count) } cards
 }
add-help = What to type
add-how = A card and its state, such as “3x battle droid” or “vader, in hand”. Also “6 resources”, “2 cards in hand”, “round 4” or “to act”.
add-none = No card is named “{ $name }”.
add-strange = Could not read “{ $words }”. Nothing was added.
add-asUpgrade = as an upgrade
add-on = on { $name }
add-problems-noUnit = An upgrade needs a unit. Add the unit first, or choose one.
add-problems-noSuchUnit = No unit in play has this name.
add-problems-notThere = This card cannot go there.

# A player without a name.
side-player = Player { $number }
side-name = Name
side-base = { -base }
side-noBase = No base yet
side-leader = { -leader }
side-noLeader = No leader yet
side-units = Units
side-none = none
side-hand = Hand
side-deck = { -deck }
side-discard = Discard pile
side-resources = Resources
side-hidden = unknown
side-hiddenReady = unknown, ready
side-hiddenExhausted = unknown, exhausted
side-damage = Damage on { $name }
side-less = { $what }: one fewer
side-more = { $what }: one more
side-exhausted = Exhausted
side-deployed = Deployed
side-epicUsed = Epic action used
side-remove = Remove { $name }
side-give = Give { $what }
side-passed = Passed last
side-force = The Force is with them
side-credits = Credit tokens
side-tookCounter = Took a counter

game-summary = Game: round { $round }, { $active } to act
game-round = { -round }
game-active = To act
game-initiative = Initiative
game-taken = Initiative taken
game-phase = Phase
game-action = Action phase
game-regroup = Start of the regroup phase
game-edition = Rules edition
game-twinSuns = Twin Suns
game-blast = Blast counter taken
game-plan = Plan counter taken

try-branch = Branch { $at }
try-new = New branch from here
try-remove = Remove this branch
try-name = Name of the branch
try-steps = Steps
try-none = No steps yet. Choose an action on the table: legal actions are highlighted. Click anything else to see why it is not legal.
try-start = The position
try-back = Back one step
try-waiting = Pending abilities
try-first = can come first
try-later = comes later
try-compare = Compare branches
try-thing = Item
try-before = Position
try-same = The branches lead to the same position.
try-problem = Some steps could not be replayed

advice-title = What would a strong player do?
advice-seat = { -player }
advice-for = For { $name }
advice-knowing = Known to this player
advice-knows-ownSide = what this side can see
advice-knows-everything = every card on the table
advice-ask = Ask
advice-thinking = Thinking…
advice-little = There is nothing to compare here: there is only one answer, or bots make this choice without a search.
advice-chance = { NUMBER($share, style: "percent") }
advice-looked = { $games ->
    [one] { NUMBER($games) } game
   *[other] { NUMBER($games) } games
 }
advice-honest = { $name }’s chance to win, knowing { $knows }, from { $games ->
    [one] { NUMBER($games) } simulated game
   *[other] { NUMBER($games) } simulated games
 }. Answers tried in only a few games are rough estimates. Unknown cards count as units without text.

ruling-title = Title
ruling-titlePlaceholder = Sentinel in the way
ruling-question = Question
ruling-outcome = Ruling
ruling-outcomePlaceholder = What you ruled, and why
ruling-judge = { -judge }
ruling-rules = Rules
ruling-rulesPlaceholder = 7.5.11B, 6.3.2B
ruling-rulesHint = Rule numbers, separated by commas.
ruling-suggested = Cited here
ruling-branch = Correct branch
ruling-noBranch = none of the branches
ruling-event = Save to the log of
ruling-noEvent = no event: Rulings only
ruling-keep = Save ruling
ruling-kept = Saved to the event’s log.
ruling-keptFree = Saved to Rulings.
ruling-extension = Time extension for table
ruling-minutes = minutes
ruling-time = Ruled { $when }
ruling-given = Saved. Table { $table } gets { $minutes ->
    [one] { NUMBER($minutes) } more minute
   *[other] { NUMBER($minutes) } more minutes
 }.
ruling-export-case = Export for another computer…
ruling-export-report = Export report…
ruling-exported = Saved to { $path }
ruling-earlier = { $count ->
    [one] { NUMBER($count) } saved ruling
   *[other] { NUMBER($count) } saved rulings
 }
ruling-look = Open

keys-title = Judge’s table
keys-search = Add a card
keys-otherSide = Add to the next or previous side
keys-exhausted = Exhaust or ready the selected card
keys-shield = Give the selected unit a Shield
keys-experience = Give the selected unit an Experience
keys-away = Remove the selected card
keys-paste = Paste a position
keys-copy = Copy the position
keys-undo = Undo the last change
keys-position = Position
keys-try = Try it
keys-ruling = Ruling
keys-back = Back one step
keys-forward = Forward one step
keys-letGo = Clear the selection, or leave
