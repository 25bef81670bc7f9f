// Words of the log in German.

import { forms } from '../../lib/i18n/forms';
import type { Words } from '../../lib/i18n/language.svelte';
import type * as en from './en';

const { some } = forms('de');

export const log: Words<typeof en.log> = {
  caption: 'Alle Einträge, die neuesten zuerst',
  number: 'Nr.',
  numberText: 'Nummer des Eintrags; ein Schritt kann mehrere haben',
  at: 'Zeit',
  by: 'Von',
  what: 'Eintrag',
  copy: 'Diese Zeile kopieren',
  copied: 'Zeile kopiert',
  undone: 'rückgängig gemacht',
  filter: 'Log filtern',
  more: (lines) => `Ältere Einträge anzeigen (${lines})`,
  count: (lines) => some(lines, 'Eintrag', 'Einträge'),
};
