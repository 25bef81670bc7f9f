// What cards say, asked for once each.

import { api, type CardWords } from '../lib/api';

class Words {
  private known = $state.raw<ReadonlyMap<string, CardWords>>(new Map());
  private asked = new Set<string>();

  /** The words of a card; none until they are here. */
  of(number: string): CardWords | undefined {
    return this.known.get(number);
  }

  /** Asks for them, for an $effect. */
  want(number: string) {
    if (this.asked.has(number)) return;
    this.asked.add(number);
    api
      .cardWords(number)
      .then((words) => (this.known = new Map([...this.known, [number, words]])))
      // Without its words a card still has its facts; it is asked for again.
      .catch(() => this.asked.delete(number));
  }
}

export const cardWords = new Words();
