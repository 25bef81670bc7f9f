### Texts that the pages of players' and judges' phones share.

refused = Der Computer der Turnierleitung hat diese Anfrage abgelehnt. Es wurde nichts geändert. Lade diese Seite neu.
live = Live · { $time }
notLive = Nicht live seit { $time }
waiting = { -one-moment }
pairings = Paarungen
standings = { -standings }
seats = Plätze
timeLeft = { -time-left }
timeOver = { -time-is-up }
paused = angehalten
table = Tisch { $number }
noWinner = kein Sieger
cancel = Abbrechen
