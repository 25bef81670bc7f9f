// Words of the papers in German.

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
    pairings: 'Für die Wand: Tisch für Tisch.',
    names: 'Für die Wand: Jeder findet seinen Tisch.',
    slips: 'Vier auf einer Seite, zum Schneiden und Austeilen. Jeder hat einen Code.',
    standings: 'Mit dem Regelprofil und seinen Tiebreakern.',
    bracket: 'Die K.-o.-Runden als Baum.',
    deckChecks: 'Ein Formular für jedes Deck, das geprüft wird.',
    seatings: 'Für die Wand: Jeder findet Pod und Platz.',
    pods: 'Eine Seite je Pod, mit Kästchen zum Abhaken.',
    seatCards:
      'Zehn auf einer Seite, zum Ausschneiden. Solange Handys an sind, trägt jede den Code für das Handy dieser Person.',
  },
  sizes: { a4: 'A4', letter: 'Letter' },
  open: 'Drucken …',
  title: 'Drucken',
  round: 'Runde',
  size: 'Papier',
  newest: (round) => `${round} (neueste)`,
  print: 'Öffnen und drucken',
  save: 'Als PDF speichern …',
  printed: (what) => `${what}: im PDF-Betrachter geöffnet. Drucke von dort.`,
  saved: (path) => `Gespeichert als ${path}`,
  hint: 'Öffnet sich im PDF-Betrachter dieses Computers.',
  key: 'Ein Papier drucken',
  seats: 'Plätze drucken',
  pods: 'Pod-Bögen drucken',
  bracket: 'Turnierbaum drucken',
  checks: 'Formulare drucken',
  csv: 'CSV …',
  csvOf: {
    players: 'Die Spieler als CSV speichern, in Spalten, die man von Melee kennt',
    rounds: 'Alle Runden als CSV speichern, in Spalten, die man von Melee kennt',
    standings: 'Die Tabelle als CSV speichern, in Spalten, die man von Melee kennt',
  },
};
