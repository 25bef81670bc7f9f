// Words of the rules profiles.

import { forms } from '../lib/i18n/forms';

const { some } = forms('en');

export const en = {
  title: 'Rules profiles',
  intro: 'How an event scores, ranks, times and penalises. Events that are under way keep the profile they have.',
  shipped: 'built in',
  own: 'your own',
  copy: 'Copy and edit',
  edit: 'Edit',
  remove: 'Remove',
  removeTitle: (name: string) => `Remove ${name}?`,
  removeText: 'Events that use it keep what they have.',
  removed: 'Removed',
  saved: (name: string) => `${name} is saved`,
  save: 'Save profile',
  sound: 'No problems',
  problems: (count: number) => some(count, 'problem', 'problems'),
  copyOf: (name: string) => `${name} (our copy)`,
  add: 'Add',
  up: 'Up',
  down: 'Down',
  take: 'Remove',
  leaveTitle: 'Leave without saving?',
  leaveText: 'What you changed is lost.',
  leave: 'Leave',
  use: 'Use in this event',
} as const;
