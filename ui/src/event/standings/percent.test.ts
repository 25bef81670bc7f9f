import { expect, test } from 'vitest';
import { percentText } from './percent';

test.each([
  [{ exact: '5/12', percent: 41.6667 }, '41.67'],
  [{ exact: '1/3', percent: 33.3333 }, '33.33'],
  [{ exact: '1/1', percent: 100 }, '100.00'],
  [{ exact: '19999/20000', percent: 99.995 }, '99.99'],
  [{ exact: '', percent: null }, '–'],
  [{ exact: '1/30000', percent: 0.0033 }, '0.01'],
])('$exact is shown as %s', (value, text) => {
  expect(percentText(value)).toBe(text);
});
