// English texts of the round clock and the deck-building clock.

import { forms } from '../../lib/i18n/forms';

const { some } = forms('en');

export const clock = {
  label: 'Round clock',
  none: 'Not started',
  start: 'Start clock',
  pause: 'Pause',
  resume: 'Resume',
  more: '+1 min',
  less: '−1 min',
  moreLabel: 'Add one minute',
  lessLabel: 'Remove one minute',
  extend: 'Extend time…',
  extendTitle: 'Extend time',
  minutes: 'Minutes',
  allTables: 'All tables',
  give: 'Extend time',
  given: (table: number | null, minutes: number) =>
    table === null ? `All tables: +${minutes} min` : `Table ${table}: +${minutes} min`,
  big: 'Big clock',
  window: 'Open in new window',
  over: 'Time',
  overText: 'Time is up',
  paused: 'paused',
  extensions: 'Extensions',
  plus: (seconds: number) => `+${Math.round(seconds / 6) / 10} min`,
  open: (count: number) =>
    count === 0 ? 'All results are in' : some(count, 'table still playing', 'tables still playing'),
  waiting: (count: number) => (count === 0 ? 'All results are in' : some(count, 'open table', 'open tables')),
  end: 'After time is called',
  key: 'Start, pause or resume the round clock',
  extendKey: 'Extend time for a table',
  bigKey: 'Open the big clock',
  back: 'Back to event',
  hint: 'Press Space to start or pause, Esc to go back.',
  noRound: 'No rounds yet',
} as const;

export const deckClock = {
  label: 'Deck building',
} as const;
