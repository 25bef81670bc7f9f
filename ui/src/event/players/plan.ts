// The pods that seating would make.

/** Returns the sizes of the pods for a number of players, largest first; they differ by at most one. */
export function plannedPods(players: number, podSize: number): number[] {
  const pods = Math.max(1, Math.min(Math.ceil(players / podSize), Math.floor(players / 2)));
  return Array.from({ length: pods }, (_, index) => Math.floor(players / pods) + (index < players % pods ? 1 : 0));
}
