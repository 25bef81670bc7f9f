// Words of the round clock and of the clock of deck building in German.

import { forms } from '../../lib/i18n/forms';
import type { Words } from '../../lib/i18n/language.svelte';
import type * as en from './en';

const { decimal, some } = forms('de');

export const clock: Words<typeof en.clock> = {
  label: 'Rundenuhr',
  none: 'Nicht gestartet',
  start: 'Uhr starten',
  pause: 'Anhalten',
  resume: 'Weiter',
  more: '+1 Min.',
  less: '−1 Min.',
  moreLabel: 'Eine Minute dazu',
  lessLabel: 'Eine Minute weniger',
  extend: 'Mehr Zeit …',
  extendTitle: 'Zeitverlängerung',
  minutes: 'Minuten',
  allTables: 'Alle Tische',
  give: 'Zeit geben',
  given: (table, minutes) =>
    table === null ? `Alle Tische bekommen ${minutes} Min. mehr` : `Tisch ${table} bekommt ${minutes} Min. mehr`,
  big: 'Große Uhr',
  window: 'In neuem Fenster öffnen',
  over: 'Zeit',
  overText: 'Die Zeit ist um',
  paused: 'angehalten',
  extensions: 'Verlängerungen',
  plus: (seconds) => `+${decimal(seconds / 60, seconds % 60 === 0 ? 0 : 1)} Min.`,
  open: (count) => (count === 0 ? 'Alle Ergebnisse sind da' : some(count, 'Tisch spielt noch', 'Tische spielen noch')),
  end: 'Wenn die Zeit um ist',
  key: 'Rundenuhr starten, anhalten oder fortsetzen',
  extendKey: 'Einem Tisch mehr Zeit geben',
  bigKey: 'Große Rundenuhr',
  back: 'Zurück zum Event',
  hint: 'Leertaste startet und hält an. Esc geht zurück.',
  noRound: 'Noch keine Runde ist gepaart.',
};

export const deckClock: Words<typeof en.deckClock> = {
  label: 'Deckbau',
};
