// The words of the card search and of its help, in the language of the moment.

import { inLanguages } from '../lib/i18n/language.svelte';
import { de } from './searchWords.de';
import { en } from './searchWords.en';

export type { HelpLine } from './searchWords.en';

export const searchWords = inLanguages({ en, de });
