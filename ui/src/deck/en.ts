// The words of the deck screen.

import { forms } from '../lib/i18n/forms';

const { some } = forms('en');

export const en = {
  exit: 'Event',
  exitLabel: 'Back to the event',
  loading: 'Opening the pool…',
  again: 'Try again',

  count: (size: number, minimum: number) => `${size} / ${minimum}+`,
  countLabel: (size: number, minimum: number) =>
    `${some(size, 'card', 'cards')} in the deck, at least ${minimum} are needed`,
  missing: (count: number) => `${count} to go`,
  legal: 'Legal',
  illegal: (count: number) => some(count, 'problem', 'problems'),

  suggest: 'Suggest a deck',
  suggested: 'This is a suggested deck. Press Ctrl+Z to get yours back.',
  undo: 'Undo',
  redo: 'Redo',
  save: 'Save',
  done: 'Done',
  saved: { saved: 'Saved', changed: 'Not saved yet', saving: 'Saving…', failed: 'Not saved' },

  leader: 'Leader',
  noLeaders: 'This pool has no leaders.',
  base: 'Base',
  offHead: 'off aspect, HP',
  inAspectHead: 'in aspect, HP',
  offLabel: (count: number) => some(count, 'card in the deck is off aspect', 'cards in the deck are off aspect'),
  inAspect: (count: number) => `${count} in aspect`,
  inAspectLabel: (count: number) => some(count, 'card in the pool is in aspect', 'cards in the pool are in aspect'),
  bestLabel: 'fits best',
  free: 'free to use',
  curve: 'Cost curve',
  problems: 'Problems',
  noProblems: 'This deck is legal.',
  checking: 'Checking…',

  pool: 'Pool',
  deck: 'Deck',
  by: { aspect: 'Aspect', cost: 'Cost', type: 'Type' },
  sortLabel: (pane: string) => `${pane}: sort by`,
  filter: 'Filter',
  filterLabel: 'Filter the pool by name, trait, type or keyword',
  onlyInAspect: 'In aspect',
  onlyInAspectLabel: 'In aspect: show only cards without an aspect penalty',
  poolEmpty: 'All cards in the pool are in the deck.',
  poolNone: 'No cards in the pool match the filter.',
  deckEmpty: 'Click a card in the pool to add it, or choose Suggest a deck.',
  of: (shown: number, all: number) => (shown === all ? String(all) : `${shown} of ${all}`),
  penalty: (extra: number) => `off aspect, ${extra} more`,
  copies: (count: number) => `${count} copies`,
  offTotal: (count: number) => (count === 0 ? 'All in aspect' : `${count} off aspect`),

  keys: {
    title: 'Deck',
    undo: 'Undo the last move',
    redo: 'Redo',
    save: 'Save now',
    filter: 'Filter the pool',
    suggest: 'Suggest a deck',
    into: 'Add a copy of the focused card (Enter moves it, Shift+click moves all copies)',
    out: 'Remove a copy',
    large: 'Enlarge the focused card',
    leave: 'Back to the event',
  },
};
