// The words of leagues and statistics in German.

import { forms } from '../lib/i18n/forms';
import type { Words } from '../lib/i18n/language.svelte';
import type { en } from './en';

const { some } = forms('de');

export const de: Words<typeof en> = {
  title: 'Ligen',
  open: 'Ligen',
  intro: 'Eine Liga zählt die Punkte mehrerer Events einer Saison zusammen.',
  none: 'Noch keine Liga',
  noneText: 'Leg eine an, und nimm ihre Events auf: Cantina berechnet die Tabelle.',
  make: 'Neue Liga',
  name: 'Name',
  points: 'Punkte',
  events: 'Events',
  made: 'Angelegt',
  archive: 'Archivieren',
  unarchive: 'Zurückholen',
  showArchived: (count) => `${some(count, 'archivierte Liga', 'archivierte Ligen')} zeigen`,
  damaged: 'beschädigt',
  down: 'Nächste Liga',
  up: 'Vorige Liga',
  back: 'Alle Ligen',
  cancel: 'Abbrechen',

  tabs: {
    label: 'Bereiche der Liga',
    standings: 'Tabelle',
    events: 'Events',
    people: 'Namen',
    points: 'Punktetabelle',
    statistics: 'Statistik',
    log: 'Log',
  },
  rename: 'Umbenennen',
  csv: 'CSV …',
  pdf: 'PDF …',
  saved: (path) => `Gespeichert in ${path}`,
  undo: 'Zurücknehmen',

  standings: {
    caption: 'Tabelle der Liga',
    none: 'Noch hat niemand Punkte',
    noneText: 'Nimm ein Event auf, in dem eine Runde gepaart ist.',
    rank: 'Rang',
    player: 'Spieler',
    points: 'Punkte',
    counted: 'Events',
    countedOf: (counted, events) => (counted === events ? `${events}` : `${counted} von ${events}`),
    won: 'Gewonnen',
    matches: 'Matchsiege',
    best: 'Bester Platz',
    notCounted: 'Zählt nicht: Nur die besten Events zählen.',
    score: (place, points) => `Platz ${place}: ${some(points, 'Punkt', 'Punkte')}`,
  },

  event: {
    add: 'Event aufnehmen',
    choose: 'Wähle ein Event',
    addDo: 'Aufnehmen',
    remove: 'Entfernen',
    players: (count) => `${count} Spieler mit Punkten`,
    over: 'beendet',
    running: 'nicht beendet',
    none: 'Noch gehört kein Event zur Liga.',
    noneLeft: 'Alle Events sind schon in der Liga.',
  },

  people: {
    text: 'Großbuchstaben, Akzente und Satzzeichen sind egal. Hat jemand unter zwei Namen gespielt, sag hier, dass beide dieselbe Person sind.',
    name: 'Dieser Name',
    person: 'ist diese Person',
    join: 'Dieselbe Person',
    apart: 'Trennen',
    is: (name, person) => `${name} ist ${person}`,
    none: 'Keine Namen sind verbunden.',
    two: 'Wähle zwei verschiedene Namen.',
  },

  table: {
    start: 'Vorlage',
    places: 'Punkte nach Platz',
    until: 'Bis Platz',
    given: 'Punkte',
    addPlace: 'Zeile hinzufügen',
    removePlace: (place) => `Die Zeile bis Platz ${place} entfernen`,
    takingPart: 'Fürs Mitspielen',
    matchWin: 'Für jedes gewonnene Match, Freilose eingeschlossen',
    matchDraw: 'Für jedes unentschiedene Match',
    best: 'Events, die für jede Person zählen',
    bestHint: 'Die besten. Leer lassen, damit jedes Event zählt.',
    tied: 'Gereiht nach',
    higher: (key) => `${key}: nach oben`,
    drop: (key) => `${key}: weglassen`,
    also: 'Auch nach',
    keys: { points: 'Punkte', eventsWon: 'Gewonnene Events', matchWins: 'Matchsiege', bestPlace: 'Bester Platz' },
    save: 'Diese Tabelle benutzen',
    used: 'Die Punktetabelle ist gespeichert.',
    shared: 'Wer sich einen Platz teilt, bekommt dessen Punkte. Plätze unter der letzten Zeile bekommen keine.',
    name: 'Name der Tabelle',
  },

  figures: {
    title: 'Statistik',
    of: (name) => `Statistik: ${name}`,
    open: 'Statistik',
    counted: (matches) =>
      `${some(matches, 'Match', 'Matches')} zwischen zwei bekannten Decks. Mirrors zählen nicht in die Quoten.`,
    interval: 'Der Balken und die Zahlen in Klammern sagen, wo die wahre Quote liegt, mit 95 % Sicherheit.',
    none: 'Noch wurde kein Match zwischen zwei bekannten Decks gespielt.',
    noneText: 'Bekannt sind Decks, die abgegeben oder hier aus dem Draft gebaut sind.',
    leaders: 'Anführer',
    bases: 'Basen',
    aspects: 'Aspekte',
    kind: 'Zahlen über',
    decks: 'Decks',
    record: 'Gewonnen – verloren – unentschieden',
    mirrors: 'Mirrors',
    rate: 'Matchsiege',
    first: 'Erster Spieler',
    firstText: (won, games) =>
      games === 0
        ? 'Niemand hat notiert, wer begonnen hat.'
        : `Wer begonnen hat, gewann ${won} von ${some(games, 'Spiel', 'Spielen')}.`,
    drawn: (count) => `${some(count, 'unentschiedenes Spiel', 'unentschiedene Spiele')} nicht gezählt.`,
    unknown: (count) => `Bei ${some(count, 'Spiel', 'Spielen')} ist nicht bekannt, wer begonnen hat.`,
    bots: 'Auch Matches von Bots zählen',
    between: (low, high) => `(${low} bis ${high})`,
  },
};
