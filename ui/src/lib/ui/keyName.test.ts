import { afterEach, expect, test } from 'vitest';
import { language } from '../i18n/language.svelte';
import { keyName } from './keyName';

afterEach(() => {
  language.code = 'en';
});

test('keys have the names on the keyboard', () => {
  expect(['ArrowDown', 'Ctrl+k', 'F1', 'Ctrl++'].map(keyName)).toEqual(['↓', 'Ctrl+K', 'F1', 'Ctrl++']);
  language.code = 'de';
  expect(['Ctrl+F', 'Shift+F10', 'Ctrl+-', 'n'].map(keyName)).toEqual(['Strg+F', 'Umschalt+F10', 'Strg+-', 'N']);
});
