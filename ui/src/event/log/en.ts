// Words of the log.

import { forms } from '../../lib/i18n/forms';

const { some } = forms('en');

export const log = {
  caption: 'Everything that happened, newest first',
  number: 'No.',
  at: 'At',
  by: 'By',
  what: 'What',
  copy: 'Copy this line',
  copied: 'The line is copied.',
  undone: 'undone',
  filter: 'Filter the log',
  more: (lines: number) => `Show older entries (${lines})`,
  count: (lines: number) => some(lines, 'entry', 'entries'),
} as const;
