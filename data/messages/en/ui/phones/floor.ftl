### Texts of a floor judge's phone.

roles-judge = floor judge
roles-scorekeeper = scorekeeper

noCode = This phone is not signed in. Ask the organiser for the judges’ code and scan it.
tooLong = This text is too long.

tables = Tables
rules = Rules
# $number, $open
round = { $open ->
    [0] Round { $number } · All results are in.
   *[other] Round { $number } · { $open } open
 }

calls = Judge calls
callsJudge = calls a judge
coming = On my way
callDone = Done

allTables = All tables
noRound = { -no-round }
called = call
open = open
isHere = is here
result = { -result }
atTable = I’m at this table
doneAtTable = I’m done here

enterResult = { -result }
correctResult = Correct result
enter = { $games ->
    [none] Enter result
   *[other] Enter result { $games }
 }
enterSure = Enter this result?
noShow = no-show
hpLeft = HP left, 0 when eliminated

moreTime = Extra time
minutes = minutes
reason = Reason
giveTime = Extend time

giveSure = Give this penalty?
otherPenalty = If you choose another penalty, enter a reason.
forRound = Round { $round }.
withdraw = Withdraw penalty
withdrawWhy = Reason for withdrawing
withdrawSure = Withdraw this penalty?

lists = Registered decks
noList = No deck registered yet.
deckCheck = { -deck-check }
checkTable = Check the decks at this table
cards = { $count ->
    [1] 1 card
   *[other] { $count } cards
 }
sideboard = Sideboard { $count }

searchRules = Rule number or words
search = Search
noRule = No rules found.
