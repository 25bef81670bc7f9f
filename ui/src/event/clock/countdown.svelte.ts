// A clock of an event that counts down between two answers of the program.

import type { RoundClockView } from '../../lib/api';
import { Now } from '../../lib/state/clockTick.svelte';
import { roundLeft, roundMood } from './clock';

/** Belongs to a component: it counts while the component is on screen and the clock is started. */
export class Countdown {
  private readonly now = new Now();

  /** `null` before the clock is started. */
  readonly clock = $derived.by(() => this.asked() ?? null);

  /** Milliseconds left, below zero when over; 0 before the clock is started. */
  readonly left = $derived.by(() => {
    const at = this.receivedAt();
    return this.clock ? roundLeft(this.clock, at, Math.max(this.now.ms, at)) : 0;
  });

  readonly mood = $derived(this.clock ? roundMood(this.clock, this.left) : 'paused');

  /** `receivedAt` is when the clock arrived, by performance.now(). */
  constructor(
    private readonly asked: () => RoundClockView | null | undefined,
    private readonly receivedAt: () => number,
  ) {
    $effect(() => (this.clock ? this.now.run() : undefined));
  }
}
