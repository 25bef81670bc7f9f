// German texts of the dice.

import type { Words } from '../lib/i18n/language.svelte';
import type { en } from './en';

export const de: Words<typeof en> = {
  title: 'Würfel',
  roll: 'Würfeln',
  rolled: (number: number) => `Gewürfelt: ${number}`,
};
