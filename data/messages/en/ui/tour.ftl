### Texts of the tour that goes with the sample event.

label = Tour
of = { $step } of { $steps }
back = Back
next = Next
done = Done
skip = End tour

steps-next = This button always shows the next step of the event: seats, draft, decks, rounds, standings.
steps-entry = Enter results as match slips come in. Type the table number, then 21 if the first player won two games to one.
steps-open = Tables that are still playing. When none is left, you can pair the next round.
steps-clock = The round clock, with time extensions for one table or for all.
steps-phones = Players can follow the event on their phones, report results, draft and play. No internet is needed.
steps-print = Pairings for the wall, match slips, standings and more, as PDF.
steps-undo = Undoes the last step, after showing you which one it is. Picks, built decks and rulings are kept, and the log records everything.
steps-sidebar = Decks, games against bots, your collection, all cards and the judge’s table are here.
steps-guide = One page for each task. Press F1 to open the guide anywhere.
