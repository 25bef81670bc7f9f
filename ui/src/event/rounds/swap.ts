// Who can change places with whom in a round.

import type { RoundView } from '../../lib/api';

/** Whether people can be moved about in a round of this kind: in a bracket its places say who meets. */
export const hasOpenPlaces = (round: RoundView): boolean => round.kind !== 'elimination';

/** Whether anything is changed when these two change places: they sit at different tables, and not both have a bye. */
export function maySwap(round: RoundView, one: number, other: number): boolean {
  const at = (player: number) => round.tables.find((table) => table.players.some((who) => who.id === player));
  const [here, there] = [at(one), at(other)];
  if (!here || !there || here === there) return false;
  return hasOpenPlaces(round) && here.players.length + there.players.length > 2;
}
