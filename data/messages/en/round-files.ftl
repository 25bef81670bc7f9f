### Text files next to the database that list the pairings and results of each round, so that an event can continue on
### paper.

pairings = Round { $round }: pairings (seed { $seed })
results = Round { $round }: results
# { $table } is padded to three characters.
table = Table { $table }
bye = bye
bye-heading = Bye
hp = { $hp } HP
standings = Standings ({ $profile })
points-won = { $points } points, { $won } won
not-written = The file of round { $round } was not written: { $error }.
