// What cards say, asked for once each in a language.

import { api, type CardWords, type TextLanguage } from '../lib/api';
import { program } from '../lib/state/program.svelte';

class Words {
  private known = $state.raw<ReadonlyMap<string, CardWords>>(new Map());
  private asked = new Set<string>();
  private language: TextLanguage = 'english';

  /** The words of a card; none until they are here. */
  of(number: string): CardWords | undefined {
    return this.known.get(number);
  }

  /** Asks for them, for an $effect. */
  want(number: string) {
    // Words of another language are none.
    if (this.language !== program.kept.language) {
      this.language = program.kept.language;
      this.asked.clear();
      this.known = new Map();
    }
    if (this.asked.has(number)) return;
    this.asked.add(number);
    const language = this.language;
    api
      .cardWords(number)
      .then((words) => {
        if (language === this.language) this.known = new Map([...this.known, [number, words]]);
      })
      // Without its words a card still has its facts; it is asked for again.
      .catch(() => this.asked.delete(number));
  }
}

export const cardWords = new Words();
