import { describe, expect, it } from 'vitest';
import { largest, LEAST_PX, sizes } from './fitText';

describe('text on a card', () => {
  it('has few sizes, which depend on the letters around it', () => {
    expect(sizes(20)).toEqual([19, 15.5, 12.5, LEAST_PX]);
    expect(sizes(10)).toEqual([LEAST_PX]);
  });

  it('is as large as fits, and says if it does not fit', () => {
    expect(largest(sizes(20), (size) => size <= 14)).toEqual({ size: 12.5, whole: true });
    expect(largest(sizes(20), () => false)).toEqual({ size: LEAST_PX, whole: false });
  });
});
