### Texts of a player's phone.
### /** The outcome of a match: each has its own sentence. */

myMatch = { -my-match }
join = Anmelden
notJoined = Dieses Handy ist noch nicht angemeldet. Melde dich mit deinem Namen an oder scanne den Code auf deinem Ergebniszettel.
tooLong = Diese Liste ist zu lang für ein Deck.
dropped = ausgestiegen
round = Runde { $number }

match-table = { -table }
match-bye = { -bye }
match-against = Gegen
match-result = { -result }
match-extension = +{ $time } Verlängerung
match-enteredAtDesk = Die Turnierleitung hat das Ergebnis eingetragen.
match-seat = Pod { $pod } · Platz { $seat }
match-none = Du hast in dieser Runde kein Match.
match-roundSoon = Runde 1 hat noch nicht begonnen.
match-deckBuilding = { -deck-building }

report-title = Ergebnis melden
report-others = Unentschieden oder Zeit abgelaufen
report-how = Die erste Zahl ist die Anzahl deiner gewonnenen Spiele. Das Ergebnis zählt, sobald dein Gegner dasselbe meldet.
report-againstBot = Das Ergebnis zählt sofort, weil dein Gegner ein Bot ist.
report-asked-won = { $games } gegen { $name } gewonnen?
report-asked-lost = { $games } gegen { $name } verloren?
report-asked-drawn = { $games } gegen { $name } unentschieden gespielt?
report-yes = { $games } melden
report-opponentReports-won = meldet: { $games } gewonnen.
report-opponentReports-lost = meldet: { $games } verloren.
report-opponentReports-drawn = meldet: { $games } unentschieden.
report-isCorrect = Stimmt das?
report-accept = { $games } bestätigen
report-own = Du meldest
report-waiting = Das Ergebnis zählt, sobald dein Gegner dasselbe meldet.
report-disagree = Du und dein Gegner habt verschiedene Ergebnisse gemeldet. Sprecht miteinander. Wenn ihr euch nicht einigt, ruft einen Judge.

calls-title = Anfragen
calls-judge = Judge rufen
calls-judgeCalled = Judge gerufen. Bleib an deinem Tisch.
calls-drop = Aus dem Event aussteigen
calls-dropSure = Die Turnierleitung um deinen Ausstieg bitten?
calls-dropYes = Um Ausstieg bitten
calls-dropAsked = Du hast um deinen Ausstieg gebeten. Die Turnierleitung muss ihn noch bestätigen.
calls-withdraw = Anfrage zurückziehen

penalties = Deine Strafen

lists-title = { $slot ->
    [none] Deckliste
   *[other] Deckliste { $slot }
 }
lists-none = Du hast noch kein Deck abgegeben.
lists-register = Deck abgeben
lists-change = Anderes Deck abgeben
lists-paste = Füge hier deine Deckliste ein, wie sie jedes Deckbau-Programm exportiert.
lists-check = Liste prüfen
lists-locked = Die Decklisten sind gesperrt.
lists-inMatch = Während deines Matches kannst du die Liste nicht ändern.

draft-step = { $pack ->
    [0] Anführer
   *[other] Pack { $pack }/3
 } · Pick { $pick }/{ $picks }
draft-leaders = { -leaders }
draft-passesTo = Weitergeben an
draft-choose = Wähle eine Karte
draft-chooseOne = Triff eine Wahl
draft-take = { $name } nehmen
draft-taken = Du hast genommen:
draft-waits = Warten auf:
draft-nextPack = Das nächste Pack erscheint hier automatisch.
draft-picks = { -picks }
draft-noPicks = Karten, die du nimmst, erscheinen hier.
draft-piles = Stapel { $current } · Karten im Vorrat: { $stock }
draft-pile = Stapel { $number }:
draft-grid = Grid { $number } von { $of }
draft-cell = Reihe { $row } · Spalte { $column }
draft-row = Reihe { $number }
draft-column = Spalte { $number }
draft-hand = Runde { $round }/{ $of }{ $take ->
    [0] {""}
   *[other] {" "}· Karten zu nehmen: { $take }
 }
draft-takePile = Diesen Stapel nehmen
draft-passPile = Diesen Stapel liegen lassen

card-asUnit = Gerufen:
card-text = Kartentext: { $name }
card-close = Schließen

deck-title = Dein Deck
deck-registered = Deck abgegeben.
deck-notRegistered = Du hast noch kein Deck abgegeben.
deck-size = { $cards } Karten (mindestens { $minimum })
deck-legal = ✓ legal
deck-notLegal = nicht legal
deck-suggest = Deck vorschlagen
deck-suggestSure = Dein Deck durch ein vorgeschlagenes ersetzen?
deck-suggestYes = Deck ersetzen
deck-build = Deck bauen
deck-change = Deck ändern
deck-leader = { -leader }
deck-base = { -base }
deck-cards = { -cards }
deck-only = Nur anzeigen
deck-inDeck = Im Deck
deck-noAspect = Kein Aspekt
deck-cost = Kosten
deck-costOf = Kosten { $cost }
deck-sort = Sortieren
deck-orders-aspect = Aspekt
deck-orders-cost = Kosten
deck-orders-name = Name
deck-curve = Kostenkurve
deck-count = Karten
deck-noLeader = kein Anführer
deck-noBase = keine Basis
deck-missing = { $cards ->
    [1] 1 Karte fehlt
   *[other] { $cards } Karten fehlen
 }
deck-register = Dieses Deck abgeben

casual-open = Spiel öffnen
casual-title = Freies Spiel
casual-how = Für zwei bis vier Spieler, jeder am eigenen Handy. Freie Spiele zählen nicht für das Event.
casual-yourDeck = Dein Deck
casual-ownList = Deckliste: { $name }
casual-players = { -players }
casual-openTable = Tisch eröffnen
casual-seatsLeft = Freie Plätze: { $seats }
casual-tableWaits = Das Spiel beginnt, sobald alle Plätze besetzt sind.
casual-sitDown = Platz nehmen
casual-leaveTable = Tisch verlassen

offer-open = Spiel öffnen
offer-title = Auf Handys spielen
offer-how = Jeder spielt am eigenen Handy mit der eigenen Hand. Cantina wendet die Regeln an. Das Spiel beginnt, sobald alle bereit sind.
offer-begin = Auf diesem Handy spielen
offer-waits = Warten auf
offer-ready = Bereit:

game-back = { -my-match }
game-hand = Hand
game-deck = { -deck }
game-discard = Ablage
game-resources = Ressourcen
game-ground = Boden
game-space = Weltraum
game-exhausted = erschöpft
game-damage = Schaden
game-round = { -round }
game-setup = Spielaufbau
game-game = Spiel
game-initiative = Initiative
game-taken = übernommen
game-force = Die Macht
game-credits = Credits
game-lost = ausgeschieden
game-you = du
game-yourTurn = Deine Aktion
game-waitingFor = Warten auf
game-log = Log
game-concede = Spiel aufgeben
game-concedeSure = Dieses Spiel aufgeben?
game-next = Nächstes Spiel
game-nextWaits = Das nächste Spiel beginnt, sobald auch dein Gegner bereit ist.
game-exchange = Karten mit dem Sideboard tauschen
game-inDeck = Karten im Deck
game-atLeast = mindestens
game-intoDeck = ins Deck verschieben
game-intoSideboard = ins Sideboard verschieben
game-attached = Angehängt
game-captured = Gefangen
game-empty = leer
