import { describe, expect, it } from 'vitest';
import { inRows, rulingWords } from './rulings';

const ruling = (number: number, erratum = false, listed = '2026-08-06') => ({ number, erratum, listed });

describe('the rulings on a card', () => {
  it('are shown as numbers, with ranges for consecutive ones', () => {
    expect(inRows([])).toBe('');
    expect(inRows([1])).toBe('1');
    expect(inRows([1, 2])).toBe('1, 2');
    expect(inRows([1, 2, 3, 5, 7, 8])).toBe('1–3, 5, 7, 8');
  });

  it('are shown with their lists, and errata are marked', () => {
    expect(rulingWords([ruling(1), ruling(2), ruling(3, true)])).toBe('no. 1–3, no. 3 an erratum, listed 2026-08-06');
    expect(rulingWords([ruling(1), ruling(2, false, '2025-10')])).toBe(
      'no. 1, listed 2026-08-06; no. 2, listed 2025-10',
    );
  });
});
