import { afterEach, expect, test, vi } from 'vitest';
import { api, type About, type Settings } from '../api';
import { language } from '../i18n/language.svelte';
import { program } from './program.svelte';

const settings: Settings = { ...program.settings, language: 'english', languageOfSystem: true };

function kept(now: Settings) {
  vi.spyOn(api, 'about').mockResolvedValue({ settings: now } as About);
  return vi.spyOn(api, 'saveSettings').mockImplementation((chosen) => Promise.resolve(chosen));
}

const system = (...languages: string[]) => vi.spyOn(navigator, 'languages', 'get').mockReturnValue(languages);

afterEach(() => {
  vi.restoreAllMocks();
  language.code = 'en';
});

test('a window that follows the system uses its language and saves it', async () => {
  system('fr-FR', 'de-AT');
  const saved = kept(settings);
  await program.load();
  expect(saved.mock.calls).toEqual([[{ ...settings, language: 'german' }]]);
  expect([language.code, document.documentElement.lang]).toEqual(['de', 'de']);
});

test('a chosen language stays whatever the system uses', async () => {
  system('de-DE');
  const saved = kept({ ...settings, languageOfSystem: false });
  await program.load();
  expect(saved).not.toHaveBeenCalled();
  expect(language.code).toBe('en');
});
