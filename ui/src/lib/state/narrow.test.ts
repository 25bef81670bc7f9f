import { expect, test } from 'vitest';
import { atTable, isNarrow } from './narrow';

test('a page is narrow if its text size leaves no room for two columns', () => {
  expect(isNarrow(1280, 800, 16)).toBe(false);
  expect(isNarrow(1280, 800, 25.6)).toBe(false);
  // 400 %: as wide as 320 points.
  expect(isNarrow(1280, 800, 64)).toBe(true);
  expect(isNarrow(640, 800, 16)).toBe(true);
  expect(isNarrow(1280, 300, 16)).toBe(true);
});

test('the game table limits the text size to the available room', () => {
  expect(atTable(160, 1280, 800)).toBe(160);
  expect(atTable(400, 1280, 800)).toBe(160);
  expect(atTable(400, 2560, 1440)).toBe(290);
  expect(atTable(80, 1280, 800)).toBe(80);
  expect(atTable(400, 640, 480)).toBe(100);
});
