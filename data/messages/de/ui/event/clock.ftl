### Texts of the round clock and the deck-building clock.

clock-label = Rundenuhr
clock-none = Nicht gestartet
clock-start = Uhr starten
clock-pause = Anhalten
clock-resume = Fortsetzen
clock-more = +1 Min.
clock-less = −1 Min.
clock-moreLabel = Eine Minute hinzufügen
clock-lessLabel = Eine Minute abziehen
clock-extend = Zeit verlängern …
clock-extendTitle = Zeit verlängern
clock-minutes = Minuten
clock-allTables = Alle Tische
clock-give = Zeit verlängern
clock-given = { $table ->
    [none] Alle Tische: +{ $minutes } Min.
   *[other] Tisch { $table }: +{ $minutes } Min.
 }
clock-big = Große Uhr
clock-window = In neuem Fenster öffnen
clock-over = Zeit
clock-overText = { -time-is-up }
clock-paused = angehalten
clock-extensions = Verlängerungen
clock-plus = +{ $minutes } Min.
clock-open = { $count ->
    [0] Alle Ergebnisse sind da
    [one] { NUMBER($count) } Tisch spielt noch
   *[other] { NUMBER($count) } Tische spielen noch
 }
clock-waiting = { $count ->
    [0] Alle Ergebnisse sind da
    [one] { NUMBER($count) } offener Tisch
   *[other] { NUMBER($count) } offene Tische
 }
clock-end = Nach Ablauf der Zeit
clock-key = Rundenuhr starten, anhalten oder fortsetzen
clock-extendKey = Zeit für einen Tisch verlängern
clock-bigKey = Große Uhr öffnen
clock-back = Zurück zum Event
clock-hint = Leertaste startet und hält an, Esc geht zurück.
clock-noRound = Noch keine Runden

deckClock-label = { -deck-building }
