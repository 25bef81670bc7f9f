// The words of the deck screen in German.

import { forms } from '../lib/i18n/forms';
import type { Words } from '../lib/i18n/language.svelte';
import type { en } from './en';

const { some } = forms('de');

export const de: Words<typeof en> = {
  exit: 'Event',
  exitLabel: 'Zurück zum Event',
  loading: 'Der Pool wird geöffnet …',
  again: 'Noch einmal versuchen',

  count: (size, minimum) => `${size} / ${minimum}+`,
  countLabel: (size, minimum) => `${some(size, 'Karte', 'Karten')} im Deck, mindestens ${minimum} sind nötig`,
  missing: (count) => `noch ${count}`,
  legal: 'Legal',
  illegal: (count) => some(count, 'Problem', 'Probleme'),

  suggest: 'Deck vorschlagen',
  suggested: 'Hier ist ein Vorschlag. Strg+Z bringt dein Deck zurück.',
  undo: 'Zurücknehmen',
  redo: 'Wiederholen',
  save: 'Speichern',
  saved: {
    saved: 'Gespeichert',
    changed: 'Noch nicht gespeichert',
    saving: 'Wird gespeichert …',
    failed: 'Nicht gespeichert',
  },

  leader: 'Anführer',
  noLeaders: 'In diesem Pool ist kein Anführer.',
  base: 'Basis',
  off: (count) => `${count} daneben`,
  offLabel: (count) => `${some(count, 'Karte', 'Karten')} des Decks ohne passenden Aspekt`,
  inAspect: (count) => `${count} passend`,
  inAspectLabel: (count) => `${some(count, 'Karte', 'Karten')} des Pools mit passendem Aspekt`,
  bestLabel: 'passt am besten',
  free: 'frei verfügbar',
  curve: 'Kostenkurve',
  problems: 'Probleme',
  noProblems: 'Dieses Deck kann gespielt werden.',
  checking: 'Wird geprüft …',

  pool: 'Pool',
  deck: 'Deck',
  by: { aspect: 'Aspekt', cost: 'Kosten', type: 'Typ' },
  sortLabel: (pane) => `${pane}: sortieren nach`,
  filter: 'Filter',
  filterLabel: 'Den Pool nach Name, Merkmal, Typ oder Schlüsselwort filtern',
  onlyInAspect: 'Passend',
  onlyInAspectLabel: 'Nur Karten zeigen, die keinen Aufpreis für fehlende Aspekte haben',
  poolEmpty: 'Jede Karte des Pools ist im Deck.',
  poolNone: 'Keine Karte des Pools passt zum Filter.',
  deckEmpty: 'Klicke eine Karte des Pools an, um sie hinzuzufügen, oder lass dir ein Deck vorschlagen.',
  of: (shown, all) => (shown === all ? String(all) : `${shown} von ${all}`),
  penalty: (extra) => `Aspekt fehlt, ${extra} mehr`,
  copies: (count) => some(count, 'Exemplar', 'Exemplare'),
  offTotal: (count) => (count === 0 ? 'Alle Aspekte passen' : `${count} ohne passenden Aspekt`),

  keys: {
    title: 'Deck',
    undo: 'Den letzten Zug zurücknehmen',
    redo: 'Wiederholen',
    save: 'Jetzt speichern',
    filter: 'Den Pool filtern',
    suggest: 'Ein Deck vorschlagen',
    into: 'Ein Exemplar der gewählten Karte hinzufügen (Enter verschiebt sie, Umschalt+Klick alle Exemplare)',
    out: 'Ein Exemplar herausnehmen',
    large: 'Die gewählte Karte groß zeigen',
    leave: 'Zurück zum Event',
  },
};
