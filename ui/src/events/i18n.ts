// The words of this folder, in the language of the moment.

import { de as structureDe } from '../event/structure/de';
import { en as structureEn } from '../event/structure/en';
import { inLanguages } from '../lib/i18n/language.svelte';
import { de } from './de';
import { en } from './en';

export const words = inLanguages({ en: { ...en, structure: structureEn }, de: { ...de, structure: structureDe } });
