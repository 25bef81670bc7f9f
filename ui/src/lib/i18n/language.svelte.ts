// The language that the window speaks now, and tables of words that follow it.

import type { LanguageCode, WholeLanguageCode } from './languages';

class Language {
  /** Reactive: templates and effects that read texts run again when this changes. */
  code = $state<LanguageCode>('en');
}

export const language = new Language();

/** The shape of a table of words: what another language has to say, with the same functions of the same parameters. */
export type Words<T> = T extends string
  ? string
  : T extends (...given: infer Given) => infer Said
    ? (...given: Given) => Words<Said>
    : T extends object
      ? { readonly [Key in keyof T]: Words<T[Key]> }
      : T;

/** Returns the text of a key that is not checked when the page is built, such as a name in the card data. */
export const textOf = (texts: Readonly<Record<string, string>>, key: string | number): string | undefined => texts[key];

/**
 * Words of a subject in every language; what is read from it is in the language of that moment, however deep it stands.
 * A language without a table of the subject, which only a preview may be, shows the English one.
 */
export function inLanguages<English extends object>(
  tables: { en: English } & { [Code in Exclude<WholeLanguageCode, 'en'>]: Words<English> } & {
    [Code in Exclude<LanguageCode, WholeLanguageCode>]?: Words<English>;
  },
): Words<English> {
  const follow = (english: object, now: () => object): object => {
    return new Proxy(english, {
      get(_, key): unknown {
        const found: unknown = Reflect.get(now(), key);
        return typeof found === 'object' && found !== null
          ? follow(found, () => Reflect.get(now(), key) as object)
          : found;
      },
    });
  };
  return follow(tables.en, () => tables[language.code] ?? tables.en) as Words<English>;
}
