// Numbers, plurals and lists in the language of the moment.

import { forms } from './forms';
import { language } from './language.svelte';
import { CODES, type LanguageCode } from './languages';

const all = Object.fromEntries(CODES.map((code) => [code, forms(code)])) as Record<
  LanguageCode,
  ReturnType<typeof forms>
>;

/** Returns the forms of the window's current language. Call it each time, because the language may change. */
export const here = () => all[language.code];

/** Returns the language with the user's region for dates, such as "en-US", or else the language alone. */
export function locale(): string {
  try {
    const own = navigator.languages.find((one) => one.toLowerCase().startsWith(`${language.code}-`));
    if (own !== undefined) return Intl.DateTimeFormat.supportedLocalesOf([own])[0] ?? language.code;
  } catch {
    // Containers and some systems report none that can be used.
  }
  return language.code === 'en' ? 'en-GB' : language.code;
}
