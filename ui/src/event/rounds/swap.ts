// Swaps of two players in a round.

import type { RoundView } from '../../lib/api';

/** Returns `true` if players can be swapped in a round of this kind. In a bracket, the seeds decide who meets. */
export const hasOpenPlaces = (round: RoundView): boolean => round.kind !== 'elimination';

/** Returns `true` if swapping these two changes a pairing: they are at different tables and not both have a bye. */
export function maySwap(round: RoundView, one: number, other: number): boolean {
  const at = (player: number) => round.tables.find((table) => table.players.some((who) => who.id === player));
  const [here, there] = [at(one), at(other)];
  if (!here || !there || here === there) return false;
  return hasOpenPlaces(round) && here.players.length + there.players.length > 2;
}
