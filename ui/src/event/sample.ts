// Plain values of an event for tests: what a test is about, it says itself.

import type { PlayerRef, PlayerView, RoundView, TableView } from '../lib/api';

export const player = (id: number, name: string, more: Partial<PlayerView> = {}): PlayerView => ({
  id,
  name,
  bot: false,
  dropped: false,
  disqualified: false,
  enteredInRound: 1,
  pod: null,
  seat: null,
  deck: 'missing',
  leader: null,
  base: null,
  record: '0-0-0',
  fixedTable: null,
  declaredByes: [],
  decks: [],
  decksLocked: false,
  penalties: 0,
  ...more,
});

/** Players as a table names them; the first has this number. */
export const sitting = (names: readonly string[], first = 1): PlayerRef[] =>
  names.map((name, index) => ({ id: first + index, name, record: '0-0-0' }));

/** A table where players 2n - 1 and 2n sit. */
export const table = (number: number, more: Partial<TableView> = {}): TableView => ({
  table: number,
  players: sitting([`P${2 * number - 1}`, `P${2 * number}`], 2 * number - 1),
  result: null,
  resultText: '',
  games: [],
  bans: null,
  hp: [],
  out: [],
  places: [],
  gameLosses: [],
  extension: 0,
  hasReasons: false,
  reports: [],
  ...more,
});

export const round = (number: number, tables: TableView[], more: Partial<RoundView> = {}): RoundView => ({
  number,
  kind: 'swiss',
  scope: 'wholeEvent',
  gamesToWin: 2,
  seed: '1',
  open: tables.filter((one) => one.result === null).length,
  openTables: tables.filter((one) => one.result === null).map((one) => one.table),
  clock: null,
  tables,
  forced: [],
  ...more,
});
