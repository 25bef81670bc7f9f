### Texts of an event's structure, for a new event and for one in progress.

section = Structure
kind = Format

kindTexts-draft = Players draft in pods at the event.
kindTexts-sealed = Players open boosters and build from them.
kindTexts-constructed = Players bring their own decks.

rounds = Pairing

roundTexts-swiss = Players with similar records play each other.
roundTexts-roundRobin = Everyone plays everyone once. For small events.
roundTexts-tables = Multiplayer tables for 3 or 4 players, ranked by HP left.

bestOf = Best of
cut = { -top-cut }
noCut = No top cut
cutTo = { $size } players
cutBestOf = Top cut best of
same = { $games } (default)
sameInCut = { $games }, as in the Swiss rounds
trilogy = Trilogy: three decks each (CR 9.3)
open = Rules…
title = Event rules
key = Change the structure or the rules profile
structure = Structure
profile = Rules profile
edition = Matches on this computer use edition { $number } of the Comprehensive Rules, which was in force when the event was created.
lockedRounds = You cannot switch between matches and multiplayer tables after the first pairing.
lockedTables = You cannot switch from multiplayer tables to matches after the first pairing.
lockedCut = The top { $size } bracket already exists. To change the top cut, undo the bracket first.
fromNow = “Best of” applies from the next pairing. Rounds that are already paired do not change.
lockedTrilogy = You cannot change Trilogy after the first pairing, because game results depend on it.
profileNow = A new rules profile recalculates the standings immediately, including rounds already played. The log shows the change.
keep = Save
kept = Changes saved
nothing = No changes yet.
undo = You can undo these changes.
