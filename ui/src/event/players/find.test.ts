import { expect, test } from 'vitest';
import { player } from '../sample';
import { findPlayers } from './find';

test('a player is found by number, by any word of the name and without accents', () => {
  const all = [player(1, 'Ada Müller'), player(2, 'Łucja Adamska'), player(12, 'Ben Ng')];
  expect(findPlayers(all, '12').map((one) => one.id)).toEqual([12]);
  expect(findPlayers(all, 'mull').map((one) => one.id)).toEqual([1]);
  expect(findPlayers(all, 'ada').map((one) => one.id)).toEqual([1, 2]);
  expect(findPlayers(all, '  ')).toEqual([]);
});
