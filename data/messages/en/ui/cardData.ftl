### Texts of card data packages.

title = Card data
intro = New sets, suspensions and corrections come as packages: files that end in .cantina-set. Each is checked before it is installed.
dropHere = Drop a package onto this window
chooseFile = Install package…
chooseFolder = Install from folder…
drop = Drop the package to check it
checking = Checking the package…
installing = Installing…
package = Package
version = Version
date = Date
sets = Sets
state = State

states-used = In use
states-afterRestart = In use after a restart
states-untilRestart = Removed; in use until a restart
states-notUsed = Not used

builtIn = Built‑in card data
set = Set in use
code = Code
boosters = Boosters
draftable = Draft and sealed
sources = Sources: { $list }
noSets = no additional sets
problems = { $count ->
    [one] { NUMBER($count) } problem
   *[other] { NUMBER($count) } problems
 }
remove = Remove
removeTitle = Remove { $title }?
removeText = Its cards stay in use until Cantina restarts. You can install the package again at any time.
removed = { $title } removed
restartText = Restart Cantina to use the changed card data. Everything you entered is already saved.
restart = Restart now
checkTitle = Package check: { $title }
unreadable = The package cannot be read
isNew = Version { $version }, not installed yet
# $old, $version
updates = Version { $version }, replaces the installed version { $old }
sameVersion = Version { $version }, which is already installed
problemsTitle = Problems to fix
problemsText = Nothing was installed. Fix these problems in the package, or ask its author for a corrected version. The messages are in English, like the files.
place = Place
wholePackage = whole package
line = line { $line }
column = column { $column }
what = Reason
fix = Fix
changesTitle = Changes
noChanges = This package changes nothing: all its data is already known.

files-sets = Sets
files-cards = { -cards }
files-printings = Printings
files-incomplete = Cards known only by name
files-abilities = Card texts
files-packs = Boosters
files-formats = Formats and suspensions
files-rulings = Official rulings
files-names = Names
files-other = Other

counts-added = { $count } new
counts-changed = { $count } changed
counts-removed = { $count } removed

kinds-added = new
kinds-changed = changed
kinds-removed = removed

cell = { $column }: { $old ->
    [none] –
   *[other] { $old }
 } → { $now ->
    [none] –
   *[other] { $now }
 }
more = and { $count } more
notPlayable = { $count ->
    [one] { NUMBER($count) } card is
   *[other] { NUMBER($count) } cards are
 } not playable yet
notPlayableText = You can register, draft and open these cards. In games against bots or on phones they are missing until their texts are known.
tested = No problems; { $games ->
    [one] { NUMBER($games) } random game
   *[other] { NUMBER($games) } random games
 } played with its cards.
testedNone = No problems.
install = Install
update = Update
discard = Discard
installed = { $title } installed
known = { $title } is already installed

export-title = Include the card data?
export-text = This event uses card data packages. If the file includes them, the event is complete on computers without these packages too.
export-yes = Include
export-no = Without card data

event-missing = This event uses the card data package { $name }, which is not installed. Get the file ({ $id }.cantina-set) from the organiser of the event and add it under Card data.
event-available = This event uses the card data package { $name }, which is not installed. It came with the event, so you can install it now.
event-afterRestart = { $name } is installed. Restart Cantina to show the whole event.
event-other = This event was run with { $name }; version { $used } is in use now. Recorded picks, decks and results do not change; card facts and legality follow the version in use.
event-differences = { $count ->
    [one] { NUMBER($count) } difference
   *[other] { NUMBER($count) } differences
 } between the versions
event-unknownDraft = The cards of the draft are unknown until then: picks, pools and decks are not shown. Players, rounds, results and standings are complete.
event-hide = Hide

gone = The package is no longer available. Choose it again.
tooLarge = { $name } is larger than 16 MB, the maximum for a package.
tooLargeWay = Split the package into several smaller ones.
