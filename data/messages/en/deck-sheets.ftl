### Registration sheets and deck lists on paper.

registration = Deck registration
deck-list = { -deck-list }
first-letter-1 = First letter
first-letter-2 = of last name
event = { -event }
date = Date
format = Format
player = { -player }
player-id = Player ID
table = { -table }
deck-name = { -deck-name }
leader = { -leader }
base = { -base }
leader-and-base = Leader and base
main-deck = { -main-deck }
sideboard = { -sideboard }
pool = { -pool }
played = Played
total = Total
ground-units = Ground units
space-units = Space units
upgrades = { -upgrades }
events = Events
leaders = { -leaders }
bases = { -bases }
other-cards = Other cards
unknown-numbers = Not in the catalogue
continued = continued
declaration = This list is complete and correct. I play exactly these cards.
signature = Player’s signature
deck-check = { -deck-check }
round = { -round }
time = Time
judge = { -judge }
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
