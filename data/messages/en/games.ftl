### Games: saved games of other versions, and results for an event.

other-result = With the rules in this version of Cantina, this game ends with another result.
rules-differ = This game was played with other rules than those in this version of Cantina. { $followed } of its { $steps } steps could be replayed.
cards-changed = The texts of these cards have changed since this game began: { $names }. { $followed } of its { $steps } steps could be replayed.
hp-left = { $hp } HP
result-entered = Result { $result } entered for table { $table } of round { $round }.
result-not-entered = The result was not entered: { $why }
numbered-player = { -player } { $number }
