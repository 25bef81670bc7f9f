// Numbers, plurals and lists as a language writes them: the platform's own Intl.

import type { LanguageCode } from './languages';

/** Returns the number, plural and list formats of a language. */
export function forms(code: LanguageCode) {
  const grouped = { useGrouping: 'always' } as const;
  const plain = new Intl.NumberFormat(code, grouped);
  const plurals = new Intl.PluralRules(code);
  const lists = new Intl.ListFormat(code, { type: 'conjunction' });
  const choices = new Intl.ListFormat(code, { type: 'disjunction' });
  const is = (count: number) => plurals.select(count) === 'one';
  return {
    /** "3", "1,200". */
    number: (value: number) => plain.format(value),
    /** With a fixed number of decimal digits: "2.50". */
    decimal: (value: number, digits: number) =>
      new Intl.NumberFormat(code, { ...grouped, minimumFractionDigits: digits, maximumFractionDigits: digits }).format(
        value,
      ),
    /** A share from 0 to 1, in whole percent or with decimal digits: "62%". */
    percent: (share: number, digits = 0) =>
      new Intl.NumberFormat(code, {
        style: 'percent',
        minimumFractionDigits: digits,
        maximumFractionDigits: digits,
      }).format(share),
    /** The singular or plural for a number. */
    which: (count: number, one: string, more: string) => (is(count) ? one : more),
    /** The plural category of a number, for a language with more than two. */
    plural: (count: number) => plurals.select(count),
    /** The category of a place in an order: "one" for 1st, 21st. */
    ordinal: (place: number) => new Intl.PluralRules(code, { type: 'ordinal' }).select(place),
    /** The number with its singular or plural: "1 card", "3 cards". */
    some: (count: number, one: string, more: string) => `${plain.format(count)} ${is(count) ? one : more}`,
    /** "Ann, Ben and Cy". */
    all: (items: readonly string[]) => lists.format(items),
    /** "Ann, Ben or Cy". */
    either: (items: readonly string[]) => choices.format(items),
  };
}
