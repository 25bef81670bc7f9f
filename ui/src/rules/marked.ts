// Search terms marked in a text. Pure.

import { escaped } from '../lib/escaped';

/** A part of a text: a search term, or the text between two terms. */
export type MarkedPart = { text: string; hit: boolean };

/** Splits a text at the words that matched a search, in any case. */
export function markedParts(text: string, sought: readonly string[]): MarkedPart[] {
  if (sought.length === 0) return [{ text, hit: false }];
  const either = sought.map(escaped).join('|');
  // Splitting at a group keeps what the group matched, as every second part.
  return text
    .split(new RegExp(`(?<![\\p{L}\\p{N}])(${either})(?![\\p{L}\\p{N}])`, 'giu'))
    .map((part, at) => ({ text: part, hit: at % 2 === 1 }))
    .filter((part) => part.text !== '');
}
