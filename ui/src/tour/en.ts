// Words of the tour that goes with the sample event.

export const en = {
  label: 'Tour',
  of: (step: number, steps: number) => `${step} of ${steps}`,
  back: 'Back',
  next: 'Next',
  done: 'Done',
  skip: 'Leave the tour',
  steps: {
    next: 'The next step of an event is always this one button: seats, draft, decks, rounds, standings.',
    entry: 'Results go in as slips come. Type the table’s number, then 21: the first player won two games to one.',
    open: 'Tables that are still playing. When none is left, the next round can be paired.',
    clock: 'The clock of the round, with extra time for one table or for all.',
    phones: 'Players can follow on their own phones, report results, draft and play. It needs no internet.',
    print: 'Pairings for the wall, slips, standings and more, as PDF.',
    undo: 'Takes back the last step, and says first which one it is. Picks, built decks and rulings stay; the log keeps it all.',
    rail: 'Decks, games against bots, your collection, every card, and the judge’s table are here.',
    guide: 'One page for each task. F1 opens it anywhere.',
  },
} as const;
