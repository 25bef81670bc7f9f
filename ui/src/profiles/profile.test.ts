import { expect, test } from 'vitest';
import { FULL_PROFILE } from '../mock/profiles';
import { freshKey, moved, withSources, type Profile } from './profile';

test('a key is derived from the name and unused', () => {
  expect(freshKey('Unsere Läden!', [])).toBe('unsere-laden');
  expect(freshKey('Shop', ['shop', 'shop-2'])).toBe('shop-3');
  expect(freshKey('???', [])).toBe('profile');
});

test('keys of a ranking can be moved within their list', () => {
  expect(moved(['a', 'b', 'c'], 1, -1)).toEqual(['b', 'a', 'c']);
  expect(moved(['a', 'b'], 0, -1)).toEqual(['a', 'b']);
});

test('a changed value loses its source', () => {
  const before = FULL_PROFILE as unknown as Profile;
  const after = { ...before, rank_by: ['MatchPoints'] };
  expect(withSources(before, after).sources[0]?.confidence).toBe('Unstated');
  expect(withSources(before, { ...before, round_minutes: 50 }).sources).toEqual(before.sources);
});
