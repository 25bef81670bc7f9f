### Texts of the round clock and the deck-building clock.

clock-label = Round clock
clock-none = Not started
clock-start = Start clock
clock-pause = Pause
clock-resume = Resume
clock-more = +1 min
clock-less = −1 min
clock-moreLabel = Add one minute
clock-lessLabel = Remove one minute
clock-extend = Extend time…
clock-extendTitle = Extend time
clock-minutes = Minutes
clock-allTables = All tables
clock-give = Extend time
clock-given = { $table ->
    [none] All tables: +{ $minutes } min
   *[other] Table { $table }: +{ $minutes } min
 }
clock-big = Big clock
clock-window = Open in new window
clock-over = Time
clock-overText = { -time-is-up }
clock-paused = paused
clock-extensions = Extensions
clock-plus = +{ $minutes } min
clock-open = { $count ->
    [0] All results are in
    [one] { NUMBER($count) } table still playing
   *[other] { NUMBER($count) } tables still playing
 }
clock-waiting = { $count ->
    [0] All results are in
    [one] { NUMBER($count) } open table
   *[other] { NUMBER($count) } open tables
 }
clock-end = After time is called
clock-key = Start, pause or resume the round clock
clock-extendKey = Extend time for a table
clock-bigKey = Open the big clock
clock-back = Back to event
clock-hint = Press Space to start or pause, Esc to go back.
clock-noRound = No rounds yet

deckClock-label = { -deck-building }
