// The round clock: counts down from the time left that the program last reported.

import type { ExtendedTable, ProfileView, RoundClockAction, RoundClockView, RoundView } from '../../lib/api';
import type { Urgency } from '../../lib/clock';
import { here } from '../../lib/i18n/here';

/** The last five minutes are "soon". */
const SOON_MS = 5 * 60_000;

/** Milliseconds left at `now` for a clock that came in at `receivedAt`; below zero when over. */
export function roundLeft(clock: RoundClockView, receivedAt: number, now: number): number {
  return clock.running ? clock.leftMs - Math.max(0, now - receivedAt) : clock.leftMs;
}

export function roundMood(clock: RoundClockView, left: number): Urgency {
  if (left <= 0) return 'over';
  if (!clock.running) return 'paused';
  return left <= SOON_MS ? 'soon' : 'calm';
}

/** Tables with more time, those that end first at the top. */
export const byExtension = (tables: readonly ExtendedTable[]): ExtendedTable[] =>
  [...tables].sort((x, y) => x.extension - y.extension || x.table - y.table);

/** Returns an extension in minutes: "3", or "1.5" if it is not a whole number. */
export const minutesOf = (seconds: number): string => here().decimal(seconds / 60, seconds % 60 === 0 ? 0 : 1);

/** Returns the minutes that the rules profile allows for a round; null if a round of the top cut has no limit. */
export function allowedMinutes(profile: ProfileView, { kind, gamesToWin }: Pick<RoundView, 'kind' | 'gamesToWin'>) {
  if (kind === 'elimination') return profile.cutMinutes > 0 ? profile.cutMinutes : null;
  return kind !== 'tables' && gamesToWin === 1 ? profile.singleGameMinutes : profile.roundMinutes;
}

const MINUTE_MS = 60_000;

/** The longest step of a running clock between two looks; a longer one is a clock that was set. */
const STEP_MS = 2_000;

/** Returns the tone for a running clock that went from `before` to `left`: one minute left, or over. */
export function clockTone(before: number, left: number): 'minute' | 'over' | null {
  if (before <= left || before - left > STEP_MS) return null;
  if (before > 0 && left <= 0) return 'over';
  return before > MINUTE_MS && left <= MINUTE_MS ? 'minute' : null;
}

/** Returns `true` in the last minute of a running clock. */
export const isLastMinute = (clock: RoundClockView, left: number): boolean =>
  clock.running && left > 0 && left <= MINUTE_MS;

/** Returns the action of one key press: start with the profile's time, pause or resume. */
export function pressed(clock: RoundClockView | null): RoundClockAction {
  if (clock === null) return { kind: 'start', seconds: null };
  return clock.running ? { kind: 'pause' } : { kind: 'resume' };
}
