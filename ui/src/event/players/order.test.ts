import { expect, test } from 'vitest';
import { player } from '../sample';
import { linesOf, ordered, reorder, type Column } from './order';

const some = [
  player(1, 'zoe', { pod: 2, seat: 1, record: '1-1-0', deck: 'legal' }),
  player(2, 'Äda', { pod: 1, seat: 2, record: '2-0-0', deck: 'illegal' }),
  player(3, 'Bot 10', { pod: 1, seat: 1, record: '1-0-1' }),
  player(4, 'Bot 9', { record: '0-2-0' }),
];

test.each([
  ['id', [1, 2, 3, 4]],
  ['name', [2, 4, 3, 1]],
  ['pod', [3, 2, 1, 4]],
  ['deck', [3, 4, 2, 1]],
  ['record', [2, 3, 1, 4]],
] as [Column, number[]][])('sorted by %s', (column, ids) => {
  expect(ordered(some, { column, down: false }).map((one) => one.id)).toEqual(ids);
});

test('choosing a column sorts by it, and choosing it again reverses the order', () => {
  expect(ordered(some, { column: 'name', down: true }).map((one) => one.id)).toEqual([1, 3, 4, 2]);
  expect(reorder({ column: 'name', down: false }, 'name')).toEqual({ column: 'name', down: true });
  expect(reorder({ column: 'name', down: true }, 'pod')).toEqual({ column: 'pod', down: false });
});

test('the filter matches a part of a name in upper or lower case', () => {
  expect(ordered(some, { column: 'id', down: false }, ' BOT ').map((one) => one.id)).toEqual([3, 4]);
});

test('empty lines of a pasted list do not count', () => {
  expect(linesOf('Ann\n\n  \nBen\n')).toBe(2);
  expect(linesOf('')).toBe(0);
});
