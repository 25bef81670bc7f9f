### Texts of the draft tab: pods, seats and the pick clock.

draw = Draw seats
seatLate = Seat { $name }: pod { $pod }, seat { $seat }
lateSeated = { $name } sits in pod { $pod }, seat { $seat }
drawAgain = Redraw seats
start = Start draft
seated = Seats drawn
started = Draft started
seatAgain = Redraw all seats?
seatAgainText = Every player gets a new seat. The current seats are discarded.
seatAgainYes = Redraw seats
swap = Swap seats…
swapTitle = Swap two seats
swapHint = You can also drag one seat onto the other.
swapDo = Swap seats
swapped = { $one } and { $other } have swapped seats
one = { -player }
other = and
none = No seats yet
noneText = When all players are added, draw seats. Cantina spreads the players evenly over pods.
pod = Pod { $number }
seatOf = Seat { $seat }: { $name }
count = { $pods ->
    [one] { NUMBER($pods) } pod
   *[other] { NUMBER($pods) } pods
 }, { $players ->
    [one] { NUMBER($players) } player
   *[other] { NUMBER($players) } players
 }
waiting = picking
waitingFor = Waiting for { $names }
sitDown = Draft on this laptop
look = View picks
leaders = { -leaders }
pack = Pack { $pack }

shapes-winston = Piles
shapes-grid = Squares
shapes-minneapolis = Small packs
shapes-rotisserie = Cards face up

team = Team { $team }
pick = pick { $pick } of { $picks }
grid = grid { $number } of { $of }
round = round { $number } of { $of }
review = Review cards
done = Done
atTable = { $seats ->
    [one] { NUMBER($seats) } seat
   *[other] { NUMBER($seats) } seats
 }.
dragHint = To swap two players, drag one onto the other.
notBegun = Not started
firstLeft = Pass left first
left = pass left
right = pass right
clock = { -time-left }
run = Start
pause = Pause
next = Next pick
runAll = Start pick clock
nextEverywhere = Next pick, all pods
back = Previous pick
endTitle = End the draft?
endText = This was the last pick. The pick clock closes and cannot be reopened. The rounds come next.
endYes = End draft
runPods = Start all pods
pausePods = Pause all pods
bigClock = Big clock
bigClockTitle = Pick clock
keys = { -draft }
runKey = Start or pause all clocks
nextKey = Next pick in all pods
backKey = Previous pick in all pods
bigKey = Open the big clock
