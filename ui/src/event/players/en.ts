// English texts of the players' tab: registration, the player dialog, late entries and merging.

import { forms } from '../../lib/i18n/forms';

const { some } = forms('en');

export const players = {
  add: 'Add',
  name: 'Player name',
  placeholder: 'Type a name, then press Enter',
  paste: 'Paste a list…',
  pasteTitle: 'Add several players',
  pasteHint:
    'Enter one name per line, or a table with a header row from Melee, swubase or a spreadsheet (CSV or JSON): one column with names and, optionally, one with deck lists. If one line has an error, no player is added.',
  pasteLabel: 'Names',
  pasteFile: 'Open file…',
  pasteAdd: (count: number) => (count === 0 ? 'Add players' : `Add ${some(count, 'player', 'players')}`),
  read: {
    title: 'Preview',
    shapes: {
      names: '',
      table: 'Read as a table.',
      cardRows: 'Read as a table with one row per card.',
      json: 'Read as JSON.',
    },
    sum: (fresh: number, known: number, decks: number) =>
      `${some(fresh, 'new player', 'new players')}${known > 0 ? `, ${known} already in this event` : ''}, ${some(decks, 'deck list', 'deck lists')}.`,
    refused: (count: number) =>
      `${some(count, 'deck list', 'deck lists')} will not be imported. The log explains why for each one.`,
    unused: (columns: readonly string[]) => `Ignored columns: ${columns.join(', ')}.`,
    noDeck: 'no deck list',
    add: (count: number) => `Add ${some(count, 'player', 'players')}`,
  },
  bots: 'Add bots',
  botCount: 'Number of bots',
  fill: (count: number) => `Fill up to ${count}`,
  filter: 'Filter by name',
  caption: 'Players',
  number: 'No.',
  player: 'Player',
  pod: 'Pod',
  seat: 'Seat',
  deck: 'Deck',
  record: 'Record',
  entered: 'First round',
  actions: 'Actions',
  none: 'No players yet',
  noneText: 'Type a name above or paste a list.',
  bot: 'bot',
  dropped: 'dropped',
  drop: 'Drop',
  reenter: 'Re-enter',
  rename: 'Rename',
  renameLabel: (name: string) => `New name for ${name}`,
  dropTitle: (name: string) => `Drop ${name}?`,
  dropText:
    'This player will not be paired again. Their results still count for their opponents. They can re-enter later.',
  reenterTitle: (name: string) => `Re-enter ${name}?`,
  reenterText: 'This player will be paired again from the next round.',
  added: (count: number) => `${some(count, 'player', 'players')} added`,
  active: (active: number, all: number) =>
    active === all ? some(all, 'player', 'players') : `${active} of ${all} active`,
  rounds: 'Rounds',
  recommended: (rounds: number) => `${rounds} recommended`,
  sortBy: (column: string) => `Sort by ${column}`,
  keys: {
    filter: 'Go to the name filter',
    down: 'Next player (Enter opens the player)',
    up: 'Previous player',
    drop: 'Drop or re-enter the selected player',
    noSelection: 'Select a player with the arrow keys first.',
  },
} as const;

export const late = {
  title: 'Late entry',
  key: 'Add a late entry',
  entered: (name: string) => `${name} added`,
  missed: 'Missed rounds:',
  counts: { loss: 'losses', bye: 'byes', nothing: 'not counted' },
  byDefault: (counts: string | null) => (counts === null ? 'rules profile default' : `${counts} (default)`),
  into: (round: number) => `Play in round ${round} against the player with the bye`,
} as const;

export const person = {
  open: 'More…',
  statistics: 'Statistics',
  openLabel: (name: string) => `More for ${name}`,
  noShow: 'No-show',
  noShowText: 'This player loses the match, and the opponent wins it.',
  noShowStay: 'Record no-show',
  noShowLeave: 'Record no-show and drop',
  fixed: 'Assigned table',
  fixedHint: 'Leave empty for any table.',
  keep: 'Save',
  byes: 'Declared byes',
  byeRound: 'Bye in round',
  declare: 'Declare bye',
  withdraw: 'Withdraw',
  missed: 'Missed round counts as',
  set: 'Set',
  penalties: 'Penalties',
  nonePenalties: 'No penalties on record.',
  decks: 'Registered decks',
  noneDecks: 'No deck list registered.',
  onlySaved: 'The deck that was built here counts. No list is registered yet.',
  bye: 'bye',
  against: (names: string) => `against ${names}`,
  openPool: 'Open pool and build',
  register: 'Paste a deck list',
  registerDo: 'Register deck',
  lock: 'Lock deck list',
  unlock: 'Unlock deck list',
  locked: 'locked',
  disqualified: 'disqualified',
  drop: 'Drop',
  dropText: 'This player will not be paired again. Their results still count for their opponents.',
  reenter: 'Re-enter',
  history: 'Log entries',
  note: 'Note',
  noteDo: 'Add note',
} as const;

export const merge = {
  head: 'Merge a duplicate entry',
  hint: 'If this player was entered twice, merge this entry into the other one. Undo separates them again.',
  into: 'Entry to keep',
  why: 'Reason',
  go: 'Merge',
  title: (gone: string, stays: string) => `Merge ${gone} into ${stays}?`,
  text: (gone: string, stays: string) =>
    `The matches, seats, deck lists, penalties and notes of ${gone} move to ${stays}, and the entry ${gone} is removed. You can undo this.`,
} as const;
