### Texts of the printouts.

kinds-pairings = Pairings by table
kinds-names = Pairings by name
kinds-slips = Match slips
kinds-standings = { -standings }
kinds-bracket = { -bracket }
kinds-deckChecks = Deck checks
kinds-seatings = Seats by name
kinds-pods = Pod sheets
kinds-seatCards = { -seat-cards }

texts-pairings = For the wall, sorted by table.
texts-names = For the wall, sorted by name, so that players find their table.
texts-slips = Four per page, to cut out and hand out. Each slip has a code.
texts-standings = With the rules profile and its tiebreakers.
texts-bracket = The top cut as a tree.
texts-deckChecks = One form for each deck to check.
texts-seatings = For the wall, sorted by name, so that players find their pod and seat.
texts-pods = One page per pod, with checkboxes.
texts-seatCards = Ten per page, to cut out. While phones are on, each card has the code for that player’s phone.

sizes-a4 = A4
sizes-letter = Letter

open = Print…
title = Print
round = { -round }
size = Paper size
newest = { $round } (current)
print = Open and print
save = Save as PDF…
printed = { $what }: opened in your PDF viewer. Print from there.
saved = Saved to { $path }
hint = Opens in this computer’s PDF viewer.
key = Open the print dialog
seats = Print seats
pods = Print pod sheets
bracket = Print bracket
checks = Print check forms
csv = Export CSV…

csvOf-players = Save the players as CSV, with the column names of Melee
csvOf-rounds = Save all rounds as CSV, with the column names of Melee
csvOf-standings = Save the standings as CSV, with the column names of Melee
csvOf-teams = Save the team standings as CSV
