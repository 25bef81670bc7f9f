### Texts of automatic backups, the mirror folder and restoring.

title = Backups
safe = Cantina saves every entry to disk before it is shown.
last = Last backup
never = no backup yet
ago = { $text } ago
now = Back up now
folder = Backup folder
second = Mirror folder or USB stick
secondNone = No mirror folder yet. With a USB stick, your data survives the loss of the laptop.
choose = Choose folder…
other = Change folder…
forget = Remove mirror folder
toFile = Back up to a file…
fromFile = Restore from a file…
copies = Automatic backups
when = Created
what = State
size = Size
restore = Restore
restoreTitle = Restore this backup?
restoreText = All events, decks and games return to their state at: { $label }. Your current data is saved to a separate file first.

content-written = Created on { $at }.
content-round = Round { $round } of { $planned }
content-players = { $count ->
    [one] { NUMBER($count) } player
   *[other] { NUMBER($count) } players
 }
content-noEvents = No events
content-counts = { $decks ->
    [one] { NUMBER($decks) } deck
   *[other] { NUMBER($decks) } decks
 }, { $games ->
    [one] { NUMBER($games) } game
   *[other] { NUMBER($games) } games
 }

restored = Restored. Your earlier data is in { $path }
none = No backups yet. Cantina makes one at the start and at the end of every round.
check = Check all data
intact = All events, games, leagues and decks are intact.
damaged = { $message } Restore a backup.
seen = Dismiss
chip = Backup { $text } ago
chipNone = Saved, no backup yet
chipBad = Backup problem

labels-begin = start
labels-end = end
labels-hand = Made manually

event = Event { $number }
label = { $event }, round { $round }, { $part }
secondAt = Last backup there:
kb = { $size } KB
mb = { NUMBER($size, fractionDigits: 1) } MB
