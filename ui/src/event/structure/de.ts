// Words of how an event is played in German.

import type { Words } from '../../lib/i18n/language.svelte';
import type * as en from './en';

export const structure: Words<typeof en.structure> = {
  section: 'Wie gespielt wird',
  kind: 'Format',
  kindTexts: {
    draft: 'Beim Event gedraftet, in Pods.',
    sealed: 'Gebaut aus Boostern, die jeder öffnet.',
    constructed: 'Jeder bringt sein eigenes Deck mit.',
  },
  rounds: 'Runden',
  roundTexts: {
    swiss: 'Spieler mit ähnlichem Stand treffen sich.',
    roundRobin: 'Jeder spielt gegen jeden. Für kleine Events.',
    tables: 'Tische zu dritt und viert, gewertet nach übrigen TP.',
  },
  bestOf: 'Best of',
  cut: 'Cut',
  noCut: 'Kein Cut',
  cutTo: (size) => `${size} Spieler`,
  cutBestOf: 'Cut, Best of',
  same: (games) => `${games} (Regelprofil)`,
  sameInCut: (games) => `${games}, wie vor dem Cut`,
  trilogy: 'Trilogy: jeder mit drei Decks (CR 9.3)',
  open: 'Regeln …',
  title: 'Wie dieses Event gespielt wird',
  key: 'Wie dieses Event gespielt wird: Aufbau und Regelprofil',
  structure: 'Aufbau',
  profile: 'Regelprofil',
  edition: (number) =>
    `Matches an diesem Computer werden nach Ausgabe ${number} der Comprehensive Rules gespielt. Sie galt, als das Event angelegt wurde.`,
  lockedRounds: 'Ein Wechsel zwischen Matches und Tischen geht nicht mehr: Eine Runde ist gepaart.',
  lockedTables: 'Ein Wechsel von Tischen zu Matches geht nicht mehr: Eine Runde ist gepaart.',
  lockedCut: (size) => `Der Turnierbaum mit ${size} Spielern steht. Nimm ihn zurück, um den Cut zu ändern.`,
  fromNow: '„Best of“ gilt ab der nächsten Runde, die gepaart wird; schon gepaarte Runden bleiben, wie sie sind.',
  lockedTrilogy: 'Eine Runde ist gepaart: Davon hängen Ergebnisse ab, die Spiel für Spiel eingetragen sind.',
  profileNow: 'Die Tabelle wird sofort neu berechnet, auch für gespielte Runden. Das Log vermerkt die Änderung.',
  keep: 'Speichern',
  kept: 'Änderungen gespeichert',
  nothing: 'Nichts ist geändert.',
  undo: 'Du kannst das zurücknehmen.',
};
