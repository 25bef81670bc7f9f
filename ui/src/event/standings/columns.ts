// Columns of standings: the keys that rules profiles rank by, with texts that the program generates.

import { everyColumn, type Percent, type StandingValue } from '../../lib/api';
import { here } from '../../lib/i18n/here';
import { inLanguages } from '../../lib/i18n/language.svelte';
import { percentText } from './percent';

type ColumnWords = { readonly caption: string; readonly name: string };

/** The texts of every key in the current language. */
export const columnWords: Readonly<Record<string, ColumnWords>> = inLanguages(everyColumn.words);

/** The names of keys that a profile can rank by. */
export const namesOf = (keys: readonly string[]): Record<string, string> =>
  Object.fromEntries(keys.map((key) => [key, columnWords[key]?.name ?? key]));

export const isShare = (value: StandingValue): value is Percent => typeof value === 'object' && 'exact' in value;

/** A value as standings show it: "3", "41.67". */
export function valueText(value: StandingValue): string {
  if (typeof value === 'number') return String(value);
  return isShare(value) ? percentText(value) : here().decimal(value.average ?? 0, 2);
}
