import { fireEvent, render, screen, waitFor } from '@testing-library/svelte';
import { beforeEach, expect, test, vi } from 'vitest';
import type { EventView } from '../../lib/api';
import { EventStore } from '../../lib/state/event.svelte';
import { player } from '../sample';
import PodsTab from './PodsTab.svelte';

beforeEach(() => {
  HTMLDialogElement.prototype.showModal ??= () => {};
});

/** Two pods of two; the draft can begin with them, or has. */
function pods(begun: boolean) {
  const people = ['Ada', 'Ben', 'Cem', 'Dana'].map((name, at) =>
    player(at + 1, name, { pod: Math.floor(at / 2) + 1, seat: (at % 2) + 1 }),
  );
  const seats = (pod: number) =>
    people
      .filter((one) => one.pod === pod)
      .map((one) => ({ seat: one.seat, player: one.id, name: one.name, bot: false, team: null, phone: false }));
  const possible = (allowed: boolean) => ({ allowed, whyNot: null });
  const view = {
    summary: { stage: 'seated', mode: 'paper', name: 'Friday' },
    players: people,
    podSize: 8,
    pods: [1, 2].map((number) => ({ number, seats: seats(number), draft: null })),
    steps: { seat: possible(!begun), startDraft: possible(!begun), next: 'startDraft' },
  } as unknown as EventView;
  const store = new EventStore(1);
  store.view = view;
  const act = vi.spyOn(store, 'act').mockResolvedValue(true);
  render(PodsTab, { store, view });
  return act;
}

// The test page draws no image of the dragged element.
DataTransfer.prototype.setDragImage = () => {};

/** Drags one seat onto another. Returns `true` if the target was highlighted. */
async function drag(from: HTMLElement, to: HTMLElement): Promise<boolean> {
  const dataTransfer = { setData: () => {}, effectAllowed: '' };
  await fireEvent.dragStart(from, { dataTransfer });
  // The targets show themselves only after the browser has taken its picture.
  await new Promise((resolve) => setTimeout(resolve));
  await fireEvent.dragEnter(to, { dataTransfer });
  const lit = to.hasAttribute('data-over') && to.hasAttribute('data-takes') && from.hasAttribute('data-held');
  await fireEvent.drop(to, { dataTransfer });
  await fireEvent.dragEnd(from, { dataTransfer });
  return lit;
}

test('dragging a seat to a seat of another pod swaps the two', async () => {
  const act = pods(false);
  await waitFor(() => expect(screen.getByTestId('seat-of-1').draggable).toBe(true));
  expect(await drag(screen.getByTestId('seat-of-1'), screen.getByTestId('seat-of-4'))).toBe(true);
  expect(act).toHaveBeenCalledExactlyOnceWith({ act: 'swapSeats', one: 1, other: 4 });
  expect(screen.getByTestId('seat-of-4').hasAttribute('data-over')).toBe(false);
});

test('dragging a seat to itself changes nothing', async () => {
  const act = pods(false);
  expect(await drag(screen.getByTestId('seat-of-1'), screen.getByTestId('seat-of-1'))).toBe(false);
  expect(act).not.toHaveBeenCalled();
});

test('seats cannot be swapped after the start of the draft', async () => {
  const act = pods(true);
  await drag(screen.getByTestId('seat-of-1'), screen.getByTestId('seat-of-2'));
  expect(screen.getByTestId('seat-of-1').draggable).toBe(false);
  expect(screen.queryByTestId('swap-seats')).toBeNull();
  expect(act).not.toHaveBeenCalled();
});

test('two seats can be swapped in the dialog with the keys', async () => {
  const act = pods(false);
  await fireEvent.click(screen.getByTestId('swap-seats'));
  const form = screen.getByTestId('swap-one').closest('form') as HTMLFormElement;
  await fireEvent.submit(form);
  expect(screen.getByTestId('swap-missing').textContent).toBe('Choose two players.');
  for (const [field, value] of [
    ['swap-one', 'Ben'],
    ['swap-other', 'Cem'],
  ] as const)
    await fireEvent.input(screen.getByTestId(field), { target: { value } });
  await fireEvent.submit(form);
  expect(act).toHaveBeenCalledExactlyOnceWith({ act: 'swapSeats', one: 2, other: 3 });
});
