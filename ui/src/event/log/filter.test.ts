import { expect, test } from 'vitest';
import { tells } from './filter.svelte';

test('the filter for table 1 excludes table 12', () => {
  const filter = 'Round 2, table 1 ';
  expect(tells('Round 2, table 1 (Ada – Ben): 2-0', filter)).toBe(true);
  expect(tells('Round 2, table 1: HP left 3, 4, 0', filter)).toBe(true);
  expect(tells('Round 2, table 12 (Cy – Di): 2-0', filter)).toBe(false);
  expect(tells('Ada dropped', 'ADA dro')).toBe(true);
});
