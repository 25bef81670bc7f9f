// English texts of automatic backups, the mirror folder and restoring.

import { forms } from '../lib/i18n/forms';

const { some } = forms('en');

export const en = {
  title: 'Backups',
  safe: 'Cantina saves every entry to disk before it is shown.',
  last: 'Last backup',
  never: 'no backup yet',
  ago: (text: string) => `${text} ago`,
  now: 'Back up now',
  folder: 'Backup folder',
  second: 'Mirror folder or USB stick',
  secondNone: 'No mirror folder yet. With a USB stick, your data survives the loss of the laptop.',
  choose: 'Choose folder…',
  other: 'Change folder…',
  forget: 'Remove mirror folder',
  copies: 'Automatic backups',
  when: 'Created',
  what: 'State',
  size: 'Size',
  restore: 'Restore',
  restoreTitle: 'Restore this backup?',
  restoreText: (label: string) =>
    `All events, decks and games return to their state at: ${label}. Your current data is saved to a separate file first.`,
  content: {
    written: (at: string) => `Created on ${at}.`,
    round: (round: number, planned: number) => `Round ${round} of ${planned}`,
    players: (count: number) => some(count, 'player', 'players'),
    noEvents: 'No events',
    counts: (decks: number, games: number) => `${some(decks, 'deck', 'decks')}, ${some(games, 'game', 'games')}`,
  },
  restored: (path: string) => `Restored. Your earlier data is in ${path}`,
  none: 'No backups yet. Cantina makes one at the start and at the end of every round.',
  check: 'Check all data',
  intact: 'All events, games, leagues and decks are intact.',
  damaged: (message: string) => `${message} Restore a backup.`,
  seen: 'Dismiss',
  chip: (text: string) => `Backed up ${text} ago`,
  chipNone: 'Saved, no backup yet',
  chipBad: 'Backup problem',
  labels: { begin: 'start', end: 'end', hand: 'Made manually' },
  event: (number: number) => `Event ${number}`,
  label: (event: string, round: number, part: string) => `${event}, round ${round}, ${part}`,
  secondAt: 'Last backup there:',
  kb: (size: number) => (size >= 1024 ? `${Math.round(size / 102.4) / 10} MB` : `${size} KB`),
} as const;
