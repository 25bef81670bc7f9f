// The words of this folder and those shared with the window, in the language of the page.

import { de as decksDe } from '../../event/decks/de';
import { en as decksEn } from '../../event/decks/en';
import { inLanguages } from '../../lib/i18n/language.svelte';
import { de as playerDe } from './de';
import { en as playerEn } from './en';

export const words = inLanguages({ en: playerEn, de: playerDe });

/** The words of the window's deck tab: a list has the same result of its check on both. */
export const deckWords = inLanguages({ en: decksEn, de: decksDe });
