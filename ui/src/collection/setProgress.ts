// The catalogue by set, with the owned copies. Pure.

import type { CardFace, MissingCard, OwnedCard, SetView } from '../lib/api';
import { englishName, printedNumber } from '../cards/facts';

export type Owned = ReadonlyMap<string, OwnedCard>;

/** The filter of the shown cards. */
export const SHOWS = ['all', 'owned', 'missing'] as const;
export type Show = (typeof SHOWS)[number];

export type ShelfSet = {
  code: string;
  name: string;
  faces: CardFace[];
};

/** The progress of a set. */
export type Completion = { owned: number; playsets: number; all: number; copies: number };

export type Entry = { kind: 'set'; set: ShelfSet } | { kind: 'card'; face: CardFace };

/** The collectible cards: no tokens. */
export const collectable = (face: CardFace): boolean => !face.kind.includes('token');

/** Returns the size of a playset: three, or one of leaders and bases (CR 8.0). */
export const playset = (face: CardFace): number => (face.kind === 'leader' || face.kind === 'base' ? 1 : 3);

/** The sets in the order of the program, each with its cards by number; sets that it does not name come last. */
export function shelf(faces: readonly CardFace[], sets: readonly SetView[]): ShelfSet[] {
  const found = new Map<string, CardFace[]>();
  for (const face of faces) {
    if (!collectable(face)) continue;
    const code = printedNumber(face.id).set;
    const of = found.get(code);
    if (of) of.push(face);
    else found.set(code, [face]);
  }
  const known = sets.map((set) => set.code);
  const place = (code: string) => (known.includes(code) ? known.indexOf(code) : known.length);
  return [...found]
    .map(([code, cards]) => ({
      code,
      name: sets.find((set) => set.code === code)?.name ?? code,
      faces: cards.sort((a, b) => a.id.localeCompare(b.id, 'en', { numeric: true })),
    }))
    .sort((a, b) => place(a.code) - place(b.code) || a.code.localeCompare(b.code));
}

export const copiesOf = (owned: Owned, id: string): number => {
  const row = owned.get(id);
  return row ? row.count + row.foil : 0;
};

export const asOwned = (cards: readonly OwnedCard[]): Owned => new Map(cards.map((card) => [card.id, card]));

/** With these rows in the place of what was there; a card without a copy is not owned. */
export function withOwned(owned: Owned, cards: Iterable<OwnedCard>): Owned {
  const next = new Map(owned);
  for (const card of cards) {
    if (card.count + card.foil === 0) next.delete(card.id);
    else next.set(card.id, card);
  }
  return next;
}

/** Copies by identity: reprints are the same card. */
export function byIdentity(owned: Owned, face: (id: string) => CardFace | undefined): Map<string, number> {
  const sums = new Map<string, number>();
  for (const row of owned.values()) {
    const identity = face(row.id)?.identity ?? row.id;
    sums.set(identity, (sums.get(identity) ?? 0) + row.count + row.foil);
  }
  return sums;
}

export function completion(set: ShelfSet, owned: Owned, identities: ReadonlyMap<string, number>): Completion {
  let have = 0;
  let playsets = 0;
  let copies = 0;
  for (const face of set.faces) {
    const own = copiesOf(owned, face.id);
    copies += own;
    if (own > 0) have++;
    if ((identities.get(face.identity) ?? 0) >= playset(face)) playsets++;
  }
  return { owned: have, playsets, all: set.faces.length, copies };
}

export type Choice = {
  /** A set's code; empty: all of them. */
  set: string;
  show: Show;
  /** The numbers that a search found; null without one. */
  found: ReadonlySet<string> | null;
};

/** Returns the entries of the list: each set with a heading, then its cards. Empty sets are left out. */
export function entries(
  sets: readonly ShelfSet[],
  choice: Choice,
  owned: Owned,
  identities: ReadonlyMap<string, number>,
): Entry[] {
  const wanted = (face: CardFace) => {
    if (choice.found !== null && !choice.found.has(face.id)) return false;
    switch (choice.show) {
      case 'all':
        return true;
      case 'owned':
        return copiesOf(owned, face.id) > 0;
      case 'missing':
        return (identities.get(face.identity) ?? 0) < playset(face);
    }
  };
  return sets.flatMap((set): Entry[] => {
    if (choice.set !== '' && set.code !== choice.set) return [];
    const cards = set.faces.filter(wanted);
    return cards.length === 0 ? [] : [{ kind: 'set', set }, ...cards.map((face): Entry => ({ kind: 'card', face }))];
  });
}

export const MOST_COPIES = 9999;

/** Reads a typed number of copies. Returns `null` for an invalid number. */
export function copiesTyped(text: string): number | null {
  const typed = text.trim();
  if (typed === '') return 0;
  return /^\d{1,6}$/.test(typed) ? Math.min(MOST_COPIES, Number(typed)) : null;
}

/** "2 Death Trooper" a line: what a shop or a friend can read. */
export const missingText = (rows: readonly MissingCard[]): string =>
  rows.map(({ face, need, have }) => `${need - have} ${englishName(face)} (${face.id.replace('_', ' ')})`).join('\n');
