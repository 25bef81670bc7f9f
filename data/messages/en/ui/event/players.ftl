### Texts of the players' tab: registration, the player dialog, late entries and merging.

players-add = Add
players-name = Player name
players-placeholder = Type a name, then press Enter
players-paste = Paste a list…
players-pasteTitle = Add several players
players-pasteHint = Enter one name per line, or a table with a header row from Melee, swubase or a spreadsheet (CSV or JSON): one column with names and, optionally, one with deck lists. If one line has an error, no player is added.
players-pasteLabel = Names
players-pasteFile = Open file…
players-pasteAdd = { $count ->
    [0] Add players
   *[other] Add { $count ->
        [one] { NUMBER($count) } player
       *[other] { NUMBER($count) } players
     }
 }
players-read-title = Preview
players-read-shapes-names = {""}
players-read-shapes-table = Read as a table.
players-read-shapes-cardRows = Read as a table with one row per card.
players-read-shapes-json = Read as JSON.
players-read-sum = { $fresh ->
    [one] { NUMBER($fresh) } new player
   *[other] { NUMBER($fresh) } new players
 }{ $known ->
    [0] {""}
   *[other] , { $known } already in this event
 }, { $decks ->
    [one] { NUMBER($decks) } deck list
   *[other] { NUMBER($decks) } deck lists
 }.
players-read-refused = { $count ->
    [one] { NUMBER($count) } deck list
   *[other] { NUMBER($count) } deck lists
 } will not be imported. The log explains why for each one.
players-read-unused = Ignored columns: { LIST($columns, separator: ", ") }.
players-read-noDeck = no deck list
players-read-add = Add { $count ->
    [one] { NUMBER($count) } player
   *[other] { NUMBER($count) } players
 }
players-bots = Add bots
players-botCount = Number of bots
players-fill = Fill up to { $count }
players-filter = Filter by name
players-caption = { -players }
players-number = No.
players-player = { -player }
players-seat = { -seat }
players-place = Pod { $pod }, seat { $seat }
players-deck = { -deck }
players-record = { -record }
players-entered = First round
players-actions = Actions
players-none = No players yet
players-noneText = Type a name above or paste a list.
players-bot = bot
players-dropped = dropped
players-drop = Drop
players-reenter = Re-enter
players-rename = Rename
players-renameLabel = New name for { $name }
players-dropTitle = Drop { $name }?
players-dropText = This player will not be paired again. Their results still count for their opponents. They can re-enter later.
players-reenterTitle = Re-enter { $name }?
players-reenterText = This player will be paired again from the next round.
players-added = { $count ->
    [one] { NUMBER($count) } player
   *[other] { NUMBER($count) } players
 } added
players-active = { EQUAL($active, $all) ->
    [true] { $all ->
        [one] { NUMBER($all) } player
       *[other] { NUMBER($all) } players
     }
   *[false] { $active } of { $all } active
 }
players-rounds = { -rounds }
players-recommended = { $rounds } recommended
players-sortBy = Sort by { $column }
players-keys-filter = Go to the name filter
players-keys-down = Next player (Enter opens the player)
players-keys-up = Previous player
players-keys-drop = Drop or re-enter the selected player
players-keys-noSelection = Select a player with the arrow keys first.

late-title = Late entry
late-key = Add a late entry
late-entered = { $name } added
late-missed = Missed rounds:
late-counts-loss = losses
late-counts-bye = byes
late-counts-nothing = not counted
late-byDefault = { $counts ->
    [none] rules profile default
   *[other] { $counts } (default)
 }
late-into = Play in round { $round } against the player with the bye

person-open = More…
person-statistics = Statistics
person-openLabel = More for { $name }
person-noShow = No-show
person-noShowText = This player loses the match, and the opponent wins it.
person-noShowStay = Record no-show
person-noShowLeave = Record no-show and drop
person-fixed = Assigned table
person-fixedHint = Leave empty for any table.
person-keep = Save
person-byes = Declared byes
person-byeRound = Bye in round
person-declare = Declare bye
person-withdraw = Withdraw
person-missed = Missed round counts as
person-set = Set
person-penalties = Penalties
person-nonePenalties = No penalties on record.
person-decks = Registered decks
person-noneDecks = No deck list registered.
person-onlySaved = Plays the deck that was built here. No list is registered.
person-bye = bye
person-against = against { $names }
person-openPool = Open pool and build
person-register = Paste a deck list
person-registerDo = Register deck
person-lock = Lock deck list
person-unlock = Unlock deck list
person-locked = locked
person-disqualified = disqualified
person-drop = Drop
person-dropText = This player will not be paired again. Their results still count for their opponents.
person-reenter = Re-enter
person-history = Log entries
person-note = Note
person-noteDo = Add note

merge-head = Merge a duplicate entry
merge-hint = If this player was entered twice, merge this entry into the other one. Undo separates them again.
merge-into = Entry to keep
merge-why = Reason
merge-go = Merge
merge-title = Merge { $gone } into { $stays }?
merge-text = The matches, seats, deck lists, penalties and notes of { $gone } move to { $stays }, and the entry { $gone } is removed. You can undo this.

## The plan of an event, next to its players.

plan-title = Plan
plan-pods = Pods
plan-rounds = { $rounds } × { $minutes } min
plan-cut = { $size ->
    [0] none
   *[other] Top { $size }
 }
plan-lists = Deck lists
plan-of = { $some } of { $all }
plan-pod = Pod { $number }
