// The words of the draft table in German.

import { forms } from '../lib/i18n/forms';
import type { Words } from '../lib/i18n/language.svelte';
import type { en } from './en';

const { some } = forms('de');

export const de: Words<typeof en> = {
  exit: 'Event',
  exitLabel: 'Zurück zum Event',
  seat: (seat) => `Platz ${seat}`,
  leaders: (pick, picks) => `Anführer · Pick ${pick} von ${picks}`,
  pack: (pack, pick, picks) => `Pack ${pack} von 3 · Pick ${pick} von ${picks}`,
  passes: (name) => `weiter an ${name}`,
  passingLabel: (passing, name) => `Weitergeben nach ${passing === 'left' ? 'links' : 'rechts'}, an ${name}`,
  stillToPick: (names) => `Noch am Wählen: ${names}`,
  loading: 'Der Draft wird geöffnet …',
  notBegun: 'Der Draft dieses Pods hat noch nicht begonnen.',
  noPeople: 'In diesem Pod sitzen nur Bots: Sie draften von selbst.',
  packLabel: (count) => (count === 1 ? 'Die letzte Karte' : `Das Pack, ${count} Karten`),
  waiting: (names) => `Warten auf ${names}`,
  lookAgain: 'Noch einmal nachsehen',

  clock: {
    run: 'Uhr starten',
    pause: 'Uhr anhalten',
    paused: 'Angehalten',
    over: 'Überzeit',
    waits: 'Die Uhr startet, wenn das Pack gezeigt wird',
    left: (text) => `noch ${text}`,
  },

  pick: 'Nehmen',
  pickCard: (name) => `${name} nehmen`,
  hint: 'Klick wählt, noch ein Klick nimmt; Pfeiltasten zum Ansehen, Enter zum Nehmen',
  lastTaken: 'Letzter Pick',
  nothingTaken: 'Noch keine Picks',
  takesAtZero: (name) => `Zeit abgelaufen: ${name} wird genommen`,
  overtime: 'Zeit abgelaufen: Nimm eine Karte',

  hand: {
    title: (name) => `Gib den Laptop an ${name}`,
    who: (pod, seat) => `Pod ${pod}, Platz ${seat}`,
    reveal: (name) => `Ich bin ${name}: Zeig mein Pack`,
    others: 'Jemand anders ist hier',
    picked: 'hat gewählt',
    toPick: 'muss wählen',
    hidden: 'Niemand sieht die Picks eines anderen Platzes.',
  },

  phones: {
    title: 'Gedraftet wird auf den Handys',
    hint: 'Jeder Pick erscheint hier von selbst. Den Laptop bekommt nur, wer kein Handy hat.',
    open: (time) => `Seit ${time} offen`,
    picked: 'hat gewählt',
    late: (time) => `muss wählen, ${time}`,
    noPhone: 'kein Handy',
    here: 'An diesem Laptop wählen',
    hereLabel: (name) => `Für ${name} an diesem Laptop wählen`,
    bot: 'Bot wählen lassen',
    botLabel: (name) => `Einen Bot für ${name} wählen lassen`,
    back: 'Wer auf dem Handy wählt',
  },

  pool: {
    title: 'Pool',
    table: 'Tisch',
    tabs: 'Pool und Tisch',
    by: { aspect: 'Nach Aspekt', cost: 'Nach Kosten' },
    empty: 'Hier erscheinen die Karten, die du nimmst.',
    leaders: 'Anführer',
    count: (count) => some(count, 'Karte', 'Karten'),
  },

  table: {
    you: 'du',
    bot: 'Bot',
    picking: 'wählt',
    cards: (count) => some(count, 'Karte', 'Karten'),
    none: 'noch kein Anführer',
  },

  done: {
    title: 'Draft beendet',
    build: (name) => `Deck von ${name} bauen`,
    buildHint: 'Decks können in jeder Reihenfolge gebaut und später geändert werden.',
    log: 'Picks aller Plätze',
    seatLabel: 'Platz',
    leaders: 'Anführer',
    pack: (pack) => `Pack ${pack}`,
    from: (count) => (count === 1 ? 'Die letzte Karte' : `Aus ${count} Karten`),
    reason: 'Warum',
    same: 'Ein Bot würde dieselbe Karte nehmen',
    instead: (card: string) => `Ein Bot würde ${card} nehmen`,
    before: 'Voriger Pick',
    after: 'Nächster Pick',
    loading: 'Das Log wird gelesen …',
    allSeats: 'Alle Plätze',
    oneSeat: 'Ein Platz',
    seatAlone: 'Alle Picks dieses Platzes, mit der Auswahl',
    slider: 'Pick',
    nextDifference: 'Nächster Unterschied',
    alike: (same, of) => `wie ein Bot: ${same} von ${of}`,
    honest: 'So urteilt ein Bot auf diesem Platz mit dem, was dort bekannt war: dem Pack und den Picks bis dahin.',
  },

  keys: {
    title: 'Draft',
    digits: 'Eine Karte mit ihrer Nummer wählen, eine Ziffer oder zwei (0 ist die zehnte)',
    arrows: 'Mit Pfeilen, Pos1 und Ende zu einer Karte; Enter nimmt sie',
    zoom: 'Karte groß zeigen',
    clock: 'Uhr anhalten oder starten',
    pool: 'Pool nach Aspekt oder nach Kosten',
    table: 'Pool oder Tisch',
    letGo: 'Wahl aufheben; noch einmal führt zurück zum Event',
  },
};
