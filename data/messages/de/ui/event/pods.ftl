### Texts of the draft tab: pods, seats and the pick clock.

draw = Plätze auslosen
seatLate = { $name } setzen: Pod { $pod }, Platz { $seat }
lateSeated = { $name } sitzt in Pod { $pod }, Platz { $seat }
drawAgain = Plätze neu auslosen
start = Draft starten
seated = Plätze ausgelost
started = Draft gestartet
seatAgain = Alle Plätze neu auslosen?
seatAgainText = Jeder Spieler bekommt einen neuen Platz. Die aktuellen Plätze werden verworfen.
seatAgainYes = Plätze neu auslosen
swap = Plätze tauschen …
swapTitle = Zwei Plätze tauschen
swapHint = Du kannst auch einen Platz auf den anderen ziehen.
swapDo = Plätze tauschen
swapped = { $one } und { $other } haben die Plätze getauscht
one = { -player }
other = und
none = Noch keine Plätze
noneText = Lose die Plätze aus, sobald alle Spieler eingetragen sind. Cantina verteilt sie gleichmäßig auf Pods.
pod = Pod { $number }
seatOf = Platz { $seat }: { $name }
count = { $pods ->
    [one] { NUMBER($pods) } Pod
   *[other] { NUMBER($pods) } Pods
 }, { $players } Spieler
waiting = wählt
waitingFor = Warten auf { $names }
sitDown = An diesem Laptop draften
look = Picks ansehen
leaders = { -leaders }
pack = Pack { $pack }

shapes-winston = Stapel
shapes-grid = Grids
shapes-minneapolis = Kleine Packs
shapes-rotisserie = Offene Karten

team = Team { $team }
pick = Pick { $pick } von { $picks }
grid = Grid { $number } von { $of }
round = Runde { $number } von { $of }
review = Karten ansehen
done = Fertig
atTable = { $seats ->
    [one] { NUMBER($seats) } Platz
   *[other] { NUMBER($seats) } Plätze
 }.
dragHint = Um zwei Spieler zu tauschen, zieh einen auf den anderen.
notBegun = Nicht gestartet
firstLeft = Zuerst nach links weitergeben
left = nach links weitergeben
right = nach rechts weitergeben
clock = { -time-left }
run = Starten
pause = Anhalten
next = Nächster Pick
runAll = Pick-Uhr starten
nextEverywhere = Nächster Pick, alle Pods
back = Voriger Pick
endTitle = Draft beenden?
endText = Das war der letzte Pick. Die Pick-Uhr wird geschlossen und lässt sich nicht wieder öffnen. Als Nächstes kommen die Runden.
endYes = Draft beenden
runPods = Alle Pods starten
pausePods = Alle Pods anhalten
bigClock = Große Uhr
bigClockTitle = Pick-Uhr
keys = { -draft }
runKey = Alle Uhren starten oder anhalten
nextKey = Nächster Pick in allen Pods
backKey = Voriger Pick in allen Pods
bigKey = Große Uhr öffnen
