// Words of the cut in German.

import type { Words } from '../../lib/i18n/language.svelte';
import type * as en from './en';

export const bracket: Words<typeof en.bracket> = {
  none: 'Noch kein Turnierbaum',
  noTable: 'Noch kein Finaltisch',
  noneText:
    'Nach der letzten Runde spielen die Besten im K.-o.-System weiter. Der höher Gesetzte entscheidet, wer beginnt.',
  cutTo: 'Cut auf',
  noTableText: 'Nach der letzten Runde treffen sich die besten drei oder vier an einem Finaltisch.',
  table: 'Finaltisch',
  pairTable: 'Finaltisch besetzen',
  planned: 'geplant',
  preview: (size) => `Die Top ${size} im Moment`,
  drawn: 'Gleichstand an der Cut-Grenze: Das Los entscheidet.',
  make: (size) => `Turnierbaum der Top ${size} anlegen`,
  makeTable: 'Finaltisch anlegen',
  askTitle: (size) => `Cut auf ${size}?`,
  askText:
    'Der Turnierbaum entsteht aus der jetzigen Tabelle, und seine erste Runde wird gepaart. Du kannst das zurücknehmen.',
  askTable: 'Die jetzige Tabelle entscheidet, wer dort sitzt. Du kannst das zurücknehmen.',
  pair: 'Nächste Matches paaren',
  names: { 1: 'Finale', 2: 'Halbfinale', 4: 'Viertelfinale', 8: 'Achtelfinale' },
  winner: 'Sieger',
  seed: (seed) => `Setzplatz ${seed}`,
  begins: 'Der höher Gesetzte entscheidet, wer beginnt.',
  places: 'Endplätze',
  shared: (from, until) => (from === until ? `${from}` : `${from}–${until}`),
  caption: 'Der Turnierbaum',
  replaceHead: 'Jemanden ersetzen',
  replaceHint: 'Bis zum ersten Ergebnis des Cuts. Der Ersatz bekommt den Setzplatz; das Log zeigt den Grund.',
  replaceOut: 'Im Cut',
  replaceBy: 'Ersatz',
  replaceDo: 'Ersetzen',
};
