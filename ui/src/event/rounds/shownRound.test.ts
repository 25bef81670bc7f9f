import { fireEvent, render, screen, waitFor } from '@testing-library/svelte';
import { beforeEach, expect, test, vi } from 'vitest';
import type { EventView, TableView } from '../../lib/api';
import { confirmation } from '../../lib/state/confirm.svelte';
import { EventStore } from '../../lib/state/event.svelte';
import { keys } from '../../lib/state/keys.svelte';
import { api } from '../../lib/api';
import { install } from '../../bridge';
import EventScreen from '../EventScreen.svelte';
import { ResultSheet } from './resultEntry.svelte';

// Event 1 of the sample data: 63 players in round 3, tables 20 to 31 open.

beforeEach(() => {
  install();
  Element.prototype.scrollIntoView = () => {};
});

test('an open table that is clicked next to an earlier round opens the current round', async () => {
  location.hash = '#/event/1/rounds/1';
  const { rerender } = render(EventScreen, { event: 1, tab: 'rounds', round: 1 });
  await fireEvent.click(await screen.findByTestId('open-25'));
  expect(location.hash).not.toContain('rounds/1');
  await rerender({ round: null });
  await waitFor(() => expect(screen.getByTestId<HTMLInputElement>('entry-table').value).toBe('25'));
  expect(screen.queryByTestId('earlier-round')).toBeNull();
});

test('a dialog about a round closes when another round is shown', async () => {
  const { rerender } = render(EventScreen, { event: 1, tab: 'rounds', round: null });
  await screen.findByTestId('open-tables');
  keys.run('y');
  await screen.findByTestId('games-dialog');
  await rerender({ round: 1 });
  await waitFor(() => expect(screen.queryByTestId('games-dialog')).toBeNull());
});

test('the keys of the filter are active only where it is shown', async () => {
  const view = await api.event(1);
  const rounds = view.rounds.map((round) => ({ ...round, kind: 'tables' as const }));
  vi.spyOn(api, 'deskView').mockResolvedValueOnce({ kind: 'whole', revision: '1', view: { ...view, rounds } });
  render(EventScreen, { event: 1, tab: 'rounds', round: null });
  await screen.findByTestId('open-tables');
  expect(screen.queryByTestId('filter-tables')).toBeNull();
  const inForce = keys.groups.flatMap((group) => group.list.map((one) => one.keys));
  expect(inForce).toContain('m');
  expect(inForce.filter((key) => key === '/' || key === 'o')).toEqual([]);
});

test('HP of an earlier round are corrected only after a confirmation', async () => {
  const store = new EventStore(1);
  const table = { table: 2, players: [], result: null, hp: [12, 0, 5] } as unknown as TableView;
  store.view = {
    rounds: [
      { number: 1, tables: [table] },
      { number: 2, tables: [] },
    ],
  } as unknown as EventView;
  const act = vi.spyOn(store, 'act').mockResolvedValue(true);
  const sheet = new ResultSheet(store, () => 1);
  const saving = sheet.saveHp(table, [12, 3, 5]);
  expect(confirmation.question?.text).toContain('12 – 0 – 5 becomes 12 – 3 – 5');
  confirmation.answer(false);
  expect(await saving).toBe(false);
  expect(act).not.toHaveBeenCalled();
});
