### Texts of the frame of the window, and those that several parts share.

program = Cantina
close = Close
dayLetters-day = DD
dayLetters-month = MM
dayLetters-year = YYYY
cancel = Cancel
dismiss = Dismiss
skip = { -skip-to-content }
waiting = Working…
optional = optional
typeWord = Type { $word } to continue

nav-label = Main menu
nav-events = { -events }
nav-decks = { -decks }
nav-games = { -games }
nav-puzzles = Puzzles
nav-statistics = Statistics
nav-collection = Collection
nav-cards = { -cards }
nav-judge = Judge’s table
nav-rules = Rules
nav-profiles = Rules profiles
nav-safety = Backups
nav-cardData = Card data
nav-settings = Settings
nav-about = About Cantina
nav-keys = Shortcuts
nav-guide = Guide
nav-path = You are here

errors-code = Error code
errors-start = Cantina could not open its data
errors-again = Try again
errors-restore = Restore a backup…
errors-restoreNewest = Restore latest backup

settings-title = Settings
settings-groups-look = Appearance
settings-groups-games = Sound and games
settings-groups-data = Cards and data
settings-theme = Theme
settings-themes-dark = Dark
settings-themes-light = Light
settings-themes-system = System
settings-size = Text size
settings-sizeText = Ctrl + and Ctrl − change it anywhere. Screens that fill the window, such as the game table, use it only as far as there is room. Press Z to enlarge the card under the pointer.
settings-language = Language
settings-languageSystem = System
settings-languageText = Applies to the window, card texts, messages, printouts and logs. Card names are English unless you add a file with other names.
settings-languagePreview = { $name } (preview)
settings-languagePreviewText = A preview: card texts of Spark of Rebellion and the draft screen are in French, everything else is in English.
settings-audio = Sounds
settings-audioChoices-on = On
settings-audioChoices-off = Off
settings-atOnce = Changes apply immediately.
settings-done = Done
settings-audioText = A short tone when one minute of the round is left, when the round ends, when a player calls, and when it is your turn after a long wait.
settings-asking = Questions in games
settings-askings-always = Always ask
settings-askings-choice = Ask only when there is a choice
settings-askingText = If Cantina always asks, players are prompted even when hidden cards leave no choice, so opponents cannot tell “found nothing” from “declined”. Applies to new games.
settings-byItself = Answer automatically
settings-byThemselves-onlyAnswer = Only one target or answer
settings-byThemselves-lonePass = Pass when no other action is legal
settings-byThemselves-equalTriggers = Order of identical abilities
settings-byThemselves-idleTriggers = Order of abilities, if it makes no difference
settings-cardData = Card data
settings-cardDataText = The built‑in sets, and packages with new sets, suspensions and corrections that you add from a file.
settings-cardDataOpen = Manage card data
settings-images = Card pictures
settings-imagesText = Cantina has no card pictures. To see your own on enlarged cards, choose their folder. Cantina reads the pictures from there and never copies them. Cards without a picture look as usual.
settings-imagesNames = File names: SOR_005.png, or 005.png in a folder SOR. A leader’s unit side: SOR_005-back.png. Tokens: SOR_T01.png. PNG, JPEG or WebP, at most 8 MB.
settings-imagesFound = { $cards ->
    [1] Picture found for 1 card
   *[other] Pictures found for { $cards } cards
 }
settings-imagesChoose = Choose folder…
settings-imagesForget = Stop using this folder
settings-imagesMissing = Missing pictures
# $name, $here, $all
settings-imagesOfSet = { EQUAL($here, $all) ->
    [true] { $name }: all { $all }
   *[false] { $here ->
        [0] { $name }: none of { $all }
       *[other] { $name }: { $here } of { $all }
     }
 }
settings-imagesRefused = { $count ->
    [1] 1 file ignored
   *[other] { $count } files ignored
 }
settings-imagesCopy = Copy list
settings-imagesCopied = Copied
settings-names = Card names in another language
settings-namesFound = Names found for { $cards ->
    [one] { NUMBER($cards) } card
   *[other] { NUMBER($cards) } cards
 }{ $unplaced ->
    [0] {""}
   *[other] , { $unplaced ->
        [one] { NUMBER($unplaced) } unresolved line
       *[other] { NUMBER($unplaced) } unresolved lines
     }
 }
settings-namesUnplaced = Unresolved lines
settings-namesChoose = Choose file…
settings-namesForget = Stop using this file
settings-namesText = A CSV table with the card’s number, its name and, optionally, its subtitle. Cantina shows these names and accepts them in searches and deck lists. Exports for other programs use the English names.

about-title = About Cantina
about-version = Version { $number }
about-build = Commit { $commit }, card data of { $date }
about-developerBuild = Developer build
about-what = Runs events, builds decks and plays games on one computer, without a network. Everything you see is already saved to disk.
about-database = Database
about-others = Third-party software ({ $count })
about-othersText = Cantina uses these projects. Thanks to their authors.
about-texts = Show licence texts
about-hideTexts = Show list
about-textsLabel = Licence texts
about-fan = An independent tool, not made or endorsed by the publisher of the game.

backups-done = Backed up to { $path }
backups-askText = The backup replaces all events, decks and games on this computer. Your current data is saved to a separate file first, and Cantina shows its name.

keys-title = Keyboard shortcuts
keys-everywhere = Everywhere
keys-goTo = Go to
keys-help = Open this list
keys-guide = Open the guide at the page for this screen
keys-find = Find a screen, event, player, deck, card, rule or command
keys-events = { -events }
keys-decks = { -decks }
keys-games = { -games }
keys-puzzles = Puzzles
keys-statistics = Statistics
keys-collection = Collection
keys-cards = { -cards }
keys-judge = Judge’s table
keys-rules = Rules
keys-profiles = Rules profiles
keys-safety = Backups
keys-menu = Open the menu of the row or card (as does the right mouse button)
keys-search = Go to the search field of this screen or dialog
keys-size = Make text larger or smaller
keys-usualSize = Reset text size
keys-leaveField = Leave the field, so that the screen’s shortcuts work again
keys-or = or
keys-then = then

## Labels of keys.

keys-names-ArrowDown = ↓
keys-names-ArrowUp = ↑
keys-names-ArrowLeft = ←
keys-names-ArrowRight = →
keys-names-Ctrl = Ctrl
keys-names-Shift = Shift
keys-names-Space = Space
keys-names-Delete = Delete
keys-names-Home = Home
keys-names-End = End
keys-names-PageUp = Page Up
keys-names-PageDown = Page Down

##

palette-title = Go to
palette-placeholder = Search for a screen, command, event, player, deck, card or rule
palette-found = Search results
palette-none = No results.
palette-hint = ↑ and ↓ choose, Enter opens.
palette-more = Only the first results are shown. Type more to narrow them down.
palette-kinds-screen = screen
palette-kinds-command = command
palette-kinds-event = event
palette-kinds-player = player
palette-kinds-deck = deck
palette-kinds-card = card
palette-kinds-rule = rule

more = More actions
open = Open
openFile = Open
openToPrint = Open to print
drop = Drop the file to open it
dropTooLarge = { $name } is larger than 64 MB, the maximum for a file.
dropTooLargeWay = Drop an event exported by Cantina, or a list as text, JSON or CSV.
