// German texts of automatic backups, the mirror folder and restoring.

import { forms } from '../lib/i18n/forms';
import type { Words } from '../lib/i18n/language.svelte';
import type { en } from './en';

const { decimal, some } = forms('de');

export const de: Words<typeof en> = {
  title: 'Sicherungen',
  safe: 'Cantina speichert jeden Eintrag, bevor er angezeigt wird.',
  last: 'Letzte Sicherung',
  never: 'noch keine Sicherung',
  ago: (text) => `vor ${text}`,
  now: 'Jetzt sichern',
  folder: 'Ordner der Sicherungen',
  second: 'Spiegelordner oder USB-Stick',
  secondNone: 'Noch kein Spiegelordner. Auf einem USB-Stick überstehen deine Daten auch den Verlust des Laptops.',
  choose: 'Ordner wählen …',
  other: 'Ordner ändern …',
  forget: 'Spiegelordner entfernen',
  copies: 'Automatische Sicherungen',
  when: 'Angelegt',
  what: 'Stand',
  size: 'Größe',
  restore: 'Wiederherstellen',
  restoreTitle: 'Diese Sicherung wiederherstellen?',
  restoreText: (label) =>
    `Alle Events, Decks und Spiele werden auf diesen Stand zurückgesetzt: ${label}. Deine aktuellen Daten werden vorher in einer eigenen Datei gespeichert.`,
  content: {
    written: (at) => `Angelegt am ${at}.`,
    round: (round, planned) => `Runde ${round} von ${planned}`,
    players: (count) => some(count, 'Spieler', 'Spieler'),
    noEvents: 'Keine Events',
    counts: (decks, games) => `${some(decks, 'Deck', 'Decks')}, ${some(games, 'Spiel', 'Spiele')}`,
  },
  restored: (path) => `Wiederhergestellt. Deine bisherigen Daten liegen in ${path}`,
  none: 'Noch keine Sicherungen. Cantina legt zu Beginn und am Ende jeder Runde eine an.',
  check: 'Alle Daten prüfen',
  intact: 'Alle Events, Spiele, Ligen und Decks sind unversehrt.',
  damaged: (message) => `${message} Stelle eine Sicherung wieder her.`,
  seen: 'Ausblenden',
  chip: (text) => `Gesichert vor ${text}`,
  chipNone: 'Gespeichert, noch keine Sicherung',
  chipBad: 'Problem mit der Sicherung',
  labels: { begin: 'Anfang', end: 'Ende', hand: 'Manuell angelegt' },
  event: (number) => `Event ${number}`,
  label: (event, round, part) => `${event}, Runde ${round}, ${part}`,
  secondAt: 'Letzte Sicherung dort:',
  kb: (size) => (size >= 1024 ? `${decimal(size / 1024, 1)} MB` : `${size} KB`),
};
