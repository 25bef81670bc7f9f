// Results by keyboard: a table number, Enter, a result as short as it can be typed, Enter.

import type { ResultEntry, RoundView, TableView } from './api';

const games = (a: number, b: number, drawn = 0): ResultEntry => ({ kind: 'games', a, b, drawn });

/** A result with its button, and the keys that type it. */
export type QuickResult = { keys: string; id: string; entry: ResultEntry };

const score = (a: number, b: number): QuickResult => ({ keys: `${a}${b}`, id: `${a}-${b}`, entry: games(a, b) });

const OTHERS: readonly QuickResult[] = [
  { keys: 'd', id: 'draw', entry: games(0, 0, 1) },
  { keys: 'n', id: 'no-show-a', entry: { kind: 'noShowA' } },
  { keys: 'm', id: 'no-show-b', entry: { kind: 'noShowB' } },
  { keys: 'x', id: 'double-loss', entry: { kind: 'doubleLoss' } },
];

/**
 * The results of a match that is won with this number of games, in button order: decided ones as the players sit,
 * then unfinished leads, then the rest. `n` and `m` lie side by side, as the players sit.
 */
export function quickResults(toWin: number): QuickResult[] {
  const less = Array.from({ length: toWin }, (_, lost) => lost);
  const [level, lead] = [toWin - 1, less.slice(1)];
  return [
    ...less.map((lost) => score(toWin, lost)),
    ...(level > 0 ? [score(level, level)] : []),
    ...[...less].reverse().map((lost) => score(lost, toWin)),
    ...lead.map((ahead) => score(ahead, 0)),
    ...lead.map((ahead) => score(0, ahead)),
    ...OTHERS,
  ];
}

/**
 * Reads a typed result: "20", "2-0", "2 0", "1-1-1" (a drawn game last), "d", "n", "m", "x". Returns `null` for
 * invalid results: more wins than the match needs, two winners, or no end.
 */
export function parseResult(text: string, toWin = 2): ResultEntry | null {
  const typed = text.trim().toLowerCase();
  const quick = quickResults(toWin).find((one) => one.keys === typed);
  if (quick) return quick.entry;
  const digits = /^(\d)[\s:.,/-]?(\d)(?:[\s:.,/-]?(\d))?$/.exec(typed);
  if (!digits) return null;
  const [a, b, drawn] = [Number(digits[1]), Number(digits[2]), Number(digits[3] ?? 0)];
  const possible = a <= toWin && b <= toWin && !(a === toWin && b === toWin) && a + b + drawn <= 2 * toWin - 1;
  return possible ? games(a, b, drawn) : null;
}

/** A slip as it is typed: the result, and who leaves after it. */
export type Slip = { result: ResultEntry; leaves: { a: boolean; b: boolean } };

/**
 * Reads a typed slip: a result, then `,` when the first player drops, `.` when the second does. The two keys lie side
 * by side, as the players sit.
 */
export function parseSlip(text: string, toWin = 2): Slip | null {
  const [, typed = '', leaving = ''] = /^(.*?)\s*([,.]{0,2})$/.exec(text.trim()) ?? [];
  const result = parseResult(typed, toWin);
  return result && { result, leaves: { a: leaving.includes(','), b: leaving.includes('.') } };
}

/** Returns `true` if two results are the same. */
export function sameResult(x: ResultEntry | null, y: ResultEntry | null): boolean {
  if (x === null || y === null) return x === y;
  if (x.kind === 'games' && y.kind === 'games') return x.a === y.a && x.b === y.b && x.drawn === y.drawn;
  return x.kind === y.kind;
}

/** Returns `true` if a table still needs an entry; a bye never does. */
export const isOpen = (table: TableView): boolean =>
  table.players.length > 1 && table.result === null && table.hp.length === 0;

/** Tables that wait for a result. */
export const openTables = (round: RoundView): TableView[] => round.tables.filter(isOpen);

/** The next open table after this one, from the top again at the end; null when none is open. */
export function nextOpen(round: RoundView, after: number): TableView | null {
  const open = openTables(round).sort((x, y) => x.table - y.table);
  return open.find((table) => table.table > after) ?? open[0] ?? null;
}

/** Returns the winning side, whose name is emphasised. */
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

/** Returns `true` if a table matches the filter text: its number or part of a name. */
export function matches(table: TableView, filter: string): boolean {
  const wanted = filter.trim().toLocaleLowerCase();
  if (wanted === '' || String(table.table) === wanted) return true;
  return table.players.some((player) => player.name.toLocaleLowerCase().includes(wanted));
}
