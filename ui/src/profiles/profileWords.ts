// What the fields of a rules profile and their choices are called, in the language of the moment.

import { inLanguages } from '../lib/i18n/language.svelte';
import { de } from './profileWords.de';
import { en } from './profileWords.en';

export const { labels, choices } = inLanguages({ en, de });
