// The words of the deck screen in German.

import { forms } from '../lib/i18n/forms';
import type { Words } from '../lib/i18n/language.svelte';
import type { en } from './en';

const { some } = forms('de');

export const de: Words<typeof en> = {
  exit: 'Event',
  exitLabel: 'Zurück zum Event',
  loading: 'Der Pool wird geöffnet …',
  again: 'Erneut versuchen',

  count: (size, minimum) => `${size} / ${minimum}+`,
  countLabel: (size, minimum) => `${some(size, 'Karte', 'Karten')} im Deck, mindestens ${minimum} sind nötig`,
  missing: (count) => `noch ${count}`,
  legal: 'Legal',
  illegal: (count) => some(count, 'Problem', 'Probleme'),

  suggest: 'Deck vorschlagen',
  suggested: 'Das ist ein vorgeschlagenes Deck. Mit Strg+Z bekommst du deins zurück.',
  undo: 'Rückgängig',
  redo: 'Wiederholen',
  save: 'Speichern',
  done: 'Fertig',
  saved: {
    saved: 'Gespeichert',
    changed: 'Noch nicht gespeichert',
    saving: 'Wird gespeichert …',
    failed: 'Nicht gespeichert',
  },

  leader: 'Anführer',
  noLeaders: 'Dieser Pool hat keine Anführer.',
  base: 'Basis',
  offHead: 'unpassend, TP',
  inAspectHead: 'passend, TP',
  offLabel: (count) => `${some(count, 'Karte', 'Karten')} im Deck ohne passenden Aspekt`,
  inAspect: (count) => `${count} passend`,
  inAspectLabel: (count) => `${some(count, 'Karte', 'Karten')} im Pool mit passendem Aspekt`,
  bestLabel: 'passt am besten',
  free: 'frei verfügbar',
  curve: 'Kostenkurve',
  problems: 'Probleme',
  noProblems: 'Dieses Deck ist legal.',
  checking: 'Wird geprüft …',

  pool: 'Pool',
  deck: 'Deck',
  by: { aspect: 'Aspekt', cost: 'Kosten', type: 'Typ' },
  sortLabel: (pane) => `${pane}: sortieren nach`,
  filter: 'Filter',
  filterLabel: 'Pool nach Name, Merkmal, Typ oder Schlüsselwort filtern',
  onlyInAspect: 'Passend',
  onlyInAspectLabel: 'Passend: nur Karten ohne Aufpreis für fehlende Aspekte anzeigen',
  poolEmpty: 'Alle Karten aus dem Pool sind im Deck.',
  poolNone: 'Keine Karte im Pool passt zum Filter.',
  deckEmpty: 'Klicke eine Karte im Pool an, um sie hinzuzufügen, oder wähle „Deck vorschlagen“.',
  of: (shown, all) => (shown === all ? String(all) : `${shown} von ${all}`),
  penalty: (extra) => `Aspekt fehlt, ${extra} mehr`,
  copies: (count) => some(count, 'Exemplar', 'Exemplare'),
  offTotal: (count) => (count === 0 ? 'Alle Aspekte passen' : `${count} ohne passenden Aspekt`),

  keys: {
    title: 'Deck',
    undo: 'Letzten Schritt rückgängig machen',
    redo: 'Wiederholen',
    save: 'Jetzt speichern',
    filter: 'Pool filtern',
    suggest: 'Deck vorschlagen',
    into: 'Ein Exemplar der fokussierten Karte hinzufügen (Enter verschiebt sie, Umschalt+Klick alle Exemplare)',
    out: 'Ein Exemplar entfernen',
    large: 'Fokussierte Karte vergrößern',
    leave: 'Zurück zum Event',
  },
};
