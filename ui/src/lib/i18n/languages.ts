// The languages of the window. To add one: a line here, and then a file beside each en.ts, which the compiler asks for.

import type { TextLanguage } from '../api';

export const LANGUAGES = {
  en: { text: 'english', name: 'English' },
  de: { text: 'german', name: 'Deutsch' },
} as const satisfies Record<
  string,
  { /** As the program calls it. */ text: TextLanguage; /** As it calls itself. */ name: string }
>;

/** A language by its BCP 47 code. */
export type LanguageCode = keyof typeof LANGUAGES;

export const CODES = Object.keys(LANGUAGES) as LanguageCode[];

/** The code of a language of the program's texts. */
export const codeOf = (text: TextLanguage): LanguageCode => CODES.find((code) => LANGUAGES[code].text === text) ?? 'en';

/** The first of the reader's languages that there is; English when there is none. */
export function bestOf(wanted: readonly string[]): LanguageCode {
  for (const one of wanted) {
    const code = CODES.find((code) => one.toLowerCase() === code || one.toLowerCase().startsWith(`${code}-`));
    if (code) return code;
  }
  return 'en';
}
