// The words of the deck screen.

import { forms } from '../lib/i18n/forms';

const { some } = forms('en');

export const en = {
  exit: 'Event',
  exitLabel: 'Back to the event',
  loading: 'Opening the pool…',
  again: 'Try again',

  count: (size: number, minimum: number) => `${size} / ${minimum}+`,
  countLabel: (size: number, minimum: number) => `${size} cards in the deck, at least ${minimum} are needed`,
  missing: (count: number) => `${count} to go`,
  legal: 'Legal',
  illegal: (count: number) => some(count, 'problem', 'problems'),

  suggest: 'Suggest a deck',
  suggested: 'Here is a suggested deck. Ctrl+Z brings yours back.',
  undo: 'Undo',
  redo: 'Redo',
  save: 'Save',
  saved: { saved: 'Saved', changed: 'Not saved yet', saving: 'Saving…', failed: 'Not saved' },

  leader: 'Leader',
  noLeaders: 'There is no leader in this pool.',
  base: 'Base',
  off: (count: number) => `${count} off`,
  offLabel: (count: number) => some(count, 'card of the deck off aspect', 'cards of the deck off aspect'),
  inAspect: (count: number) => `${count} in aspect`,
  inAspectLabel: (count: number) => `${count} cards of the pool in aspect`,
  bestLabel: 'fits best',
  free: 'free to use',
  curve: 'Cost curve',
  problems: 'Problems',
  noProblems: 'This deck can be played.',
  checking: 'Checking…',

  pool: 'Pool',
  deck: 'Deck',
  by: { aspect: 'Aspect', cost: 'Cost', type: 'Type' },
  sortLabel: (pane: string) => `${pane}: sort by`,
  filter: 'Filter',
  filterLabel: 'Filter the pool by name, trait, type or keyword',
  onlyInAspect: 'In aspect',
  onlyInAspectLabel: 'In aspect: show only cards without an aspect penalty',
  poolEmpty: 'Every card of the pool is in the deck.',
  poolNone: 'No card of the pool matches the filter.',
  deckEmpty: 'Click a card of the pool to add it, or have a deck suggested.',
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
    into: 'Add a copy of the focused card (Enter moves it over, Shift+click moves all copies)',
    out: 'Take a copy out',
    large: 'Show the focused card large',
    leave: 'Back to the event',
  },
};
