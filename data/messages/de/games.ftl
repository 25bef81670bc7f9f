### Spiele: gespeicherte Spiele anderer Versionen und Ergebnisse für ein Event.

other-result = Mit den Regeln dieser Version von Cantina endet dieses Spiel anders als damals.
rules-differ = Dieses Spiel wurde mit den Regeln einer anderen Version von Cantina gespielt. Von seinen { $steps } Schritten ließen sich { $followed } nachspielen.
cards-changed = Die Texte dieser Karten haben sich seit dem Beginn des Spiels geändert: { $names }. Von seinen { $steps } Schritten ließen sich { $followed } nachspielen.
hp-left = { $hp } TP
result-entered = { $result } ist an Tisch { $table } der Runde { $round } eingetragen.
result-not-entered = Das Ergebnis konnte nicht in der Runde eingetragen werden: { $why }
numbered-player = { -player } { $number }
