### Texts of the top cut: the bracket, or one final table.

none = No bracket yet
noTable = No final table yet
noneText = After the last Swiss round, the top players continue in a single-elimination bracket. The higher seed chooses who goes first.
cutTo = Cut to top
noTableText = After the last round, the top three or four meet at one final table.
table = Final table
pairTable = Seat final table
planned = planned
preview = Top { $size } right now
drawn = Two or more players are tied at the cut line. A random draw decides who advances.
make = Create top { $size } bracket
makeTable = Create final table
askTitle = Create the top { $size } bracket?
askText = Seeds come from the current standings, and the first round is paired. You can undo this.
askTableTitle = Create the final table?
askTable = The top players of the current standings are seated there. You can undo this.
pair = Pair next matches

names-1 = { -final }
names-2 = { -semifinals }
names-4 = { -quarterfinals }
names-8 = { -round-of-16 }

winner = { -winner }

matches-2 = semifinal
matches-4 = quarterfinal
matches-8 = round of 16, match

winnerOf = Winner of { $match } { $number }
open = Not decided yet
show = Show bracket
seed = Seed { $seed }
seedHead = Seed
begins = Select a framed match to enter its result. The higher seed chooses who goes first.
places = { -final-places }
shared = { EQUAL($from, $until) ->
    [true] { $from }
   *[false] { $from }–{ $until }
 }
caption = Bracket
replaceHead = Replace a player
replaceHint = Available until the first result of the top cut. The replacement takes over the seed. The log shows the reason.
replaceOut = Player in the top cut
replaceBy = Replacement
replaceDo = Replace player
