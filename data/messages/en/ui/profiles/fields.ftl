### Names of the fields of a rules profile and of their choices.

labels-name = Name of the profile
labels-ranking = Ranking
labels-playing = Rounds and time
labels-tables = { -twin-suns-tables }
labels-rank_by = Ranking criteria, in order
labels-match_win_share = Match-win % is calculated from
labels-floor = Minimum percentage
labels-floorHint = Enter a fraction such as 1/3, or a number such as 0.33.
labels-match_points = { -match-points }
labels-game_points = Game points
labels-win = Win
labels-draw = Draw
labels-loss = Loss
labels-unfinished_lead = If time ends a match at 1–0
labels-no_winner = A match without a winner counts as
labels-bye_games_won = Games won with a bye
labels-no_show_games_won = Games won by the opponent of a no-show
labels-missed_round = A round missed after a drop counts as
labels-late_entry = A round missed before a late entry counts as
labels-games_lost = games lost
labels-games_to_win = Games needed to win a match
labels-round_minutes = Minutes per round
labels-single_game_minutes = Minutes per round (best of 1)
labels-sealed_packs = Boosters per sealed pool
labels-cut_minutes = Minutes per top cut round (0: no limit)
labels-end_of_match = After time is called, in this order
labels-extraRounds = Number of extra rounds
labels-rounds = Recommended rounds
labels-upTo = Up to this many players
labels-roundsOf = rounds
labels-cut_places = Players eliminated in the same top cut round
labels-deck_lists = Deck lists
labels-tablePoints = Points by place
labels-shared = Players who share a place get
labels-tableBye = Points for a bye
labels-infractions = Infractions and their penalty paths
labels-code = Code
labels-infraction = Infraction
labels-group = Counts together with
labels-path = Penalty path
labels-step = Step

choices-match_win_share-WinsOfMatches = Matches won ÷ matches played
choices-match_win_share-PointsOfPossible = Points ÷ possible points

choices-unfinished_lead-Wins = The player in the lead wins
choices-unfinished_lead-NoWinner = No player wins

choices-no_winner-Draw = Draw for both
choices-no_winner-DoubleLoss = Loss for both

choices-missed-Loss = Loss
choices-missed-NotCounted = Not counted
choices-missed-Bye = { -bye }

choices-end_of_match-FinishRound = Finish the current game round
choices-end_of_match-ExtraRounds = Play extra rounds
choices-end_of_match-PlayOn = Play to the end

choices-cut_places-Shared = Share the place
choices-cut_places-BySeed = Are ranked by seed

choices-shared-Highest = Points of the highest place
choices-shared-Lowest = Points of the lowest place
choices-shared-NextLower = Points of the next lower place

choices-deck_lists-Closed = Visible to judges only
choices-deck_lists-Open = Visible to everyone once locked
