// Results by keyboard: a table number, Enter, a result as short as it can be typed, Enter.

import type { ResultEntry, RoundView, TableView } from './api';

const games = (a: number, b: number, drawn = 0): ResultEntry => ({ kind: 'games', a, b, drawn });

/** A result that has a button of its own, with the keys that type it. */
export type QuickResult = { keys: string; id: string; entry: ResultEntry };

/** In the order of the buttons. `n` and `m` lie side by side, as the players sit. */
export const QUICK_RESULTS: readonly QuickResult[] = [
  { keys: '20', id: '2-0', entry: games(2, 0) },
  { keys: '21', id: '2-1', entry: games(2, 1) },
  { keys: '11', id: '1-1', entry: games(1, 1) },
  { keys: '12', id: '1-2', entry: games(1, 2) },
  { keys: '02', id: '0-2', entry: games(0, 2) },
  { keys: '10', id: '1-0', entry: games(1, 0) },
  { keys: '01', id: '0-1', entry: games(0, 1) },
  { keys: 'd', id: 'draw', entry: games(0, 0, 1) },
  { keys: 'n', id: 'no-show-a', entry: { kind: 'noShowA' } },
  { keys: 'm', id: 'no-show-b', entry: { kind: 'noShowB' } },
  { keys: 'x', id: 'double-loss', entry: { kind: 'doubleLoss' } },
];

/**
 * Reads a typed result: "20", "2-0", "2 0", "1-1-1" (a drawn game last), "d", "n", "m", "x".
 * Null when it is none; a match is won with two games, so no more than two of one side and three in all.
 */
export function parseResult(text: string): ResultEntry | null {
  const typed = text.trim().toLowerCase();
  const quick = QUICK_RESULTS.find((one) => one.keys === typed);
  if (quick) return quick.entry;
  const digits = /^(\d)[\s:.,/-]?(\d)(?:[\s:.,/-]?(\d))?$/.exec(typed);
  if (!digits) return null;
  const [a, b, drawn] = [Number(digits[1]), Number(digits[2]), Number(digits[3] ?? 0)];
  const possible = a <= 2 && b <= 2 && !(a === 2 && b === 2) && a + b + drawn <= 3;
  return possible ? games(a, b, drawn) : null;
}

/** Whether two results are the same. */
export function sameResult(x: ResultEntry | null, y: ResultEntry | null): boolean {
  if (x === null || y === null) return x === y;
  if (x.kind === 'games' && y.kind === 'games') return x.a === y.a && x.b === y.b && x.drawn === y.drawn;
  return x.kind === y.kind;
}

/** Tables that wait for a result; a bye never does. */
export const openTables = (round: RoundView): TableView[] => round.tables.filter((table) => table.result === null);

/** The next open table after the given one, from the top again at the end; null when none is open. */
export function nextOpen(round: RoundView, after: number): TableView | null {
  const open = openTables(round);
  return open.find((table) => table.table > after) ?? open[0] ?? null;
}

/** Which side won: the winner's name is shown stronger. */
export function winner(table: TableView): 'a' | 'b' | null {
  const result = table.result;
  if (result === null) return null;
  switch (result.kind) {
    case 'bye':
    case 'noShowB':
    case 'lossB':
      return 'a';
    case 'noShowA':
    case 'lossA':
      return 'b';
    case 'doubleLoss':
      return null;
    case 'games':
      return result.a > result.b ? 'a' : result.b > result.a ? 'b' : null;
  }
}

/** Whether a table answers to what was typed into the filter: its number or a part of a name. */
export function matches(table: TableView, filter: string): boolean {
  const wanted = filter.trim().toLocaleLowerCase();
  if (wanted === '' || String(table.table) === wanted) return true;
  return [table.a.name, table.b?.name ?? ''].some((name) => name.toLocaleLowerCase().includes(wanted));
}
