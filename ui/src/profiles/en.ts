// English texts of the rules profiles.

import { forms } from '../lib/i18n/forms';

const { some } = forms('en');

export const en = {
  title: 'Rules profiles',
  intro:
    'A rules profile sets scoring, ranking, round times and penalties. Open one to see all of it. Changes to a built-in profile are saved as a copy. Events in progress keep their profile.',
  shipped: 'built in',
  own: 'custom',
  used: 'for new events',
  facts: {
    matches: 'Matches',
    bestOf: (games: number) => `Best of ${games}`,
    rounds: 'Rounds',
    minutes: (minutes: number) => some(minutes, 'minute', 'minutes'),
    cut: 'Top cut',
    noLimit: 'No time limit',
    sealed: 'Sealed',
    boosters: (packs: number) => some(packs, 'booster', 'boosters'),
    ranking: 'Ranked by',
  },
  copy: 'View or copy',
  edit: 'Edit',
  useForNew: 'Use for new events',
  remove: 'Delete',
  removeTitle: (name: string) => `Delete ${name}?`,
  removeText: 'Events that use this profile keep it.',
  removed: 'Profile deleted',
  saved: (name: string) => `${name} saved`,
  save: 'Save profile',
  noProblems: 'No problems',
  problems: (count: number) => some(count, 'problem', 'problems'),
  copyOf: (name: string) => `${name} (copy)`,
  add: 'Add',
  up: 'Move up',
  down: 'Move down',
  take: 'Remove',
  leaveTitle: 'Discard your changes?',
  leaveText: 'Your changes to this profile have not been saved.',
  leave: 'Discard',
  use: 'Use in this event',
} as const;
