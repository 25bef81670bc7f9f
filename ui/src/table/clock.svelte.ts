// The turn clock of a game, for those who want one: time for each turn, and a reserve for the whole game. Programs have
// their thinking time instead. Saved in this window's storage with the remaining time.

import { remember, remembered } from '../library/preferences';

/** In milliseconds. */
export type ClockRules = {
  turn: number;
  reserve: number;
  /** `true` if running out of time loses the game; otherwise the players decide. */
  loses: boolean;
};

/** The state of the clock. */
export type ClockState = ClockRules & {
  /** The reserve that each seat has left. */
  left: readonly number[];
  /** The seat whose turn runs, and its remaining time. */
  seat: number | null;
  turnLeft: number;
};

const SECOND = 1000;
const MINUTE = 60 * SECOND;

/** The choices: time for a turn, and the reserve. */
export const CLOCKS: readonly { turn: number; reserve: number }[] = [
  { turn: 30 * SECOND, reserve: 5 * MINUTE },
  { turn: MINUTE, reserve: 10 * MINUTE },
  { turn: 2 * MINUTE, reserve: 20 * MINUTE },
];

export const wound = (rules: ClockRules, seats: number): ClockState => ({
  ...rules,
  left: Array.from({ length: seats }, () => rules.reserve),
  seat: null,
  turnLeft: rules.turn,
});

/** Takes passed time from a player: first the time of the turn, then the reserve. */
export function passed(clock: ClockState, ms: number): ClockState {
  const { seat } = clock;
  if (seat === null || ms <= 0) return clock;
  const over = Math.max(0, ms - clock.turnLeft);
  return {
    ...clock,
    turnLeft: Math.max(0, clock.turnLeft - ms),
    left: clock.left.map((left, at) => (at === seat ? Math.max(0, left - over) : left)),
  };
}

/** Starts a turn. */
export const turned = (clock: ClockState, seat: number): ClockState => ({
  ...clock,
  seat,
  turnLeft: clock.turn,
});

/** The seat that has run out of time; `null` if there is none. */
export function out(clock: ClockState): number | null {
  const { seat } = clock;
  return seat !== null && clock.turnLeft <= 0 && (clock.left[seat] ?? 1) <= 0 ? seat : null;
}

/** Time as a clock shows it: minutes and seconds, begun seconds whole. */
export function shown(ms: number): string {
  const seconds = Math.ceil(ms / SECOND);
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
}

/** Most time that counts between two readings, so that a sleeping computer costs no one time. */
const LONGEST = 5 * SECOND;

const key = (game: number) => `games.clock.${game}`;

/** The clock of a game as it stood; null for a game without one. */
export function kept(game: number): ClockState | null {
  try {
    const found: unknown = JSON.parse(remembered(key(game)) ?? 'null');
    return found && typeof found === 'object' && 'turn' in found && 'left' in found ? (found as ClockState) : null;
  } catch {
    // Unreadable stored data means no clock.
    return null;
  }
}

export const keep = (game: number, clock: ClockState): void => remember(key(game), JSON.stringify(clock));

/** The clock on the table. The time is passed in. */
export class TableClock {
  now = $state.raw<ClockState | null>(null);
  private at = 0;
  private turn = '';

  constructor(private readonly game: number) {
    // No time passes while the table is closed.
    const found = kept(game);
    this.now = found && { ...found, seat: null };
  }

  /**
   * Updates the clock at `ms` of the page clock, while this seat decides in the turn with this name (`null`: no time
   * runs). Returns the seat that has just run out of time.
   */
  tick(ms: number, seat: number | null, turn: string): number | null {
    const before = this.now;
    if (!before) return null;
    let next = passed(before, Math.min(ms - this.at, LONGEST));
    this.at = ms;
    const name = `${seat} ${turn}`;
    if (seat !== null && name !== this.turn) {
      this.turn = name;
      next = turned(next, seat);
    } else if (next.seat !== seat) {
      // The clock stops, or the same turn continues: a look back gives no time.
      next = { ...next, seat };
    }
    if (next === before) return null;
    this.now = next;
    keep(this.game, next);
    return out(before) === null ? out(next) : null;
  }
}
