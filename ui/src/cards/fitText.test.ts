import { describe, expect, it } from 'vitest';
import { largest, LEAST_PX, sizes } from './fitText';

describe('text on a card', () => {
  it('has few sizes, which depend on the letters around it', () => {
    expect(sizes(20)).toEqual([17, 14, 12, LEAST_PX]);
    expect(sizes(12)).toEqual([LEAST_PX]);
  });

  it('is as large as fits, and says if it does not fit', () => {
    expect(largest(sizes(20), (size) => size <= 14)).toEqual({ size: 14, whole: true });
    expect(largest(sizes(20), () => false)).toEqual({ size: LEAST_PX, whole: false });
  });
});
