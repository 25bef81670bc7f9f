import { expect, it } from 'vitest';
import { placed } from './places';

const at = (seat: number, hp: number, eliminated = false) => ({ seat, hp, full: 30, eliminated });
const shown = (standings: Parameters<typeof placed>[0], winner: number | null) =>
  placed(standings, winner).map((one) => [one.seat, one.place]);

it('the winner is first, then the most HP, and eliminated players are last', () => {
  expect(shown([at(0, 5), at(1, 0, true), at(2, 12), at(3, 9)], 2)).toEqual([
    [2, 1],
    [3, 2],
    [0, 3],
    [1, 4],
  ]);
  // The last player left wins with less HP than a player who conceded.
  expect(shown([at(0, 20, true), at(1, 3), at(2, 0, true)], 1)).toEqual([
    [1, 1],
    [0, 2],
    [2, 3],
  ]);
});

it('players with the same HP share a place', () => {
  expect(shown([at(0, 7), at(1, 7), at(2, 4), at(3, 0, true)], null)).toEqual([
    [0, 1],
    [1, 1],
    [2, 3],
    [3, 4],
  ]);
});
