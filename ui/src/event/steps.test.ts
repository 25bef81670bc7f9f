import { expect, it, vi } from 'vitest';
import type { EventView } from '../lib/api';
import { EventStore } from '../lib/state/event.svelte';
import { pairNext, takeNextStep } from './steps';

it('a round is power-paired only on request', async () => {
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

it('a round is paired within pods if the event recommends it or it is chosen', async () => {
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
