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
  noPeople: 'In diesem Pod sind nur Bots. Sie draften automatisch.',
  packLabel: (count) => (count === 1 ? 'Die letzte Karte' : `Das Pack, ${count} Karten`),
  waiting: (names) => `Warten auf ${names}`,
  lookAgain: 'Aktualisieren',

  clock: {
    run: 'Uhr starten',
    pause: 'Uhr anhalten',
    paused: 'Angehalten',
    over: 'Überzeit',
    waits: 'Die Uhr startet, sobald das Pack zu sehen ist',
    left: (text) => `noch ${text}`,
  },

  pick: 'Nehmen',
  pickCard: (name) => `${name} nehmen`,
  hint: 'Klicke, um auszuwählen, und noch einmal, um zu nehmen. Oder nutze die Pfeiltasten und Enter.',
  lastTaken: 'Letzter Pick',
  nothingTaken: 'Noch keine Picks',
  takesAtZero: (name) => `Zeit abgelaufen: ${name} wird genommen`,
  overtime: 'Zeit abgelaufen: Nimm eine Karte',

  hand: {
    title: (name) => `Gib den Laptop an ${name}`,
    who: (pod, seat) => `Pod ${pod}, Platz ${seat}`,
    reveal: (name) => `Ich bin ${name}: Mein Pack anzeigen`,
    others: 'Hier sitzt jemand anders',
    picked: 'hat gewählt',
    toPick: 'muss wählen',
    hidden: 'Die Picks der anderen Plätze bleiben verborgen.',
  },

  phones: {
    title: 'Die Spieler wählen auf ihren Handys',
    hint: 'Picks erscheinen hier automatisch. Nur Spieler ohne Handy brauchen den Laptop.',
    open: (time) => `Packs seit ${time} offen`,
    picked: 'hat gewählt',
    late: (time) => `wählt seit ${time}`,
    noPhone: 'kein Handy',
    here: 'An diesem Laptop wählen',
    hereLabel: (name) => `Für ${name} an diesem Laptop wählen`,
    bot: 'Bot wählen lassen',
    botLabel: (name) => `Einen Bot für ${name} wählen lassen`,
    back: 'Picks auf Handys anzeigen',
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
    bot: 'Bot',
    picking: 'wählt',
    cards: (count) => some(count, 'Karte', 'Karten'),
    none: 'noch kein Anführer',
  },

  done: {
    title: 'Draft beendet',
    build: (name) => `Deck von ${name} bauen`,
    buildHint: 'Du kannst die Decks in beliebiger Reihenfolge bauen und später ändern.',
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
    seatAlone: 'Alle Picks dieses Platzes, mit den Karten zur Auswahl',
    slider: 'Pick',
    nextDifference: 'Nächster Unterschied',
    alike: (same, of) => `wie ein Bot: ${same} von ${of}`,
    honest:
      'So würde ein Bot auf diesem Platz entscheiden. Er kennt nur das Pack und die bisherigen Picks des Platzes.',
  },

  keys: {
    title: 'Draft',
    digits: 'Karte mit ihrer Nummer auswählen: eine oder zwei Ziffern (0 ist die zehnte)',
    arrows: 'Zwischen Karten wechseln, auch mit Pos1 und Ende; Enter nimmt die Karte',
    zoom: 'Karte vergrößern',
    clock: 'Uhr starten oder anhalten',
    pool: 'Pool nach Aspekt oder nach Kosten sortieren',
    table: 'Zwischen Pool und Tisch wechseln',
    letGo: 'Auswahl aufheben; noch einmal drücken, um zum Event zurückzukehren',
  },
};
