import { fireEvent, render, screen } from '@testing-library/svelte';
import { expect, test } from 'vitest';
import { install } from '../bridge';
import { api } from '../lib/api';
import { freshKey, moved, withSources, type Profile } from './profile';
import ProfilesScreen from './ProfilesScreen.svelte';
import { unsaved } from './unsaved';

test('a key is derived from the name and unused', () => {
  expect(freshKey('Unsere Läden!', [])).toBe('unsere-laden');
  expect(freshKey('Shop', ['shop', 'shop-2'])).toBe('shop-3');
  expect(freshKey('???', [])).toBe('profile');
});

test('keys of a ranking can be moved within their list', () => {
  expect(moved(['a', 'b', 'c'], 1, -1)).toEqual(['b', 'a', 'c']);
  expect(moved(['a', 'b'], 0, -1)).toEqual(['a', 'b']);
});

test('a changed value loses its source', async () => {
  install();
  const before = JSON.parse(await api.profileJson('swu-melee')) as Profile;
  const after = { ...before, rank_by: ['MatchPoints'] };
  expect(withSources(before, after).sources[0]?.confidence).toBe('Unstated');
  expect(withSources(before, { ...before, name: 'Shop' }).sources).toEqual(before.sources);
});

test('an edited profile is still there after another screen was open, until it is saved', async () => {
  install();
  const name = async () => (await screen.findByTestId<HTMLInputElement>('p-name')).value;
  const first = render(ProfilesScreen);
  const [edit] = await screen.findAllByTestId(/^edit-/);
  if (edit) await fireEvent.click(edit);
  await fireEvent.input(await screen.findByTestId('p-name'), { target: { value: 'Harbour' } });
  first.unmount();

  render(ProfilesScreen);
  expect(await name()).toBe('Harbour');
  await fireEvent.click(screen.getByTestId('profile-save'));
  await screen.findByTestId('profiles-screen');
  expect(unsaved()).toBeNull();
});
