// Ignores late clicks on a new pack, and decides the effect of a click on a card.

/** Time that a new pack ignores input. */
export const GUARD_MS = 300;

export class PackGuard {
  private pack = '';
  private since = Number.NEGATIVE_INFINITY;

  /** A pack is on screen; it counts as new when its name is. */
  shown(pack: string, now: number): boolean {
    if (pack === this.pack) return false;
    this.pack = pack;
    this.since = now;
    return true;
  }

  /** Returns `true` if input counts yet. */
  open(now: number): boolean {
    return now - this.since >= GUARD_MS;
  }
}

/** One click chooses, a click on the chosen card takes it. */
export function clicked(chosen: number | null, index: number): 'choose' | 'take' {
  return chosen === index ? 'take' : 'choose';
}

/** After time is up the chosen card still can be changed for so long. */
export const GRACE_MS = 2000;

/**
 * Whether the clock takes the chosen card now: two seconds after zero, and two seconds after the choice when that
 * came later. Without a choice it never does.
 */
export function takenByClock(leftMs: number, running: boolean, chosenForMs: number | null): boolean {
  return running && chosenForMs !== null && leftMs <= -GRACE_MS && chosenForMs >= GRACE_MS;
}
