import { describe, expect, it } from 'vitest';
import { CLOCKS, keep, kept, out, passed, shown, TableClock, turned, wound } from './clock.svelte';

const RULES = { turn: 30_000, reserve: 60_000, loses: false };

describe('the turn clock', () => {
  it('uses the time of the turn first, then the reserve of the deciding player', () => {
    let clock = turned(wound(RULES, 2), 1);
    clock = passed(clock, 20_000);
    expect([clock.turnLeft, clock.left]).toEqual([10_000, [60_000, 60_000]]);
    clock = passed(clock, 15_000);
    expect([clock.turnLeft, clock.left]).toEqual([0, [60_000, 55_000]]);
    expect(out(clock)).toBeNull();
    clock = turned(clock, 0);
    expect([clock.turnLeft, clock.left]).toEqual([30_000, [60_000, 55_000]]);
  });

  it('is out when turn and reserve are used up, and stops while no player decides', () => {
    expect(out(passed(turned(wound(RULES, 2), 0), 90_000))).toBe(0);
    const idle = wound(RULES, 2);
    expect(passed(idle, 90_000)).toBe(idle);
  });

  it('reports once whose time is out, and continues where it was after reopening', () => {
    keep(7, wound(RULES, 2));
    const clock = new TableClock(7);
    const late = Array.from({ length: 200 }, (_, second) => clock.tick(1000 * (second + 1), 0, 'a'));
    expect(late.flatMap((seat, second) => (seat === null ? [] : [[seat, second]]))).toEqual([[0, 90]]);
    expect(kept(7)?.left).toEqual([0, 60_000]);
    // A game saved during a player's turn is opened later: neither the time between nor sleep of the machine counts.
    keep(9, turned(wound(RULES, 2), 1));
    const opened = new TableClock(9);
    opened.tick(500_000, 1, 'a');
    expect([opened.now?.turnLeft, opened.now?.left]).toEqual([30_000, [60_000, 60_000]]);
    opened.tick(900_000, 1, 'a');
    expect(opened.now?.turnLeft).toBe(25_000);
    expect(new TableClock(8).tick(1000, 0, 'a')).toBeNull();
  });

  it('stops while a player looks back, and gives no new time for the same turn', () => {
    keep(10, wound(RULES, 2));
    const clock = new TableClock(10);
    const read = (ms: number, seat: number | null, turn: string) => {
      clock.tick(ms, seat, turn);
      return [clock.now?.turnLeft, clock.now?.left[0]];
    };
    expect(read(1000, 0, 'action 4')).toEqual([30_000, 60_000]);
    expect(read(5000, 0, 'action 4')).toEqual([26_000, 60_000]);
    expect(read(6000, null, '')).toEqual([25_000, 60_000]);
    expect(read(9000, null, '')).toEqual([25_000, 60_000]);
    expect(read(9100, 0, 'action 4')).toEqual([25_000, 60_000]);
    expect(read(10_100, 0, 'action 4')).toEqual([24_000, 60_000]);
    expect(read(10_200, 0, 'action 9')).toEqual([30_000, 60_000]);
  });

  it('shows minutes and started seconds', () => {
    expect([0, 100, 59_900, 61_000, 600_000].map(shown)).toEqual(['0:00', '0:01', '1:00', '1:01', '10:00']);
    expect(CLOCKS.every((one) => one.turn < one.reserve)).toBe(true);
  });
});
