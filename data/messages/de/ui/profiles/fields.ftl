### Names of the fields of a rules profile and of their choices.

labels-name = Name des Profils
labels-ranking = Rangfolge
labels-playing = Runden und Zeit
labels-tables = { -twin-suns-tables }
labels-rank_by = Kriterien der Rangfolge, der Reihe nach
labels-match_win_share = Matchsiege in % berechnet aus
labels-floor = Mindestwert für Prozente
labels-floorHint = Gib einen Bruch wie 1/3 oder eine Zahl wie 0.33 ein.
labels-match_points = { -match-points }
labels-game_points = Spielpunkte
labels-win = Sieg
labels-draw = Unentschieden
labels-loss = Niederlage
labels-unfinished_lead = Wenn die Zeit ein Match bei 1–0 beendet
labels-no_winner = Ein Match ohne Sieger zählt als
labels-bye_games_won = Gewonnene Spiele bei einem Freilos
labels-no_show_games_won = Gewonnene Spiele, wenn der Gegner nicht erscheint
labels-missed_round = Eine nach dem Aussteigen verpasste Runde zählt als
labels-late_entry = Eine vor dem Einstieg als Nachzügler verpasste Runde zählt als
labels-games_lost = verlorene Spiele
labels-games_to_win = Nötige Spielsiege für einen Matchsieg
labels-round_minutes = Minuten pro Runde
labels-single_game_minutes = Minuten pro Runde (Best of 1)
labels-sealed_packs = Booster pro Sealed-Pool
labels-cut_minutes = Minuten pro Runde im Top Cut (0: unbegrenzt)
labels-end_of_match = Nach Ablauf der Zeit, in dieser Reihenfolge
labels-extraRounds = Anzahl der Zusatzrunden
labels-rounds = Empfohlene Runden
labels-upTo = Bis zu so vielen Spielern
labels-roundsOf = Runden
labels-cut_places = Wer in derselben Runde des Top Cuts ausscheidet
labels-deck_lists = Decklisten
labels-tablePoints = Punkte nach Platz
labels-shared = Spieler auf einem geteilten Platz bekommen
labels-tableBye = Punkte für ein Freilos
labels-infractions = Verstöße und ihre Strafstufen
labels-code = Kürzel
labels-infraction = Verstoß
labels-group = Zählt zusammen mit
labels-path = Strafstufen
labels-step = Stufe

choices-match_win_share-WinsOfMatches = Matchsiege ÷ gespielte Matches
choices-match_win_share-PointsOfPossible = Punkte ÷ mögliche Punkte

choices-unfinished_lead-Wins = Der führende Spieler gewinnt
choices-unfinished_lead-NoWinner = Kein Spieler gewinnt

choices-no_winner-Draw = Unentschieden für beide
choices-no_winner-DoubleLoss = Niederlage für beide

choices-missed-Loss = Niederlage
choices-missed-NotCounted = Nicht gewertet
choices-missed-Bye = { -bye }

choices-end_of_match-FinishRound = Aktuelle Spielrunde beenden
choices-end_of_match-ExtraRounds = Zusatzrunden spielen
choices-end_of_match-PlayOn = Zu Ende spielen

choices-cut_places-Shared = Teilt sich den Platz
choices-cut_places-BySeed = Rangfolge nach Setzplatz

choices-shared-Highest = Punkte des höchsten Platzes
choices-shared-Lowest = Punkte des niedrigsten Platzes
choices-shared-NextLower = Punkte des nächstniedrigeren Platzes

choices-deck_lists-Closed = Nur für Judges sichtbar
choices-deck_lists-Open = Nach dem Sperren für alle sichtbar
