// Ctrl+K finds every screen and does what the screen behind it can do.

import { fireEvent, render, screen, waitFor } from '@testing-library/svelte';
import { afterEach, beforeEach, expect, test } from 'vitest';
import App from '../App.svelte';
import { install } from '../bridge';
import { catalog } from '../lib/state/catalog.svelte';

beforeEach(async () => {
  install();
  // Kept for all tests of this file: a request that a test leaves behind gets no answer.
  await catalog.load();
  Element.prototype.scrollIntoView = () => {};
  location.hash = '#/event/1/standings';
});

afterEach(() => {
  location.hash = '';
});

async function find(typed: string, ready = 'event-title') {
  render(App);
  await screen.findByTestId(ready);
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

test('a player of the event is found, and Enter opens their dialog', async () => {
  const field = await find('elif kowalski');
  await waitFor(() => expect(screen.getByTestId('found-0').textContent).toContain('Saturday draft'));
  await fireEvent.keyDown(field, { key: 'Enter' });
  await screen.findByTestId('player-dialog');
});

test('an action that is only in a menu of the screen is found', async () => {
  location.hash = '#/event/1/rounds';
  const field = await find('table numbers', 'round-menu');
  await waitFor(() => expect(screen.getByTestId('found-0').textContent).toContain('Table numbers'));
  await fireEvent.keyDown(field, { key: 'Enter' });
  await screen.findByTestId('room-dialog');
});

test('a button is found without the key that it shows', async () => {
  location.hash = '#/puzzles';
  render(App);
  await waitFor(() => expect(screen.getByTestId<HTMLButtonElement>('next-puzzle').disabled).toBe(false));
  await fireEvent.keyDown(window, { key: 'k', ctrlKey: true });
  await fireEvent.input(await screen.findByTestId('palette-field'), { target: { value: 'first puzzle' } });
  await waitFor(() => expect(screen.getByTestId('found-0').firstElementChild?.textContent).toBe('First puzzle'));
});

test('nothing is active in an empty list', async () => {
  const field = await find('no such entry');
  await waitFor(() => expect(screen.queryAllByTestId(/^found-/)).toEqual([]));
  expect(field.hasAttribute('aria-activedescendant')).toBe(false);
});

test.each([
  ['saturday draft', 'event'],
  ['greta gutierrez at', 'deck'],
  ['battlefield marine', 'Ground unit'],
  ['7.6.13', 'rule'],
])('the first entry for %s is of the kind %s', async (typed, kind) => {
  await find(typed);
  await waitFor(() => expect(screen.getByTestId('found-0').querySelector('.badge')?.textContent).toBe(kind));
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
