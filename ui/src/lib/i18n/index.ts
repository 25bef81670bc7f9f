// The words that several parts of the page share, in the language of the moment.

import { de as germanTerms } from '../terms/de';
import { en as englishTerms } from '../terms/en';
import { de } from './de';
import { en } from './en';
import { inLanguages } from './language.svelte';

export const words = inLanguages({ en: { ...en, ...englishTerms }, de: { ...de, ...germanTerms } });
