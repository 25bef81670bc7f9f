import { flushSync } from 'svelte';
import { expect, test, vi } from 'vitest';
import { keys } from './keys.svelte';
import { twoScreens } from './keyGroups.fixture.svelte';

const shown = () => keys.groups.flatMap((group) => group.list.map((one) => one.keys)).sort();

test('two screens that renew their shortcuts at the same time keep all of them', () => {
  const screens = twoScreens();
  flushSync();
  expect(shown()).toEqual(['a1', 'b1']);
  screens.renew();
  flushSync();
  expect(shown()).toEqual(['a2', 'b2']);
  screens.renew();
  flushSync();
  expect(shown()).toEqual(['a3', 'b3']);
  screens.leave();
  expect(shown()).toEqual([]);
});

test('a key that is held acts once, unless it moves or counts', () => {
  const [copies, moves] = [vi.fn(), vi.fn()];
  const end = keys.add('decks', [
    { keys: 'd', does: 'copy', run: copies },
    { keys: 'ArrowDown', or: 'j', does: 'down', run: moves },
  ]);
  for (const key of ['d', 'j', 'ArrowDown']) {
    for (const repeat of [false, true, true]) keys.listen(new KeyboardEvent('keydown', { key, repeat }));
  }
  expect(copies).toHaveBeenCalledTimes(1);
  expect(moves).toHaveBeenCalledTimes(6);
  end();
});
