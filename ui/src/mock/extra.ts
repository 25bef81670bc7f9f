// State of the head judge's desk of the mock, in addition to players and rounds.

import type { CheckView, PenaltyView, PlayerRef, PlayerView, ResultEntry, StructureInput } from '../lib/api';

/** A player without what only the head judge's desk knows. */
export type MockPlayer = Pick<
  PlayerView,
  'id' | 'name' | 'bot' | 'dropped' | 'enteredInRound' | 'pod' | 'seat' | 'deck' | 'record'
>;

/** A match or a bye. */
export type MockMatch = {
  table: number;
  a: PlayerRef;
  b: PlayerRef | null;
  result: ResultEntry | null;
  resultText: string;
  why: string[];
};

export type MockRound = { number: number; seed: string; tables: MockMatch[]; forced: string[] };

export type MockTable = { table: number; players: PlayerRef[]; hp: number[] };

export type Extra = {
  kind: 'draft' | 'sealed' | 'constructed';
  structure: StructureInput;
  penalties: PenaltyView[];
  checks: CheckView[];
  fixed: Record<number, number>;
  byes: Record<number, number[]>;
  locked: number[];
  /** Rounds with a clock: `left` is the remaining time at `since`. */
  clocks: Record<number, { seconds: number; left: number; since: number | null }>;
  /** "round:table", table 0 for all. */
  extensions: Record<string, number>;
  /** Multiplayer tables, round by round. */
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
