// The words of this folder, in the language of the moment.

import { inLanguages } from '../lib/i18n/language.svelte';
import { de } from './de';
import { en } from './en';
import { fr } from './fr';

export const words = inLanguages({ en, de, fr });
