import { fireEvent, render, screen, waitFor } from '@testing-library/svelte';
import { beforeEach, expect, test } from 'vitest';
import { confirmation } from '../lib/state/confirm.svelte';
import { keys } from '../lib/state/keys.svelte';
import { install } from '../bridge';
import EventScreen from './EventScreen.svelte';

const inForce = () => keys.groups.flatMap((group) => group.list.map((one) => one.keys));

beforeEach(() => {
  install();
  Element.prototype.scrollIntoView = () => {};
});

// The store comes in while the parts of the screen add their keys: none may get lost then.
test.each([
  ['players', ['n', '/', 'd', 'ArrowDown', 'w', 'u', 'Ctrl+s', 'Ctrl+Enter', 'Alt+1']],
  ['rounds', ['e', 'o', 'm', 'c', ',', '.', 't', 'a', 'i', 'w', 'u', 'Ctrl+s']],
  ['standings', ['t', 'x', '/', 'w', 'u']],
] as const)('every key of the %s is active once the event is loaded', async (tab, expected) => {
  const shown = render(EventScreen, { event: 1, tab, round: null });
  await screen.findByTestId('event-title');
  expect(inForce()).toEqual(expect.arrayContaining([...expected]));
  shown.unmount();
  await waitFor(() => expect(inForce()).toEqual([]));
});

test('a player is found by name, the arrow keys move between rows, and d asks before the player drops', async () => {
  render(EventScreen, { event: 1, tab: 'players', round: null });
  const filter = await screen.findByTestId<HTMLInputElement>('filter-players');
  const name = (await screen.findByTestId('name-5')).textContent;
  await fireEvent.input(filter, { target: { value: name } });
  await fireEvent.keyDown(filter, { key: 'Enter' });
  expect(document.activeElement).toBe(screen.getByTestId('name-5'));
  const press = (key: string) => keys.listen(new KeyboardEvent('keydown', { key }));
  press('ArrowDown');
  press('ArrowUp');
  expect(document.activeElement?.closest('tr')).toBe(screen.getByTestId('player-5'));
  press('d');
  expect(confirmation.question?.title).toContain(name ?? '?');
  confirmation.answer(false);
});

// A screen may describe a global key in its own words; in the event itself, a key has one meaning.
test.each(['players', 'rounds', 'standings', 'bracket', 'judge', 'log'] as const)(
  'no key of the event has two meanings on %s',
  async (tab) => {
    render(EventScreen, { event: 1, tab, round: null });
    await screen.findByTestId('event-title');
    const all = keys.groups.flatMap((group) => group.list.flatMap((one) => (one.or ? [one.keys, one.or] : [one.keys])));
    expect(all).toContain('u');
    expect(all.filter((key, index) => all.indexOf(key) !== index)).toEqual([]);
  },
);
