### Texts of the standings.

caption = Standings
rank = Rank
player = Player
record = Record
games = Games
byes = Byes
exact = Show exact fractions
final = Final
after = After round { $round }
running = { $open ->
    [one] { NUMBER($open) } open table
   *[other] { NUMBER($open) } open tables
 }
none = No standings yet
noneText = Standings appear after the first pairing.
print = Print standings
look = Round
now = After round { $round } (current)
during = Round { $round } in progress
finalStandings = Final standings
earlier = Previous round
later = Next round
filter = Filter by name

## The summary of a practice draft.

# $place, $of, $record, $final
own-title = { $final ->
    [true] You finished { $place } of { $of }: { $record }
   *[false] You are { $place } of { $of }: { $record }
 }
own-none = Your draft
own-round = Round { $round }
own-against = against { $name }
own-bye = bye
own-outcomes-won = won
own-outcomes-lost = lost
own-outcomes-drawn = drawn
own-outcomes-open = open
own-picks = { $same } of { $of } picks are those that a bot would have made.
own-review = Review the draft
own-deck = Your deck

##

teams-caption = Teams
teams-players = Players
teams-team = Team
teams-members = Members
teams-rounds = Rounds
teams-opponents = Opp. %
teams-opponentsTitle = Average share of rounds won by the opponents
teams-matches = Matches
teams-games = GW %
