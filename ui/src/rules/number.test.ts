import { describe, expect, test } from 'vitest';
import { aboveOf, partsOf } from './number';

describe('rule numbers', () => {
  test('have the rules above them', () => {
    expect(aboveOf('7.5.11B')).toEqual(['7', '7.5', '7.5.11']);
    expect(aboveOf('7.6')).toEqual(['7']);
    expect(aboveOf('7')).toEqual([]);
  });

  test('are recognised in a text, and the remaining text is kept', () => {
    expect(partsOf('6.3.2A')).toEqual([{ text: '6.3.2A', rule: '6.3.2A' }]);
    expect(partsOf('CR 9.2.2A')).toEqual([{ text: 'CR 9.2.2A', rule: '9.2.2A' }]);
    expect(partsOf('7.6.9, 7.6.10')).toEqual([
      { text: '7.6.9', rule: '7.6.9' },
      { text: ', ', rule: null },
      { text: '7.6.10', rule: '7.6.10' },
    ]);
  });

  test('of other documents are not recognised as rules', () => {
    expect(partsOf('TR 4.2')).toEqual([{ text: 'TR 4.2', rule: null }]);
    expect(partsOf('version 1.2.3.4')).toEqual([{ text: 'version 1.2.3.4', rule: null }]);
    expect(partsOf('')).toEqual([]);
  });
});
