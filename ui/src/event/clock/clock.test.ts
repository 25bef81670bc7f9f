import { expect, test } from 'vitest';
import type { ProfileView } from '../../lib/api';
import { allowedMinutes, byExtension, clockTone, isLastMinute, pressed, roundLeft, roundMood } from './clock';

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

test('a running clock signals its last minute and its end, a clock that was set does not', () => {
  expect(clockTone(60_200, 59_950)).toBe('minute');
  expect(clockTone(59_950, 59_700)).toBe(null);
  expect(clockTone(200, -50)).toBe('over');
  expect(clockTone(300_000, 30_000)).toBe(null);
  expect(clockTone(30_000, 90_000)).toBe(null);
  const runs = { running: true, seconds: 3300, leftMs: 2000 };
  expect([59_000, 61_000, -1].map((left) => isLastMinute(runs, left))).toEqual([true, false, false]);
  expect(isLastMinute({ ...runs, running: false }, 59_000)).toBe(false);
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

test('a round has the minutes of its kind, and a top cut may have no limit', () => {
  const profile = { roundMinutes: 55, singleGameMinutes: 25, cutMinutes: 0 } as ProfileView;
  expect(allowedMinutes(profile, { kind: 'swiss', gamesToWin: 2 })).toBe(55);
  expect(allowedMinutes(profile, { kind: 'roundRobin', gamesToWin: 1 })).toBe(25);
  expect(allowedMinutes(profile, { kind: 'tables', gamesToWin: 1 })).toBe(55);
  expect(allowedMinutes(profile, { kind: 'elimination', gamesToWin: 2 })).toBeNull();
});
