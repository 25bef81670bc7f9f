// Suggests a base and a leader that suit the cards, computed from the faces.

import type { CardFace, PoolCard } from '../lib/api';
import { isMain } from '../cards/group';
import { penalty, provided } from '../cards/penalty';

export type BaseHint = {
  face: CardFace;
  free: boolean;
  /** Cards of the deck that cost a penalty with this base. */
  off: number;
  /** Cards of the whole pool that cost none. */
  inAspect: number;
  best: boolean;
};

/** With at least this many cards, the deck and not the pool determines the hints. */
const DECK_SPEAKS = 10;

const without = (cards: readonly PoolCard[], icons: readonly string[]) =>
  cards.reduce((sum, card) => sum + (isMain(card.face) && penalty(card.face, icons) === 0 ? card.count : 0), 0);

const total = (cards: readonly PoolCard[]) => cards.reduce((sum, card) => sum + card.count, 0);

export function baseHints(
  bases: readonly { face: CardFace; free: boolean }[],
  leader: CardFace | null,
  deck: readonly PoolCard[],
  pool: readonly PoolCard[],
): BaseHint[] {
  const size = total(deck);
  const hints = bases.map(({ face, free }) => {
    const icons = provided(leader, face);
    return { face, free, off: size - without(deck, icons), inAspect: without(pool, icons), best: false };
  });
  const better = (a: BaseHint, b: BaseHint) =>
    (size >= DECK_SPEAKS ? a.off - b.off : 0) || b.inAspect - a.inAspect || (b.face.hp ?? 0) - (a.face.hp ?? 0);
  const best = leader === null ? undefined : [...hints].sort(better)[0];
  if (best) best.best = true;
  return hints;
}

/** Cards of the pool that cost no penalty with a leader and the base that suits it best. */
export function leaderReach(leader: CardFace, bases: readonly CardFace[], pool: readonly PoolCard[]): number {
  return Math.max(without(pool, provided(leader, null)), ...bases.map((base) => without(pool, provided(leader, base))));
}

/** Returns the number of cards with an aspect penalty. */
export const offAspect = (cards: readonly PoolCard[], icons: readonly string[]): number =>
  total(cards) - without(cards, icons);
