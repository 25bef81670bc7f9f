// Name of the scorekeeper. The page remembers it between starts.

import { api } from '../lib/api';
import { notices } from '../lib/state/notices.svelte';

const KEY = 'cantina.author';

const remembered = (): string => {
  try {
    return localStorage.getItem(KEY) ?? '';
  } catch {
    return '';
  }
};

class Author {
  name = $state(remembered());

  /** Sends the program the author who was entered last; once, at the start. */
  async begin(): Promise<void> {
    if (this.name !== '') await api.setAuthor(this.name).catch(() => (this.name = ''));
  }

  /** Signs with another name; none leaves entries unsigned. Says whether the name was taken. */
  async set(name: string): Promise<boolean> {
    const wanted = name.trim();
    const taken = await notices.watch(async () => {
      await api.setAuthor(wanted === '' ? null : wanted);
      return true;
    });
    if (!taken) return false;
    this.name = wanted;
    try {
      localStorage.setItem(KEY, wanted);
    } catch {
      // Without a memory the name is asked for again next time.
    }
    return true;
  }
}

export const author = new Author();
