// Bot speed, slow enough for people to follow. Stored for the next game.

import type { GameLine } from '../lib/api';

export const PACES = ['slow', 'normal', 'instant'] as const;
export type Pace = (typeof PACES)[number];

const KEPT = 'cantina.pace';
const PAUSE_MS: Record<Pace, number> = { slow: 1600, normal: 650, instant: 0 };

/** Game events that people want to see before the next one happens. */
const SEEN = new Set(['played', 'attacked', 'deployed', 'used', 'damaged', 'defeated', 'healed', 'took', 'passed']);

class PaceOfPrograms {
  now = $state.raw<Pace>('normal');

  constructor() {
    try {
      const kept = localStorage.getItem(KEPT);
      if (PACES.includes(kept as Pace)) this.now = kept as Pace;
    } catch {
      // Without storage it is normal each time.
    }
  }

  choose(pace: Pace) {
    this.now = pace;
    try {
      localStorage.setItem(KEPT, pace);
    } catch {
      // It holds until the program ends.
    }
  }

  next() {
    this.choose(PACES[(PACES.indexOf(this.now) + 1) % PACES.length] ?? 'normal');
  }

  /** Time that the last events stay visible before a bot answers. */
  pause(fresh: readonly GameLine[]): number {
    return fresh.some((line) => SEEN.has(line.event)) ? PAUSE_MS[this.now] : 0;
  }
}

export const pace = new PaceOfPrograms();
