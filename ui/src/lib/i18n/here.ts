// Numbers, plurals and lists in the language of the moment.

import { forms } from './forms';
import { language } from './language.svelte';
import { CODES, type LanguageCode } from './languages';

const all = Object.fromEntries(CODES.map((code) => [code, forms(code)])) as Record<
  LanguageCode,
  ReturnType<typeof forms>
>;

/** How the window's language writes them: ask again each time, it may have changed. */
export const here = () => all[language.code];

/** The language with the reader's region, as dates want it: "en-US" of somebody there, else the language alone. */
export function locale(): string {
  try {
    const own = navigator.languages.find((one) => one.toLowerCase().startsWith(`${language.code}-`));
    if (own !== undefined) return Intl.DateTimeFormat.supportedLocalesOf([own])[0] ?? language.code;
  } catch {
    // Containers and some systems report none that can be used.
  }
  return language.code === 'en' ? 'en-GB' : language.code;
}
