### Textdateien neben der Datenbank mit den Paarungen und Ergebnissen jeder Runde, damit ein Event auf Papier
### weitergehen kann.

pairings = Runde { $round }: Paarungen (Seed { $seed })
results = Runde { $round }: Ergebnisse
# { $table } ist auf drei Zeichen aufgefüllt.
table = Tisch { $table }
bye = Freilos
bye-heading = Freilos
hp = { $hp } TP
standings = Tabelle ({ $profile })
points-won = { $points } Punkte, { $won } gewonnen
not-written = Die Datei zu Runde { $round } wurde nicht geschrieben: { $error }.
