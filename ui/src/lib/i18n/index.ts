// The words that several parts of the page share, in the language of the moment.

import { de as germanPenalties } from '../penalties/de';
import { en as englishPenalties } from '../penalties/en';
import { de as germanTerms } from '../terms/de';
import { en as englishTerms } from '../terms/en';
import { de } from './de';
import { en } from './en';
import { inLanguages } from './language.svelte';

export const words = inLanguages({
  en: { ...en, ...englishTerms, penalties: englishPenalties },
  de: { ...de, ...germanTerms, penalties: germanPenalties },
});
