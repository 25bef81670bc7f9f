// A bot's opinion on the picks of a finished draft. Pure.

import type { CardFace, PickView } from '../lib/api';

/** The card that a bot would have picked instead of the person; null for a bot's own pick. */
export const advisedFace = (pick: PickView): CardFace | null =>
  pick.advice ? (pick.from[pick.advice.place] ?? null) : null;

/** Returns `true` if a bot would have taken another card. */
export function differs(pick: PickView): boolean {
  const advised = advisedFace(pick);
  return advised !== null && advised.id !== pick.taken.id;
}

/** Of how many picks that a bot has an opinion on it would have taken the same card. */
export function agreed(log: readonly PickView[]): { same: number; of: number } {
  const weighed = log.filter((pick) => pick.advice !== null);
  return { same: weighed.filter((pick) => !differs(pick)).length, of: weighed.length };
}

/** Returns the next pick that a bot would make differently; after the last, the first; `null` if there is none. */
export function nextDifference(logs: readonly (readonly PickView[])[], at: number): number | null {
  const count = Math.max(0, ...logs.map((log) => log.length));
  for (let step = 1; step <= count; step++) {
    const place = (at + step) % count;
    if (logs.some((log) => log[place] !== undefined && differs(log[place]))) return place;
  }
  return null;
}
