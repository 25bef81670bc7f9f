// The words of this folder and those of the judging tab, in the language of the page.

import { de as judgeDe } from '../../event/judge/de';
import { en as judgeEn } from '../../event/judge/en';
import { inLanguages } from '../../lib/i18n/language.svelte';
import { de as floorDe } from './de';
import { en as floorEn } from './en';

export const words = inLanguages({ en: floorEn, de: floorDe });

/** The words of the judging tab of the window: the same things have the same names on both. */
export const judging = inLanguages({ en: judgeEn, de: judgeDe });
