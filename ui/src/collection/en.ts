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
  import: 'Import…',
  export: 'Export…',
  exportTitle: 'Save the collection as CSV for SWUDB and most other sites',
  exported: (path: string) => `Saved to ${path}`,
  nothingToExport: 'Your collection is empty. There is nothing to export.',
  undo: 'Undo',
  undone: 'Undone',

  search: 'Search cards',
  searchPlaceholder: 'Name, or t:unit a:villainy cost<=3',
  stale: 'Results of the last valid search:',
  set: 'Set',
  everySet: 'All sets',
  sets: 'Sets',
  show: 'Show',
  shows: { all: 'All cards', owned: 'Owned', missing: 'Missing from a playset' },
  showText: {
    all: 'All cards.',
    owned: 'Cards you own at least one copy of.',
    missing: 'Cards you own less than a playset of: three copies, or one of a leader or base. Reprints count together.',
  },
  none: 'No cards match.',
  noneOwned: 'Your collection is empty',
  noneOwnedText: 'Import a list from SWUDB, Dragon Shield or SW-Unlimited-DB, or count your cards here with + and −.',
  noneMissing: 'Nothing is missing. You own every playset here.',
  clear: 'Show all cards',

  setLine: (owned: number, all: number) => `${owned} of ${all}`,
  setTitle: (name: string, owned: number, all: number, playsets: number) =>
    `${name}: you own ${owned} of ${all} cards, ${playsets} of them as a full playset`,
  columns: { number: 'No.', card: 'Card', normal: 'Normal', foil: 'Foil', playset: 'Playset' },
  normalOf: (name: string) => `Normal copies: ${name}`,
  foilOf: (name: string) => `Foil copies: ${name}`,
  more: (what: string) => `Add one. ${what}`,
  fewer: (what: string) => `Remove one. ${what}`,
  have: (have: number, of: number) => `${have} / ${of}`,
  haveTitle: (have: number, of: number) => `You own ${have}, including reprints and foils. A playset is ${of}.`,
  row: (name: string, set: string, number: string, normal: number, foil: number) =>
    `${name}, ${set} ${number}, ${normal} normal, ${foil} foil`,

  drop: 'Drop the file to import it',

  keys: {
    title: 'Collection',
    search: 'Search',
    import: 'Import',
    export: 'Export',
    undo: 'Undo the last change',
    arrows: 'Move between cards',
    more: 'Add a copy',
    fewer: 'Remove a copy',
    digit: 'Set the number of copies',
    foilMore: 'Add a foil copy',
    foilFewer: 'Remove a foil copy',
    field: 'Type the number; Enter moves to the next card',
    large: 'Enlarge the card',
    paste: 'Import from the clipboard',
    show: 'Switch between all, owned and missing cards',
  },

  missing: {
    title: 'Missing cards',
    text: 'Cards your collection lacks for this deck and its sideboard. Reprints count together.',
    loading: 'Checking the collection…',
    none: 'You own every card in this deck.',
    sum: (copies: number, different: number) =>
      `${some(copies, 'copy', 'copies')} of ${some(different, 'card', 'cards')} missing`,
    card: 'Card',
    need: 'Need',
    have: 'Have',
    lack: 'Missing',
    copy: 'Copy as text',
    copied: 'Copied',
    copyFailed: 'The clipboard is not available. The text is selected: press Ctrl+C.',
    text2: 'List as text',
    collection: 'Go to collection',
  },
} as const;
