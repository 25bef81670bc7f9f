// German texts that the pages of players' and judges' phones share.

import type { Words } from '../../lib/i18n/language.svelte';
import type * as en from './en';

export const page: Words<typeof en.page> = {
  refused:
    'Der Computer der Turnierleitung hat diese Anfrage abgelehnt. Es wurde nichts geändert. Lade diese Seite neu.',
  live: (time) => `Live · ${time}`,
  notLive: (time) => `Nicht live seit ${time}`,
  waiting: 'Einen Moment …',
  standings: 'Tabelle',
  timeLeft: 'Restzeit',
  timeOver: 'Die Zeit ist um',
  paused: 'angehalten',
  table: (number) => `Tisch ${number}`,
  noWinner: 'kein Sieger',
  cancel: 'Abbrechen',
};
