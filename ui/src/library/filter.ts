// Filter and sort order of the library. Pure.

import type { DeckFormat, DeckSummary } from '../lib/api';
import { FORMATS } from '../builder/content';
import { folded } from '../lib/foldText';

export const SORTS = ['changed', 'name', 'format', 'size'] as const;
export type Sort = (typeof SORTS)[number];

export type Filter = { text: string; format: DeckFormat | ''; tag: string; archived: boolean };

export const NO_FILTER: Filter = { text: '', format: '', tag: '', archived: false };

/** Returns the searchable text of a deck. */
function words(deck: DeckSummary): string {
  const faces = [...deck.leaders, ...deck.bases].flatMap((face) => [face.name, face.subtitle ?? '']);
  return folded([deck.name, deck.author, ...faces, ...deck.tags].join(' '));
}

/** Every word that was typed must be found somewhere. */
export function fits(deck: DeckSummary, filter: Filter): boolean {
  if (deck.archived && !filter.archived) return false;
  // A damaged deck has no format to be filtered by.
  if (filter.format !== '' && (deck.damaged !== null || deck.format !== filter.format)) return false;
  if (filter.tag !== '' && !deck.tags.includes(filter.tag)) return false;
  const found = words(deck);
  return folded(filter.text)
    .split(/\s+/)
    .every((word) => found.includes(word));
}

const byName = (a: DeckSummary, b: DeckSummary) => a.name.localeCompare(b.name) || a.id - b.id;
const byChange = (a: DeckSummary, b: DeckSummary) => Date.parse(b.updatedAt) - Date.parse(a.updatedAt) || b.id - a.id;

const ORDERS: Record<Sort, (a: DeckSummary, b: DeckSummary) => number> = {
  changed: byChange,
  name: byName,
  format: (a, b) => FORMATS.indexOf(a.format) - FORMATS.indexOf(b.format) || byChange(a, b),
  size: (a, b) => b.size - a.size || byName(a, b),
};

/** The decks to show, in order; archived ones come last. */
export const shown = (decks: readonly DeckSummary[], filter: Filter, sort: Sort): DeckSummary[] =>
  decks
    .filter((deck) => fits(deck, filter))
    .sort((a, b) => Number(a.archived) - Number(b.archived) || ORDERS[sort](a, b));

/** Every tag in use, once. */
export const tagsOf = (decks: readonly DeckSummary[]): string[] =>
  [...new Set(decks.flatMap((deck) => deck.tags))].sort((a, b) => a.localeCompare(b));

/** The aspects of leaders and bases, each once, in the order of the cards. */
export const aspectsOf = (deck: DeckSummary): string[] => [
  ...new Set([...deck.leaders, ...deck.bases].flatMap((face) => face.aspects)),
];
