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
bracket = Bracket
deck-check = Deck check, round { $round }
numbered = { $name } (player { $number })
number-alone = player { $number }
round = Round { $round }
table-number = Table { $table }
table = Table
player = Player
record = Record
opponent = Opponent
opponents = Opponents
against = –
bye = bye
pod = Pod
seat = Seat
rank = Rank
place = Place
final-places = Final places
before-cut = Standings after the Swiss rounds
teams = Teams
players = Players
team = Team
members = Members
team-figures-1 = Rounds
team-figures-2 = Opp. %
team-figures-3 = Matches
team-figures-4 = Games %
points-table = Points table:{" "}
profile = Rules profile:{" "}
dropped = {" "}(dropped)
pod-counts-1 = Leaders
pod-counts-2 = Pack 1
pod-counts-3 = Pack 2
pod-counts-4 = Pack 3
pod-counts-5 = Deck list
passing = Leaders are passed to the right, packs 1 and 3 to the left, pack 2 to the right. Left of seat 1 is seat 2.
seat-cards = Seat cards
scan = Scan with your phone
code = Code
games-won = Games won
drawn = Drawn games
hp-left = HP left
drops = Drop
signature = Signature
extra-time = Extra time
judge = Judge
bracket-rounds-1 = Final
bracket-rounds-2 = Semifinals
bracket-rounds-3 = Quarterfinals
bracket-rounds-4 = Round of 16
winner = Winner
began = Started
ended = Ended
deck = Registered deck
checked-1 = Leader and base
checked-2 = Every card and count
checked-3 = Sideboard
checked-4 = Sleeves and markings
found-1 = as registered
found-2 = not as registered
remarks = Findings
penalty = Penalty
