// Card texts, requested once per language; requests of the same moment are combined.

import { SvelteMap } from 'svelte/reactivity';
import { api, type CardTextView, type TextLanguage } from '../lib/api';
import { program } from '../lib/state/program.svelte';

class Words {
  private known = new SvelteMap<string, CardTextView>();
  private asked = new Set<string>();
  private wanted: string[] = [];
  private language: TextLanguage = 'english';

  /** The text of a card; `undefined` until it is loaded. */
  of(number: string): CardTextView | undefined {
    return this.known.get(number);
  }

  /** Asks for them, for an $effect. */
  want(number: string) {
    // Words of another language are none.
    if (this.language !== program.kept.language) {
      this.language = program.kept.language;
      this.asked.clear();
      this.known.clear();
    }
    if (this.asked.has(number)) return;
    this.asked.add(number);
    this.wanted.push(number);
    if (this.wanted.length === 1) queueMicrotask(() => this.ask());
  }

  private ask() {
    const language = this.language;
    const numbers = this.wanted;
    this.wanted = [];
    api
      .cardWords(numbers)
      .then((all) => {
        if (language !== this.language) return;
        for (const words of all) this.known.set(words.number, words);
      })
      // Without its words a card still has its facts; it is asked for again.
      .catch(() => numbers.forEach((number) => this.asked.delete(number)));
  }
}

export const cardWords = new Words();
