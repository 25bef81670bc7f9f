// The words of this folder and those of penalties, in the language of the page.

import { penalties as penaltiesDe } from '../../lib/i18n/de';
import { penalties as penaltiesEn } from '../../lib/i18n/en';
import { inLanguages } from '../../lib/i18n/language.svelte';
import { page as pageDe } from './de';
import { page as pageEn } from './en';

export const words = inLanguages({ en: pageEn, de: pageDe });

/** The penalties have the same names in the window. Of its shared words, a phone loads only these. */
export const penaltyWords = inLanguages({ en: penaltiesEn, de: penaltiesDe });
