import { describe, expect, it } from 'vitest';
import { alike, largest, mostLines, sizes } from './fitText';

describe('text on a card', () => {
  /** For a text that would be cut. */
  const LAST = [10.5, 10, 9.5, 9];

  it('has sizes that depend on the letters around it', () => {
    expect(sizes(20)).toEqual([18, 16.5, 14.5, 12.5, 11, ...LAST]);
    expect(sizes(10)).toEqual([11, ...LAST]);
    expect(sizes(20, 1.4)).toEqual([18, 16.5, 14.5, 12.5, 12, 11, ...LAST]);
  });

  it('is as large as fits, and says if it does not fit', () => {
    expect(largest(sizes(20), (size) => size <= 14)).toEqual({ size: 12.5, whole: true });
    expect(largest(sizes(20), () => false)).toEqual({ size: 9, whole: false });
  });

  it('has the same size on all cards of a group, except where only smaller letters fit', () => {
    expect(alike([17, 13, 15], 11)).toEqual([13, 13, 13]);
    expect(alike([17, 10, 13], 11)).toEqual([11, 10, 11]);
    expect(alike([17, 10], 12)).toEqual([11, 10]);
    expect(alike([10, 10.5], 11)).toEqual([10, 10.5]);
  });

  it('keeps whole lines where it is cut, and at least one', () => {
    expect(mostLines(7, (lines) => lines * 12 <= 50)).toBe(4);
    expect(mostLines(7, () => false)).toBe(1);
  });
});
