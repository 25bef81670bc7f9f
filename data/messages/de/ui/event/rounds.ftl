### Texts of the rounds' tab: results, pairings, games, table numbers and multiplayer tables.

scopes-wholeEvent = Pods ignorieren
scopes-withinPods = Innerhalb der Pods
scopes-acrossPods = Über die Pods hinweg
scopes-oppositeSeats = Innerhalb der Pods, gegenüberliegende Plätze zuerst
scopes-teams = Teams gegeneinander

rounds-round = Runde { $number }
rounds-tabs = { -rounds }
rounds-open = { $count ->
    [0] Alle Ergebnisse sind da
    [one] { NUMBER($count) } offener Tisch
   *[other] { NUMBER($count) } offene Tische
 }
rounds-onlyOpen = Nur offene
rounds-openList = Offene Tische
rounds-filter = Name oder Tisch
rounds-table = { -table }
rounds-first = { -player }
rounds-second = { -opponent }
rounds-result = { -result }
rounds-recordBefore = Bilanz vor dieser Runde
rounds-before = Vorher
rounds-you = du
rounds-why = Paarungsgrund
rounds-whyTitle = Paarungsgrund für Tisch { $table }
rounds-caption = Tische der Runde { $round }
rounds-bye = { -bye }
rounds-none = Noch keine Runden
rounds-noneText = Paare Runde 1 nach dem Draft, sobald die Decks gebaut sind.
rounds-nonePlain = Paare Runde 1, sobald alle Spieler eingetragen sind.
rounds-paired = { $round } gepaart
rounds-reported = { $score } gemeldet
rounds-reportBy = { $name } meldet { $won }–{ $lost }
rounds-differ = Meldungen widersprechen sich
rounds-accept = { $score } für Tisch { $table } übernehmen
rounds-yourMatch = Dein Match, Tisch { $table }
rounds-against = Du gegen { $name }
rounds-practice = Nach deinem Match werden die Ergebnisse der Bots ausgelost. Du trägst sie nicht ein.
rounds-bots = Bot-Ergebnisse auslosen
rounds-botsDone = Bot-Ergebnisse ausgelost
rounds-forced = Hinweis:
rounds-example = z. B. { $result }
rounds-copySeed = Seed der Paarung kopieren
rounds-seed = Seed der Paarung { $seed } kopiert
rounds-earlier = Runde { $round } ist vorbei. Ein korrigiertes Ergebnis ändert die Tabelle, aber nicht die späteren Paarungen.
rounds-correctTitle = Früheres Ergebnis korrigieren?
rounds-correctText = Runde { $round }, Tisch { $table }: Aus { $from } wird { $to }. Spätere Paarungen ändern sich nicht.
rounds-rankMoves = { $name } { $was }. → { $is }.
rounds-moreMoves = Bei { $count ->
    [one] { NUMBER($count) } weiterem Spieler
   *[other] { NUMBER($count) } weiteren Spielern
 } ändert sich der Rang
rounds-history = Verlauf
rounds-historyOf = Verlauf: Einträge zu Tisch { $table }
rounds-correct = Ergebnis korrigieren
rounds-entry = Ergebnisse eintragen
rounds-noTable = In dieser Runde gibt es keinen Tisch { $text }
rounds-noTableButResult = In dieser Runde gibt es keinen Tisch { $text }.{ $next ->
    [none] {""}
   *[other] {" "}Um ein Ergebnis für Tisch { $next } einzugeben, drücke zuerst Enter.
 }
rounds-tableOrResult = „{ $text }“ kann ein Tisch oder ein Ergebnis sein. Gib beides ein ({ $text } 20){ $next ->
    [none] {""}
   *[other] {" "}oder drücke für Tisch { $next } zuerst Enter
 }.
