// The words of the collection in German.

import { forms } from '../lib/i18n/forms';
import type { Words } from '../lib/i18n/language.svelte';
import type { en } from './en';

const { some } = forms('de');

export const de: Words<typeof en> = {
  title: 'Sammlung',
  loading: 'Die Sammlung wird geladen …',
  failed: 'Die Sammlung konnte nicht geladen werden.',
  again: 'Erneut versuchen',
  label: 'Karten, nach Set und Nummer',

  totals: (copies, different, foil) =>
    `${some(copies, 'Exemplar', 'Exemplare')} von ${some(different, 'Karte', 'verschiedenen Karten')}, ${foil} Foil`,
  found: (count) => some(count, 'Karte', 'Karten'),
  import: 'Import …',
  export: 'Export …',
  exportTitle: 'Sammlung als CSV für SWUDB und die meisten anderen Websites speichern',
  exported: (path) => `Gespeichert in ${path}`,
  nothingToExport: 'Deine Sammlung ist leer. Es gibt nichts zu exportieren.',
  undo: 'Rückgängig',
  undone: 'Rückgängig gemacht',

  search: 'Karten suchen',
  searchPlaceholder: 'Name, oder t:unit a:villainy cost<=3',
  stale: 'Ergebnisse der letzten gültigen Suche:',
  set: 'Set',
  everySet: 'Alle Sets',
  sets: 'Sets',
  show: 'Anzeigen',
  shows: { all: 'Alle Karten', owned: 'In der Sammlung', missing: 'Fehlt zum Playset' },
  showText: {
    all: 'Alle Karten.',
    owned: 'Karten, von denen du mindestens ein Exemplar hast.',
    missing:
      'Karten, von denen du kein volles Playset hast: drei Exemplare, bei Anführern und Basen eins. Nachdrucke zählen zusammen.',
  },
  none: 'Keine Karten gefunden.',
  noneOwned: 'Deine Sammlung ist leer',
  noneOwnedText:
    'Importiere eine Liste von SWUDB, Dragon Shield oder SW-Unlimited-DB oder zähle deine Karten hier mit + und −.',
  noneMissing: 'Es fehlt nichts. Du hast hier jedes Playset.',
  clear: 'Alle Karten anzeigen',

  setLine: (owned, all) => `${owned} von ${all}`,
  setTitle: (name, owned, all, playsets) =>
    `${name}: Du hast ${owned} von ${all} Karten, ${playsets} davon als volles Playset`,
  columns: { number: 'Nr.', card: 'Karte', normal: 'Normal', foil: 'Foil', playset: 'Playset' },
  normalOf: (name) => `Normale Exemplare: ${name}`,
  foilOf: (name) => `Foil-Exemplare: ${name}`,
  more: (what) => `Eins hinzufügen. ${what}`,
  fewer: (what) => `Eins entfernen. ${what}`,
  have: (have, of) => `${have} / ${of}`,
  haveTitle: (have, of) => `Du hast ${have}, einschließlich Nachdrucken und Foils. Ein Playset sind ${of}.`,
  row: (name, set, number, normal, foil) => `${name}, ${set} ${number}, ${normal} normal, ${foil} Foil`,

  drop: 'Lege die Datei hier ab, um sie zu importieren',

  keys: {
    title: 'Sammlung',
    search: 'Suchen',
    import: 'Importieren',
    export: 'Exportieren',
    undo: 'Letzte Änderung rückgängig machen',
    arrows: 'Zwischen Karten wechseln',
    more: 'Ein Exemplar hinzufügen',
    fewer: 'Ein Exemplar entfernen',
    digit: 'Anzahl der Exemplare setzen',
    foilMore: 'Ein Foil-Exemplar hinzufügen',
    foilFewer: 'Ein Foil-Exemplar entfernen',
    field: 'Anzahl eingeben; Enter geht zur nächsten Karte',
    large: 'Karte vergrößern',
    paste: 'Aus der Zwischenablage importieren',
    show: 'Zwischen allen, vorhandenen und fehlenden Karten wechseln',
  },

  missing: {
    title: 'Fehlende Karten',
    text: 'Karten, die deiner Sammlung für dieses Deck und sein Sideboard fehlen. Nachdrucke zählen zusammen.',
    loading: 'Die Sammlung wird geprüft …',
    none: 'Du hast alle Karten dieses Decks.',
    sum: (copies, different) =>
      `${some(copies, 'Exemplar', 'Exemplare')} von ${some(different, 'Karte', 'Karten')} ${copies === 1 ? 'fehlt' : 'fehlen'}`,
    card: 'Karte',
    need: 'Benötigt',
    have: 'Vorhanden',
    lack: 'Fehlt',
    copy: 'Als Text kopieren',
    copied: 'Kopiert',
    copyFailed: 'Die Zwischenablage ist nicht verfügbar. Der Text ist markiert: Drücke Strg+C.',
    text2: 'Liste als Text',
    collection: 'Zur Sammlung',
  },
};
