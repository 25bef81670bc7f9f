import { expect, test } from 'vitest';
import type { ResultEntry, RoundView, TableView } from './api';
import {
  matches,
  matchesOf,
  nextOpen,
  openTables,
  parseResult,
  parseSlip,
  QUICK_RESULTS,
  sameResult,
  winner,
  type Match,
} from './results';

const games = (a: number, b: number, drawn = 0): ResultEntry => ({ kind: 'games', a, b, drawn });

function table(number: number, result: ResultEntry | null, names: [string, string | null] = ['Ann', 'Ben']): Match {
  const ref = (id: number, name: string) => ({ id, name, record: '0-0-0' });
  const [a, b] = names;
  const [first, second] = [ref(1, a), b === null ? null : ref(2, b)];
  return {
    table: number,
    a: first,
    b: second,
    players: second ? [first, second] : [first],
    result,
    resultText: '',
    games: [],
    bans: null,
    hp: [],
    out: [],
    places: [],
    gameLosses: [],
    extension: 0,
    why: [],
  };
}

const round = (tables: TableView[]): RoundView => ({
  number: 1,
  kind: 'swiss',
  scope: 'wholeEvent',
  gamesToWin: 2,
  seed: '1',
  open: 0,
  openTables: [],
  clock: null,
  tables,
  forced: [],
});

test('a match has its players by sides, and the same table gives the same match', () => {
  const pairing = round([table(1, null), table(2, { kind: 'bye' }, ['Cleo', null])]);
  expect(matchesOf(pairing).map((one) => [one.a.name, one.b?.name ?? null])).toEqual([
    ['Ann', 'Ben'],
    ['Cleo', null],
  ]);
  expect(matchesOf(pairing)[0]).toBe(matchesOf(pairing)[0]);
  expect(matchesOf({ ...pairing, kind: 'tables' })).toEqual([]);
});

test.each([
  ['20', games(2, 0)],
  ['2-1', games(2, 1)],
  [' 1 2 ', games(1, 2)],
  ['0:2', games(0, 2)],
  ['11', games(1, 1)],
  ['111', games(1, 1, 1)],
  ['1-1-1', games(1, 1, 1)],
  ['00', games(0, 0)],
  ['d', games(0, 0, 1)],
  ['D', games(0, 0, 1)],
  ['n', { kind: 'noShowA' }],
  ['m', { kind: 'noShowB' }],
  ['x', { kind: 'doubleLoss' }],
] as [string, ResultEntry][])('%s is a result', (typed, entry) => {
  expect(parseResult(typed)).toEqual(entry);
});

test.each(['', '2', '22', '30', '212', '2-0-2', 'w', 'bye', '20x', '-1-2', '2000'])('%s is none', (typed) => {
  expect(parseResult(typed)).toBeNull();
});

test.each([
  ['20', false, false],
  ['20,', true, false],
  ['1-2 .', false, true],
  ['d,.', true, true],
  ['n,', true, false],
])('%s: who leaves after the match', (typed, a, b) => {
  expect(parseSlip(typed)).toEqual({ result: parseResult(typed.replace(/[ ,.]+$/, '')), leaves: { a, b } });
});

test.each(['', ',', '2,', '22.', '20,,,'])('%s is no slip', (typed) => {
  expect(parseSlip(typed)).toBeNull();
});

test('what a button enters can be typed with the keys it shows', () => {
  for (const quick of QUICK_RESULTS) expect(parseResult(quick.keys)).toEqual(quick.entry);
  expect(new Set(QUICK_RESULTS.map((quick) => quick.keys)).size).toBe(QUICK_RESULTS.length);
});

test('after a result the next open table is offered, then from the top', () => {
  const some = round([table(1, null), table(2, games(2, 0)), table(3, null), table(4, { kind: 'bye' }, ['Cy', null])]);
  expect(openTables(some).map((one) => one.table)).toEqual([1, 3]);
  expect(nextOpen(some, 1)?.table).toBe(3);
  expect(nextOpen(some, 3)?.table).toBe(1);
  expect(nextOpen(round([table(1, games(2, 0))]), 0)).toBeNull();
  expect(nextOpen(round([table(17, null), table(1, null)]), 0)?.table).toBe(1);
});

test('a drawn or doubly lost match has no winner', () => {
  expect(winner(table(1, games(2, 1)))).toBe('a');
  expect(winner(table(1, games(0, 1)))).toBe('b');
  expect(winner(table(1, { kind: 'noShowA' }))).toBe('b');
  expect(winner(table(1, { kind: 'bye' }, ['Cy', null]))).toBe('a');
  expect(winner(table(1, games(1, 1)))).toBeNull();
  expect(winner(table(1, { kind: 'doubleLoss' }))).toBeNull();
  expect(winner(table(1, null))).toBeNull();
});

test('the filter takes a table number or a part of a name', () => {
  const one = table(12, null, ['Åsa Lund', 'Ben Okafor']);
  expect(matches(one, '12')).toBe(true);
  expect(matches(one, '1')).toBe(false);
  expect(matches(one, 'åsa')).toBe(true);
  expect(matches(one, 'OKAF')).toBe(true);
  expect(matches(one, 'zoe')).toBe(false);
  expect(matches(one, '  ')).toBe(true);
});

test('results are the same when their games are', () => {
  expect(sameResult(games(1, 1), games(1, 1, 1))).toBe(false);
  expect(sameResult(games(2, 0), games(2, 0))).toBe(true);
  expect(sameResult({ kind: 'noShowA' }, { kind: 'noShowB' })).toBe(false);
  expect(sameResult(null, null)).toBe(true);
  expect(sameResult(null, games(2, 0))).toBe(false);
});
