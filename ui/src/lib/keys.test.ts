import { expect, test } from 'vitest';
import { KeyReader, nameOf, type Press, type Shortcut } from './keys';

const press = (key: string, more: Partial<Press> = {}): Press => ({
  key,
  alt: false,
  ctrl: false,
  meta: false,
  ...more,
});
const shortcut = (keys: string): Shortcut => ({ keys, does: keys, run: () => {} });
const list = [shortcut('n'), shortcut('g p'), shortcut('g d'), { ...shortcut('Alt+1'), or: 'g l' }, shortcut('?')];

test('a single key works in upper and lower case', () => {
  expect(new KeyReader().read(press('n'), 0, list, false)?.keys).toBe('n');
  expect(new KeyReader().read(press('N'), 0, list, false)?.keys).toBe('n');
  expect(new KeyReader().read(press('q'), 0, list, false)).toBeNull();
});

test('a sequence of two keys works within a second and a half', () => {
  const reader = new KeyReader();
  expect(reader.read(press('g'), 0, list, false)).toBeNull();
  expect(reader.read(press('p'), 900, list, false)?.keys).toBe('g p');
  expect(reader.read(press('p'), 950, list, false)).toBeNull();
  expect(reader.read(press('g'), 1000, list, false)).toBeNull();
  expect(reader.read(press('d'), 2600, list, false)).toBeNull();
});

test('a wrong second key counts as a separate key', () => {
  const reader = new KeyReader();
  reader.read(press('g'), 0, list, false);
  expect(reader.read(press('n'), 10, list, false)?.keys).toBe('n');
});

test('typing in a field triggers no key, except with Alt or Ctrl', () => {
  const reader = new KeyReader();
  expect(reader.read(press('n'), 0, list, true)).toBeNull();
  expect(reader.read(press('1', { alt: true }), 0, list, true)?.keys).toBe('Alt+1');
});

test('a modifier alone is no key, and a modified key is a different key', () => {
  expect(nameOf(press('Shift'))).toBeNull();
  expect(nameOf(press('n', { ctrl: true }))).toBe('Ctrl+n');
  expect(new KeyReader().read(press('n', { ctrl: true }), 0, list, false)).toBeNull();
});

test('a shortcut can have a second key sequence', () => {
  const reader = new KeyReader();
  expect(reader.read(press('g'), 0, list, false)).toBeNull();
  expect(reader.read(press('l'), 10, list, false)?.keys).toBe('Alt+1');
});

test('the newest of two shortcuts with the same key is used', () => {
  const newer = { ...shortcut('n'), does: 'newer' };
  expect(new KeyReader().read(press('n'), 0, [...list, newer], false)?.does).toBe('newer');
});
