// Words of an event in German: what its parts share, and the words of each tab.

import type { Words } from '../lib/i18n/language.svelte';
import { bracket } from './bracket/de';
import { clock, deckClock } from './clock/de';
import { decks } from './decks/de';
import type { en } from './en';
import { judge } from './judge/de';
import { log } from './log/de';
import { papers } from './papers/de';
import { phones } from './phones/de';
import { late, merge, person, players } from './players/de';
import { pods } from './pods/de';
import { change, games, room, rounds, scopes, suns } from './rounds/de';
import { standings } from './standings/de';
import { structure } from './structure/de';

export const de: Words<typeof en> = {
  reason: 'Grund',
  reasonHint: 'Erscheint im Log.',
  player: 'Spieler',
  round: 'Runde',
  table: 'Tisch',
  tableInText: 'Tisch',
  nameOrNumber: 'Name oder Nummer',
  noPlayer: (typed) => `Kein Spieler heißt „${typed}“`,
  whichPlayer: (typed) => `Mehrere Spieler heißen „${typed}“. Wähle einen aus.`,
  missing: {
    player: 'Wähle den Spieler.',
    two: 'Wähle zwei Spieler.',
    table: 'Wähle drei oder vier verschiedene Spieler oder einen einzelnen für ein Freilos.',
    infraction: 'Wähle den Verstoß.',
    reason: 'Gib einen Grund an.',
    word: (word) => `Gib ${word} ein.`,
  },

  aside: {
    label: 'Runde auf einen Blick',
    attention: 'Zu erledigen',
    differ: (table) => `Tisch ${table}: Meldungen weichen ab`,
    reported: (table) => `Tisch ${table}: Ergebnis gemeldet`,
    decks: (count) =>
      count === 1 ? '1 Deck fehlt oder ist nicht legal' : `${count} Decks fehlen oder sind nicht legal`,
    late: (count) => (count === 1 ? '1 Nachzügler ohne Platz' : `${count} Nachzügler ohne Platz`),
  },

  stages: {
    registration: 'Spieler',
    seated: 'Plätze',
    drafting: 'Draft',
    deckBuilding: 'Decks',
    rounds: 'Runden',
    finished: 'Tabelle',
  },

  event: {
    tabs: {
      players: 'Spieler',
      draft: 'Draft',
      decks: 'Decks',
      rounds: 'Runden',
      standings: 'Tabelle',
      bracket: 'Top Cut',
      judge: 'Judging',
      log: 'Log',
    },
    tabsLabel: 'Bereiche des Events',
    stepper: 'Fortschritt des Events',
    stepOf: (step, all) => `Schritt ${step} von ${all}`,
    done: 'erledigt',
    now: 'jetzt',
    round: (round, planned) => (round > planned ? `Runde ${round}, Top Cut` : `Runde ${round} von ${planned}`),
    undo: 'Rückgängig',
    undoTitle: 'Letzten Schritt rückgängig machen?',
    undoText: (what) => `Das wird rückgängig gemacht: ${what}. Beide Einträge bleiben im Log.`,
    undone: 'Rückgängig gemacht',
    export: 'Export …',
    exportTitle: 'Das ganze Event mit seinem Verlauf als eine Datei speichern, die ein anderer Computer öffnen kann',
    exported: (path) => `Gespeichert in ${path}`,
    notFound: 'Dieses Event konnte nicht geöffnet werden.',
    toEvents: 'Zurück zu den Events',
    next: {
      addPlayers: 'Spieler eintragen',
      seat: 'Plätze auslosen',
      seatLate: 'Nachzügler setzen',
      startDraft: 'Draft starten',
      draft: 'Zum Draft',
      buildDecks: 'Decks bauen',
      pair: (round) => `Runde ${round} paaren`,
      enterResults: 'Ergebnisse eintragen',
      playRound: (round) => `Runde ${round} spielen`,
      playMatch: 'Dein Match spielen',
      makeCut: (size) => `Cut auf Top ${size}`,
      standings: 'Endstand',
    },
    keys: {
      title: 'Event',
      next: 'Nächsten Schritt ausführen',
      undo: 'Letzten Schritt rückgängig machen (mit Rückfrage)',
      export: 'Event als Datei exportieren',
      tab: (name) => `Zu ${name}`,
    },
  },

  author: {
    unset: 'Scorekeeper …',
    label: (name) => `Eingetragen von ${name}`,
    title: 'Wer trägt Ergebnisse ein?',
    text: 'Ab jetzt steht im Log bei jedem Eintrag dieser Name.',
    name: 'Name',
    save: 'Diesen Namen verwenden',
    clear: 'Namen entfernen',
    key: 'Namen des Scorekeepers festlegen',
  },

  players,
  late,
  person,
  merge,
  decks,
  pods,
  rounds,
  scopes,
  change,
  games,
  room,
  suns,
  standings,
  bracket,
  judge,
  clock,
  deckClock,
  papers,
  phones,
  structure,
  log,
};
