import { expect, it } from 'vitest';
import { sample } from '../cards/sample';
import type { PickView } from '../lib/api';
import { advisedFace, agreed, differs, nextDifference } from './review';

const [first, second] = [sample({ id: 'SOR_1' }), sample({ id: 'SOR_2' })];
const pick = (advised: number | null): PickView => ({
  pack: 1,
  pick: 1,
  taken: first,
  from: [first, second],
  reason: advised === null ? 'Removal.' : null,
  advice: advised === null ? null : { place: advised, reason: 'Why.' },
});

it('a player’s pick agrees with the bot’s or differs, and a bot’s pick is not compared', () => {
  expect([pick(0), pick(1), pick(null)].map(differs)).toEqual([false, true, false]);
  expect(advisedFace(pick(1))).toBe(second);
  expect(agreed([pick(0), pick(1), pick(0)])).toEqual({ same: 2, of: 3 });
  expect(agreed([pick(null)])).toEqual({ same: 0, of: 0 });
});

it('the next difference is that of any seat, and the first follows the last', () => {
  const logs = [
    [pick(0), pick(1), pick(0)],
    [pick(null), pick(null), pick(null)],
  ];
  expect(nextDifference(logs, 0)).toBe(1);
  expect(nextDifference(logs, 1)).toBe(1);
  expect(nextDifference([logs[1] ?? []], 0)).toBeNull();
  expect(nextDifference([], 0)).toBeNull();
});
