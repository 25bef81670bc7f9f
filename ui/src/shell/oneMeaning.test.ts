// One key sequence is one command: on no screen do two commands share their keys, and none hides the start of another.

import { render, screen, waitFor } from '@testing-library/svelte';
import { afterEach, beforeEach, expect, test } from 'vitest';
import App from '../App.svelte';
import { TABS } from '../lib/router';
import { keys } from '../lib/state/keys.svelte';
import { install, whenIdle } from '../bridge';

beforeEach(() => {
  install();
  Element.prototype.scrollIntoView = () => {};
});

afterEach(() => {
  location.hash = '';
});

const SCREENS = [
  'events',
  'decks',
  'decks/1',
  'games',
  'puzzles',
  'collection',
  'cards',
  'judge',
  'rules',
  'profiles',
  'statistics',
  'leagues',
  'leagues/1',
  'safety',
  'card-data',
  'event/5/draft/1',
  'event/6/deck/1',
  ...TABS.map((tab) => `event/1/${tab}`),
  ...TABS.map((tab) => `event/2/${tab}`),
  ...TABS.map((tab) => `event/3/${tab}`),
  ...TABS.map((tab) => `event/7/${tab}`),
];

const inForce = () =>
  keys.groups.flatMap((group) => group.list.flatMap((one) => (one.or ? [one.keys, one.or] : [one.keys])));

test.each(SCREENS)('every key sequence has one meaning on %s', async (address) => {
  location.hash = `#/${address}`;
  render(App);
  const inEvent = /^event\/\d+\/[a-z]+$/.test(address);
  if (inEvent) await screen.findByTestId('event-title');
  await waitFor(() => expect(inForce().length).toBeGreaterThan(0));
  // Loaded data adds keys to a screen.
  await whenIdle();
  const all = inForce();
  expect(all.filter((key, index) => all.indexOf(key) !== index)).toEqual([]);
  const starts = new Set(all.flatMap((key) => (key.includes(' ') ? [key.split(' ')[0]] : [])));
  expect(all.filter((key) => starts.has(key))).toEqual([]);
});
