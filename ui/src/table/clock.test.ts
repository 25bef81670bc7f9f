import { describe, expect, it } from 'vitest';
import { CLOCKS, keep, kept, out, passed, shown, TableClock, turned, wound } from './clock.svelte';

const RULES = { turn: 30_000, reserve: 60_000, loses: false };

describe('the turn clock', () => {
  it('takes the time of the turn first, then the reserve of whoever decides', () => {
    let clock = turned(wound(RULES, 2), 1);
    clock = passed(clock, 20_000);
    expect([clock.turnLeft, clock.left]).toEqual([10_000, [60_000, 60_000]]);
    clock = passed(clock, 15_000);
    expect([clock.turnLeft, clock.left]).toEqual([0, [60_000, 55_000]]);
    expect(out(clock)).toBeNull();
    clock = turned(clock, 0);
    expect([clock.turnLeft, clock.left]).toEqual([30_000, [60_000, 55_000]]);
  });

  it('is out when turn and reserve are used up, and stands still while nobody decides', () => {
    expect(out(passed(turned(wound(RULES, 2), 0), 90_000))).toBe(0);
    const idle = wound(RULES, 2);
    expect(passed(idle, 90_000)).toBe(idle);
  });

  it('says once whose time is out, and goes on where it stood', () => {
    keep(7, wound(RULES, 2));
    const clock = new TableClock(7);
    expect(clock.tick(1000, 0, 'a')).toBeNull();
    expect(clock.tick(31_000, 0, 'a')).toBeNull();
    expect(clock.tick(92_000, 0, 'a')).toBe(0);
    expect(clock.tick(93_000, 0, 'a')).toBeNull();
    expect(kept(7)?.left).toEqual([0, 60_000]);
    expect(new TableClock(8).tick(1000, 0, 'a')).toBeNull();
  });

  it('shows minutes and begun seconds', () => {
    expect([0, 100, 59_900, 61_000, 600_000].map(shown)).toEqual(['0:00', '0:01', '1:00', '1:01', '10:00']);
    expect(CLOCKS.every((one) => one.turn < one.reserve)).toBe(true);
  });
});
