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
  reasonHint: 'Steht im Log.',
  player: 'Spieler',
  round: 'Runde',
  table: 'Tisch',
  noPlayer: (typed) => `Kein Spieler heißt „${typed}“`,
  whichPlayer: (typed) => `Mehrere Spieler heißen „${typed}“: Wähle einen`,
  missing: {
    player: 'Wähle den Spieler.',
    two: 'Wähle zwei Spieler.',
    table: 'Wähle drei oder vier verschiedene Spieler, oder einen für ein Freilos.',
    infraction: 'Wähle den Verstoß.',
    reason: 'Gib einen Grund an.',
    word: (word) => `Tippe ${word}.`,
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
      bracket: 'Cut',
      judge: 'Judging',
      log: 'Log',
    },
    tabsLabel: 'Bereiche des Events',
    stepper: 'Wie weit das Event ist',
    done: 'erledigt',
    now: 'jetzt',
    round: (round, planned) => (round > planned ? `Runde ${round}, Cut` : `Runde ${round} von ${planned}`),
    undo: 'Zurücknehmen',
    undoTitle: 'Den letzten Schritt zurücknehmen?',
    undoText: (what) => `Das nimmt zurück: ${what}. Das Log behält beide Einträge.`,
    undone: 'Zurückgenommen',
    export: 'Export',
    exportTitle:
      'Das ganze Event mit jedem Schritt als eine Datei speichern, damit ein anderer Computer weitermachen kann',
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
      makeCut: (size) => `Cut auf ${size}`,
      standings: 'Endtabelle',
    },
    keys: {
      title: 'Event',
      next: 'Der nächste Schritt',
      undo: 'Zurücknehmen (fragt vorher)',
      export: 'Das Event als Datei exportieren',
      tab: (name) => `Zu ${name}`,
    },
  },

  author: {
    nobody: 'Scorekeeper …',
    label: (name) => `Eingetragen von ${name}`,
    title: 'Wer trägt Ergebnisse ein?',
    text: 'Alles, was ab jetzt eingetragen wird, trägt im Log diesen Namen.',
    name: 'Name',
    save: 'Mit diesem Namen unterschreiben',
    clear: 'Ohne Namen lassen',
    key: 'Wer Ergebnisse einträgt',
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
