import { describe, expect, it } from 'vitest';
import { commonStart } from './commonStart';

describe('commonStart', () => {
  it('ends at a space, so that no number is cut', () => {
    expect(commonStart(['Draft night 1', 'Draft night 10', 'Draft night 12'])).toBe('Draft night ');
  });

  it('is empty for one name and for names that share no word', () => {
    expect(commonStart(['Draft night 1'])).toBe('');
    expect(commonStart(['Summer', 'Sunday'])).toBe('');
    expect(commonStart([])).toBe('');
  });
});
