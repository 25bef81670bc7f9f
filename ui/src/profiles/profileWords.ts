// Names of the fields and choices of a rules profile in the current language.

import { inLanguages } from '../lib/i18n/language.svelte';
import { de } from './fields/de';
import { en } from './fields/en';

export const { labels, choices } = inLanguages({ en, de });
