### Dateinamen von Ausdrucken: was gedruckt wird, nach dem Namen des Events.

pairings = Paarungen
names = Paarungen nach Namen
seatings = Plätze
slips = Ergebniszettel
standings = Tabelle
bracket = Turnierbaum
deck-checks = Deckchecks
pods = Pods
seat-cards = Platzkarten
of-round = { $printout } Runde { $round }
