### Log and printouts of leagues.

## Tables of a league

league-created-points-table = League created: { $name }; points table: { $points }
league-renamed-to = League renamed to { $name }
event-added = Event { $event } added
event-removed = Event { $event } removed
points-table = Points table: { $points }
counts-as = { $name } counts as { $person }
counts-as-a-separate-person = { $name } counts as a separate person
in-event-counts-as = In event { $event }, { $name } counts as { $person }
in-event-counts-as-in-the = In event { $event }, { $name } counts as in the other events
imported-results = Imported results: { $titles }
undo = Undo
only-bots-have-played-and-bots = Only bots have played, and bots get no points.
no-round-has-been-paired-yet = No round has been paired yet.
is-not-over-so-its-places = { $event } is not over, so its places can still change.
and-another-player-of-are-merged = { $name } and another player of { $event } are merged in this league ({ $person }): the better place counts.
place = place { $places }: { $points }
participation = participation
match-win = match win
match-draw = match draw
only-each-players-best-event-counts = ; only each player’s best event counts
only-each-players-best-events-count = ; only each player’s best { $best } events count
points = Points: { $parts }{ $best }.
column-points = { -points }
column-events = { -events }
column-won = Won
column-matches = { -matches }
