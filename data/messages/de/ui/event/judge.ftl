### Texts of the judging tab.

penalty = { -penalty }
form = Strafe vergeben
choosing = Wählen …
infraction = Verstoß
given = { -penalty }
byPath = { $penalty ->
    [none] Wie empfohlen
   *[other] { $penalty } (empfohlen)
 }
path = Strafstufen
pathHint = Wähle einen Spieler und einen Verstoß, um die Strafstufen zu sehen.
before = { $count ->
    [0] Erster vermerkter Verstoß.
   *[other] Schon { $count } vermerkt.
 }
off = Das ist nicht die empfohlene Strafe. Gib einen Grund an.
happened = Was passiert ist
give = Strafe vergeben
gave = { $name }: { $penalty }
dqTitle = { $name } disqualifizieren?
dqText = Dieser Spieler verliert das Match und scheidet aus dem Event aus. Du kannst das rückgängig machen.
dq = Disqualifizieren
list = Vergebene Strafen
none = Noch keine Strafen.
withdraw = Zurückziehen
withdrawTitle = Strafe für { $name } zurückziehen?
withdrawn = zurückgezogen: { $why }
inRound = Runde { $round }
checks = Deckchecks
count = Anzahl der Tische
draw = Tische auslosen
tables = Zu prüfende Tische
tablesHint = 3, 5, 8
choose = Diese Tische prüfen
noneChecks = Noch keine Deckchecks.
drawn = ausgelost
chosen = gewählt
asRegistered = Wie abgegeben
notAsRegistered = Nicht wie abgegeben
found = { -findings }
running = läuft
noRound = Nach der ersten Paarung kannst du Deckchecks auslosen.
lists = Decklisten
listsText = { MORE($built, $registered) ->
    [true] { $built } von { $all } Decks gebaut, { $locked } gesperrt
   *[false] { $registered } von { $all } Listen abgegeben, { $locked } gesperrt
 }
lockTitle = Alle Decklisten sperren?
lockText = { $without ->
    [1] 1 Spieler hat noch kein Deck abgegeben.
   *[other] { $without } Spieler haben noch kein Deck abgegeben.
 }
lockAll = Alle sperren
openAll = Alle freigeben
note = Notiz hinzufügen
noteText = Text der Notiz
about = Spieler (optional)
write = Notiz hinzufügen
written = Notiz hinzugefügt
log = Judging-Log

keys-title = { -judging }
keys-penalty = Zum Formular für Strafen
keys-check = Zu den Deckchecks
keys-note = Zum Notizfeld
