import { cleanup, fireEvent, render, screen } from '@testing-library/svelte';
import { afterEach, expect, it, vi } from 'vitest';
import type { RoundView, EventView } from '../../lib/api';
import { EventStore } from '../../lib/state/event.svelte';
import EditRoundDialog from './EditRoundDialog.svelte';

afterEach(cleanup);

const NAMES = ['Ada', 'Ben', 'Cem', 'Dana'];
const players = NAMES.map((name, index) => ({ id: index + 1, name, record: '' }));
const round = {
  number: 2,
  kind: 'tables',
  open: 1,
  tables: [{ table: 1, players, result: null, hp: [] }],
} as unknown as RoundView;
const view = { players } as unknown as EventView;

/** Opens the dialog at "by hand" and puts these at the seats. */
async function set(names: readonly string[]) {
  const store = new EventStore(1);
  const act = vi.spyOn(store, 'act').mockResolvedValue(true);
  render(EditRoundDialog, { store, view, round, onclose: () => {} });
  await fireEvent.click(screen.getByTestId('change-byHand'));
  for (const [at, name] of names.entries())
    await fireEvent.input(screen.getByTestId(`change-seat-${at + 1}`), { target: { value: name } });
  await fireEvent.input(screen.getByTestId('change-note'), { target: { value: 'They came late' } });
  await fireEvent.submit(screen.getByTestId('change-note').closest('form') as HTMLFormElement);
  return act;
}

it('a table of four can be set in the order of its seats', async () => {
  const act = await set(['Dana', 'Ada', 'Cem', 'Ben']);
  expect(act).toHaveBeenCalledWith({ act: 'byHandTables', tables: [[4, 1, 3, 2]], note: 'They came late' });
});

it('a single player gets a bye', async () => {
  const act = await set(['Cem']);
  expect(act).toHaveBeenCalledWith({ act: 'byHandTables', tables: [[3]], note: 'They came late' });
});

it.each([[['Ada', 'Ben']], [['Ada', 'Ada', 'Cem']], [[]]])(
  'a table needs three or four different players: %j',
  async (names) => {
    const act = await set(names);
    expect(act).not.toHaveBeenCalled();
    expect(screen.getByTestId('change-missing').textContent).toContain('three or four');
  },
);
