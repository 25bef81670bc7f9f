import { describe, expect, it } from 'vitest';
import type { SeatView } from '../lib/api';
import { moved, NumberKeys } from './keySelection';
import { fitted } from './gridFit';
import { clicked, GUARD_MS, PackGuard, takenByClock } from './lateClickGuard';
import { namesOf, needsCover, neighbour, nextSeat, openFor } from './seats';

describe('a new pack', () => {
  it('accepts no input for a moment', () => {
    const guard = new PackGuard();
    expect(guard.shown('1/1/1', 1000)).toBe(true);
    expect(guard.open(1000 + GUARD_MS - 1)).toBe(false);
    expect(guard.open(1000 + GUARD_MS)).toBe(true);
  });

  it('is new only once, even if it is shown again', () => {
    const guard = new PackGuard();
    guard.shown('1/1/1', 1000);
    expect(guard.shown('1/1/1', 1200)).toBe(false);
    expect(guard.open(1300)).toBe(true);
    guard.shown('1/1/2', 1300);
    expect(guard.open(1400)).toBe(false);
  });
});

describe('choosing', () => {
  it('chooses with the first click and takes with a second click on the same card', () => {
    expect(clicked(null, 3)).toBe('choose');
    expect(clicked(2, 3)).toBe('choose');
    expect(clicked(3, 3)).toBe('take');
  });

  it('reads numbers with one and two digits', () => {
    const keys = new NumberKeys();
    expect(keys.press('1', 14, 0)).toBe(0);
    expect(keys.press('2', 14, 300)).toBe(11);
    expect(keys.press('2', 14, 600)).toBe(1);
    expect(keys.press('0', 14, 5000)).toBe(9);
    expect(keys.press('3', 14, 9000)).toBe(2);
    // 39 is no card: the second digit counts alone.
    expect(keys.press('9', 14, 9100)).toBe(8);
    expect(keys.press('9', 5, 20_000)).toBeNull();
  });

  it('starts a new number when the second digit is late', () => {
    const keys = new NumberKeys();
    keys.press('1', 14, 0);
    expect(keys.press('2', 14, 2000)).toBe(1);
  });

  it('moves over the grid and stays inside it', () => {
    // 14 cards, 5 columns: the last row has 4.
    expect(moved(null, 'right', 14, 5)).toBe(0);
    expect(moved(6, 'right', 14, 5)).toBe(7);
    expect(moved(6, 'up', 14, 5)).toBe(1);
    expect(moved(1, 'up', 14, 5)).toBe(1);
    expect(moved(9, 'down', 14, 5)).toBe(13);
    expect(moved(13, 'down', 14, 5)).toBe(13);
    expect(moved(13, 'right', 14, 5)).toBe(13);
    expect(moved(7, 'first', 14, 5)).toBe(0);
    expect(moved(7, 'last', 14, 5)).toBe(13);
    expect(moved(null, 'down', 0, 5)).toBeNull();
  });
});

describe('the clock', () => {
  it('takes the chosen card two seconds after time is up', () => {
    expect(takenByClock(-1999, true, 60_000)).toBe(false);
    expect(takenByClock(-2000, true, 60_000)).toBe(true);
  });

  it('takes nothing if nothing is chosen or the clock is paused', () => {
    expect(takenByClock(-60_000, true, null)).toBe(false);
    expect(takenByClock(-60_000, false, 60_000)).toBe(false);
  });

  it('gives a card that was chosen late its two seconds', () => {
    expect(takenByClock(-60_000, true, 500)).toBe(false);
    expect(takenByClock(-60_000, true, 2000)).toBe(true);
  });
});

describe('the laptop', () => {
  const seat = (number: number, name: string): SeatView => ({
    seat: number,
    player: number,
    name,
    bot: false,
    team: null,
    phone: false,
  });
  const seats = [seat(2, 'Ada'), seat(5, 'Bruno'), seat(7, 'Chiara')];

  it('stays with its holder if the holder has another pick', () => {
    expect(nextSeat([2, 5, 7], seats, 5)).toBe(5);
  });

  it('does not return to a seat with a phone', () => {
    expect(nextSeat([2, 5, 7], [seat(2, 'Ada')], 5)).toBe(2);
    expect(nextSeat([5, 7], [seat(2, 'Ada')], 5)).toBeNull();
  });

  it('shows how long a pick has been open', () => {
    const began = '2026-11-21T18:04:00.000Z';
    expect(openFor(began, Date.parse(began) + 65_400)).toBe('1:05');
    expect(openFor(began, Date.parse(began) - 5)).toBe('0:00');
    expect(openFor(null, 5)).toBe('');
  });

  it('goes round the table to the next player who has to pick', () => {
    expect(nextSeat([2, 7], seats, 5)).toBe(7);
    expect(nextSeat([2, 5], seats, 7)).toBe(2);
    expect(nextSeat([5, 7], seats, null)).toBe(5);
    expect(nextSeat([], seats, 5)).toBeNull();
  });

  it('is covered between two players, but never for one player alone', () => {
    expect(needsCover(seats, 2, 5)).toBe(true);
    expect(needsCover(seats, null, 5)).toBe(true);
    expect(needsCover(seats, 5, 5)).toBe(false);
    expect(needsCover(seats.slice(0, 1), null, 2)).toBe(false);
  });

  it('passes left to the next seat and right to the previous one, round the table', () => {
    expect(neighbour(seats, 7, 'left')?.name).toBe('Ada');
    expect(neighbour(seats, 2, 'right')?.name).toBe('Chiara');
    expect(neighbour(seats, 5, 'left')?.name).toBe('Chiara');
    expect(neighbour(seats, 9, 'left')).toBeNull();
    expect(namesOf(seats, [7, 2])).toBe('Ada, Chiara');
  });
});

describe('the layout of a pack', () => {
  it('shows 14 cards as 5 by 3 next to the pool in a window of 1280 by 800', () => {
    const fit = fitted(14, { width: 974, height: 680 }, 10, 272);
    expect([fit.columns, fit.rows]).toEqual([5, 3]);
    expect(fit.width).toBeGreaterThan(170);
    expect(fit.rows * fit.height + 2 * 10).toBeLessThanOrEqual(680);
    expect(fit.columns * fit.width + 4 * 10).toBeLessThanOrEqual(974);
  });

  it('fits any number of cards into any space', () => {
    for (let count = 1; count <= 16; count++) {
      for (const box of [
        { width: 600, height: 400 },
        { width: 974, height: 680 },
        { width: 1500, height: 950 },
      ]) {
        const fit = fitted(count, box, 10, 300);
        expect(fit.columns * fit.rows).toBeGreaterThanOrEqual(count);
        expect(fit.columns * fit.width + (fit.columns - 1) * 10).toBeLessThanOrEqual(box.width);
        expect(fit.rows * fit.height + (fit.rows - 1) * 10).toBeLessThanOrEqual(box.height);
        expect(fit.width).toBeLessThanOrEqual(300);
      }
    }
  });
});
