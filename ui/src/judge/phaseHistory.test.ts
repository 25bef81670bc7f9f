import { describe, expect, it } from 'vitest';
import { canHaveHappened } from './phaseHistory';

describe('possible earlier events of a card', () => {
  it('include attacking only for units, and playing for every public zone', () => {
    expect(canHaveHappened('space', 'unit')).toContain('attacked');
    expect(canHaveHappened('discard', 'event')).toEqual(['played', 'discarded']);
    expect(canHaveHappened('discard', 'unit')[0]).toBe('defeated');
    expect(canHaveHappened('base', 'base')).not.toContain('attacked');
    expect(canHaveHappened('hand', 'unit')).toEqual([]);
  });
});
