// Locks of an event's structure: the parts that can no longer change. Pure.

import type { EventView, RoundsKind } from '../../lib/api';

/** Locked parts of a structure. */
export type Locks = {
  /** The kinds of rounds that can be chosen. */
  rounds: readonly RoundsKind[];
  /** Best of, cut and trilogy mean nothing for tables. */
  ofTables: boolean;
  /** `true` once the bracket exists. */
  cut: boolean;
  /** Games that were entered depend on it. */
  trilogy: boolean;
};

const KINDS: readonly RoundsKind[] = ['swiss', 'roundRobin', 'tables'];

/** Returns the locks of an event for this kind of rounds. */
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
