// The languages of the window. To add one, add its folder to data/messages and a line here; the compiler lists the rest.

import type { TextLanguage } from '../api';

export const LANGUAGES = {
  en: { text: 'english', name: 'English' },
  de: { text: 'german', name: 'Deutsch' },
} as const satisfies Record<
  string,
  { /** Name in the program's types. */ text: TextLanguage; /** Name in the language itself. */ name: string }
>;

/** A language by its BCP 47 code. */
export type LanguageCode = keyof typeof LANGUAGES;

export const CODES = Object.keys(LANGUAGES) as LanguageCode[];

/** The code of a language of the program's texts. */
export const codeOf = (text: TextLanguage): LanguageCode => CODES.find((code) => LANGUAGES[code].text === text) ?? 'en';

/** Returns the first available language of the user, or English. */
export function bestOf(wanted: readonly string[]): LanguageCode {
  for (const one of wanted) {
    const code = CODES.find((code) => one.toLowerCase() === code || one.toLowerCase().startsWith(`${code}-`));
    if (code) return code;
  }
  return 'en';
}
