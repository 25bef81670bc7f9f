// Words of the cut: the bracket, or one final table.

export const bracket = {
  none: 'No bracket yet',
  noTable: 'No final table yet',
  noneText:
    'After the last round the top players go into a single-elimination bracket. The higher seed chooses who goes first.',
  cutTo: 'Cut to',
  noTableText: 'After the last round the top three or four meet at one final table.',
  table: 'Final table',
  pairTable: 'Seat the final table',
  planned: 'planned',
  preview: (size: number) => `Who would make a cut to ${size} now`,
  drawn: 'A tie at the cut line: chance decides who is in.',
  make: (size: number) => `Make the bracket of ${size}`,
  makeTable: 'Make the final table',
  askTitle: (size: number) => `Cut to ${size}?`,
  askText: 'The bracket is made from the current standings. You can undo this.',
  askTable: 'The current standings decide who sits there. You can undo this.',
  pair: 'Pair the next matches',
  names: { 1: 'Final', 2: 'Semifinals', 4: 'Quarterfinals', 8: 'Round of 16' } as Record<number, string>,
  winner: 'Winner',
  seed: (seed: number) => `Seed ${seed}`,
  begins: 'The higher seed chooses who goes first.',
  places: 'Final places',
  shared: (from: number, until: number) => (from === until ? `${from}` : `${from}–${until}`),
  caption: 'The bracket',
} as const;
