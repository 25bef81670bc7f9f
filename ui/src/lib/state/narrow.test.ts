import { expect, test } from 'vitest';
import { isNarrow } from './narrow';

test('a page is narrow when its text leaves no room for two columns', () => {
  expect(isNarrow(1280, 800, 16)).toBe(false);
  expect(isNarrow(1280, 800, 25.6)).toBe(false);
  // 400 %: as wide as 320 points.
  expect(isNarrow(1280, 800, 64)).toBe(true);
  expect(isNarrow(640, 800, 16)).toBe(true);
  expect(isNarrow(1280, 300, 16)).toBe(true);
});
