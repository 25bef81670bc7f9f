// German texts of the round clock and the deck-building clock.

import { forms } from '../../lib/i18n/forms';
import type { Words } from '../../lib/i18n/language.svelte';
import type * as en from './en';

const { decimal, some } = forms('de');

export const clock: Words<typeof en.clock> = {
  label: 'Rundenuhr',
  none: 'Nicht gestartet',
  start: 'Uhr starten',
  pause: 'Anhalten',
  resume: 'Fortsetzen',
  more: '+1 Min.',
  less: '−1 Min.',
  moreLabel: 'Eine Minute hinzufügen',
  lessLabel: 'Eine Minute abziehen',
  extend: 'Zeit verlängern …',
  extendTitle: 'Zeit verlängern',
  minutes: 'Minuten',
  allTables: 'Alle Tische',
  give: 'Zeit verlängern',
  given: (table, minutes) => (table === null ? `Alle Tische: +${minutes} Min.` : `Tisch ${table}: +${minutes} Min.`),
  big: 'Große Uhr',
  window: 'In neuem Fenster öffnen',
  over: 'Zeit',
  overText: 'Die Zeit ist um',
  paused: 'angehalten',
  extensions: 'Verlängerungen',
  plus: (seconds) => `+${decimal(seconds / 60, seconds % 60 === 0 ? 0 : 1)} Min.`,
  open: (count) => (count === 0 ? 'Alle Ergebnisse sind da' : some(count, 'Tisch spielt noch', 'Tische spielen noch')),
  waiting: (count) => (count === 0 ? 'Alle Ergebnisse sind da' : some(count, 'offener Tisch', 'offene Tische')),
  end: 'Nach Ablauf der Zeit',
  key: 'Rundenuhr starten, anhalten oder fortsetzen',
  extendKey: 'Zeit für einen Tisch verlängern',
  bigKey: 'Große Uhr öffnen',
  back: 'Zurück zum Event',
  hint: 'Leertaste startet und hält an, Esc geht zurück.',
  noRound: 'Noch keine Runden',
};

export const deckClock: Words<typeof en.deckClock> = {
  label: 'Deckbau',
};