rounds-isBye = Tisch { $table } hat ein Freilos
rounds-notResult = „{ $text }“ ist in einem Best of { $bestOf } kein mögliches Ergebnis
rounds-saved = Tisch { $table }: { $text }
rounds-instead = Tisch { $table }: { $text } statt { $was }
rounds-has = hat schon { $text }
rounds-refused = Tisch { $table } wurde nicht gespeichert: { $why }
rounds-leaves = { $name } ist ausgestiegen
rounds-penaltyFor = Strafe für { $name }
rounds-enterFor = Ergebnis von Tisch { $table } eintragen
rounds-dropA = { $name } abmelden
rounds-kinds-2__0 = 2–0
rounds-kinds-2__1 = 2–1
rounds-kinds-1__1 = 1–1
rounds-kinds-1__2 = 1–2
rounds-kinds-0__2 = 0–2
rounds-kinds-1__0 = 1–0
rounds-kinds-0__1 = 0–1
rounds-kinds-draw = Unentschieden
rounds-kinds-no__show__a = Nicht erschienen
rounds-kinds-no__show__b = Nicht erschienen
rounds-kinds-double__loss = Beide verlieren
# A player's no-show or penalty, by name.
rounds-noShowOf = { $name } nicht erschienen
rounds-penaltyOf = Strafe für { $name }

## Short names of the keys, where no table is selected.

rounds-shorts-no__show__a = Erster nicht erschienen
rounds-shorts-no__show__b = Zweiter nicht erschienen

##

rounds-meanings-2__0 = Der erste Spieler hat zwei Spiele gewonnen
rounds-meanings-2__1 = Der erste Spieler hat zwei zu eins gewonnen
rounds-meanings-1__1 = Jeder hat ein Spiel gewonnen
rounds-meanings-1__2 = Der zweite Spieler hat zwei zu eins gewonnen
rounds-meanings-0__2 = Der zweite Spieler hat zwei Spiele gewonnen
rounds-meanings-1__0 = Nicht beendet: Der erste Spieler führt
rounds-meanings-0__1 = Nicht beendet: Der zweite Spieler führt
rounds-meanings-draw = Unentschieden ohne gewonnenes Spiel
rounds-meanings-no__show__a = Der erste Spieler ist nicht erschienen
rounds-meanings-no__show__b = Der zweite Spieler ist nicht erschienen
rounds-meanings-double__loss = Beide verlieren
rounds-print = Drucken
rounds-printTables = Nach Tisch
rounds-printNames = Nach Namen
rounds-printSlips = Ergebniszettel
rounds-keys-title = { -rounds }
rounds-keys-entry = Zum Ergebnisfeld
rounds-keys-before = Vorige Runde
rounds-keys-after = Nächste Runde
rounds-keys-filter = Zum Filter
rounds-keys-onlyOpen = Nur offene oder alle Tische anzeigen
rounds-keys-pair = Nächste Runde paaren
rounds-keys-print = Paarungen nach Tisch drucken
rounds-keys-names = Paarungen nach Namen drucken
rounds-keys-slips = Ergebniszettel drucken
rounds-keys-table = Tisch, dann Ergebnis
rounds-keys-both = Tisch und Ergebnis zusammen
rounds-keys-arrows = Voriger Tisch, nächster Tisch
rounds-keys-leaves = Nach einem Ergebnis: ersten oder zweiten Spieler abmelden
rounds-keys-results = Im Ergebnisfeld

