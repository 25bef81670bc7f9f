// The words of this folder and those of penalties, in the language of the page.

import { de as penaltiesDe } from '../../lib/penalties/de';
import { en as penaltiesEn } from '../../lib/penalties/en';
import { inLanguages } from '../../lib/i18n/language.svelte';
import { de as pageDe } from './de';
import { en as pageEn } from './en';

export const words = inLanguages({ en: pageEn, de: pageDe });

/** The penalties have the same names in the window. Of its shared words, a phone loads only these. */
export const penaltyWords = inLanguages({ en: penaltiesEn, de: penaltiesDe });
