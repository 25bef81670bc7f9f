import { describe, expect, it } from 'vitest';
import { largest, mostLines, sizes } from './fitText';

describe('text on a card', () => {
  it('has sizes that depend on the letters around it', () => {
    expect(sizes(20)).toEqual([17.5, 15, 13, 11, 10, 9, 8.5]);
    expect(sizes(10)).toEqual([11, 10, 9, 8.5]);
    expect(sizes(20, 1.4)).toEqual([21, 17.5, 15, 13, 12, 11, 10, 9, 8.5]);
  });

  it('is as large as fits, and says if it does not fit', () => {
    expect(largest(sizes(20), (size) => size <= 14)).toEqual({ size: 13, whole: true });
    expect(largest(sizes(20), () => false)).toEqual({ size: 8.5, whole: false });
  });

  it('keeps whole lines where it is cut, and at least one', () => {
    expect(mostLines(7, (lines) => lines * 12 <= 50)).toBe(4);
    expect(mostLines(7, () => false)).toBe(1);
  });
});
