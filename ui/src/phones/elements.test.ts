import { beforeEach, expect, test, vi } from 'vitest';
import { confirmOnSheet, LiveLine, tickClocks } from './elements';

beforeEach(() => {
  document.body.innerHTML = '';
});

test('a page that is not live shows since when, however often it tries again', () => {
  vi.useFakeTimers();
  vi.setSystemTime(new Date(2026, 10, 28, 14, 3));
  const line = document.createElement('p');
  const live = new LiveLine(line, { live: 'Live', notLive: 'Not live since' });
  live.show(true);
  expect([line.textContent, line.className]).toEqual(['Live · 14:03', '']);
  for (const _ of [1, 2, 3]) {
    live.show(false);
    vi.advanceTimersByTime(300_000);
  }
  expect([line.textContent, line.className]).toEqual(['Not live since 14:03', 'problem']);
  live.show(true);
  live.show(false);
  expect(line.textContent).toBe('Not live since 14:18');
  vi.useRealTimers();
});

test('the clock of a round runs on below zero', () => {
  document.body.innerHTML = `<p class="clock"><span class="what"></span>
    <time data-left="61000" data-left-word="Time left" data-over-word="Time is up"></time></p>`;
  const shown = (since: number) => {
    tickClocks(document, since);
    const [what, time] = ['.what', 'time'].map((selector) => document.querySelector(selector)?.textContent);
    return `${what} ${time} ${document.querySelector('.over') !== null}`;
  };
  expect(shown(500)).toBe('Time left 1:00 false');
  expect(shown(126_000)).toBe('Time is up +1:05 true');
});

test.each([
  ['.yes', true],
  ['.no', false],
])('a sheet asks whether something is meant: %s', async (button, meant) => {
  const answer = confirmOnSheet('You won 2–0 against Ada?\nThe result counts.', 'Report 2–0', 'Cancel');
  const sheet = document.querySelector('dialog');
  expect([...(sheet?.querySelectorAll('p') ?? [])].map((line) => line.textContent)).toEqual([
    'You won 2–0 against Ada?',
    'The result counts.',
  ]);
  sheet?.querySelector<HTMLElement>(button)?.click();
  expect(await answer).toBe(meant);
  expect(document.querySelector('dialog')).toBeNull();
});
