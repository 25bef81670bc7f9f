import { expect, it, vi } from 'vitest';
import type { EventView } from '../lib/api';
import { EventDesk } from '../lib/state/event.svelte';
import { pairNext } from './steps';

it('pairs by the standings only where that is asked for', async () => {
  const desk = new EventDesk(1);
  desk.view = { steps: { pair: { allowed: true, whyNot: null } }, summary: { round: 3 } } as EventView;
  const act = vi.spyOn(desk, 'act').mockResolvedValue(true);
  await pairNext(desk);
  expect(act).toHaveBeenCalledWith({ act: 'pair', scope: 'wholeEvent', byHand: [], note: '', power: false });
  await pairNext(desk, 'wholeEvent', true);
  expect(act).toHaveBeenCalledWith({ act: 'pair', scope: 'wholeEvent', byHand: [], note: '', power: true });
});
