// Words of the log.

import { forms } from '../../lib/i18n/forms';

const { some } = forms('en');

export const log = {
  caption: 'All entries, newest first',
  number: 'No.',
  numberText: 'Number of the entry; one step can have several',
  at: 'Time',
  by: 'By',
  what: 'Entry',
  copy: 'Copy this line',
  copied: 'Line copied',
  undone: 'undone',
  filter: 'Filter the log',
  more: (lines: number) => `Show older entries (${lines})`,
  count: (lines: number) => some(lines, 'entry', 'entries'),
} as const;
