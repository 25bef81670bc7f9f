import { expect, it } from 'vitest';
import { gridLayout, placesOf, scrolledTo, spanOf } from './virtualList';

// 5 columns of 192 px with gaps of 10 in 1000 px: cards are 192 wide and 230.4 high.
const grid = gridLayout(1000, 180, 10);
const list = { columns: 1, row: 10 };

it('a grid has as many columns as there is room for', () => {
  expect(grid.columns).toBe(5);
  expect(grid.width).toBeCloseTo(192);
  expect(spanOf(0, 600, grid, 2298).height).toBeCloseTo(460 * 240.4 - 10);
  expect(gridLayout(100, 180, 10).columns).toBe(1);
});

it('only visible entries and a few around them are drawn', () => {
  expect(spanOf(0, 100, list, 1000, 2)).toEqual({ from: 0, to: 12, top: 0, height: 10_000 });
  expect(spanOf(500, 100, list, 1000, 2)).toMatchObject({ from: 48, to: 62, top: 480 });
  expect(spanOf(0, 100, { columns: 3, row: 10 }, 7, 2)).toMatchObject({ from: 0, to: 7, height: 30 });
  // Rows 0 to 2 are in sight (600 px, 240.4 a row), two more wait below.
  expect(spanOf(0, 600, grid, 2298, 2)).toMatchObject({ from: 0, to: 25 });
  expect(spanOf(24_040, 600, grid, 2298, 2).from).toBe(490);
});

it('the focused entry is drawn wherever it is', () => {
  const span = spanOf(24_040, 600, grid, 2298, 2);
  expect(placesOf(span, 2298, 3).slice(0, 2)).toEqual([3, 490]);
  expect(placesOf(span, 2298, 2297).at(-1)).toBe(2297);
  expect(placesOf(span, 2298, 500)).toHaveLength(span.to - span.from);
});

it('an empty list draws nothing, and nothing is drawn after the last entry', () => {
  expect(placesOf(spanOf(0, 600, grid, 0), 0, -1)).toEqual([]);
  expect(spanOf(0, 600, gridLayout(0, 180, 0), 7)).toMatchObject({ from: 0, to: 0 });
  expect(placesOf(spanOf(0, 600, grid, 7), 7, 0).at(-1)).toBe(6);
  // Filtered down to little while it was scrolled far.
  expect(spanOf(5_000, 100, list, 3, 2)).toMatchObject({ from: 2, to: 3 });
});

it('scrolling moves only as far as an entry needs', () => {
  expect([3, 12, 20].map((place) => scrolledTo(place, 100, 50, list))).toEqual([30, 100, 160]);
  expect(scrolledTo(0, 0, 600, grid, 8)).toBe(0);
  // Row 2 ends at 711.2; with the margin it needs 119.2.
  expect(scrolledTo(10, 0, 600, grid, 8)).toBeCloseTo(2 * 240.4 + 230.4 + 8 - 600);
  expect(scrolledTo(5, 5000, 600, grid, 8)).toBeCloseTo(240.4 - 8);
});
