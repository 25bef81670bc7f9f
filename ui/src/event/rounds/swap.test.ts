import { cleanup, fireEvent, render, screen } from '@testing-library/svelte';
import { tick } from 'svelte';
import { afterEach, beforeEach, expect, it, test, vi } from 'vitest';
import type { EventView, RoundView } from '../../lib/api';
import { EventStore } from '../../lib/state/event.svelte';
import { player, round, sitting, table } from '../sample';
import EditRoundDialog from './EditRoundDialog.svelte';
import { ResultSheet } from './resultEntry.svelte';
import { maySwap } from './swap';
import TableRow from './TableRow.svelte';
import MultiplayerRound from './MultiplayerRound.svelte';

beforeEach(() => {
  vi.useFakeTimers();
});

afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

const bye = (number: number, who: number) =>
  table(number, { players: sitting([`P${who}`], who), result: { kind: 'bye' } });

test('players of different tables can be swapped, and a player with a bye', () => {
  const here = round(1, [table(1), table(2), bye(3, 5)]);
  expect(maySwap(here, 1, 3)).toBe(true);
  expect(maySwap(here, 5, 2)).toBe(true);
});

test('a swap at one table, of two byes, with the same player or with an absent player is refused', () => {
  const here = round(1, [table(1), table(2), bye(3, 5), bye(4, 6)]);
  for (const [one, other] of [
    [1, 2],
    [5, 6],
    [1, 1],
    [1, 9],
  ] as const)
    expect(maySwap(here, one, other)).toBe(false);
});

test('players of a bracket cannot be swapped', () => {
  expect(maySwap(round(4, [table(1), table(2)], { kind: 'elimination' }), 1, 3)).toBe(false);
});

/** Renders these rounds with this one on screen. */
function lists(rounds: RoundView[], number: number) {
  const store = new EventStore(1);
  store.view = { rounds, players: [] } as unknown as EventView;
  const sheet = new ResultSheet(store, () => number);
  const shown = rounds.find((one) => one.number === number) as RoundView;
  const onswap = vi.fn();
  if (shown.kind === 'tables') render(MultiplayerRound, { sheet, round: shown, onpick: () => {}, onswap });
  else
    for (const one of shown.tables)
      render(TableRow, { store, sheet, table: one, own: null, ongames: () => {}, onextend: () => {}, onswap });
  return onswap;
}

// The test page draws no image of the dragged element.
DataTransfer.prototype.setDragImage = () => {};

/** Drags one element over another, and drops it if the test asks for it. */
async function drag(from: HTMLElement, to: HTMLElement) {
  const dataTransfer = { setData: vi.fn(), effectAllowed: '' };
  await fireEvent.dragStart(from, { dataTransfer });
  vi.runAllTimers();
  await fireEvent.dragEnter(to, { dataTransfer });
  return {
    lit: to.hasAttribute('data-over'),
    dataTransfer,
    drop: async () => {
      await fireEvent.drop(to, { dataTransfer });
      await fireEvent.dragEnd(from, { dataTransfer });
    },
  };
}

it('a possible target is highlighted, and dropping a player on it asks for the swap', async () => {
  const onswap = lists([round(1, [table(1), table(2)])], 1);
  const target = screen.getByTestId('side-2-b');
  const { lit, dataTransfer, drop } = await drag(screen.getByTestId('side-1-a'), target);
  expect(lit).toBe(true);
  expect(dataTransfer.setData).toHaveBeenCalledWith('text/plain', 'P1');
  await drop();
  expect(target.hasAttribute('data-over')).toBe(false);
  expect(onswap).toHaveBeenCalledExactlyOnceWith(1, 4);
});

it('dropping a player at the same table does nothing', async () => {
  const onswap = lists([round(1, [table(1), table(2)])], 1);
  const { lit, drop } = await drag(screen.getByTestId('side-1-a'), screen.getByTestId('side-1-b'));
  await drop();
  expect(lit).toBe(false);
  expect(onswap).not.toHaveBeenCalled();
});

it.each([
  ['an earlier round', [round(1, [table(1), table(2)]), round(2, [])], 1],
  ['a bracket', [round(1, [table(1), table(2)], { kind: 'elimination' })], 1],
] as const)('lets no player be dragged in %s', async (_, rounds, number) => {
  const onswap = lists([...rounds], number);
  await tick();
  expect(screen.getByTestId('side-1-a').draggable).toBe(false);
  await (await drag(screen.getByTestId('side-1-a'), screen.getByTestId('side-2-a'))).drop();
  expect(onswap).not.toHaveBeenCalled();
});

it('players can be dragged between tables of four and to a player with a bye', async () => {
  const four = table(1, { players: sitting(['Ada', 'Ben', 'Cem', 'Dana'], 1) });
  const onswap = lists([round(1, [four, bye(0, 5)], { kind: 'tables' })], 1);
  await tick();
  expect(screen.getByTestId('seated-2').draggable).toBe(true);
  await (await drag(screen.getByTestId('seated-2'), screen.getByTestId('seated-5'))).drop();
  expect(onswap).toHaveBeenCalledExactlyOnceWith(2, 5);
});

it('the dialog contains both players and asks only for the reason', async () => {
  HTMLDialogElement.prototype.showModal ??= () => {};
  const store = new EventStore(1);
  const act = vi.spyOn(store, 'act').mockResolvedValue(true);
  const players = [player(1, 'Ada'), player(2, 'Ben'), player(3, 'Cem'), player(4, 'Dana')];
  const view = { players } as unknown as EventView;
  render(EditRoundDialog, { store, view, round: round(1, [table(1), table(2)]), swap: [1, 4], onclose: () => {} });
  await tick();
  const note = screen.getByTestId<HTMLInputElement>('change-note');
  expect(document.activeElement).toBe(note);
  expect(screen.getByTestId<HTMLInputElement>('change-one').value).toBe('Ada');
  expect(screen.getByTestId<HTMLInputElement>('change-other').value).toBe('Dana');
  const send = () => fireEvent.submit(note.closest('form') as HTMLFormElement);
  await send();
  expect(act).not.toHaveBeenCalled();
  await fireEvent.input(note, { target: { value: 'One family' } });
  await send();
  expect(act).toHaveBeenCalledExactlyOnceWith({ act: 'swap', one: 1, other: 4, note: 'One family' });
});
