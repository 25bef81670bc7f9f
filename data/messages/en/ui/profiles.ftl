### Texts of the rules profiles.

title = Rules profiles
intro = A rules profile sets scoring, ranking, round times and penalties. Open one to see all of it. Changes to a built‑in profile are saved as a copy. Events in progress keep their profile. Bold: different from the first profile.
shipped = built in
own = custom
used = for new events

facts-matches = { -matches }
facts-bestOf = Best of { $games }
facts-rounds = { -rounds }
facts-minutes = { $minutes ->
    [one] { NUMBER($minutes) } minute
   *[other] { NUMBER($minutes) } minutes
 }
facts-cut = { -top-cut }
facts-noLimit = No time limit
facts-sealed = { -sealed }
facts-boosters = { $packs ->
    [one] { NUMBER($packs) } booster
   *[other] { NUMBER($packs) } boosters
 }
facts-ranking = Ranked by
facts-matchWin = Match‑win %
facts-matchWinShare = { $share }, never below { $floor }

copy = Open
edit = Edit
useForNew = Use for new events
remove = Delete
removeTitle = Delete { $name }?
removeText = Events that use this profile keep it.
removed = Profile deleted
saved = { $name } saved
save = Save profile
noProblems = No problems
problems = { $count ->
    [one] { NUMBER($count) } problem
   *[other] { NUMBER($count) } problems
 }
copyOf = { $name } (copy)
add = Add
up = Move up
down = Move down
take = Remove
leaveTitle = Discard your changes?
leaveText = Your changes to this profile have not been saved.
leave = Discard
use = Use in this event
