// Positions of a pod's seats: clockwise around a long table seen from above, seat 1 at the top left.
// Everyone faces the table, so the neighbour on the left sits one place further clockwise.

import type { SeatView } from '../../lib/api';

/** The upper side from left to right, and the lower side from left to right. */
export function sides(seats: readonly SeatView[]): { top: SeatView[]; bottom: SeatView[] } {
  const upper = Math.ceil(seats.length / 2);
  return { top: seats.slice(0, upper), bottom: seats.slice(upper).toReversed() };
}
