import { expect, test } from 'vitest';
import type { ResultEntry, TableView } from './api';
import { round as roundOf, sitting, table as tableOf } from '../event/sample';
import { matches, nextOpen, openTables, parseResult, parseSlip, quickResults, sameResult, winner } from './results';

const games = (a: number, b: number, drawn = 0): ResultEntry => ({ kind: 'games', a, b, drawn });

const table = (number: number, result: ResultEntry | null, names = ['Ann', 'Ben']): TableView =>
  tableOf(number, { result, players: sitting(names) });

const round = (tables: TableView[]) => roundOf(1, tables);

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

test('the result of a button can be typed with the keys it shows', () => {
  const quickest = quickResults(2);
  for (const quick of quickest) expect(parseResult(quick.keys)).toEqual(quick.entry);
  expect(new Set(quickest.map((quick) => quick.keys)).size).toBe(quickest.length);
});

test('the next open table is offered after a result, then the first', () => {
  const some = round([table(1, null), table(2, games(2, 0)), table(3, null), table(4, { kind: 'bye' }, ['Cy'])]);
  expect(openTables(some).map((one) => one.table)).toEqual([1, 3]);
  expect(nextOpen(some, 1)?.table).toBe(3);
  expect(nextOpen(some, 3)?.table).toBe(1);
  expect(nextOpen(round([table(1, games(2, 0))]), 0)).toBeNull();
  expect(nextOpen(round([table(17, null), table(1, null)]), 0)?.table).toBe(1);
});

test('a drawn match and a double loss have no winner', () => {
  expect(winner(table(1, games(2, 1)))).toBe('a');
  expect(winner(table(1, games(0, 1)))).toBe('b');
  expect(winner(table(1, { kind: 'noShowA' }))).toBe('b');
  expect(winner(table(1, { kind: 'bye' }, ['Cy']))).toBe('a');
  expect(winner(table(1, games(1, 1)))).toBeNull();
  expect(winner(table(1, { kind: 'doubleLoss' }))).toBeNull();
  expect(winner(table(1, null))).toBeNull();
});

test('the filter matches a table number or a part of a name', () => {
  const one = table(12, null, ['Åsa Lund', 'Ben Okafor']);
  expect(matches(one, '12')).toBe(true);
  expect(matches(one, '1')).toBe(false);
  expect(matches(one, 'åsa')).toBe(true);
  expect(matches(one, 'OKAF')).toBe(true);
  expect(matches(one, 'zoe')).toBe(false);
  expect(matches(one, '  ')).toBe(true);
});

test('results are equal if their games are equal', () => {
  expect(sameResult(games(1, 1), games(1, 1, 1))).toBe(false);
  expect(sameResult(games(2, 0), games(2, 0))).toBe(true);
  expect(sameResult({ kind: 'noShowA' }, { kind: 'noShowB' })).toBe(false);
  expect(sameResult(null, null)).toBe(true);
  expect(sameResult(null, games(2, 0))).toBe(false);
});

test('quick results suit the number of games needed to win, and each can be typed', () => {
  for (const toWin of [1, 2, 3]) {
    const quick = quickResults(toWin);
    expect(new Set(quick.map((one) => one.keys)).size).toBe(quick.length);
    for (const one of quick) expect(parseResult(one.keys, toWin)).toEqual(one.entry);
  }
  expect(parseResult('20', 1)).toBeNull();
  expect(parseResult('11', 1)).toBeNull();
  expect(parseResult('32', 3)).toEqual({ kind: 'games', a: 3, b: 2, drawn: 0 });
  expect(parseResult('33', 3)).toBeNull();
});
