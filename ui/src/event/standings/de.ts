// German texts of the standings.

import { forms } from '../../lib/i18n/forms';
import type { Words } from '../../lib/i18n/language.svelte';
import type * as en from './en';

const { some } = forms('de');

export const standings: Words<typeof en.standings> = {
  caption: 'Tabelle',
  rank: 'Rang',
  player: 'Spieler',
  record: 'Bilanz',
  games: 'Spiele',
  byes: 'Freilose',
  exact: 'Genaue Brüche anzeigen',
  final: 'Endstand',
  after: (round) => `Nach Runde ${round}`,
  running: (open) => some(open, 'offener Tisch', 'offene Tische'),
  none: 'Noch keine Tabelle',
  noneText: 'Die Tabelle erscheint nach der ersten Paarung.',
  print: 'Tabelle drucken',
  look: 'Runde',
  now: (round) => `Nach Runde ${round} (aktuell)`,
  during: (round) => `Runde ${round} läuft`,
  finalStandings: 'Endstand',
  earlier: 'Vorige Runde',
  later: 'Nächste Runde',
  filter: 'Nach Namen filtern',
  own: {
    title: (place, of, record, final) =>
      final ? `Du bist ${place}. von ${of} geworden: ${record}` : `Du bist ${place}. von ${of}: ${record}`,
    none: 'Dein Draft',
    round: (round) => `Runde ${round}`,
    against: (name) => `gegen ${name}`,
    bye: 'Freilos',
    outcomes: { won: 'gewonnen', lost: 'verloren', drawn: 'unentschieden', open: 'offen' },
    picks: (same, of) => `${same} von ${of} Picks hätte ein Bot genauso gemacht.`,
    review: 'Draft ansehen',
    deck: 'Dein Deck',
  },
  teams: {
    caption: 'Teams',
    players: 'Spieler',
    team: 'Team',
    members: 'Mitglieder',
    rounds: 'Runden',
    opponents: 'Gegner %',
    opponentsTitle: 'Durchschnittlicher Anteil gewonnener Runden der Gegner',
    matches: 'Match-Bilanz',
    games: 'GW %',
  },
};
