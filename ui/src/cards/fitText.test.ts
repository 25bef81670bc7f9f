import { describe, expect, it } from 'vitest';
import { largest, LEAST_PX, mostLines, sizes } from './fitText';

describe('text on a card', () => {
  it('has sizes that depend on the letters around it', () => {
    expect(sizes(20)).toEqual([18, 16.5, 14.5, 13, 11.5, LEAST_PX]);
    expect(sizes(10)).toEqual([LEAST_PX]);
  });

  it('is as large as fits, and says if it does not fit', () => {
    expect(largest(sizes(20), (size) => size <= 14)).toEqual({ size: 13, whole: true });
    expect(largest(sizes(20), () => false)).toEqual({ size: LEAST_PX, whole: false });
  });

  it('keeps whole lines where it is cut, and at least one', () => {
    expect(mostLines(7, (lines) => lines * 12 <= 50)).toBe(4);
    expect(mostLines(7, () => false)).toBe(1);
  });
});
