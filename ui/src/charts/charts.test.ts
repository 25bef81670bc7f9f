import { fireEvent, render, screen } from '@testing-library/svelte';
import { expect, test, vi } from 'vitest';
import { forms } from '../lib/i18n/forms';
import IntervalBar from './IntervalBar.svelte';
import LineChart from './LineChart.svelte';
import ScatterPlot from './ScatterPlot.svelte';
import StackedBar from './StackedBar.svelte';
import { apart, countText, decimalText, outermost, placed, rateScale, reachAround, shareEnd, ticks } from './scale';

test('a number has its decimals, and a sign only if wanted and not zero', () => {
  expect(decimalText(66.666, 1)).toBe('66.7');
  expect(decimalText(1.24, 1, true)).toBe('+1.2');
  expect(decimalText(-1.24, 1, true)).toBe('−1.2');
  expect(decimalText(-0.04, 1, true)).toBe('0.0');
});

test('a place on a scale stays between its ends', () => {
  expect([-9, -8, 0, 4, 99].map((value) => placed(value, -8, 8))).toEqual([0, 0, 50, 75, 100]);
  expect(placed(3, 5, 5)).toBe(0);
});

test('a scale of shares starts at 0 and one of win rates has 50 in its middle; both cover every interval', () => {
  const interval = (low: number, high: number) => ({ low, high });
  expect([[], [null, interval(2, 31)], [interval(57.6, 68.3)], [interval(90, 100)]].map(shareEnd)).toEqual([
    10, 40, 70, 100,
  ]);
  expect(rateScale([interval(47, 53), null])).toEqual({ from: 35, to: 65, middle: 50 });
  expect(rateScale([interval(29.4, 52.3)])).toEqual({ from: 25, to: 75, middle: 50 });
  expect(rateScale([interval(0, 100)])).toEqual({ from: 0, to: 100, middle: 50 });
  expect(reachAround(0, [interval(-9.2, 1), interval(2, 3)], 1, 4)).toBe(10);
  expect(reachAround(0, [{ low: null, high: null }], 1, 4)).toBe(4);
});

test('counts and numbers have the same separators', () => {
  expect([999, 1774, 21_600].map(countText)).toEqual(['999', '1,774', '21,600']);
  expect(decimalText(1774, 0)).toBe(countText(1774));
  expect(forms('de').number(1774)).toBe('1.774');
});

test('the steps of an axis are round and cover all values', () => {
  expect(ticks(0, 14)).toEqual([0, 5, 10, 15]);
  expect(ticks(-0.3, 0.4)).toEqual([-0.4, -0.2, 0, 0.2, 0.4]);
  expect(ticks(3, 3)).toEqual([3, 3.2]);
});

test('an interval is text as well as a drawing, and nothing counted is a dash', async () => {
  const bar = render(IntervalBar, { value: 66.666, low: 12.34, high: 80.06 });
  expect(bar.container.textContent.replace(/\s+/g, ' ').trim()).toBe('66.7% (12.3 to 80.1)');
  await bar.rerender({ value: null, low: 0, high: 100 });
  expect(bar.container.textContent.trim()).toBe('–');
  expect(screen.queryByText(/to/)).toBeNull();
});

test('the outermost points are the highest and lowest, all of them if there are few', () => {
  const points = [3, 1, 2, 5, 4].map((y) => ({ key: String(y), y }));
  expect(outermost(points, 1)).toEqual(['1', '5']);
  expect(outermost(points, 3)).toEqual(['1', '2', '3', '4', '5']);
});

test('a label that would cover an earlier one is left out', () => {
  const label = (key: string, x: number, y: number) => ({ key, x, y, width: 40 });
  const kept = apart([label('a', 0, 0), label('b', 39, 10), label('c', 41, 10), label('d', 0, 16)], 15);
  expect(kept.map((one) => one.key)).toEqual(['a', 'c', 'd']);
});

test('a scatter plot has axes with units, a point for each value and a text for screen readers', () => {
  const points = [
    { key: 'a', name: 'Luke, Friend', x: 2, y: 55, low: 50, high: 60 },
    { key: 'b', name: 'Vader', x: 9, y: 45, low: 40, high: 50 },
  ];
  const texts = { title: 'Picks', description: 'Two cards', xLabel: 'Pick', yLabel: 'Win rate' };
  const { container } = render(ScatterPlot, { points, ...texts, middle: 50, yUnit: ' %' });
  expect(screen.getByRole('img').getAttribute('aria-describedby')).toBe(screen.getByText('Two cards').id);
  expect(container.querySelectorAll('circle')).toHaveLength(2);
  expect(container.textContent).toContain('50 %');
  expect(screen.getByText('Luke', { selector: '.name' })).toBeTruthy();
});

test('a line chart has units, marks and a text for screen readers, and returns the value that was pressed', async () => {
  const onpick = vi.fn();
  const { container } = render(LineChart, {
    title: 'Your chance to win',
    description: 'From 40 % to 60 %',
    xLabel: 'Round',
    xTicks: [{ at: 0, text: '1' }],
    yTicks: [0, 100].map((at) => ({ at, text: `${at} %` })),
    xEnds: [0, 20],
    middle: 50,
    height: 200,
    points: [
      { x: 0, y: 40 },
      { x: 20, y: 60 },
    ],
    marks: [{ x: 20, y: 60 }],
    at: 10,
    onpick,
  });
  const chart = screen.getByRole('img', { name: 'Your chance to win', description: 'From 40 % to 60 %' });
  expect(chart.textContent).toContain('100 %');
  expect(chart.textContent).toContain('Round');
  expect(container.querySelectorAll('circle')).toHaveLength(1);
  await fireEvent.click(chart, { clientX: 788 });
  expect(onpick.mock.calls[0]?.[0]).toBeCloseTo(20);
});

test('the parts of a bar that are not empty are drawn', () => {
  const parts = [
    { part: 'units', count: 5 },
    { part: 'upgrades', count: 0 },
    { part: 'events', count: 1 },
  ] as const;
  const { container } = render(StackedBar, { parts, height: '50%' });
  expect([...container.querySelectorAll('[class*=part-]')].map((part) => part.className.split(' ')[0])).toEqual([
    'part-units',
    'part-events',
  ]);
});
