### Registration sheets and deck lists on paper.

registration = Deck registration
deck-list = Deck list
first-letter-1 = First letter
first-letter-2 = of last name
event = Event
date = Date
format = Format
player = Player
player-id = Player ID
table = Table
deck-name = Deck name
leader = Leader
base = Base
leader-and-base = Leader and base
main-deck = Main deck
sideboard = Sideboard
pool = Pool
played = Played
total = Total
ground-units = Ground units
space-units = Space units
upgrades = Upgrades
events = Events
leaders = Leaders
bases = Bases
other-cards = Other cards
unknown-numbers = Not in the catalogue
continued = continued
declaration = This list is complete and correct. I play exactly these cards.
signature = Player’s signature
deck-check = Deck check
round = Round
time = Time
judge = Judge
status = Status
no-problem = OK
problem = problem
remarks = Remarks
made-with = Cantina
cards = { $count ->
    [one] { $count } card
   *[other] { $count } cards
}
played-of = { $played } of { $total } cards played
by = by { $author }
page-of = Page { $page } of { $pages }
