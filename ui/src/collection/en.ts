// The words of the collection.

import { forms } from '../lib/i18n/forms';

const { some } = forms('en');

export const en = {
  title: 'Collection',
  loading: 'Loading the collection…',
  failed: 'The collection could not be loaded.',
  again: 'Try again',
  label: 'Cards, by set and number',

  totals: (copies: number, different: number, foil: number) =>
    `${some(copies, 'copy', 'copies')} of ${some(different, 'card', 'different cards')}, ${foil} foil`,
  found: (count: number) => some(count, 'card', 'cards'),
  import: 'Import',
  export: 'Export',
  exportTitle: 'Save the collection as CSV, which SWUDB and most sites can read',
  exported: (path: string) => `Saved to ${path}`,
  nothingToExport: 'Your collection is empty: there is nothing to export.',
  undo: 'Undo',
  undone: 'Undone',

  search: 'Search cards',
  searchPlaceholder: 'Name, or t:unit a:villainy cost<=3',
  stale: 'Results of the last search that could be read:',
  set: 'Set',
  everySet: 'Every set',
  sets: 'Sets',
  show: 'Show',
  shows: { all: 'All cards', owned: 'What I own', missing: 'Missing from a playset' },
  showText: {
    all: 'Every card.',
    owned: 'Cards of which you own at least one copy.',
    missing:
      'Cards of which you own fewer than can be played: three, or one of a leader or base. Reprints count together.',
  },
  none: 'No cards match.',
  noneOwned: 'Your collection is empty',
  noneOwnedText: 'Import a list from SWUDB, Dragon Shield or SW-Unlimited-DB, or count your cards here.',
  noneMissing: 'Nothing is missing: you own every playset here.',
  clear: 'Show all cards',

  setLine: (owned: number, all: number) => `${owned} of ${all}`,
  setTitle: (name: string, owned: number, all: number, playsets: number) =>
    `${name}: you own ${owned} of ${all} cards, and ${playsets} in as many copies as can be played`,
  columns: { normal: 'Normal', foil: 'Foil', playset: 'Playset' },
  normalOf: (name: string) => `Normal copies: ${name}`,
  foilOf: (name: string) => `Foil copies: ${name}`,
  more: (what: string) => `One more. ${what}`,
  fewer: (what: string) => `One fewer. ${what}`,
  have: (have: number, of: number) => `${have} / ${of}`,
  haveTitle: (have: number, of: number) => `You own ${have}, reprints and foils included; ${of} can be played`,
  row: (name: string, set: string, number: string, normal: number, foil: number) =>
    `${name}, ${set} ${number}, ${normal} normal, ${foil} foil`,

  drop: 'Drop the file to read it',

  keys: {
    title: 'Collection',
    search: 'Search',
    import: 'Import',
    export: 'Export',
    undo: 'Undo the last change',
    arrows: 'From card to card',
    more: 'One more copy',
    fewer: 'One copy fewer',
    digit: 'Set the number of copies',
    foilMore: 'One more foil copy',
    foilFewer: 'One foil copy fewer',
    field: 'Type the number; Enter goes on to the next card',
    large: 'Show the card large',
    paste: 'Import what is on the clipboard',
    show: 'All cards, what I own, what is missing',
  },

  missing: {
    title: 'Missing cards',
    text: 'What your collection lacks for this deck, its sideboard included. Reprints count together.',
    loading: 'Looking through the collection…',
    none: 'You own every card of this deck.',
    sum: (copies: number, different: number) =>
      `${some(copies, 'copy', 'copies')} of ${some(different, 'card', 'cards')} missing`,
    card: 'Card',
    need: 'Need',
    have: 'Have',
    lack: 'Missing',
    copy: 'Copy as text',
    copied: 'Copied',
    copyFailed: 'The clipboard cannot be reached. The text is selected: press Ctrl+C.',
    text2: 'The list as text',
    collection: 'Go to the collection',
  },
} as const;
