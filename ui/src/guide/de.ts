// German texts of the guide's dialog. The pages are in docs/guide.

import type { Words } from '../lib/i18n/language.svelte';
import type { en } from './en';

export const de: Words<typeof en> = {
  title: 'Anleitung',
  search: 'Anleitung durchsuchen',
  pages: 'Seiten der Anleitung',
  none: 'Keine Treffer in der Anleitung.',
};
