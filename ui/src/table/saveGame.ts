// A game as one file that another copy of Cantina opens.

import { api } from '../lib/api';
import { notices } from '../lib/state/notices.svelte';
import { words } from './i18n';

/** Asks where to save a game, and writes it. */
export async function saveGame(game: number): Promise<void> {
  const path = await notices.watch(() => api.saveGame(game));
  if (path) notices.say(words.look.saved(path));
}
