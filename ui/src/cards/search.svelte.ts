// A search over every card: the text, what it finds, and what cannot be read in it. What was found last stays.

import { api, type CardFace } from '../lib/api';
import { asBackendError, type BackendError } from '../lib/errors';
import { catalog } from '../lib/state/catalog.svelte';

export class Search {
  text = $state('');
  /** The numbers found last; null before the first result. */
  private found = $state.raw<readonly string[] | null>(null);
  /** The text of the search that found them. */
  foundBy = $state('');
  problem = $state.raw<BackendError | null>(null);
  /** The cards in the order of the search; null while there are none to show yet. */
  readonly faces: readonly CardFace[] | null = $derived.by(() => {
    if (this.found === null || catalog.faces.length === 0) return null;
    return this.found.map((id) => catalog.face(id)).filter((face) => face !== undefined);
  });
  private asked = 0;

  /** Searches. A result takes milliseconds, so every letter searches; of several on the way only the newest counts. */
  async run(): Promise<void> {
    const number = ++this.asked;
    const text = this.text;
    try {
      const found = await api.findCards(text);
      if (number !== this.asked) return;
      this.found = found;
      this.foundBy = text;
      this.problem = null;
    } catch (thrown) {
      if (number === this.asked) this.problem = asBackendError(thrown);
    }
  }

  /** Searches for another text immediately. */
  set(text: string) {
    this.text = text;
    void this.run();
  }
}

/** The search of the card screen: it is kept while the user is on another screen. */
export const cardSearch = new Search();
