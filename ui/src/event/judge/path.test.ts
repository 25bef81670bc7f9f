import { expect, test } from 'vitest';
import type { EventView, PenaltyView } from '../../lib/api';
import { pathOf, recorded } from './path';

const penalty = (number: number, withdrawn: string | null = null): PenaltyView => ({
  number,
  player: 1,
  name: 'P1',
  infraction: '4.3',
  penalty: 'warning',
  round: 1,
  note: '',
  withdrawn,
});

const judged = (penalties: PenaltyView[]): EventView =>
  ({
    penalties,
    infractions: [{ code: '4.3', name: 'Slow play', path: ['warning', 'gameLoss'] }],
  }) as unknown as EventView;

test('the penalty path follows the penalties in force, ignores withdrawn ones and repeats its last step', () => {
  const states = (view: EventView, before: number | null = null) =>
    pathOf(view, 1, '4.3', before).map((step) => step.state);
  expect(states(judged([]))).toEqual(['next', 'later']);
  expect(states(judged([penalty(1)]))).toEqual(['given', 'next']);
  expect(states(judged([penalty(1, 'mistaken')]))).toEqual(['next', 'later']);
  expect(states(judged([penalty(1), penalty(2), penalty(3)]))).toEqual(['given', 'next']);
  expect(states(judged([]), 1)).toEqual(['given', 'next']);
  expect(recorded(judged([penalty(1), penalty(2)]), 1)).toEqual(['4.3']);
});
