// Words of the log in German.

import { forms } from '../../lib/i18n/forms';
import type { Words } from '../../lib/i18n/language.svelte';
import type * as en from './en';

const { some } = forms('de');

export const log: Words<typeof en.log> = {
  caption: 'Alles, was geschehen ist, das Neueste zuerst',
  number: 'Nr.',
  at: 'Um',
  by: 'Von',
  what: 'Was',
  copy: 'Diese Zeile kopieren',
  copied: 'Die Zeile ist kopiert.',
  undone: 'zurückgenommen',
  filter: 'Log filtern',
  more: (lines) => `Ältere Einträge zeigen (${lines})`,
  count: (lines) => some(lines, 'Eintrag', 'Einträge'),
};
