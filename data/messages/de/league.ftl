### Log und Ausdrucke von Ligen.

## Tabellen einer Liga

league-created-points-table = Liga angelegt: { $name }; Punktetabelle: { $points }
league-renamed-to = Liga in { $name } umbenannt
event-added = Event { $event } aufgenommen
event-removed = Event { $event } entfernt
points-table = Punktetabelle: { $points }
counts-as = { $name } zählt als { $person }
counts-as-a-separate-person = { $name } wieder getrennt
in-event-counts-as = In Event { $event } zählt { $name } als { $person }
in-event-counts-as-in-the = In Event { $event } zählt { $name } wie in den anderen Events
imported-results = Ergebnisse aus Dateien aufgenommen: { $titles }
undo = Rückgängig gemacht
only-bots-have-played-and-bots = Nur Bots haben gespielt; sie bekommen keine Punkte.
no-round-has-been-paired-yet = Noch ist keine Runde gepaart.
is-not-over-so-its-places = { $event } läuft noch: Es zählen die aktuellen Plätze.
and-another-player-of-are-merged = { $name } und ein anderer Spieler aus { $event } sind hier dieselbe Person ({ $person }): Der bessere Platz zählt.
place = Platz { $places }: { $points }
participation = Teilnahme
match-win = Matchsieg
match-draw = Unentschieden
only-each-players-best-event-counts = ; nur das beste Event jedes Spielers zählt
only-each-players-best-events-count = ; nur die besten { $best } Events jedes Spielers zählen
points = Punkte: { $parts }{ $best }.
column-points = { -points }
column-events = { -events }
column-won = Siege
column-matches = { -matches }
