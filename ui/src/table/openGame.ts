// Starting a game opens its screen.

import { once } from '../lib/once';
import { href } from '../lib/router';
import { notices } from '../lib/state/notices.svelte';

/** Starts a game and opens its screen. While one is being started, as after a double click, nothing else is. */
export const openGame = once(async (start: () => Promise<{ id: number }>) => {
  const begun = await notices.watch(start);
  if (begun) location.hash = href({ screen: 'game', game: begun.id });
});
