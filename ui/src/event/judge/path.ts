// The penalty path of an infraction, with a player's position on it.

import type { EventView, PenaltyName } from '../../lib/api';

export type PathStep = { penalty: PenaltyName; state: 'given' | 'next' | 'later' };

/** Codes of infractions that a player has on record, each once. */
export function recorded(view: EventView, player: number): string[] {
  const mine = view.penalties.filter((one) => one.player === player && one.withdrawn === null);
  return [...new Set(mine.map((one) => one.infraction))];
}

/**
 * The steps of an infraction's path. `before` is how many of its kind are on record as the program counts them (those
 * of one group count together); none: those of this very code. More than the path has stay on its last step.
 */
export function pathOf(view: EventView, player: number, code: string, before: number | null): PathStep[] {
  const path = view.infractions.find((one) => one.code === code)?.path ?? [];
  const mine = view.penalties.filter(
    (one) => one.player === player && one.infraction === code && one.withdrawn === null,
  );
  const at = Math.min(before ?? mine.length, path.length - 1);
  return path.map((penalty, index) => ({ penalty, state: index < at ? 'given' : index === at ? 'next' : 'later' }));
}
