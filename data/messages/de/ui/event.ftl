### Texts of an event: what its parts share, and the words of each tab.

reason = Grund
reasonHint = Erscheint im Log.
player = { -player }
round = { -round }
table = { -table }
# Within a sentence.
tableInText = Tisch
nameOrNumber = Name oder Nummer
noPlayer = Kein Spieler heißt „{ $typed }“
whichPlayer = Mehrere Spieler heißen „{ $typed }“. Wähle einen aus.

missing-player = Wähle den Spieler.
missing-two = Wähle zwei Spieler.
missing-table = Wähle drei oder vier verschiedene Spieler oder einen einzelnen für ein Freilos.
missing-infraction = Wähle den Verstoß.
missing-reason = Gib einen Grund an.
missing-word = Gib { $word } ein.

## Next to a table on a wide window.

aside-label = Runde auf einen Blick
aside-attention = Zu erledigen
aside-differ = Tisch { $table }: Meldungen weichen ab
aside-reported = Tisch { $table }: Ergebnis gemeldet
aside-decks = { $count ->
    [1] 1 Deck fehlt oder ist nicht legal
   *[other] { $count } Decks fehlen oder sind nicht legal
 }
aside-late = { $count ->
    [1] 1 Nachzügler ohne Platz
   *[other] { $count } Nachzügler ohne Platz
 }

##

stages-registration = { -players }
stages-seated = { -seats }
stages-drafting = { -draft }
stages-deckBuilding = { -decks }
stages-rounds = { -rounds }
stages-finished = { -standings }

event-tabs-players = { -players }
event-tabs-draft = { -draft }
event-tabs-decks = { -decks }
event-tabs-rounds = { -rounds }
event-tabs-standings = { -standings }
event-tabs-bracket = { -top-cut }
event-tabs-judge = { -judging }
event-tabs-log = Log
event-tabsLabel = Bereiche des Events
event-stepper = Fortschritt des Events
event-stepOf = Schritt { $step } von { $all }
event-done = erledigt
event-now = jetzt
# The planned rounds do not include those of the top cut.
event-round = { MORE($round, $planned) ->
    [true] Runde { $round }, Top Cut
   *[false] Runde { $round } von { $planned }
 }
event-undo = Rückgängig
event-undoTitle = Letzten Schritt rückgängig machen?
event-undoText = Das wird rückgängig gemacht: { $what }. Beide Einträge bleiben im Log.
event-undone = Rückgängig gemacht
event-export = Export …
event-exportTitle = Das ganze Event mit seinem Verlauf als eine Datei speichern, die ein anderer Computer öffnen kann
event-exported = Gespeichert in { $path }
event-notFound = Dieses Event konnte nicht geöffnet werden.
event-toEvents = Zurück zu den Events
event-next-addPlayers = Spieler eintragen
event-next-seat = Plätze auslosen
event-next-seatLate = Nachzügler setzen
event-next-startDraft = Draft starten
event-next-draft = Zum Draft
event-next-buildDecks = Decks bauen
event-next-pair = Runde { $round } paaren
event-next-playRound = Runde { $round } spielen
event-next-enterResults = Ergebnisse eintragen
event-next-playMatch = Dein Match spielen
event-next-makeCut = Cut auf Top { $size }
event-next-standings = Endstand
event-keys-title = { -event }
event-keys-next = Nächsten Schritt ausführen
event-keys-undo = Letzten Schritt rückgängig machen (mit Rückfrage)
event-keys-export = Event als Datei exportieren
event-keys-tab = Zu { $name }

author-unset = Scorekeeper …
author-label = Eingetragen von { $name }
author-title = Wer trägt Ergebnisse ein?
author-text = Ab jetzt steht im Log bei jedem Eintrag dieser Name.
author-name = Name
author-save = Diesen Namen verwenden
author-clear = Namen entfernen
author-key = Namen des Scorekeepers festlegen
