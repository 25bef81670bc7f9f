### Texts that the pages of players' and judges' phones share.

refused = The organiser’s computer rejected this request. Nothing was changed. Reload this page.
live = Live · { $time }
notLive = Not live since { $time }
waiting = One moment…
pairings = Pairings
standings = Standings
seats = Seats
timeLeft = Time left
timeOver = Time is up
paused = paused
table = Table { $number }
noWinner = no winner
cancel = Cancel
