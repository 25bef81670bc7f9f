// Words of the draft tab in German.

import { forms } from '../../lib/i18n/forms';
import type { Words } from '../../lib/i18n/language.svelte';
import type * as en from './en';

const { some } = forms('de');

export const pods: Words<typeof en.pods> = {
  draw: 'Plätze auslosen',
  drawAgain: 'Plätze neu auslosen',
  start: 'Draft starten',
  startPaper: 'Pick-Uhr bereitstellen',
  seated: 'Plätze ausgelost',
  started: 'Der Draft hat begonnen',
  seatAgain: 'Die Plätze neu auslosen?',
  seatAgainText: 'Jeder bekommt einen neuen Platz. Die jetzigen Plätze gehen verloren.',
  seatAgainYes: 'Neu auslosen',
  none: 'Noch keine Plätze',
  noneText: 'Wenn die Spieler eingetragen sind, lose die Plätze aus: Sie werden gleichmäßig auf Pods verteilt.',
  pod: (number) => `Pod ${number}`,
  seatOf: (seat, name) => `Platz ${seat}: ${name}`,
  count: (pods, players) => `${some(pods, 'Pod', 'Pods')}, ${players} Spieler`,
  waiting: 'wählt',
  waitingFor: (names) => `Warten auf ${names}`,
  sitDown: 'Hinsetzen',
  look: 'Picks ansehen',
  leaders: 'Anführer',
  pack: (pack) => `Pack ${pack}`,
  pick: (pick, picks) => `Pick ${pick} von ${picks}`,
  review: 'Ansehen der Karten',
  done: 'Fertig',
  notBegun: 'Nicht begonnen',
  left: 'nach links weitergeben',
  right: 'nach rechts weitergeben',
  clock: 'Übrige Zeit',
  run: 'Starten',
  pause: 'Anhalten',
  next: 'Nächster Pick',
  nextEverywhere: 'Nächster Pick, alle Pods',
  back: 'Voriger Pick',
  all: 'Alle Pods',
  bigClock: 'Große Uhr',
  bigClockTitle: 'Pick-Uhr',
  keys: 'Draft',
  runKey: 'Alle Uhren starten oder anhalten',
  nextKey: 'Nächster Pick in jedem Pod',
  backKey: 'Voriger Pick in jedem Pod',
  bigKey: 'Große Uhr',
};
