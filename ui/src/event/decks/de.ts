// Words of the deck tab in German.

import type { Words } from '../../lib/i18n/language.svelte';
import type * as en from './en';

export const decks: Words<typeof en.decks> = {
  missing: 'Fehlt',
  illegal: 'Probleme',
  legal: 'Legal',
  onPaper: 'Auf Papier',
  notYet: '–',
  noList: 'Keine Deckliste',
  preview: {
    label: 'Vorschau des abgegebenen Decks',
    cards: (size, sideboard) => `${size} Karten${sideboard > 0 ? `, Sideboard ${sideboard}` : ''}`,
    cannotBeJudged: (format, day) => `nicht beurteilbar (${format} am ${day})`,
    why: 'Die Liste enthält Karten eines Sets, das Cantina nur teilweise kennt. Prüfe diese Karten selbst oder füge das Set unter Kartendaten hinzu.',
    notPlayable: (cards) => `In Cantina nicht spielbar: ${cards}`,
    unread: (rows) =>
      rows === 1
        ? '1 Zeile ist nicht lesbar. Korrigiere sie, um die Liste abzugeben.'
        : `${rows} Zeilen sind nicht lesbar. Korrigiere sie, um die Liste abzugeben.`,
    nearest: 'Meintest du:',
    legal: (format, day) => `Legal in ${format} am ${day}`,
    illegal: (format, day) => `Nicht legal in ${format} am ${day}`,
    canRegister: 'Du kannst das Deck trotzdem abgeben. Es bleibt als nicht legal gekennzeichnet.',
    formats: { premier: 'Premier', twinSuns: 'Twin Suns', trilogy: 'Trilogy', sealed: 'Sealed', draft: 'Draft' },
  },
  caption: 'Decks der Spieler',
  open: 'Deck öffnen',
  openOf: (name) => `Deck öffnen: ${name}`,
  status: 'Prüfung',
  keep: 'In Bibliothek speichern',
  keepOf: (name) => `In Bibliothek speichern: Pool und Deck von ${name}`,
  kept: (name) => `Pool und Deck von ${name} sind in der Bibliothek.`,
  toKept: 'Deck öffnen',
  summary: (legal, all) => `${legal} von ${all} Decks legal`,
  all: 'Alle Decks',
  todo: 'Fehlende oder nicht legale',
  paper: 'Dieses Event wird mit echten Karten gespielt, daher werden hier keine Decks eingetragen.',
  early: 'Die Spieler bauen ihre Decks nach dem Draft.',
  brought:
    'Die Spieler geben ihre Decks am Handy ab. Du kannst Decklisten auch mit einer Spielertabelle importieren oder unter Mehr … einfügen. Cantina prüft jedes Deck für den Tag der Runde.',
  fromPools: 'Jeder Spieler baut aus dem eigenen Pool, am Handy oder hier: Wähle Mehr …, dann Pool öffnen und bauen.',
  registered: (count, all) => `${count} von ${all} Decks abgegeben`,
  show: 'Anzeigen',
};
