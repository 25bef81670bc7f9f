// The words of this folder, in the language of the page.

import { inLanguages } from '../../lib/i18n/language.svelte';
import { de } from './de';
import { en } from './en';

export const words = inLanguages({ en, de });
