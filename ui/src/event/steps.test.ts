import { expect, it, vi } from 'vitest';
import type { EventView } from '../lib/api';
import { confirmation } from '../lib/state/confirm.svelte';
import { EventStore } from '../lib/state/event.svelte';
import { pairNext, takeNextStep, takeUndo } from './steps';

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

/** An event whose undo reverts the first of these entries, newest first. */
const undoable = (...texts: string[]) =>
  ({
    steps: { undo: { allowed: true, whyNot: null }, undoes: texts[0] },
    log: texts.map((text, index) => ({ seq: texts.length - index, text, undone: false })),
  }) as unknown as EventView;

it('the question about an undo is asked again if another step became the newest', async () => {
  const store = new EventStore(1);
  store.view = undoable('Ada drops', 'Round 1');
  const act = vi.spyOn(store, 'act').mockResolvedValue(true);
  vi.spyOn(store, 'refresh').mockImplementation(() => {
    store.view = undoable('Table 3: 2–0', 'Ada drops', 'Round 1');
    return Promise.resolve();
  });
  const undoing = takeUndo(store);
  expect(confirmation.question?.text).toContain('Ada drops');
  confirmation.answer(true);
  await vi.waitFor(() => expect(confirmation.question?.text).toContain('Table 3: 2–0'));
  expect(act).not.toHaveBeenCalled();
  confirmation.answer(true);
  await undoing;
  expect(act).toHaveBeenCalledExactlyOnceWith({ act: 'undo' });
});

it('an entry that undo skips does not repeat the question', async () => {
  const store = new EventStore(1);
  store.view = undoable('Ada drops');
  const act = vi.spyOn(store, 'act').mockResolvedValue(true);
  vi.spyOn(store, 'refresh').mockImplementation(() => {
    const view = undoable('Ada drops');
    store.view = { ...view, log: [{ seq: 2, text: 'Ben calls a judge' } as EventView['log'][number], ...view.log] };
    return Promise.resolve();
  });
  const undoing = takeUndo(store);
  confirmation.answer(true);
  await undoing;
  expect(act).toHaveBeenCalledExactlyOnceWith({ act: 'undo' });
});
