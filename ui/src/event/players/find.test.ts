import { expect, test } from 'vitest';
import { player } from '../sample';
import { findPlayers, namesPlayer } from './find';

test('a player is found by number, by any word of the name and without accents', () => {
  const all = [player(1, 'Ada Müller'), player(2, 'Łucja Adamska'), player(12, 'Ben Ng')];
  expect(findPlayers(all, '12').map((one) => one.id)).toEqual([12]);
  expect(findPlayers(all, 'mull').map((one) => one.id)).toEqual([1]);
  expect(findPlayers(all, 'ada').map((one) => one.id)).toEqual([1, 2]);
  expect(findPlayers(all, '  ')).toEqual([]);
});

test.each([
  ['Ann dropped', 'Ann', true],
  ['Ann’s deck, table 3', 'Ann', true],
  ['Annika dropped', 'Ann', false],
  ['Joann dropped', 'Ann', false],
  ['Ann-Marie dropped', 'Ann', false],
  ['Player 10 dropped', 'Player 1', false],
  ['Łukasz dropped', 'Ł', false],
  ['Sam (CH) – Ben: 2–0', 'Sam (CH)', true],
  ['Warning for Sam J.', 'Sam J.', true],
])('“%s” contains the whole name %s: %s', (text, name, whole) => {
  expect(namesPlayer(text, name)).toBe(whole);
});
