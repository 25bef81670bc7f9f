// The words of this folder and those of the judging tab, in the language of the page.

import { judge as judgeDe } from '../../event/judge/de';
import { judge as judgeEn } from '../../event/judge/en';
import { inLanguages } from '../../lib/i18n/language.svelte';
import { floor as floorDe } from './de';
import { floor as floorEn } from './en';

export const words = inLanguages({ en: floorEn, de: floorDe });

/** The words of the judging tab of the window: the same things have the same names on both. */
export const judging = inLanguages({ en: judgeEn, de: judgeDe });
