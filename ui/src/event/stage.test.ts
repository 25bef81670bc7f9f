import { describe, expect, it } from 'vitest';
import { stagesOf } from './stage';

describe('the stages of an event', () => {
  it('have seats and a draft only where there is one', () => {
    expect(stagesOf('draft')).toContain('drafting');
    expect(stagesOf('sealed')).toEqual(['registration', 'rounds', 'finished']);
    expect(stagesOf('constructed')).toEqual(stagesOf('sealed'));
  });
});
