### Log von Events: Schritte, Gründe für Paarungen und Sätze in den Ansichten der Runden.

## Notizen von Paarungen

replaces-in-the-top-cut = { $one } ersetzt { $other } im Top Cut: { $note }

## Notizen der Anmeldung

deck-list-could-not-be-registered = Deckliste { $slot } konnte nicht abgegeben werden: { $why }

## Gründe für zufällige Wahlen

its-cards-are-worth-points-no = Ihre Karten sind { $worth } Punkte wert; keine andere Reihe oder Spalte ist mehr wert.
its-cards-are-worth-points-more = Ihre Karten sind { $worth } Punkte wert, { $ahead } mehr als die nächstbeste Reihe oder Spalte.
the-pile-is-worth-points-it = Der Stapel ist { $worth } Punkte wert; ab { $needed } Punkten lohnt er sich.

## Gemeinsame Teile

player = Spieler { $number }
a-step = ein Schritt
and-more = und { $more } weitere
draft-on-this-computer = Draft an diesem Computer
draft-with-physical-cards = Draft mit echten Karten
sealed = Sealed
constructed = Constructed
event-created-seed = Event angelegt: { $what }, Seed { $seed }
undo = Rückgängig gemacht
undone = Rückgängig gemacht: { $undone }
is-a-bot = { $who } ist ein Bot
draft-started = Draft gestartet
pod-picked = Pod { $pod }: { $who } hat gewählt
pod-chose = Pod { $pod }: { $who } hat gewählt
pod-saw-the-pack = Pod { $pod }: { $who } hat das Pack gesehen
deck-saved = { $who }: Deck gespeichert
reported-a-result-of-round = { $who } hat ein Ergebnis von Runde { $round } gemeldet
is-at-table = { $judge } ist an Tisch { $table }
left-the-table = { $judge } hat den Tisch verlassen
card-data = Kartendaten: { $all }
phones-revoked = Handys abgemeldet
clock-started = Uhr gestartet
clock-paused = Uhr angehalten
next-pick = nächster Pick
back-one-pick = ein Pick zurück
ruling-by = Entscheidung von { $judge }{ $title }: { $outcome }{ $rules }
called-a-judge = { $who } hat einen Judge gerufen
asked-to-drop = { $who } möchte aussteigen
withdrew-a-call = { $who } hat einen Ruf zurückgezogen
call-of-closed = Ruf von { $who } erledigt

## Strafen und Judges

a-loss = Niederlage
not-played = nicht gewertet
a-bye = Freilos
round-counts-as = { $who }: Runde { $round } zählt als { $counts }
has-a-bye-in-round = { $who } hat in Runde { $round } ein Freilos: { $note }
declared-bye-of-in-round-withdrawn = Festgelegtes Freilos von { $who } in Runde { $round } zurückgezogen
without = , ohne { $missing }
table-numbers-start-at = Tischnummern ab { $first }{ $without }
is-assigned-to-it-too-unless = . Auch { $others } hat diesen festen Tisch: Spielen sie nicht gegeneinander, bekommt ihn nur der Erste von ihnen
are-assigned-to-it-too-unless = . Auch { $others } haben diesen festen Tisch: Spielen sie nicht gegeneinander, bekommt ihn nur der Erste von ihnen
assigned-to-table = { $who } hat den festen Tisch { $table }{ $clash }
no-longer-has-an-assigned-table = { $who } hat keinen festen Tisch mehr
for-round = { $who }: { $given } für { $infraction } (Runde { $round }): { $note }
clock-started-minutes = { $clock }: Uhr gestartet, { $minutes } Minuten
named-clock-paused = { $clock }: Uhr angehalten
clock-resumed = { $clock }: Uhr fortgesetzt
clock-set-to-seconds = { $clock }: Uhr auf { $seconds } Sekunden gestellt
every-table = alle Tische
at-table = Tisch { $table }
round-seconds-of-extra-time-for = Runde { $round }: { $seconds } Sekunden Zeitverlängerung für { $whom }: { $note }
in-round = Runde { $round }
note = Notiz{ $about }: { $text }
round-tables-drawn-for-deck-checks = Runde { $round }: Tische für Deckchecks ausgelost: { $tables }
round-tables-chosen-for-deck-checks = Runde { $round }: Tische für Deckchecks gewählt: { $tables }
round-deck-of-as-registered = Runde { $round }: Deck von { $who } wie abgegeben{ $note }
round-deck-of-not-as-registered = Runde { $round }: Deck von { $who } nicht wie abgegeben{ $note }
registered-deck = { $who } hat Deck { $slot } abgegeben: { $name }
all-players = allen Spielern
deck-lists-of-locked = Decklisten von { $whose } gesperrt: { $note }
deck-lists-of-unlocked = Decklisten von { $whose } freigegeben: { $note }
deck-building = Deckbau
clock-of-round = Runde { $round }
tracking-only = nur vermerkt
warning = Verwarnung
game-loss = Spielverlust
match-loss = Matchverlust
disqualification = Disqualifikation

