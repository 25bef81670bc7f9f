// Words of the round clock and of the clock of deck building.

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
  lessLabel: 'Take off one minute',
  extend: 'Extend time…',
  extendTitle: 'Time extension',
  minutes: 'Minutes',
  allTables: 'Every table',
  give: 'Extend time',
  given: (table: number | null, minutes: number) =>
    table === null ? `Every table gets ${minutes} more min` : `Table ${table} gets ${minutes} more min`,
  big: 'Big clock',
  window: 'Open in a new window',
  over: 'Time',
  overText: 'Time is up',
  paused: 'paused',
  extensions: 'Extensions',
  plus: (seconds: number) => `+${Math.round(seconds / 6) / 10} min`,
  open: (count: number) =>
    count === 0 ? 'All results are in' : some(count, 'table still playing', 'tables still playing'),
  end: 'After time is called',
  key: 'Start, pause or resume the round clock',
  extendKey: 'Give a table more time',
  bigKey: 'Big round clock',
  back: 'Back to the event',
  hint: 'Space starts and pauses. Esc goes back.',
  noRound: 'No round is paired yet.',
} as const;

export const deckClock = {
  label: 'Deck building',
} as const;
