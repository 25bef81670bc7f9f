// What the head judge's desk of the mock remembers beside players and rounds.

import type { CheckView, PenaltyView, PlayerRef, StructureEntry } from '../lib/api';

export type MockTable = { table: number; players: PlayerRef[]; hp: number[] };

export type Extra = {
  kind: 'draft' | 'sealed' | 'constructed';
  structure: StructureEntry;
  penalties: PenaltyView[];
  checks: CheckView[];
  fixed: Record<number, number>;
  byes: Record<number, number[]>;
  locked: number[];
  /** Rounds with a clock: what is left at `since`. */
  clocks: Record<number, { seconds: number; left: number; since: number | null }>;
  /** "round:table", table 0 for all. */
  extensions: Record<string, number>;
  /** Tables of three and four, round by round. */
  tables: MockTable[][];
  firstTable: number;
  missingTables: number[];
  bracket: { size: number; seeds: number[]; firstRound: number } | null;
  profile: string;
  disqualified: number[];
};

export const freshExtra = (): Extra => ({
  kind: 'draft',
  structure: { rounds: 'swiss', bestOf: null, cutBestOf: null, cut: null, trilogy: false },
  penalties: [],
  checks: [],
  fixed: {},
  byes: {},
  locked: [],
  clocks: {},
  extensions: {},
  tables: [],
  firstTable: 1,
  missingTables: [],
  bracket: null,
  profile: 'swu-melee',
  disqualified: [],
});
