// Words of copies, the second folder and going back to a copy in German.

import { forms } from '../lib/i18n/forms';
import type { Words } from '../lib/i18n/language.svelte';
import type { en } from './en';

const { decimal, some } = forms('de');

export const de: Words<typeof en> = {
  title: 'Sicherheit',
  safe: 'Jeder Eintrag ist gespeichert, bevor du ihn siehst.',
  last: 'Letzte Kopie',
  never: 'noch keine',
  ago: (text) => `vor ${text}`,
  now: 'Jetzt kopieren',
  folder: 'Neben den Daten',
  second: 'Zweiter Ordner oder USB-Stick',
  secondNone: 'Nicht gewählt. Ein Stick übersteht auch einen verlorenen Laptop.',
  choose: 'Ordner wählen …',
  other: 'Anderer Ordner …',
  forget: 'Kein zweiter Ordner',
  copies: 'Kopien',
  when: 'Angelegt',
  what: 'Gemacht bei',
  size: 'Größe',
  restore: 'Wiederherstellen',
  restoreTitle: 'Diese Kopie wiederherstellen?',
  restoreText: (label) =>
    `Alle Events werden wieder, wie sie waren: ${label}. Die jetzigen Daten werden in einer Datei daneben gespeichert.`,
  content: {
    written: (at) => `Geschrieben am ${at}.`,
    round: (round, planned) => `Runde ${round} von ${planned}`,
    players: (count) => some(count, 'Spieler', 'Spieler'),
    noEvents: 'Keine Events',
    counts: (decks, games) => `${some(decks, 'Deck', 'Decks')}, ${some(games, 'Spiel', 'Spiele')}`,
  },
  restored: (path) => `Wiederhergestellt. Deine bisherigen Daten liegen in ${path}`,
  none: 'Noch keine Kopien: Eine entsteht zu Beginn und am Ende jeder Runde.',
  check: 'Alles prüfen',
  sound: 'Alle Events, Spiele, Ligen und Decks sind unversehrt.',
  damaged: (message) => `${message} Stelle eine Kopie wieder her.`,
  seen: 'Ausblenden',
  chip: (text) => `Sicher: Kopie vor ${text}`,
  chipNone: 'Gespeichert; noch keine Kopie',
  chipBad: 'Sieh nach den Kopien',
  labels: { begin: 'Anfang', end: 'Ende', hand: 'von Hand gemacht' },
  label: (event, round, part) => `Event ${event}, Runde ${round}, ${part}`,
  secondAt: 'dorthin kopiert',
  kb: (size) => (size >= 1024 ? `${decimal(size / 1024, 1)} MB` : `${size} KB`),
};
