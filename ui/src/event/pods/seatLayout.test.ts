import { expect, test } from 'vitest';
import type { SeatView } from '../../lib/api';
import { sides } from './seatLayout';

const seats = (count: number): SeatView[] =>
  Array.from({ length: count }, (_, index) => ({
    seat: index + 1,
    player: index + 1,
    name: 'x',
    bot: false,
    team: null,
    phone: false,
  }));
const numbers = (list: SeatView[]) => list.map((one) => one.seat);

test('seats are numbered clockwise, along the top and back along the bottom', () => {
  const { top, bottom } = sides(seats(8));
  expect(numbers(top)).toEqual([1, 2, 3, 4]);
  expect(numbers(bottom)).toEqual([8, 7, 6, 5]);
});

test('an odd pod has one more seat at the top, and all seats are shown', () => {
  for (let count = 1; count <= 16; count++) {
    const { top, bottom } = sides(seats(count));
    expect(top.length - bottom.length).toBe(count % 2);
    expect(new Set([...numbers(top), ...numbers(bottom)]).size).toBe(count);
  }
});
