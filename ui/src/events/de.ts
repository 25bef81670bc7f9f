// Words of the list of events and of a new one in German.

import { structure } from '../event/structure/de';
import { forms } from '../lib/i18n/forms';
import type { Words } from '../lib/i18n/language.svelte';
import type { en } from './en';

const { some } = forms('de');

export const de: Words<typeof en> = {
  states: {
    registration: 'Anmeldung',
    seated: 'Plätze verteilt',
    drafting: 'Draft läuft',
    deckBuilding: 'Deckbau',
    rounds: 'Runden',
    finished: 'Beendet',
  },

  events: {
    title: 'Events',
    new: 'Neues Event',
    like: 'Neues Event wie dieses',
    goOn: 'Dein Spiel fortsetzen',
    damaged: 'beschädigt',
    name: 'Event',
    set: 'Set',
    mode: 'Karten',
    stage: 'Abschnitt',
    players: 'Spieler',
    round: 'Runde',
    created: 'Angelegt',
    archive: 'Archivieren',
    unarchive: 'Zurückholen',
    showArchived: (count) => `${some(count, 'archiviertes Event', 'archivierte Events')} zeigen`,
    roundOf: (round, planned) => (round === 0 ? '–' : round > planned ? `${round}, Cut` : `${round} von ${planned}`),
    down: 'Nächstes Event (Enter öffnet es)',
    up: 'Voriges Event',
    caption: 'Events, die neuesten zuerst',
  },

  ways: {
    title: 'Was möchtest du tun?',
    or: 'Oder importiere ein Event, das ein anderer Computer in eine Datei geschrieben hat. Decks, Spiele und Entscheidungen findest du links.',
    create: 'Ein Event durchführen',
    createText:
      'Der Draft heute Abend, ein Sealed-Event oder ein Constructed-Turnier: Namen geben, Spieler eintragen, loslegen.',
    practice: 'Einen Draft gegen Bots ausprobieren',
    practiceText: (set) => `Du und sieben Bots draften ${set}. Bau ein Deck, und spiele dann die Runden gegen ihre.`,
    practiceName: 'Übungsdraft',
    practicePlayer: 'Du',
    sample: 'Ein Beispiel-Event ansehen',
    sampleText:
      'Zwölf Spieler haben gedraftet und sind in Runde 2. Trage Ergebnisse ein, paare, nimm zurück: Es kann nichts schiefgehen.',
    sampleName: 'Beispiel-Event',
  },

  newEvent: {
    title: 'Neues Event',
    name: 'Name',
    namePlaceholder: 'Draft',
    nameMissing: 'Tippe einen Namen ein.',
    set: 'Set',
    noBoosters: '(nur mit echten Karten)',
    mode: 'Wie gedraftet wird',
    sealedMode: 'Wessen Booster geöffnet werden',
    sealedDigital: 'Cantina öffnet die Booster; die Spieler bauen ihre Decks auf dem Handy.',
    sealedPaper: 'Die Booster liegen auf euren Tischen; die Spieler geben ihre Listen ab.',
    digitalText: 'Spieler und Bots wählen an diesem Bildschirm.',
    paperText: 'Cantina führt Plätze, Pick-Uhr und Paarungen; die Karten liegen auf euren Tischen.',
    podSize: 'Plätze je Pod',
    suns: 'Twin Suns',
    howMany: 'Zahl der Runden',
    minutes: (minutes) => `je ${minutes} Minuten`,
    recommended: 'Empfohlen',
    profile: 'Regelprofil',
    seed: 'Seed',
    seedHint: 'Nur Ziffern. Derselbe Seed ergibt dieselben Plätze, Booster und Paarungen.',
    seedBad: 'Nur Ziffern, höchstens 20.',
    more: 'Weitere Einstellungen',
    create: 'Event anlegen',
  },

  carry: {
    take: 'Event importieren …',
    write: 'Exportieren …',
    taken: (name) => `${name} wurde mit der ganzen Geschichte importiert`,
    known: (name) => `${name} war schon hier, es wurde nichts importiert`,
  },

  table: {
    title: (name) => `${name} ist eine Tabelle von Spielern`,
    text: (decks, results) =>
      `Ein neues Event kann sie aufnehmen${decks ? ', mit ihren Decks' : ''}. Du wählst, wie gespielt wird, und siehst sie, bevor sie eingetragen werden.${results ? ' Lege die Datei auf einer Liga ab, um dort ihre Ergebnisse aufzunehmen.' : ''}`,
    inLeague:
      'Eine Liga zählt Ergebnisse, und diese Tabelle hat weder Punkte noch Plätze. Du kannst die Spieler in ein neues Event eintragen und es in die Liga aufnehmen.',
    yes: 'Neues Event mit ihnen …',
  },

  structure,
};
