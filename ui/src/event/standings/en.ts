// Words of the standings.

import { forms } from '../../lib/i18n/forms';

const { some } = forms('en');

export const standings = {
  caption: 'Standings',
  rank: 'Rank',
  player: 'Player',
  wins: 'Wins',
  record: 'Record',
  games: 'Games',
  byes: 'Byes',
  omw: 'OMW %',
  gw: 'GW %',
  ogw: 'OGW %',
  omwTitle: "Opponents' match-win percentage",
  gwTitle: 'Game-win percentage',
  ogwTitle: "Opponents' game-win percentage",
  exact: 'Exact fractions',
  final: 'Final',
  after: (round: number) => `After round ${round}`,
  running: (open: number) => some(open, 'table is open', 'tables are open'),
  none: 'No standings yet',
  noneText: 'They appear with the first results.',
  print: 'Print standings',
  look: 'Standings after',
  now: (round: number) => `After round ${round} (current)`,
  during: (round: number) => `Round ${round} in progress`,
  finalStandings: 'Final standings',
  earlier: 'Standings one round earlier',
  later: 'Standings one round later',
  filter: 'Filter by name',
} as const;
