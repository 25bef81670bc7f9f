// German texts of the printouts.

import type { Words } from '../../lib/i18n/language.svelte';
import type * as en from './en';

export const papers: Words<typeof en.papers> = {
  kinds: {
    pairings: 'Paarungen nach Tisch',
    names: 'Paarungen nach Namen',
    slips: 'Ergebniszettel',
    standings: 'Tabelle',
    bracket: 'Turnierbaum',
    deckChecks: 'Deckchecks',
    seatings: 'Plätze nach Namen',
    pods: 'Pod-Bögen',
    seatCards: 'Platzkarten',
  },
  texts: {
    pairings: 'Zum Aushängen, nach Tischen sortiert.',
    names: 'Zum Aushängen, nach Namen sortiert, damit jeder seinen Tisch findet.',
    slips: 'Vier pro Seite, zum Ausschneiden und Austeilen. Jeder Zettel hat einen Code.',
    standings: 'Mit dem Regelprofil und seinen Tiebreakern.',
    bracket: 'Der Top Cut als Baum.',
    deckChecks: 'Ein Formular für jedes Deck, das geprüft wird.',
    seatings: 'Zum Aushängen, nach Namen sortiert, damit jeder Pod und Platz findet.',
    pods: 'Eine Seite pro Pod, mit Kästchen zum Abhaken.',
    seatCards:
      'Zehn pro Seite, zum Ausschneiden. Solange Handys verbunden sind, steht auf jeder Karte der Code für das Handy dieses Spielers.',
  },
  sizes: { a4: 'A4', letter: 'Letter' },
  open: 'Drucken …',
  title: 'Drucken',
  round: 'Runde',
  size: 'Papierformat',
  newest: (round) => `${round} (aktuell)`,
  print: 'Öffnen und drucken',
  save: 'Als PDF speichern …',
  printed: (what) => `${what}: im PDF-Programm geöffnet. Drucke von dort aus.`,
  saved: (path) => `Gespeichert in ${path}`,
  hint: 'Öffnet sich im PDF-Programm dieses Computers.',
  key: 'Druckdialog öffnen',
  seats: 'Plätze drucken',
  pods: 'Pod-Bögen drucken',
  bracket: 'Turnierbaum drucken',
  checks: 'Prüfformulare drucken',
  csv: 'CSV exportieren …',
  csvOf: {
    players: 'Spieler als CSV speichern, mit den Spaltennamen von Melee',
    rounds: 'Alle Runden als CSV speichern, mit den Spaltennamen von Melee',
    standings: 'Tabelle als CSV speichern, mit den Spaltennamen von Melee',
    teams: 'Tabelle der Teams als CSV speichern',
  },
};
