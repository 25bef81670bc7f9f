import { expect, it, vi } from 'vitest';
import type { EventView } from '../lib/api';
import { EventStore } from '../lib/state/event.svelte';
import { pairNext } from './steps';

it('pairs by the standings only where that is asked for', async () => {
  const store = new EventStore(1);
  store.view = { steps: { pair: { allowed: true, whyNot: null } }, summary: { round: 3 } } as EventView;
  const act = vi.spyOn(store, 'act').mockResolvedValue(true);
  await pairNext(store);
  expect(act).toHaveBeenLastCalledWith({ act: 'pair', scope: 'wholeEvent', byHand: [], note: '', power: false });
  await pairNext(store, 'wholeEvent', true);
  expect(act).toHaveBeenLastCalledWith({ act: 'pair', scope: 'wholeEvent', byHand: [], note: '', power: true });
});
