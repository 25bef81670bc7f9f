// The words that several parts of the page share, in the language of the moment.

import { de } from './de';
import { en } from './en';
import { inLanguages } from './language.svelte';

export const words = inLanguages({ en, de });
