import { expect, test } from 'vitest';
import { parseHp, parseTables } from './parseTables';

test('HP are read seat by seat, and a wrong count or number is reported', () => {
  expect(parseHp('25 0 13 7', 4)).toEqual({ hp: [25, 0, 13, 7] });
  expect(parseHp('25,0/13', 3)).toEqual({ hp: [25, 0, 13] });
  expect(parseHp('25 0', 3)).toEqual({ wrong: 'count', count: 2 });
  expect(parseHp('25 x 3', 3)).toEqual({ wrong: 'number', text: 'x' });
  expect(parseHp('100 1 1', 3)).toEqual({ wrong: 'number', text: '100' });
});

test('table numbers are read once each', () => {
  expect(parseTables('3, 7 12 7')).toEqual([3, 7, 12]);
  expect(parseTables('')).toEqual([]);
  expect(parseTables('3, x')).toBeNull();
  expect(parseTables('0')).toBeNull();
});
