### Texts of the judging tab.

penalty = { -penalty }
form = Give a penalty
choosing = Choose…
infraction = Infraction
given = { -penalty }
byPath = { $penalty ->
    [none] As recommended
   *[other] { $penalty } (recommended)
 }
path = Penalty path
pathHint = To see the penalty path, choose a player and an infraction.
before = { $count ->
    [0] First infraction on record.
   *[other] { $count } on record already.
 }
off = This is not the recommended penalty. Enter a reason.
happened = What happened
give = Give penalty
gave = { $name }: { $penalty }
dqTitle = Disqualify { $name }?
dqText = This player loses the match and leaves the event. You can undo this.
dq = Disqualify
list = Penalties given
none = No penalties yet.
withdraw = Withdraw
withdrawTitle = Withdraw { $name }’s penalty?
withdrawn = withdrawn: { $why }
inRound = round { $round }
checks = Deck checks
count = Number of tables
draw = Draw tables
tables = Tables to check
tablesHint = 3, 5, 8
choose = Check these tables
noneChecks = No deck checks yet.
drawn = drawn
chosen = chosen
asRegistered = As registered
notAsRegistered = Not as registered
found = { -findings }
running = in progress
noRound = You can draw deck checks after the first pairing.
lists = Deck lists
# $locked, $registered, $all, $built
listsText = { MORE($built, $registered) ->
    [true] { $built } of { $all } decks built, { $locked } locked
   *[false] { $registered } of { $all } lists registered, { $locked } locked
 }
lockTitle = Lock all deck lists?
lockText = { $without ->
    [1] 1 player has not registered a deck yet.
   *[other] { $without } players have not registered a deck yet.
 }
lockAll = Lock all
openAll = Unlock all
note = Add a note
noteText = Note text
about = Player (optional)
write = Add note
written = Note added
log = Judging log

keys-title = { -judging }
keys-penalty = Go to the penalty form
keys-check = Go to deck checks
keys-note = Go to the note field