## Regelprofile

finish-the-current-round-of-the = Die laufende Spielrunde wird zu Ende gespielt.
then-play-one-more-full-round = Danach wird noch eine Spielrunde gespielt.
then-play-more-full-rounds = Danach werden noch { $rounds } Spielrunden gespielt.
play-the-game-to-its-end = Das Spiel wird zu Ende gespielt.
profile-match-points = Matchpunkte (allgemein)
profile-older-melee = Star Wars: Unlimited (Melee, älterer Text)
match-win-matches-won-matches-played = gewonnene ÷ gespielte Matches
match-win-match-points-matches = Matchpunkte ÷ (3 × Matches)
ranked-by-never-below = Rangfolge nach { $keys }; Match-% = { $share }, nie unter { $floor }.
tied-players-get-the-points-of = wer sich einen Platz teilt, bekommt dessen Punkte
tied-players-get-the-points-of-the = wer sich Plätze teilt, bekommt die Punkte des niedrigsten
tied-players-get-the-points-of-the-lower = bei Gleichstand gibt es die Punkte des nächstniedrigeren Platzes
and-points-for-the-places-by = { $first }, { $second }, { $third } und { $fourth } Punkte für die Plätze nach übrigen TP; { $shared }; { $bye } für ein Freilos. Rangfolge nach { $keys }.

## Neue Paarungen

bye = { $alone } (Freilos)
and-swapped-seats = { $one } und { $other } haben die Plätze getauscht
seats-drawn-pod = Plätze ausgelost: 1 Pod
seats-drawn-pods = Plätze ausgelost: { $many } Pods
now-table = {" "}(jetzt Tisch { $table })
round-and-swapped = Runde { $number }: { $first } und { $second } getauscht: { $note }
round-deleted = Runde { $number } gelöscht: { $note }
round-re-paired = Runde { $number } neu gepaart: { $note }
table-of-players = Tisch { $table } { $names }
new = . Neu: { $told }
results-removed = . Ergebnisse entfernt: { $removed }
removed-table-of-players = Tisch { $table } { $names } { $gone }
table-hp = Tisch { $number } { $names } TP { $hp }

## Gründe für Paarungen

first-round-paired-at-random = Erste Runde: ausgelost.
both-have = Beide haben { $wins }.
bye-declared-before-pairing = Freilos: vorher festgelegt.
paired-within-pod = Innerhalb von Pod { $pod } gepaart.
paired-across-pods = Über die Pods hinweg gepaart.
paired-across-pods-as-requested = Wie gewählt über die Pods hinweg gepaart.
paired-within-a-pod-every-other = Innerhalb eines Pods gepaart: Jede andere Paarung war schlechter.
opposite-seats-of-pod = Gegenüberliegende Plätze von Pod { $pod }.
round-robin-scheduled-for-this-round = Jeder gegen jeden: Diese beiden sind an der Reihe.
manual-pairing = Manuell gepaart: { $note }
in-the-group-an-odd-number = { $are } in der Gruppe, eine ungerade Zahl
all-remaining-players-of-the-group = alle übrigen Spieler der Gruppe waren schon Gegner
another-pairing-would-force-a-rematch = eine andere Paarung würde später eine Wiederholung erzwingen
this-is-the-best-pairing-for = für das ganze Feld ist das der kleinste Unterschied
is-paired-down-by = { $who } spielt gegen jemanden mit { $wins } weniger: { $why }.
is-paired-down-a-second-time = { $who } spielt zum zweiten Mal in Folge gegen jemanden mit weniger Siegen.
bye-number-assigned-manually = Freilos Nummer { $number }, manuell festgelegt.
bye-the-lowest-ranked-player-without = Freilos: der am niedrigsten platzierte Spieler, der noch keins hatte.
bye-the-lowest-ranked-player-without-a = Freilos: der am niedrigsten platzierte Spieler ohne Freilos, bei dem sich die anderen paaren lassen ({ $over } übergangen).
bye-number-every-player-has-already = Freilos Nummer { $number }: Alle hatten schon eins.
manually-paired = manuell gepaart
unavoidable = nicht zu vermeiden
rematch-already-played = Wiederholung (schon { $times } gespielt): { $why }.
chosen-so-that-the-next-need = So gewählt, dass die nächsten { $next } ohne Wiederholung auskommen.
team-plays-team = Team { $a } spielt gegen Team { $b }.
no-opponent-is-left-for-team = Für Team { $a } ist kein Gegner übrig.
seed-against-seed-chooses-who-goes = Setzplatz { $a } gegen Setzplatz { $b }; { $first } entscheidet, wer beginnt.
seed-has-no-opponent-in-the = Setzplatz { $a } hat im Turnierbaum keinen Gegner.
paired-by-the-standings-against = Nach der Tabelle gepaart: { $a } gegen { $b }.
paired-by-the-standings-has-no = Nach der Tabelle gepaart: { $a } hat keinen Gegner.

