import { afterEach, expect, test, vi } from 'vitest';
import { api } from '../../lib/api';
import { printing, usualSize } from './printing.svelte';

afterEach(() => vi.restoreAllMocks());

test('three different keys in a row print three papers; the same key twice prints one', async () => {
  const printed = vi.spyOn(api, 'printEventPaper').mockResolvedValue('paper.pdf');
  const done = await Promise.all([
    printing.print(1, 'pairings', 1),
    printing.print(1, 'names', 1),
    printing.print(1, 'names', 1),
    printing.print(1, 'slips', 1),
  ]);
  expect(done).toEqual([true, true, false, true]);
  expect(printed.mock.calls.map((call) => call[1])).toEqual(['pairings', 'names', 'slips']);
  expect(printing.busy).toBe(false);
});

test('a paper that cannot be made does not stop the next one', async () => {
  vi.spyOn(api, 'printEventPaper')
    .mockRejectedValueOnce({ code: 'x', message: 'No paper.' })
    .mockResolvedValue('b.pdf');
  expect(await Promise.all([printing.print(1, 'bracket', 1), printing.print(1, 'names', 1)])).toEqual([false, true]);
});

test('the paper is letter only in an English window on a North American system', () => {
  expect(usualSize('en', 'en-US')).toBe('letter');
  expect(usualSize('en', 'en-GB')).toBe('a4');
  expect(usualSize('de', 'en-US')).toBe('a4');
});
