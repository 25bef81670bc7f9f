import { expect, test } from 'vitest';
import { formatClock, leftAt, share, urgency } from './clock';

const clock = (leftMs: number, running = true, seconds = 60) => ({ running, seconds, leftMs });

test.each([
  [60_000, '1:00'],
  [59_999, '1:00'],
  [59_000, '0:59'],
  [1, '0:01'],
  [0, '0:00'],
  [-999, '0:00'],
  [-1000, '\u22120:01'],
  [-67_500, '\u22121:07'],
  [3_600_000, '60:00'],
])('%i ms are shown as %s', (ms, text) => {
  expect(formatClock(ms)).toBe(text);
});

test('a running clock counts from the arrival of its answer, and a paused one does not change', () => {
  expect(leftAt(clock(10_000), 500, 3_500)).toBe(7_000);
  expect(leftAt(clock(10_000), 500, 20_500)).toBe(-10_000);
  expect(leftAt(clock(10_000, false), 500, 3_500)).toBe(10_000);
});

test('an answer from the future adds no time', () => {
  expect(leftAt(clock(10_000), 500, 400)).toBe(10_000);
});

test('the end of a pick is marked, and earlier on a short one', () => {
  expect(urgency(clock(0), 30_000)).toBe('calm');
  expect(urgency(clock(0), 10_000)).toBe('soon');
  expect(urgency(clock(0, true, 5), 4_000)).toBe('calm');
  expect(urgency(clock(0, true, 5), 1_000)).toBe('soon');
  expect(urgency(clock(0, false), 4_000)).toBe('paused');
  expect(urgency(clock(0, false), -1)).toBe('over');
});

test('the bar stays between 0 and 1', () => {
  expect(share(clock(0), 90_000)).toBe(1);
  expect(share(clock(0), -5)).toBe(0);
  expect(share(clock(0), 15_000)).toBe(0.25);
  expect(share(clock(0, true, 0), 100)).toBe(0);
});