change-open = Paarungen ändern …
change-title = Runde { $round } ändern
change-what = Änderung
change-kinds-swap = Zwei Spieler tauschen
change-kinds-byHand = Zwei Spieler manuell paaren
change-kinds-table = Tisch manuell besetzen
change-kinds-repair = Runde neu paaren
change-kinds-delete = Runde löschen
change-hints-swap = Die beiden Spieler tauschen die Plätze. Sonst ändert sich keine Paarung. Du kannst auch in der Liste einen Spieler auf den anderen ziehen.
change-hints-byHand = Diese beiden spielen gegeneinander, und ihre bisherigen Gegner ebenfalls.
change-hints-table = Drei oder vier Spieler sitzen in dieser Reihenfolge. Ein einzelner Spieler bekommt ein Freilos. Wer seinen Platz verliert, wird an die anderen Tische gesetzt.
change-hints-repair = Die Runde wird neu ausgelost und gepaart. Sag es den Spielern, denn die alten Paarungen gelten nicht mehr.
change-hints-delete = Die Runde und ihre Ergebnisse werden entfernt. Du kannst das rückgängig machen.
change-one = { -player }
change-other = und
change-bye = Freilos statt eines Gegners geben
change-seat = Platz { $seat }
change-power = Nach Rang paaren: 1 gegen 2, 3 gegen 4 (für die letzte Runde vor dem Top Cut)
change-letLateIn = Spieler aufnehmen, die nach der Paarung eingetragen wurden
change-next = Nächste Runde:
change-powerHint = Rang 1 spielt gegen Rang 2 oder, wenn sie schon gegeneinander gespielt haben, gegen den nächsten der Tabelle.
change-scope = Pods
change-word = LÖSCHEN
change-typeWord = Zum Bestätigen LÖSCHEN eingeben
change-lost = { $count ->
    [one] { NUMBER($count) } Ergebnis
   *[other] { NUMBER($count) } Ergebnisse
 } dieser Runde { $count ->
    [1] wird
   *[other] werden
 } entfernt.
change-do-swap = Spieler tauschen
change-do-byHand = Spieler paaren
change-do-table = Tisch besetzen
change-do-repair = Runde neu paaren
change-do-delete = Runde löschen
change-done-swap = Spieler getauscht
change-done-byHand = Spieler gepaart
change-done-table = Tisch besetzt
change-done-repair = Runde neu gepaart
change-done-delete = Runde gelöscht
change-key = Paarungen dieser Runde ändern
change-older = Du kannst nur die aktuelle Runde ändern.

## A match entered game by game.

games-open = Spiel für Spiel …
games-title = Runde { $round }, Tisch { $table }: Spiel für Spiel
games-key = Gewählten Tisch Spiel für Spiel eintragen
games-game = Spiel { $number }
games-won = Gewonnen von
games-began = Begonnen hat
games-drawn = Unentschieden
games-unknown = Nicht notiert
games-bans = Gebannte Decks
games-banOf = Gebanntes Deck von { $name }
games-deckOf = Deck von { $name }
games-deck = Deck { $number }
games-none = –
games-score = { $a }–{ $b }{ $drawn ->
    [0] {""}
   *[other] , { $drawn } unentschieden
 }
games-hint = „Begonnen hat“ ist freiwillig. Mit der Angabe zeigt die Statistik, wie oft der erste Spieler gewonnen hat.
games-trilogyHint = Trilogy (CR 9.3): Jeder Spieler bannt ein Deck des Gegners. Ein Deck, das ein Spiel gewonnen hat, darf nicht noch einmal gespielt werden.
games-save = Match speichern
games-saved = Tisch { $table }: { $score }, Spiel für Spiel
games-mark = Spiel für Spiel eingetragen

##

room-open = Tischnummern …
room-title = Tischnummern
room-first = Niedrigste Tischnummer
room-missing = Auszulassende Nummern
room-missingHint = Trenne die Nummern mit Kommas, zum Beispiel 13, 20. Gilt ab der nächsten Paarung.
room-bad = Gib nur Zahlen und Kommas ein.
room-save = Speichern

suns-caption = Tische der Runde { $round }
suns-hp = Übrige TP der Basis
suns-hpOrder = Übrige TP der Basis: { $names }
suns-hpHint = Gib die TP in der Reihenfolge der Plätze ein, mit Leerzeichen getrennt: 25 0 13 7. 0 bedeutet ausgeschieden.
suns-wrongCount = { $count ->
    [one] { NUMBER($count) } Zahl
   *[other] { NUMBER($count) } Zahlen
 } für { $seats ->
    [one] { NUMBER($seats) } Platz
   *[other] { NUMBER($seats) } Plätze
 }. Gib für jeden Platz eine ein.
suns-notHp = „{ $text }“ ist kein gültiger TP-Wert. Gib 0 bis 99 ein.
suns-place = { $place }.
suns-sharedVictory = geteilter Sieg
suns-places = Plätze
suns-hpOf = { $hp } TP
suns-byes = Freilose
suns-open = offen