## Ergebnisse

bye-result = Freilos
no-show = nicht erschienen ({ $who })
double-loss = beide verlieren
match-loss-by-penalty = Matchverlust durch Strafe ({ $who })

## Runden und Korrekturen

is-assigned-to-table-but-sits = { $who } hat den festen Tisch { $wanted }, sitzt aber an Tisch { $table }: Auch { $other } hat einen festen Tisch, und beides zugleich geht nicht.
table-corrected-from-to-after-round = Tisch { $table }: nach der Paarung von Runde { $paired } von { $was } auf { $is } korrigiert.

## Schritte eines Events

rounds-planned = { $rounds } Runden geplant
rules-profile = Regelprofil: { $name }
round-paired = Runde { $round } gepaart
penalty-withdrawn = Strafe { $penalty } zurückgezogen: { $note }
entered = { $name } eingetragen
renamed-to = { $old } in { $fresh } umbenannt
merged-into = { $who } wurde mit { $into } zusammengeführt: { $note }
dropped = { $who } ist ausgestiegen
re-entered = { $who } ist wieder dabei
top-cut = Cut auf Top { $size }: { $names }
round-is-a-no-show = Runde { $round }: { $who } ist nicht erschienen
game-entered-separately = { $at }1 Spiel einzeln eingetragen
games-entered-separately = { $at }{ $count } Spiele einzeln eingetragen
round-table-hp-left = Runde { $round }, Tisch { $table } ({ $names }): { $verb }übrige TP { $left }
corrected-to = korrigiert auf{" "}
round-table = Runde { $round }, Tisch { $table }{ $players }: { $verb }
structure-swiss-rounds = Gespielt wird im Schweizer System
structure-round-robin = Gespielt wird jeder gegen jeden
structure-multiplayer-tables = Gespielt wird an Mehrspielertischen
best-of = , Best of { $games }
structure-top-cut = , Cut auf Top { $size }
structure-best-of = {" "}(Best of { $games })
trilogy-with-three-decks-cr = , Trilogy mit drei Decks (CR 9.3)

## Ausdrucke

games = Spiele

## Judge-Seite

no-tiebreaker-separates-their-order-is = Kein Tiebreaker trennt { $names }: Das Los entscheidet.
the-top-cut-stays-unchanged-but = Der Top Cut bleibt. Nach diesen Ergebnissen stünde darin aber { $fresh } statt { $out }.
round-table-v-would-now-be = Runde { $round }, Tisch { $table }: Gepaart wurde { $first } gegen { $second }, jetzt wäre es { $now } gegen { $other }. Die Paarung bleibt.
the-rank-of-player-changes = Der Rang von 1 Spieler ändert sich.
the-ranks-of-players-change = Die Ränge von { $many } Spielern ändern sich.

## Rundenseite

no-show-without-name = nicht erschienen
hp-lost-by-penalty = { $hp } TP, durch Strafe verloren
hp = { $hp } TP

## Statistikseite

matches-with-an-unknown-deck-not = { $unknown } Matches ohne zwei bekannte Decks: nicht in den Siegquoten.
not-counted-byes-no-shows-or = Nicht gezählt: { $unplayed } Freilose oder Matches, bei denen jemand nicht erschienen ist oder eine Strafe entschieden hat.
matches-of-bots-counted-only-on = { $of_bots } Bot-Matches: nur gezählt, wenn du sie einbeziehst.
games-at-multiplayer-tables-not-counted = { $tables } Spiele an Mehrspielertischen: nicht gezählt.

## Zahlen

match-wins = { $count ->
    [one] { $count } Matchsieg
   *[other] { $count } Matchsiege
}
players-in-group = { $count ->
    [one] { $count } Spieler ist
   *[other] { $count } Spieler sind
}
wins-apart = { $count ->
    [one] { $count } Sieg
   *[other] { $count } Siegen
}
players-skipped = { $count } Spieler
times-played = { $count } Mal
rounds-ahead = { $count ->
    [one] { $count } Runde
   *[other] { $count } Runden
}
points = { $count ->
    [one] { $count } Punkt
   *[other] { $count } Punkte
}
new-tables = { $count ->
    [one] { $count } Tisch ist neu
   *[other] { $count } Tische sind neu
}
