### File names of printouts: what is printed, after the name of the event.

pairings = pairings
names = pairings by name
seatings = seats
slips = match slips
standings = standings
bracket = bracket
deck-checks = deck checks
pods = pods
seat-cards = seat cards
of-round = { $printout } round { $round }
