import { describe, expect, it } from 'vitest';
import { plannedPods } from './plan';

describe('the pods that seating would make', () => {
  it('are as even as possible and not over the largest size', () => {
    expect(plannedPods(12, 8)).toEqual([6, 6]);
    expect(plannedPods(17, 8)).toEqual([6, 6, 5]);
    expect(plannedPods(8, 8)).toEqual([8]);
  });

  it('have at least two players each', () => {
    expect(plannedPods(3, 2)).toEqual([3]);
    expect(plannedPods(1, 8)).toEqual([1]);
  });
});
