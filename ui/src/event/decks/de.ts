// Words of the deck tab in German.

import type { Words } from '../../lib/i18n/language.svelte';
import type * as en from './en';

export const decks: Words<typeof en.decks> = {
  missing: 'fehlt',
  illegal: 'Probleme',
  legal: 'legal',
  onPaper: 'auf Papier',
  notYet: '–',
  noList: 'keine Liste',
  preview: {
    label: 'Die Liste, wie sie abgegeben wird',
    cards: (size, sideboard) => `${size} Karten${sideboard > 0 ? `, Sideboard ${sideboard}` : ''}`,
    unread: (rows) =>
      rows === 1
        ? '1 Zeile ist nicht lesbar. Berichtige sie, um die Liste abzugeben.'
        : `${rows} Zeilen sind nicht lesbar. Berichtige sie, um die Liste abzugeben.`,
    nearest: 'Meintest du:',
    legal: (format, day) => `Legal in ${format} am ${day}`,
    illegal: (format, day) => `Nicht legal in ${format} am ${day}`,
    canRegister: 'Sie kann trotzdem abgegeben werden und bleibt gekennzeichnet.',
    formats: { premier: 'Premier', twinSuns: 'Twin Suns', trilogy: 'Trilogy', sealed: 'Sealed', draft: 'Draft' },
  },
  caption: 'Decks der Spieler',
  open: 'Deck öffnen',
  openOf: (name) => `Deck öffnen: ${name}`,
  keep: 'In die Bibliothek',
  keepOf: (name) => `In die Bibliothek: Pool und Deck von ${name}`,
  kept: (name) => `Pool und Deck von ${name} sind in der Bibliothek.`,
  toKept: 'Öffnen',
  summary: (legal, all) => `${legal} von ${all} Decks legal`,
  all: 'Alle',
  todo: 'Fehlende und mit Problemen',
  paper: 'Dieses Event wird mit echten Karten gespielt: Hier werden keine Decks eingetragen.',
  early: 'Decks werden gebaut, sobald der Draft vorbei ist.',
  brought:
    'Listen werden am Handy abgegeben, kommen mit einer Tabelle von Spielern oder werden unter Mehr … beim Spieler eingefügt. Jede wird für den Tag geprüft, an dem sie gespielt wird.',
  fromPools: 'Jeder baut aus dem eigenen Pool: am Handy, oder hier unter Mehr … mit Pool öffnen und bauen.',
  handedIn: (count, all) => `${count} von ${all} haben eine Liste abgegeben`,
  show: 'Zeigen',
};
