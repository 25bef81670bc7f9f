import { expect, test } from 'vitest';
import type { PointsEntry } from '../lib/api';
import { parse, href } from '../lib/router';
import { hasPlacesOnly, drafted, typed, whole } from './share';

const table: PointsEntry = {
  key: 'by-place',
  name: 'By place',
  places: [
    { until: 1, points: 10 },
    { until: 4, points: 6 },
  ],
  takingPart: 1,
  matchWin: 0,
  matchDraw: 0,
  best: null,
  rankBy: ['points', 'eventsWon'],
  about: '',
};

test('an unchanged points table is read from its fields unchanged', () => {
  expect(typed(drafted(table), table)).toEqual(table);
  expect(typed({ ...drafted(table), best: ' 3 ' }, table)?.best).toBe(3);
});

test('a points table with an invalid number, places out of order or no ranking is refused', () => {
  const draft = drafted(table);
  expect(typed({ ...draft, takingPart: 'x' }, table)).toBeNull();
  expect(typed({ ...draft, places: [...draft.places, { until: '4', points: '2' }] }, table)).toBeNull();
  expect(typed({ ...draft, best: '0' }, table)).toBeNull();
  expect(typed({ ...draft, rankBy: [] }, table)).toBeNull();
  expect(typed({ ...draft, name: ' ' }, table)).toBeNull();
  expect(whole('100001')).toBeNull();
});

test('addresses of leagues are parsed as they are written', () => {
  expect(parse('#/leagues')).toEqual({ screen: 'leagues' });
  expect(parse(href({ screen: 'league', league: 12 }))).toEqual({ screen: 'league', league: 12 });
  expect(parse('#/leagues/x')).toEqual({ screen: 'leagues' });
});

test('a table with places and without points is ranked by its places', () => {
  expect(hasPlacesOnly('Rank,Name,Record\n1,Ada,3-0-0')).toBe(true);
  expect(hasPlacesOnly('\ufeff"Platz";"Name"\n1;Ada')).toBe(true);
  expect(hasPlacesOnly('Rank,Name,Points\n1,Ada,9')).toBe(false);
  expect(hasPlacesOnly('Ada 9\nBen 6')).toBe(false);
});
