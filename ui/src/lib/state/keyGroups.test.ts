import { flushSync } from 'svelte';
import { expect, test } from 'vitest';
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
