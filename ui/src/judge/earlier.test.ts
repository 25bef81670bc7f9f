import { describe, expect, it } from 'vitest';
import { canHaveHappened } from './earlier';

describe('what can have happened to a card', () => {
  it('attacked only as a unit, and is played wherever it lies open', () => {
    expect(canHaveHappened('space', 'unit')).toContain('attacked');
    expect(canHaveHappened('discard', 'event')).toEqual(['played', 'discarded']);
    expect(canHaveHappened('discard', 'unit')[0]).toBe('defeated');
    expect(canHaveHappened('base', 'base')).not.toContain('attacked');
    expect(canHaveHappened('hand', 'unit')).toEqual([]);
  });
});
