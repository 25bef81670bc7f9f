// Two parts of a screen that add shortcuts again after every change of the same state, for a test.

import { keys } from './keys.svelte';

export function twoScreens() {
  let number = $state(1);
  const leave = $effect.root(() => {
    for (const name of ['a', 'b']) {
      $effect(() => keys.add(name, [{ keys: `${name}${number}`, does: '', run: () => undefined }]));
    }
  });
  return { renew: () => number++, leave };
}
