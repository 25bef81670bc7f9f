### Texts of an event's structure, for a new event and for one in progress.

section = Aufbau
kind = Format

kindTexts-draft = Beim Event wird in Pods gedraftet.
kindTexts-sealed = Jeder öffnet Booster und baut daraus ein Deck.
kindTexts-constructed = Jeder bringt sein eigenes Deck mit.

rounds = Paarung

roundTexts-swiss = Spieler mit ähnlicher Bilanz treffen aufeinander.
roundTexts-roundRobin = Jeder spielt gegen jeden. Für kleine Events.
roundTexts-tables = Mehrspielertische zu dritt oder viert, gewertet nach übrigen TP.

bestOf = Best of
cut = { -top-cut }
noCut = Kein Top Cut
cutTo = { $size } Spieler
cutBestOf = Best of im Top Cut
same = { $games } (Vorgabe)
sameInCut = { $games }, wie in den Schweizer Runden
trilogy = Trilogy: drei Decks pro Spieler (CR 9.3)
open = Regeln …
title = Regeln des Events
key = Aufbau oder Regelprofil ändern
structure = Aufbau
profile = Regelprofil
edition = Für Matches an diesem Computer gilt Ausgabe { $number } der Comprehensive Rules, die beim Anlegen des Events in Kraft war.
lockedRounds = Nach der ersten Paarung ist kein Wechsel zwischen Matches und Mehrspielertischen mehr möglich.
lockedTables = Nach der ersten Paarung ist kein Wechsel von Mehrspielertischen zu Matches mehr möglich.
lockedCut = Der Turnierbaum der Top { $size } steht schon. Mach ihn rückgängig, um den Top Cut zu ändern.
fromNow = „Best of“ gilt ab der nächsten Paarung. Bereits gepaarte Runden ändern sich nicht.
lockedTrilogy = Trilogy lässt sich nach der ersten Paarung nicht mehr ändern, weil die Ergebnisse der Spiele davon abhängen.
profileNow = Ein anderes Regelprofil berechnet die Tabelle sofort neu, auch für gespielte Runden. Das Log zeigt die Änderung.
keep = Speichern
kept = Änderungen gespeichert
nothing = Noch keine Änderungen.
undo = Du kannst die Änderungen rückgängig machen.
