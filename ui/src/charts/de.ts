// German texts that charts share.

import type { en } from './en';

export const de: typeof en = {
  between: (low: string, high: string) => `(${low} – ${high})`,
};
