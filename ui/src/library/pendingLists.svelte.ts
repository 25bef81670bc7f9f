// Lists opened with the program by a double click on their files: the library shows them one at a time.

import type { Received } from './pasteTarget.svelte';

class Arrived {
  private lists = $state.raw<readonly Received[]>([]);

  readonly first = $derived(this.lists[0]);

  add(list: Received) {
    this.lists = [...this.lists, list];
  }

  /** The one that waits longest, which then waits no more. */
  take(): Received | undefined {
    const list = this.first;
    this.lists = this.lists.slice(1);
    return list;
  }
}

export const arrived = new Arrived();
