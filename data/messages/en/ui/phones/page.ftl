### Texts that the pages of players' and judges' phones share.

refused = The organiser’s computer rejected this request. Nothing was changed. Reload this page.
live = Live · { $time }
notLive = Not live since { $time }
waiting = { -one-moment }
pairings = Pairings
standings = { -standings }
seats = Seats
timeLeft = { -time-left }
timeOver = { -time-is-up }
paused = paused
table = Table { $number }
noWinner = no winner
cancel = Cancel
