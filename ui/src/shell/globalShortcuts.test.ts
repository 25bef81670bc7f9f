import { fireEvent, render, screen } from '@testing-library/svelte';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import EventScreen from '../event/EventScreen.svelte';
import { confirmation } from '../lib/state/confirm.svelte';
import { keys } from '../lib/state/keys.svelte';
import { program, TEXT_SIZES } from '../lib/state/program.svelte';
import { install } from '../bridge';
import { everywhereKey, sizeAfter } from './globalShortcuts';

const ctrl = (key: string) => new KeyboardEvent('keydown', { key, ctrlKey: true });

beforeEach(() => {
  install();
  Element.prototype.scrollIntoView = () => {};
});

afterEach(() => confirmation.answer(false));

test('the text size changes step by step between its limits', () => {
  expect(sizeAfter(100, 1)).toBe(110);
  expect(sizeAfter(100, -1)).toBe(90);
  expect(sizeAfter(105, 1)).toBe(110);
  expect(sizeAfter(TEXT_SIZES.at(-1) ?? 0, 1)).toBe(400);
  expect(sizeAfter(TEXT_SIZES[0], -1)).toBe(80);
});

test('Ctrl with plus, minus and 0 sets the text size, also with the key that has plus as its second sign', async () => {
  await program.choose({ textPercent: 100 });
  const find = vi.fn();
  expect(everywhereKey(ctrl('='), find)).toBe(true);
  await vi.waitFor(() => expect(program.kept.textPercent).toBe(110), { timeout: 15_000 });
  everywhereKey(ctrl('-'), find);
  await vi.waitFor(() => expect(program.kept.textPercent).toBe(100), { timeout: 15_000 });
  everywhereKey(ctrl('+'), find);
  await vi.waitFor(() => expect(program.kept.textPercent).toBe(110), { timeout: 15_000 });
  everywhereKey(ctrl('0'), find);
  await vi.waitFor(() => expect(program.kept.textPercent).toBe(100), { timeout: 15_000 });
  expect(everywhereKey(new KeyboardEvent('keydown', { key: '0' }), find)).toBe(false);
  expect(find).not.toHaveBeenCalled();
});

test('Ctrl+F opens the search of the screen, or the general search if the screen has none', async () => {
  const find = vi.fn();
  everywhereKey(ctrl('f'), find);
  expect(find).toHaveBeenCalledOnce();
  render(EventScreen, { event: 1, tab: 'players', round: null });
  await screen.findByTestId('filter-players');
  everywhereKey(ctrl('f'), find);
  expect(document.activeElement).toBe(screen.getByTestId('filter-players'));
  expect(find).toHaveBeenCalledOnce();
});

test('Ctrl+Z asks before undoing the last step of an event, but in a field it is the undo of the field', async () => {
  render(EventScreen, { event: 1, tab: 'players', round: null });
  const field = await screen.findByTestId<HTMLInputElement>('filter-players');
  const listen = (event: KeyboardEvent) => keys.listen(event);
  addEventListener('keydown', listen);
  await fireEvent.keyDown(field, { key: 'z', ctrlKey: true });
  expect(confirmation.question).toBeNull();
  field.blur();
  await fireEvent.keyDown(document.body, { key: 'z', ctrlKey: true });
  expect(confirmation.question?.title).toBeTruthy();
  removeEventListener('keydown', listen);
});
