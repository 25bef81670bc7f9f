import { expect, it, vi } from 'vitest';
import type { EventView } from '../lib/api';
import { EventStore } from '../lib/state/event.svelte';
import { pairNext, takeNextStep } from './steps';

it('pairs by the standings only where that is asked for', async () => {
  const store = new EventStore(1);
  const pair = { allowed: true, whyNot: null };
  store.view = {
    steps: { pair, pairScope: 'wholeEvent' },
    summary: { round: 3 },
    structure: { rounds: 'swiss' },
    bracket: null,
    rounds: [],
  } as unknown as EventView;
  const act = vi.spyOn(store, 'act').mockResolvedValue(true);
  await pairNext(store);
  expect(act).toHaveBeenLastCalledWith({ act: 'pair', scope: 'wholeEvent', byHand: [], note: '', power: false });
  store.pairing.power = true;
  await pairNext(store);
  expect(act).toHaveBeenLastCalledWith({ act: 'pair', scope: 'wholeEvent', byHand: [], note: '', power: true });
  expect(store.pairing.power).toBe(false);
});

it('pairs within pods where the event recommends it, and as chosen on the screen', async () => {
  const store = new EventStore(1);
  const pair = { allowed: true, whyNot: null };
  const structure = { rounds: 'swiss' };
  store.view = {
    steps: { pair, pairScope: 'withinPods', next: 'pair' },
    summary: { round: 0 },
    structure,
    bracket: null,
    rounds: [],
  } as unknown as EventView;
  const act = vi.spyOn(store, 'act').mockResolvedValue(true);
  await takeNextStep(store, 'players');
  expect(act).toHaveBeenLastCalledWith({ act: 'pair', scope: 'withinPods', byHand: [], note: '', power: false });
  store.pairing.scope = 'acrossPods';
  await takeNextStep(store, 'rounds');
  expect(act).toHaveBeenLastCalledWith({ act: 'pair', scope: 'acrossPods', byHand: [], note: '', power: false });
});
