// A deck list and what can be done to it. Every change makes a new list; the order of its cards is by number.

import type { CardFace, DeckEntry, PoolCard } from '../lib/api';
import { traitWords } from '../cards/facts';
import { isMain } from '../cards/group';

export const EMPTY: DeckEntry = { leader: null, base: null, cards: [] };

export const copiesOf = (list: DeckEntry, id: string): number => list.cards.find((card) => card.id === id)?.count ?? 0;

export const sizeOf = (list: DeckEntry): number => list.cards.reduce((sum, card) => sum + card.count, 0);

/** Puts copies in (or out, when `by` is negative): never more than the pool holds, never fewer than none. */
export function moved(list: DeckEntry, id: string, by: number, held: number): DeckEntry {
  const before = copiesOf(list, id);
  const count = Math.min(held, Math.max(0, before + by));
  if (count === before) return list;
  const others = list.cards.filter((card) => card.id !== id);
  const cards = count === 0 ? others : [...others, { id, count }].sort((a, b) => (a.id < b.id ? -1 : 1));
  return { ...list, cards };
}

/** Choosing the leader that is chosen already lets it go; so with bases. */
export const withLeader = (list: DeckEntry, id: string): DeckEntry => ({
  ...list,
  leader: list.leader === id ? null : id,
});

export const withBase = (list: DeckEntry, id: string): DeckEntry => ({ ...list, base: list.base === id ? null : id });

export function same(a: DeckEntry, b: DeckEntry): boolean {
  if (a.leader !== b.leader || a.base !== b.base || a.cards.length !== b.cards.length) return false;
  return a.cards.every((card) => copiesOf(b, card.id) === card.count);
}

/** The cards of the pool that are not in the deck, and those that are. Leaders and bases are in neither. */
export function split(pool: readonly PoolCard[], list: DeckEntry): { rest: PoolCard[]; deck: PoolCard[] } {
  const rest: PoolCard[] = [];
  const deck: PoolCard[] = [];
  for (const { face, count } of pool) {
    if (!isMain(face)) continue;
    const within = Math.min(count, copiesOf(list, face.id));
    if (within > 0) deck.push({ face, count: within });
    if (count > within) rest.push({ face, count: count - within });
  }
  return { rest, deck };
}

/** The bases to choose from: those of the pool first, then the free ones; each once. */
export function basesOf(pool: readonly PoolCard[], free: readonly CardFace[]): { face: CardFace; free: boolean }[] {
  const own = pool.filter(({ face }) => face.kind === 'base').map(({ face }) => ({ face, free: false }));
  const known = new Set(own.map(({ face }) => face.id));
  return [...own, ...free.filter((face) => !known.has(face.id)).map((face) => ({ face, free: true }))];
}

/** Returns `true` if every word of a filter stands somewhere on the card. */
export function fits(face: CardFace, filter: string): boolean {
  const text = [face.name, face.subtitle, face.kind, face.arena, face.rarity, ...face.traits, ...face.keywords]
    .concat(face.aspects, face.traits.map(traitWords))
    .join(' ')
    .toLowerCase();
  return filter
    .toLowerCase()
    .split(/\s+/)
    .every((word) => text.includes(word));
}
