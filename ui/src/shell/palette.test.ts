// Ctrl+K finds every screen and does what the screen behind it can do.

import { fireEvent, render, screen, waitFor } from '@testing-library/svelte';
import { afterEach, beforeEach, expect, test } from 'vitest';
import App from '../App.svelte';
import { install } from '../mock';

beforeEach(() => {
  install();
  Element.prototype.scrollIntoView = () => {};
  location.hash = '#/event/1/standings';
});

afterEach(() => {
  location.hash = '';
});

async function find(typed: string) {
  render(App);
  await screen.findByTestId('event-title');
  await fireEvent.keyDown(window, { key: 'k', ctrlKey: true });
  const field = await screen.findByTestId('palette-field');
  await fireEvent.input(field, { target: { value: typed } });
  return field;
}

test.each([
  ['leagues', 'Leagues'],
  ['settings', 'Settings'],
  ['new event', 'New event'],
  ['print', 'Print'],
  ['export', 'Export'],
  ['undo', 'Undo'],
])('%s is found', async (typed, name) => {
  await find(typed);
  await waitFor(() => expect(screen.getByTestId('found-0').textContent).toContain(name));
});

test.each([
  ['settings', 'settings'],
  ['new event', 'new-event-dialog'],
  ['print dialog', 'print-dialog'],
])('Enter opens the entry for %s', async (typed, opened) => {
  const field = await find(typed);
  await fireEvent.keyDown(field, { key: 'Enter' });
  await screen.findByTestId(opened);
});
