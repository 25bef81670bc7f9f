### Printouts of events and leagues.

by-table = Pairings by table, round { $round }
by-name = Pairings by name, round { $round }
seatings = Draft seats by name
pod-number = Pod { $pod }
slips = Match slips, round { $round }
standings = Standings after round { $round }
standings-open = Standings during round { $round }
league = { $events ->
    [one] Standings after { $events } event
   *[other] Standings after { $events } events
}
league-open = { $events ->
    [one] Standings, { $events } event, not all finished
   *[other] Standings, { $events } events, not all finished
}
bracket = { -bracket }
deck-check = Deck check, round { $round }
numbered = { $name } (player { $number })
number-alone = player { $number }
round = Round { $round }
table-number = Table { $table }
table = { -table }
player = { -player }
record = { -record }
opponent = { -opponent }
opponents = { -opponents }
against = –
bye = bye
pod = { -pod }
seat = { -seat }
rank = { -rank }
place = Place
final-places = { -final-places }
before-cut = Standings after the Swiss rounds
teams = { -teams }
players = { -players }
team = { -team }
members = { -members }
team-figures-1 = { -rounds }
team-figures-2 = { -opponents-share }
team-figures-3 = { -matches }
team-figures-4 = Games %
points-table = Points table:{" "}
profile = Rules profile:{" "}
dropped = {" "}(dropped)
pod-counts-1 = { -leaders }
pod-counts-2 = Pack 1
pod-counts-3 = Pack 2
pod-counts-4 = Pack 3
pod-counts-5 = { -deck-list }
passing = Leaders are passed to the right, packs 1 and 3 to the left, pack 2 to the right. Left of seat 1 is seat 2.
seat-cards = { -seat-cards }
scan = Scan with your phone
code = Code
games-won = Games won
drawn = Drawn games
hp-left = { -hp-left }
drops = Drop
signature = Signature
extra-time = Extra time
judge = { -judge }
bracket-rounds-1 = { -final }
bracket-rounds-2 = { -semifinals }
bracket-rounds-3 = { -quarterfinals }
bracket-rounds-4 = { -round-of-16 }
winner = { -winner }
began = Started
ended = Ended
deck = Registered deck
checked-1 = Leader and base
checked-2 = Every card and count
checked-3 = { -sideboard }
checked-4 = Sleeves and markings
found-1 = as registered
found-2 = not as registered
remarks = { -findings }
penalty = { -penalty }
