// Words of the standings in German.

import { forms } from '../../lib/i18n/forms';
import type { Words } from '../../lib/i18n/language.svelte';
import type * as en from './en';

const { some } = forms('de');

export const standings: Words<typeof en.standings> = {
  caption: 'Tabelle',
  rank: 'Rang',
  player: 'Spieler',
  wins: 'Siege',
  record: 'Bilanz',
  games: 'Spiele',
  byes: 'Freilose',
  omw: 'OMW %',
  gw: 'GW %',
  ogw: 'OGW %',
  omwTitle: 'Matchsiege der Gegner in Prozent',
  gwTitle: 'Spielsiege in Prozent',
  ogwTitle: 'Spielsiege der Gegner in Prozent',
  exact: 'Genaue Brüche',
  final: 'Endstand',
  after: (round) => `Nach Runde ${round}`,
  running: (open) => some(open, 'Tisch ist offen', 'Tische sind offen'),
  none: 'Noch keine Tabelle',
  noneText: 'Sie erscheint mit den ersten Ergebnissen.',
  print: 'Tabelle drucken',
  look: 'Tabelle nach',
  now: (round) => `Nach Runde ${round} (aktuell)`,
  during: (round) => `Runde ${round} läuft`,
  finalStandings: 'Endstand',
  earlier: 'Tabelle eine Runde früher',
  later: 'Tabelle eine Runde später',
  filter: 'Nach Namen filtern',
};
