// The pick clock: the program returns the remaining time, and the page counts down from there.

import type { ClockView } from './api';

/** Milliseconds left at `now`, for a clock that came in at `receivedAt` (both from the same clock of the page). */
export function leftAt(clock: ClockView, receivedAt: number, now: number): number {
  return clock.running ? clock.leftMs - Math.max(0, now - receivedAt) : clock.leftMs;
}

/** "1:05"; "0:00" only when nothing is left; time over as "−0:07". */
export function formatClock(leftMs: number): string {
  const over = leftMs < 0;
  const seconds = over ? Math.floor(-leftMs / 1000) : Math.ceil(leftMs / 1000);
  const text = `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
  return over && seconds > 0 ? `\u2212${text}` : text;
}

export type Urgency = 'paused' | 'calm' | 'soon' | 'over';

/** The colour of the clock: the last ten seconds (or a fifth of a short pick) are "soon". */
export function urgency(clock: ClockView, leftMs: number): Urgency {
  if (leftMs <= 0) return 'over';
  if (!clock.running) return 'paused';
  return leftMs <= Math.min(10_000, clock.seconds * 200) ? 'soon' : 'calm';
}

/** The share of the pick's time that is left, 0 to 1. */
export function share(clock: ClockView, leftMs: number): number {
  return clock.seconds === 0 ? 0 : Math.min(1, Math.max(0, leftMs / (clock.seconds * 1000)));
}
