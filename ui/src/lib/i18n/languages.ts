// The languages of the window. To add one, add its folder to data/messages and a line here; the compiler lists the rest.

import type { TextLanguage } from '../api';

export const LANGUAGES = {
  en: { text: 'english', name: 'English', preview: false },
  de: { text: 'german', name: 'Deutsch', preview: false },
  fr: { text: 'french', name: 'Français', preview: true },
} as const satisfies Record<
  string,
  {
    /** Name in the program's types. */
    text: TextLanguage;
    /** Name in the language itself. */
    name: string;
    /** `true` if some texts are still English. Only the settings choose such a language. */
    preview: boolean;
  }
>;

/** A language by its BCP 47 code. */
export type LanguageCode = keyof typeof LANGUAGES;

/** A language with every text. */
export type WholeLanguageCode = {
  [Code in LanguageCode]: (typeof LANGUAGES)[Code]['preview'] extends true ? never : Code;
}[LanguageCode];

export const CODES = Object.keys(LANGUAGES) as LanguageCode[];

/** The languages with every text. */
export const WHOLE_CODES = CODES.filter((code): code is WholeLanguageCode => !LANGUAGES[code].preview);

/** The code of a language of the program's texts. */
export const codeOf = (text: TextLanguage): LanguageCode => CODES.find((code) => LANGUAGES[code].text === text) ?? 'en';

/** Returns the first language of the user that has every text, or English. */
export function bestOf(wanted: readonly string[]): LanguageCode {
  for (const one of wanted) {
    const code = WHOLE_CODES.find((code) => one.toLowerCase() === code || one.toLowerCase().startsWith(`${code}-`));
    if (code) return code;
  }
  return 'en';
}
