### Texts of the page for joining by name.

title = Anmelden
how = Wähle deinen Namen. Lies dann der Turnierleitung die vier Ziffern auf deinem Handy vor, damit sie das Handy zulässt.
yourName = Dein Name
chooseName = Wähle deinen Namen
ask = Anmelden
code = Lies der Turnierleitung diese Ziffern vor:
valid = Gültig für 3 Minuten. Lass diese Seite offen.
notLive = Keine Verbindung zum Computer der Turnierleitung. Versuche es gleich noch einmal.

states-refused = Die Turnierleitung hat dieses Handy nicht zugelassen. Frag dort nach.
states-over = Die Ziffern sind abgelaufen. Melde dich noch einmal an, am besten direkt bei der Turnierleitung.
states-tooMany = Zu viele Anfragen. Geh zur Turnierleitung oder versuche es in zehn Minuten noch einmal.
states-off = Die Anmeldung mit Namen ist aus. Frag die Turnierleitung nach einem Code.
states-unknownPlayer = Kein Spieler mit diesem Namen in diesem Event.
