import { expect, it } from 'vitest';
import { gridShape, inSight, scrolledTo } from './windowed';

// 5 columns of 192 px with gaps of 10 in 1000 px: cards are 192 wide and 230.4 high.
const shape = gridShape(2298, 1000, 180, 10);
const room = { width: 1000, height: 600, top: 0 };

it('lays as many columns as there is room for', () => {
  expect(shape.columns).toBe(5);
  expect(shape.width).toBeCloseTo(192);
  expect(shape.rows).toBe(460);
  expect(shape.total).toBeCloseTo(460 * 240.4 - 10);
  expect(gridShape(3, 100, 180, 10).columns).toBe(1);
});

it('draws what is in sight and a little more, not thousands', () => {
  // Rows 0 to 2 are in sight (600 px, 240.4 a row), two more wait below.
  expect(inSight(2298, shape, room, 0)).toEqual(Array.from({ length: 25 }, (_, index) => index));
  const middle = inSight(2298, shape, { ...room, top: 24_040 }, 500);
  expect(middle[0]).toBe(490);
  expect(middle.length).toBeLessThan(50);
});

it('keeps the card in focus, wherever it is', () => {
  expect(inSight(2298, shape, { ...room, top: 24_040 }, 3)[0]).toBe(3);
  expect(inSight(2298, shape, room, 2297).at(-1)).toBe(2297);
});

it('draws nothing of nothing, and never beyond the end', () => {
  expect(inSight(0, gridShape(0, 1000, 180, 10), room, -1)).toEqual([]);
  expect(inSight(7, gridShape(7, 1000, 180, 10), room, 0).at(-1)).toBe(6);
});

it('scrolls only as far as a card needs', () => {
  expect(scrolledTo(0, shape, room)).toBe(0);
  expect(scrolledTo(6, shape, room)).toBe(0);
  // Row 2 ends at 711.2; with the margin it needs 119.2.
  expect(scrolledTo(10, shape, room)).toBeCloseTo(2 * 240.4 + 230.4 + 8 - 600);
  expect(scrolledTo(5, shape, { ...room, top: 5000 })).toBeCloseTo(240.4 - 8);
});
