// What a table marks as new, and what it shows after looking back.

import { expect, test, vi } from 'vitest';
import { install } from '../bridge';
import { api } from '../lib/api';
import { GameTable } from './gameTable.svelte';

/** A table whose player has given some answers. */
async function played(): Promise<GameTable> {
  install();
  const table = new GameTable(1);
  expect(await table.open()).toBe(true);
  for (let answers = 0; answers < 6; answers++) {
    await vi.waitFor(() => expect(table.own).not.toBeNull(), 5000);
    const [option] = table.own?.options ?? [];
    if (option) await table.act(option);
  }
  await vi.waitFor(() => expect(table.own).not.toBeNull(), 5000);
  return table;
}

test('an undo marks nothing as new', async () => {
  const table = await played();
  expect(table.view?.canUndo).toBe(true);
  await table.undo();
  expect(table.log.length).toBeGreaterThan(0);
  expect(table.fresh).toEqual([]);
  table.leave();
});

test('a late answer does not show an earlier step after the return to the present', async () => {
  const table = await played();
  const steps = table.view?.steps ?? 0;
  expect(steps).toBeGreaterThan(1);
  const look = vi.spyOn(api, 'lookBack');
  const late = table.lookBack(1);
  await table.lookBack(steps);
  await late;
  expect(look).toHaveBeenCalledTimes(1);
  expect(table.past).toBeNull();
  // Esc while the answer is on its way counts, too, and the later of two steps wins.
  const [one, other] = [table.lookBack(1), table.lookBack(0)];
  await Promise.all([one, other]);
  expect(table.past?.step).toBe(0);
  const last = table.lookBack(1);
  expect(table.letGo()).toBe(true);
  await last;
  expect(table.past).toBeNull();
  table.leave();
});
