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
  /** The summary of a practice draft. */
  own: {
    title: (place: number, of: number, record: string, final: boolean) =>
      final ? `You finished ${place} of ${of}: ${record}` : `You are ${place} of ${of}: ${record}`,
    none: 'Your draft',
    round: (round: number) => `Round ${round}`,
    against: (name: string) => `against ${name}`,
    bye: 'bye',
    outcomes: { won: 'won', lost: 'lost', drawn: 'drawn', open: 'open' },
    picks: (same: number, of: number) => `${same} of ${of} picks are those that a bot would have made.`,
    review: 'Review the draft',
    deck: 'Your deck',
  },
  teams: {
    caption: 'Teams',
    players: 'Players',
    team: 'Team',
    members: 'Members',
    rounds: 'Rounds',
    opponents: 'Opp. %',
    opponentsTitle: 'Average share of rounds won by the opponents',
    matches: 'Matches',
    games: 'GW %',
  },
} as const;
