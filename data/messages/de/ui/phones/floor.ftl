### Texts of a floor judge's phone.

roles-judge = Floor Judge
roles-scorekeeper = Scorekeeper

noCode = Dieses Handy ist nicht angemeldet. Frag die Turnierleitung nach dem Code für Judges und scanne ihn.
tooLong = Dieser Text ist zu lang.

tables = Tische
rules = Regeln
round = { $open ->
    [0] Runde { $number } · Alle Ergebnisse sind da.
   *[other] Runde { $number } · { $open } offen
 }

calls = Judge-Rufe
callsJudge = ruft einen Judge
coming = Bin unterwegs
callDone = Erledigt

allTables = Alle Tische
noRound = { -no-round }
called = Judge-Ruf
open = offen
isHere = ist hier
result = { -result }
atTable = Ich bin an diesem Tisch
doneAtTable = Hier bin ich fertig

enterResult = { -result }
correctResult = Ergebnis korrigieren
enter = { $games ->
    [none] Ergebnis eintragen
   *[other] { $games } eintragen
 }
enterSure = Dieses Ergebnis eintragen?
noShow = nicht erschienen
hpLeft = Übrige TP, 0 bei Ausgeschiedenen

moreTime = Zeitverlängerung
minutes = Minuten
reason = Grund
giveTime = Zeit verlängern

giveSure = Diese Strafe vergeben?
otherPenalty = Wählst du eine andere Strafe, gib einen Grund an.
forRound = Runde { $round }.
withdraw = Strafe zurückziehen
withdrawWhy = Grund für das Zurückziehen
withdrawSure = Diese Strafe zurückziehen?

lists = Abgegebene Decks
noList = Noch kein Deck abgegeben.
deckCheck = { -deck-check }
checkTable = Decks an diesem Tisch prüfen
cards = { $count ->
    [1] 1 Karte
   *[other] { $count } Karten
 }
sideboard = Sideboard { $count }

searchRules = Regelnummer oder Wörter
search = Suchen
noRule = Keine Regeln gefunden.
