import { expect, test } from 'vitest';
import { shortNames } from './slips';

const plain = (names: readonly string[]) => shortNames(names.map((name) => ({ name }))).replace(/[\u2066-\u2069]/g, '');

test('players of a table have their first names, or whole names if two first names are the same', () => {
  expect(plain(['Ben Ortiz', 'Farid Hofer', 'Dev'])).toBe('Ben, Farid, Dev');
  expect(plain(['Ben Ortiz', 'Ben Hofer', 'Dev'])).toBe('Ben Ortiz, Ben Hofer, Dev');
});
