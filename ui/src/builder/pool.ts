// A limited pool: what it holds, what can be its base, and what a pasted list makes of one.

import { isMain } from '../cards/group';
import type { CardCount, CardFace, DeckContent, PoolCard, PoolEntry } from '../lib/api';
import type { Faces } from './content';

const setOf = (id: string): string => id.slice(0, id.lastIndexOf('_'));

/** The cards of a pool that the catalogue knows. */
export const poolCards = (pool: PoolEntry, faces: Faces): PoolCard[] =>
  pool.cards.flatMap(({ id, count }) => {
    const face = faces(id);
    return face ? [{ face, count }] : [];
  });

type FreeBases = Pick<PoolEntry, 'set' | 'moreSets' | 'freeBases'>;

const isFree = (pool: FreeBases, face: CardFace): boolean =>
  (pool.freeBases ?? []).includes(face.id) ||
  (face.rarity === 'Common' && (setOf(face.id) === pool.set || (pool.moreSets ?? []).includes(setOf(face.id))));

/** Bases that are free to use besides the pool: Common ones of its sets (CR 10.2.2C, 10.3.4C), and those of a cube. */
export const freeBases = (pool: FreeBases, all: readonly CardFace[]): CardFace[] =>
  all.filter((face) => face.kind === 'base' && isFree(pool, face));

/** Every card of a list that was read, as a pool of the set that most of them are of. */
export function poolOf(read: DeckContent): PoolEntry | null {
  if (read.pool) return read.pool;
  const counts = new Map<string, number>();
  const note = ({ id, count }: CardCount) => counts.set(id, (counts.get(id) ?? 0) + count);
  for (const id of [...read.leaders, ...read.bases]) note({ id, count: 1 });
  for (const row of [...read.main, ...read.sideboard]) note(row);
  if (counts.size === 0) return null;
  const sets = new Map<string, number>();
  for (const [id, count] of counts) sets.set(setOf(id), (sets.get(setOf(id)) ?? 0) + count);
  const [set] = [...sets].sort((a, b) => b[1] - a[1])[0] ?? ['', 0];
  const cards = [...counts].map(([id, count]) => ({ id, count }));
  return { set, cards: cards.sort((a, b) => (a.id < b.id ? -1 : 1)) };
}

/** The deck with a pool: cards that are not in the pool are removed. */
export function withPool(content: DeckContent, pool: PoolEntry, faces: Faces): DeckContent {
  const has = new Map(pool.cards.map((row) => [row.id, row.count]));
  const main = content.main.flatMap(({ id, count }) => {
    const left = Math.min(count, has.get(id) ?? 0);
    return left > 0 ? [{ id, count: left }] : [];
  });
  const leaders = content.leaders.filter((id) => has.has(id));
  const bases = content.bases.filter((id) => {
    const face = faces(id);
    return has.has(id) || (face !== undefined && isFree(pool, face));
  });
  return { ...content, pool, main, leaders, bases, sideboard: [] };
}

/** The cards of the pool outside the deck, without leaders and bases. */
export function restOf(pool: readonly PoolCard[], content: DeckContent): PoolCard[] {
  const used = new Map(content.main.map((row) => [row.id, row.count]));
  return pool
    .filter(({ face }) => isMain(face))
    .map(({ face, count }) => ({ face, count: count - (used.get(face.id) ?? 0) }))
    .filter(({ count }) => count > 0);
}
