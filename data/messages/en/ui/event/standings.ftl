### Texts of the standings.

caption = { -standings }
rank = { -rank }
player = { -player }
record = { -record }
games = { -games }
byes = Byes
exact = Show exact fractions
final = Final
after = After round { $round }
running = { $open ->
    [one] { NUMBER($open) } open table
   *[other] { NUMBER($open) } open tables
 }
none = No standings yet
noneText = { -no-standings }
notBegun = The standings appear here with the first result.
print = Print standings
look = { -round }
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

teams-caption = { -teams }
teams-players = { -players }
teams-team = { -team }
teams-members = { -members }
teams-rounds = { -rounds }
teams-opponents = { -opponents-share }
teams-opponentsTitle = Average share of rounds won by the opponents
teams-matches = Matches
teams-games = { -game-wins }
