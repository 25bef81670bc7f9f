import { expect, test } from 'vitest';
import type { RoundView, TableView } from '../lib/api';
import { byName, pieces, podsOnSheet, slipSheets } from './sheets';

const ref = (id: number, name: string) => ({ id, name, record: '0-0-0' });

function round(count: number, bye = false): RoundView {
  const tables: TableView[] = Array.from({ length: count }, (_, index) => ({
    table: index + 1,
    a: ref(index * 2, `P ${index * 2}`),
    b: ref(index * 2 + 1, `P ${index * 2 + 1}`),
    result: null,
    resultText: '',
    why: [],
  }));
  if (bye) {
    const a = ref(999, 'Alone');
    tables.push({ table: count + 1, a, b: null, result: { kind: 'bye' }, resultText: '', why: [] });
  }
  return { number: 1, finished: false, seed: '1', tables, forced: [] };
}

test('by name, everybody is found once, a bye without a table', () => {
  const lines = byName(round(6, true));
  expect(lines).toHaveLength(13);
  expect(lines[0]).toEqual({ name: 'Alone', table: null, opponent: null });
  // P 2 before P 10: as people count.
  expect(lines.map((line) => line.name).indexOf('P 2')).toBeLessThan(lines.map((line) => line.name).indexOf('P 10'));
  expect(lines.find((line) => line.name === 'P 5')).toEqual({ name: 'P 5', table: 3, opponent: 'P 4' });
});

test('every playable table has one slip, a bye has none, no sheet has more than its places', () => {
  for (const count of [0, 1, 5, 6, 7, 32]) {
    const sheets = slipSheets(round(count, true), 6);
    const found = sheets.flat().map((slip) => slip.table);
    expect(found.toSorted((x, y) => x - y)).toEqual(Array.from({ length: count }, (_, index) => index + 1));
    expect(Math.max(0, ...sheets.map((sheet) => sheet.length))).toBeLessThanOrEqual(6);
  }
});

test('cut piles laid on each other are in the order of the tables', () => {
  const sheets = slipSheets(round(20), 6);
  expect(sheets).toHaveLength(4);
  const piles = Array.from({ length: 6 }, (_, place) => sheets.flatMap((sheet) => sheet[place]?.table ?? []));
  expect(piles.flat()).toEqual(Array.from({ length: 20 }, (_, index) => index + 1));
});

test('large pods take more room on a sheet, and there is always room for two', () => {
  expect(podsOnSheet(8)).toBe(6);
  expect(podsOnSheet(16)).toBe(2);
  expect(podsOnSheet(100)).toBe(2);
});

test('pieces lose nothing', () => {
  expect(pieces([1, 2, 3, 4, 5], 2)).toEqual([[1, 2], [3, 4], [5]]);
  expect(pieces([], 2)).toEqual([]);
});
