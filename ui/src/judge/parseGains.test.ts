import { expect, test } from 'vitest';
import { gained } from './parseGains';

test('power and HP, and each keyword with its number, are separate gains', () => {
  const acts = gained('+2/-1, Sentinel, Raid 2,', 7, 'phase');
  expect(acts).toMatchObject([
    { act: 'gains', card: 7, power: 2, hp: -1, keyword: null, lasts: 'phase' },
    { power: 0, hp: 0, keyword: 'Sentinel', value: 0 },
    { keyword: 'Raid', value: 2 },
  ]);
  expect(gained('−1/0', 1, 'round')).toMatchObject([{ power: -1, hp: 0, lasts: 'round' }]);
  expect(gained(' , ', 1, 'phase')).toEqual([]);
});
