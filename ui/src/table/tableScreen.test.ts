// The screen of a game: one control for the speed of bots, and answers that are never cut.

import { fireEvent, render, screen, waitFor } from '@testing-library/svelte';
import { beforeEach, expect, test } from 'vitest';
import App from '../App.svelte';
import { install } from '../bridge';
import { catalog } from '../lib/state/catalog.svelte';

beforeEach(async () => {
  install();
  await catalog.load();
  Element.prototype.scrollIntoView = () => {};
  location.hash = '#/games/1';
});

test('the speed of bots has one control, which the key changes as well', async () => {
  render(App);
  const control = await screen.findByTestId<HTMLSelectElement>('pace');
  await screen.findByTestId('prompt');
  const shown = () => control.options[control.selectedIndex]?.textContent;
  for (const speed of ['Bots: instant', 'Bots: slow', 'Bots: normal']) {
    await fireEvent.keyDown(window, { key: 'f' });
    await waitFor(() => expect(shown()).toBe(speed));
  }
  expect(document.querySelectorAll('header [data-testid=pace]')).toHaveLength(1);
  expect(screen.getAllByLabelText('Bot speed')).toHaveLength(1);
});
