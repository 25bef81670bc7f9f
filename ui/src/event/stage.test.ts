import { describe, expect, it } from 'vitest';
import { stagesOf } from './stage';

describe('the stages of an event', () => {
  it('include seating and drafting only for a draft', () => {
    expect(stagesOf('draft')).toContain('drafting');
    expect(stagesOf('sealed')).toEqual(['registration', 'rounds', 'finished']);
    expect(stagesOf('constructed')).toEqual(stagesOf('sealed'));
  });
});
