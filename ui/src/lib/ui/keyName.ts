// Names of keys on the keyboard, in the language of the window.

import { words } from '../i18n';

/** "↓" for `ArrowDown`; "Strg+K" for `Ctrl+K` in German. */
export const keyName = (keys: string): string =>
  keys.replace(/[A-Za-z]{2,}/g, (name) => words.keys.names[name] ?? name);
