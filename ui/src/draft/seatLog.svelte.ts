// The log of the selected seat of a finished draft.
import { untrack } from 'svelte';
import { notices } from '../lib/state/notices.svelte';

/**
 * Loads the log of a seat when `seat` changes, and gives it to `loaded`. A response for an earlier seat is ignored. Call it
 * while a component is created.
 */
export function loadSeatLog<Entry>(
  seat: () => number,
  load: (seat: number) => Promise<readonly Entry[]>,
  loaded: (log: readonly Entry[]) => void,
): void {
  let latest = 0;
  async function read(of: number) {
    const number = ++latest;
    const log = await notices.watch(() => load(of));
    if (number === latest && log) loaded(log);
  }

  $effect(() => {
    const of = seat();
    untrack(() => void read(of));
    return () => latest++;
  });
}
