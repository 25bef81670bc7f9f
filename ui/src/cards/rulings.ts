// The official rulings on a card, in one line. Pure.

import type { RulingNumber } from '../lib/api';
import { words } from './i18n';

/** Numbers in a row: 1, 2, 3, 5 is "1–3, 5". */
export function inRows(numbers: readonly number[]): string {
  const rows: [number, number][] = [];
  for (const number of numbers) {
    const last = rows.at(-1);
    if (last && last[1] === number - 1) last[1] = number;
    else rows.push([number, number]);
  }
  return rows.map(([from, to]) => (from === to ? `${from}` : `${from}${to === from + 1 ? ', ' : '–'}${to}`)).join(', ');
}

/** "No. 1–3, 3 an erratum; listed 2026-08-06", a text for each list that had them. */
export function rulingWords(rulings: readonly RulingNumber[]): string {
  const lists = [...new Set(rulings.map((ruling) => ruling.listed))];
  return lists
    .map((listed) => {
      const there = rulings.filter((ruling) => ruling.listed === listed);
      const errata = there.filter((ruling) => ruling.erratum).map((ruling) => ruling.number);
      const numbers = words.rulings.numbers(inRows(there.map((ruling) => ruling.number)));
      return [
        numbers,
        errata.length > 0 ? words.rulings.errata(inRows(errata), errata.length) : null,
        words.rulings.listed(listed),
      ]
        .filter((part) => part !== null)
        .join(', ');
    })
    .join('; ');
}
