// English texts of the standings.

import { forms } from '../../lib/i18n/forms';

const { some } = forms('en');

export const standings = {
  caption: 'Standings',
  rank: 'Rank',
  player: 'Player',
  record: 'Record',
  games: 'Games',
  byes: 'Byes',
  exact: 'Show exact fractions',
  final: 'Final',
  after: (round: number) => `After round ${round}`,
  running: (open: number) => some(open, 'open table', 'open tables'),
  none: 'No standings yet',
  noneText: 'Standings appear after the first pairing.',
  print: 'Print standings',
  look: 'Round',
  now: (round: number) => `After round ${round} (current)`,
  during: (round: number) => `Round ${round} in progress`,
  finalStandings: 'Final standings',
  earlier: 'Previous round',
  later: 'Next round',
  filter: 'Filter by name',
} as const;
