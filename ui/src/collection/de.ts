// The words of the collection in German.

import { forms } from '../lib/i18n/forms';
import type { Words } from '../lib/i18n/language.svelte';
import type { en } from './en';

const { some } = forms('de');

export const de: Words<typeof en> = {
  title: 'Sammlung',
  loading: 'Die Sammlung wird geladen …',
  failed: 'Die Sammlung konnte nicht geladen werden.',
  again: 'Noch einmal versuchen',
  label: 'Karten, nach Set und Nummer',

  totals: (copies, different, foil) =>
    `${some(copies, 'Exemplar', 'Exemplare')} von ${some(different, 'Karte', 'verschiedenen Karten')}, ${foil} Foil`,
  found: (count) => some(count, 'Karte', 'Karten'),
  import: 'Importieren',
  export: 'Exportieren',
  exportTitle: 'Die Sammlung als CSV speichern, das SWUDB und die meisten Seiten lesen',
  exported: (path) => `Gespeichert in ${path}`,
  nothingToExport: 'Deine Sammlung ist leer: Es gibt nichts zu exportieren.',
  undo: 'Zurücknehmen',
  undone: 'Zurückgenommen',

  search: 'Karten suchen',
  searchPlaceholder: 'Name, oder t:unit a:villainy cost<=3',
  stale: 'Ergebnisse der letzten Suche, die lesbar war:',
  set: 'Set',
  everySet: 'Alle Sets',
  sets: 'Sets',
  show: 'Zeigen',
  shows: { all: 'Alle Karten', owned: 'Was ich habe', missing: 'Was zum Playset fehlt' },
  showText: {
    all: 'Jede Karte.',
    owned: 'Karten, von denen du mindestens ein Exemplar hast.',
    missing:
      'Karten, von denen du weniger hast, als gespielt werden können: drei, oder einen Anführer oder eine Basis. Nachdrucke zählen zusammen.',
  },
  none: 'Keine Karte passt.',
  noneOwned: 'Deine Sammlung ist leer',
  noneOwnedText: 'Importiere eine Liste von SWUDB, Dragon Shield oder SW-Unlimited-DB, oder zähle deine Karten hier.',
  noneMissing: 'Nichts fehlt: Du hast hier jedes Playset.',
  clear: 'Alle Karten zeigen',

  setLine: (owned, all) => `${owned} von ${all}`,
  setTitle: (name, owned, all, playsets) =>
    `${name}: Du hast ${owned} von ${all} Karten, und ${playsets} so oft, wie sie gespielt werden können`,
  columns: { normal: 'Normal', foil: 'Foil', playset: 'Playset' },
  normalOf: (name) => `Normale Exemplare: ${name}`,
  foilOf: (name) => `Foil-Exemplare: ${name}`,
  more: (what) => `Eins mehr. ${what}`,
  fewer: (what) => `Eins weniger. ${what}`,
  have: (have, of) => `${have} / ${of}`,
  haveTitle: (have, of) => `Du hast ${have}, Nachdrucke und Foils eingeschlossen; ${of} können gespielt werden`,
  row: (name, set, number, normal, foil) => `${name}, ${set} ${number}, ${normal} normal, ${foil} Foil`,

  drop: 'Lass die Datei los, um sie zu lesen',

  keys: {
    title: 'Sammlung',
    search: 'Suchen',
    import: 'Importieren',
    export: 'Exportieren',
    undo: 'Die letzte Änderung zurücknehmen',
    arrows: 'Von Karte zu Karte',
    more: 'Ein Exemplar mehr',
    fewer: 'Ein Exemplar weniger',
    digit: 'Zahl der Exemplare setzen',
    foilMore: 'Ein Foil-Exemplar mehr',
    foilFewer: 'Ein Foil-Exemplar weniger',
    field: 'Zahl eintippen; Enter geht zur nächsten Karte',
    large: 'Karte groß zeigen',
    paste: 'Importieren, was in der Zwischenablage steht',
    show: 'Alle Karten, was ich habe, was fehlt',
  },

  missing: {
    title: 'Fehlende Karten',
    text: 'Was deiner Sammlung für dieses Deck samt Sideboard fehlt. Nachdrucke zählen zusammen.',
    loading: 'Die Sammlung wird durchgesehen …',
    none: 'Du hast jede Karte dieses Decks.',
    sum: (copies, different) =>
      `${some(copies, 'Exemplar', 'Exemplare')} von ${some(different, 'Karte', 'Karten')} ${copies === 1 ? 'fehlt' : 'fehlen'}`,
    card: 'Karte',
    need: 'Nötig',
    have: 'Da',
    lack: 'Fehlt',
    copy: 'Als Text kopieren',
    copied: 'Kopiert',
    copyFailed: 'Die Zwischenablage ist nicht erreichbar. Der Text ist markiert: Drücke Strg+C.',
    text2: 'Die Liste als Text',
    collection: 'Zur Sammlung',
  },
};
