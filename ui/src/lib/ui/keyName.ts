// Names of keys on the keyboard, in the language of the window.

import { textOf } from '../i18n/language.svelte';
import { words } from '../i18n';

/** "↓" for `ArrowDown`; "Strg+K" for `Ctrl+k` in German: letters are capitals, as on the keyboard. */
export const keyName = (keys: string): string =>
  keys.replace(
    /[A-Za-z]+/g,
    (name) => textOf(words.keys.names, name) ?? (name.length === 1 ? name.toUpperCase() : name),
  );
