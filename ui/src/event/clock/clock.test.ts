import { expect, test } from 'vitest';
import { byExtension, pressed, roundLeft, roundMood } from './clock';

test('a running clock continues below zero, and a paused one stops', () => {
  const runs = { running: true, seconds: 3300, leftMs: 2000 };
  expect(roundLeft(runs, 1000, 2500)).toBe(500);
  expect(roundLeft(runs, 1000, 9000)).toBe(-6000);
  expect(roundLeft({ ...runs, running: false }, 1000, 9000)).toBe(2000);
  expect(roundMood(runs, 400_000)).toBe('calm');
  expect(roundMood(runs, 299_000)).toBe('soon');
  expect(roundMood({ ...runs, running: false }, 299_000)).toBe('paused');
  expect(roundMood(runs, -1)).toBe('over');
});

test('one button starts, pauses and resumes the clock', () => {
  const clock = { running: true, seconds: 1, leftMs: 1 };
  expect(pressed(null)).toEqual({ kind: 'start', seconds: null });
  expect(pressed(clock)).toEqual({ kind: 'pause' });
  expect(pressed({ ...clock, running: false })).toEqual({ kind: 'resume' });
});

test('tables with extra time are sorted by their end time', () => {
  const tables = [
    { table: 9, extension: 60 },
    { table: 2, extension: 300 },
    { table: 3, extension: 60 },
  ];
  expect(byExtension(tables).map((one) => one.table)).toEqual([3, 9, 2]);
});
