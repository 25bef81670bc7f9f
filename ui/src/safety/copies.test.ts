import { expect, test } from 'vitest';
import { copyLabel, since } from './copies';

test('the age of a backup is shown in its largest unit', () => {
  const now = Date.parse('2026-11-21T12:00:00Z');
  expect(since('2026-11-21T11:59:40Z', now)).toBe('20 s');
  expect(since('2026-11-21T11:55:00Z', now)).toBe('5 min');
  expect(since('2026-11-21T09:00:00Z', now)).toBe('3 h');
  expect(since('2026-11-21T12:00:05Z', now)).toBe('0 s');
});

test('the name of a backup states event, round and part', () => {
  expect(copyLabel('event-1-round-12-end')).toEqual({ event: 1, round: 12, part: 'end' });
  expect(copyLabel('by-hand')).toBeNull();
});
