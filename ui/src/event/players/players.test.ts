import { fireEvent, render, screen, waitFor } from '@testing-library/svelte';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { api, type EventView } from '../../lib/api';
import { EventStore } from '../../lib/state/event.svelte';
import { menu } from '../../lib/state/menu.svelte';
import { notices } from '../../lib/state/notices.svelte';
import { install } from '../../bridge';
import EventScreen from '../EventScreen.svelte';
import AddPlayers from './AddPlayers.svelte';

// Event 3 of the sample data: five people and two bots, nothing seated.

async function open() {
  render(EventScreen, { event: 3, tab: 'players', round: null });
  return screen.findByTestId<HTMLInputElement>('player-name');
}

async function type(field: HTMLInputElement, name: string) {
  await fireEvent.input(field, { target: { value: name } });
  if (field.form) await fireEvent.submit(field.form);
}

/** Chooses Rename in the menu of a player's row. */
async function rename(player: number) {
  await fireEvent.click(screen.getByTestId(`more-${player}`));
  menu.shown?.items.find((item) => item.name === 'rename')?.run();
  menu.close();
}

beforeEach(() => {
  notices.dismiss();
  install();
});
afterEach(() => vi.restoreAllMocks());

test('the name field is empty and focused again after Enter', async () => {
  const field = await open();
  await type(field, 'Ann');
  expect(field.value).toBe('');
  await type(field, 'Ben');
  await waitFor(() => expect(screen.getByTestId('player-count').textContent).toBe('9 players'));
  expect(document.activeElement).toBe(field);
});

test('a Hebrew name and one that turns the direction are isolated in cells and labels', async () => {
  // The program removes the sign that turns the direction from a name that is typed.
  const view = await api.event(3);
  const names = ['\u05d3\u05d5\u05d3', '\u202eMal'];
  const players = view.players.map((player, index) => ({ ...player, name: names[index] ?? player.name }));
  vi.spyOn(api, 'deskView').mockResolvedValue({ kind: 'whole', revision: '1', view: { ...view, players } });
  await open();
  for (const label of ['\u2068\u05d3\u05d5\u05d3\u2069', 'Mal'])
    expect(screen.getAllByLabelText(`More actions: ${label}`)).toHaveLength(1);
  for (const name of names) expect(screen.getByText(name).closest('bdi, [dir=auto]')).not.toBeNull();
  const labels = [...document.querySelectorAll('[aria-label]')].map((one) => one.getAttribute('aria-label') ?? '');
  expect(labels.filter((label) => label.includes('\u202e'))).toEqual([]);
});

test('a refused name returns to the field, with the reason', async () => {
  const field = await open();
  await type(field, 'Bot 1');
  await waitFor(() => expect(notices.error?.code).toBe('players.duplicate'));
  expect(field.value).toBe('Bot 1');
  expect(screen.getByTestId('player-count').textContent).toBe('7 players');
});

test('bots fill the last pod, then each press adds one', async () => {
  await open();
  await fireEvent.click(screen.getByTestId('fill-bots'));
  await waitFor(() => expect(screen.getByTestId('player-count').textContent).toBe('8 players'));
  expect(screen.getByTestId('fill-bots').textContent).toContain('16');
});

test.each([
  ['constructed', 'digital', false],
  ['draft', 'paper', false],
  ['draft', 'digital', true],
] as const)('bots in %s events (%s): %s', (kind, mode, offered) => {
  const view = { summary: { kind, mode, stage: 'registration' }, players: [], podSize: 8 } as unknown as EventView;
  render(AddPlayers, { store: new EventStore(1), view });
  expect(screen.queryByTestId('add-bots') !== null).toBe(offered);
});

test('a name can be changed in its row, and Esc cancels the change', async () => {
  await open();
  await rename(6);
  const field = await screen.findByTestId<HTMLInputElement>('rename-field');
  await fireEvent.input(field, { target: { value: 'Nora' } });
  await fireEvent.keyDown(field, { key: 'Escape' });
  expect(screen.getByTestId('player-6').textContent).toContain('Bot 1');
  await rename(6);
  const again = await screen.findByTestId<HTMLInputElement>('rename-field');
  await fireEvent.input(again, { target: { value: 'Sora' } });
  await fireEvent.keyDown(again, { key: 'Enter' });
  await waitFor(() => expect(screen.getByTestId('player-6').textContent).toContain('Sora'));
});

test('the main button names the next step', async () => {
  await open();
  expect(screen.getByTestId('next-step').textContent).toContain('Draw seats');
  await fireEvent.click(screen.getByTestId('next-step'));
  await waitFor(() => expect(screen.getByTestId('next-step').textContent).toContain('Start draft'));
});
