// What of an event's structure can still be changed. Pure.

import type { EventView, RoundsKind } from '../../lib/api';

/** What cannot be changed any more. */
export type Locks = {
  /** The kinds of rounds that can be chosen. */
  rounds: readonly RoundsKind[];
  /** Best of, cut and trilogy mean nothing for tables. */
  ofTables: boolean;
  /** The bracket is made. */
  cut: boolean;
  /** Games that were entered depend on it. */
  trilogy: boolean;
};

const KINDS: readonly RoundsKind[] = ['swiss', 'roundRobin', 'tables'];

/** The locks of an event, when its rounds shall be of this kind. */
export function locks(view: Pick<EventView, 'structure' | 'rounds' | 'bracket'>, chosen: RoundsKind): Locks {
  const begun = view.rounds.length > 0;
  const tables = view.structure.rounds === 'tables';
  return {
    rounds: begun ? KINDS.filter((kind) => (kind === 'tables') === tables) : KINDS,
    ofTables: chosen === 'tables',
    cut: view.bracket !== null,
    trilogy: begun,
  };
}
