import { expect, test } from 'vitest';
import type { BracketView } from '../../lib/api';
import { round, table } from '../sample';
import { columnsOf, seedOrder } from './bracket';

const bracket: BracketView = {
  size: 4,
  seeds: [1, 2, 3, 4].map((id) => ({ id, name: `P${id}`, record: '' })),
  order: [1, 4, 2, 3],
  firstRound: 5,
  next: [],
  oneTable: false,
  over: false,
};

test('a bracket before its first round shows the seeds and an empty final', () => {
  const [semis, final, ...more] = columnsOf(bracket, []);
  expect(more).toEqual([]);
  expect(semis?.map((match) => match.sides.map((side) => side.seed))).toEqual([
    [1, 4],
    [2, 3],
  ]);
  expect(final?.[0]?.sides.map((side) => side.player)).toEqual([null, null]);
});

test('winners move to the next column from either side of the table', () => {
  const pair = (a: number, b: number) => [a, b].map((id) => ({ id, name: `P${id}`, record: '' }));
  const semis = round(5, [
    table(1, { players: pair(4, 1), result: { kind: 'games', a: 2, b: 1, drawn: 0 } }),
    table(2, { players: pair(2, 3) }),
  ]);
  const columns = columnsOf(bracket, [semis]);
  expect(columns[0]?.[0]?.sides.map((side) => [side.seed, side.score, side.won])).toEqual([
    [1, '1', false],
    [4, '2', true],
  ]);
  expect(columns[1]?.[0]?.sides.map((side) => side.seed)).toEqual([4, null]);
});

test('seeds 1 and 2 of a planned bracket can meet only in the final', () => {
  expect(seedOrder(2)).toEqual([1, 2]);
  expect(seedOrder(8)).toEqual([1, 8, 4, 5, 2, 7, 3, 6]);
});
