// The cost curve: how many cards of each cost, split by type. Leaders and bases are not in it.

import type { CardFace } from '../lib/api';
import { TOP_COST, costSlot, isMain } from './group';

export type CurveBar = { slot: number; unit: number; event: number; upgrade: number; total: number };

/** Eight bars: 0 to 7 and above. */
export function costCurve(cards: readonly { face: CardFace; count: number }[]): CurveBar[] {
  const bars = Array.from({ length: TOP_COST + 1 }, (_, slot) => ({ slot, unit: 0, event: 0, upgrade: 0, total: 0 }));
  for (const { face, count } of cards) {
    const bar = bars[costSlot(face)];
    if (!bar || !isMain(face)) continue;
    if (face.kind === 'event') bar.event += count;
    else if (face.kind.endsWith('upgrade')) bar.upgrade += count;
    else bar.unit += count;
    bar.total += count;
  }
  return bars;
}

/** The mean cost of the cards, null without cards. */
export function meanCost(cards: readonly { face: CardFace; count: number }[]): number | null {
  let sum = 0;
  let count = 0;
  for (const card of cards) {
    if (!isMain(card.face)) continue;
    sum += (card.face.cost ?? 0) * card.count;
    count += card.count;
  }
  return count === 0 ? null : sum / count;
}
