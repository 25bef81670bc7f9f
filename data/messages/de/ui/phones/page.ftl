### Texts that the pages of players' and judges' phones share.

refused = Der Computer der Turnierleitung hat diese Anfrage abgelehnt. Es wurde nichts geändert. Lade diese Seite neu.
live = Live · { $time }
notLive = Nicht live seit { $time }
waiting = Einen Moment …
pairings = Paarungen
standings = Tabelle
seats = Plätze
timeLeft = Restzeit
timeOver = Die Zeit ist um
paused = angehalten
table = Tisch { $number }
noWinner = kein Sieger
cancel = Abbrechen
