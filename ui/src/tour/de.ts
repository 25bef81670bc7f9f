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
    next: 'Dieser Knopf zeigt immer den nächsten Schritt des Events: Plätze, Draft, Decks, Runden, Tabelle.',
    entry:
      'Trage Ergebnisse ein, sobald die Ergebniszettel kommen. Tippe die Tischnummer und dann 21, wenn der erste Spieler zwei zu eins gewonnen hat.',
    open: 'Tische, die noch spielen. Ist keiner mehr übrig, kannst du die nächste Runde paaren.',
    clock: 'Die Rundenuhr, mit Zeitverlängerungen für einen Tisch oder für alle.',
    phones:
      'Die Spieler können das Event am Handy verfolgen, Ergebnisse melden, draften und spielen. Internet ist nicht nötig.',
    print: 'Paarungen für die Wand, Ergebniszettel, Tabelle und mehr, als PDF.',
    undo: 'Macht den letzten Schritt rückgängig und zeigt ihn vorher an. Picks, gebaute Decks und Entscheidungen bleiben erhalten, und das Log zeichnet alles auf.',
    sidebar: 'Hier findest du Decks, Spiele gegen Bots, deine Sammlung, alle Karten und den Judge-Tisch.',
    guide: 'Eine Seite für jede Aufgabe. Drücke F1, um die Anleitung überall zu öffnen.',
  },
};
