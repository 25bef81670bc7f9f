// Words of the tour that goes with the sample event, in German.

import type { Words } from '../lib/i18n/language.svelte';
import type { en } from './en';

export const de: Words<typeof en> = {
  label: 'Rundgang',
  of: (step, steps) => `${step} von ${steps}`,
  back: 'Zurück',
  next: 'Weiter',
  done: 'Fertig',
  skip: 'Rundgang beenden',
  steps: {
    next: 'Der nächste Schritt eines Events ist immer dieser eine Knopf: Plätze, Draft, Decks, Runden, Tabelle.',
    entry:
      'Trag Ergebnisse ein, wie die Zettel kommen: erst die Nummer des Tisches, dann 21: Die erste Person gewann zwei zu eins.',
    open: 'Tische, die noch spielen. Ist keiner mehr übrig, lässt sich die nächste Runde paaren.',
    clock: 'Die Uhr der Runde, mit Zeitgutschrift für einen Tisch oder für alle.',
    phones: 'Die Spieler können am eigenen Handy zusehen, Ergebnisse melden, draften und spielen. Ohne Internet.',
    print: 'Paarungen für die Wand, Ergebniszettel, Tabelle und mehr, als PDF.',
    undo: 'Nimmt den letzten Schritt zurück und sagt vorher, welcher es ist. Picks, gebaute Decks und Entscheidungen bleiben; das Log behält alles.',
    rail: 'Hier sind Decks, Spiele gegen Bots, deine Sammlung, jede Karte und der Judge-Tisch.',
    guide: 'Eine Seite für jede Aufgabe. F1 öffnet sie überall.',
  },
};
