// Words of copies, the second folder and going back to a copy.

import { forms } from '../lib/i18n/forms';

const { some } = forms('en');

export const en = {
  title: 'Safety',
  safe: 'Every entry is saved to disk before you see it.',
  last: 'Last copy',
  never: 'none yet',
  ago: (text: string) => `${text} ago`,
  now: 'Copy now',
  folder: 'Beside the data',
  second: 'Second folder or USB stick',
  secondNone: 'Not chosen. A stick survives a lost laptop.',
  choose: 'Choose folder…',
  other: 'Another folder…',
  forget: 'No second folder',
  copies: 'Copies',
  when: 'Created',
  what: 'Taken at',
  size: 'Size',
  restore: 'Restore',
  restoreTitle: 'Restore this copy?',
  restoreText: (label: string) =>
    `All events go back to how they were: ${label}. The current data is saved in a file beside it.`,
  content: {
    written: (at: string) => `Written on ${at}.`,
    round: (round: number, planned: number) => `Round ${round} of ${planned}`,
    players: (count: number) => some(count, 'player', 'players'),
    noEvents: 'No events',
    counts: (decks: number, games: number) => `${some(decks, 'deck', 'decks')}, ${some(games, 'game', 'games')}`,
  },
  restored: (path: string) => `Restored. Your earlier data is in ${path}`,
  none: 'No copies yet: one is made at the start and at the end of every round.',
  check: 'Check everything',
  sound: 'Every event, game, league and deck is intact.',
  damaged: (message: string) => `${message} Restore a copy.`,
  seen: 'Dismiss',
  chip: (text: string) => `Safe: copied ${text} ago`,
  chipNone: 'Safe on disk; no copy yet',
  chipBad: 'Check the copies',
  labels: { begin: 'start', end: 'end', hand: 'made by hand' },
  label: (event: number, round: number, part: string) => `Event ${event}, round ${round}, ${part}`,
  secondAt: 'copied there',
  kb: (size: number) => (size >= 1024 ? `${Math.round(size / 102.4) / 10} MB` : `${size} KB`),
} as const;
