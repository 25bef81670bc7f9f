// Words of the players' tab: entering, one player, late entries, the same person entered twice.

import { forms } from '../../lib/i18n/forms';

const { some } = forms('en');

export const players = {
  add: 'Add',
  name: 'Name of a player',
  placeholder: 'Type a name, press Enter',
  paste: 'Paste a list…',
  pasteTitle: 'Add many players',
  pasteHint:
    'One name per line. Or a table with a header row, as Melee, swubase or a spreadsheet export it (CSV or JSON): a column of names, and one of deck lists if there is one. Either all are added or none.',
  pasteLabel: 'Names',
  pasteFile: 'Open a file…',
  pasteAdd: (count: number) => (count === 0 ? 'Add players' : `Add ${some(count, 'player', 'players')}`),
  read: {
    title: 'What will be added',
    shapes: {
      names: '',
      table: 'Read as a table.',
      cardRows: 'Read as a table with a row for each card.',
      json: 'Read as JSON.',
    },
    sum: (fresh: number, known: number, decks: number) =>
      `${some(fresh, 'new player', 'new players')}${known > 0 ? `, ${known} here already` : ''}, ${some(decks, 'deck list', 'deck lists')}.`,
    refused: (count: number) =>
      `${some(count, 'deck list is', 'deck lists are')} not taken in; the log will say so for each.`,
    unused: (columns: readonly string[]) => `Not used: ${columns.join(', ')}.`,
    noDeck: 'no list',
    add: (count: number) => `Add ${some(count, 'player', 'players')}`,
  },
  bots: 'Add bots',
  botCount: 'How many bots',
  fill: (count: number) => `Fill up to ${count}`,
  filter: 'Filter by name',
  caption: 'Players',
  number: 'No.',
  player: 'Player',
  pod: 'Pod',
  seat: 'Seat',
  deck: 'Deck',
  record: 'Record',
  entered: 'From round',
  actions: 'Actions',
  none: 'No players yet',
  noneText: 'Type a name above, paste a list, or add bots.',
  bot: 'bot',
  dropped: 'dropped',
  drop: 'Drop',
  reenter: 'Re-enter',
  rename: 'Rename',
  renameLabel: (name: string) => `New name for ${name}`,
  dropTitle: (name: string) => `Drop ${name}?`,
  dropText: 'They will no longer be paired. Their results stay and count for their opponents. They can re-enter later.',
  reenterTitle: (name: string) => `Re-enter ${name}?`,
  reenterText: 'They will be paired again from the next round.',
  added: (count: number) => `${some(count, 'player', 'players')} added`,
  active: (active: number, all: number) =>
    active === all ? some(all, 'player', 'players') : `${active} of ${all} active`,
  rounds: 'Rounds',
  recommended: (rounds: number) => `${rounds} recommended`,
  sortBy: (column: string) => `Sort by ${column}`,
  keys: {
    filter: 'Find a player by name',
    down: 'Next player (Enter opens the details)',
    up: 'Previous player',
    drop: 'Drop the player in this row, or re-enter them',
    nobody: 'Select a player with the arrow keys first.',
  },
} as const;

export const late = {
  title: 'Late entry',
  key: 'Add a late player',
  entered: (name: string) => `${name} has entered`,
  missed: 'Missed rounds:',
  counts: { profile: 'profile default', loss: 'losses', bye: 'byes', nothing: 'nothing' },
  into: (round: number) => `Play in round ${round} already, against the bye`,
} as const;

export const person = {
  open: 'More…',
  openLabel: (name: string) => `More about ${name}`,
  noShow: 'No-show',
  noShowText: 'The player loses the round, and the opponent wins it.',
  noShowStay: 'Record no-show',
  noShowLeave: 'Record no-show and drop',
  fixed: 'Fixed table',
  fixedHint: 'Empty: any table.',
  keep: 'Save',
  byes: 'Declared byes',
  byeRound: 'Bye in round',
  declare: 'Declare bye',
  withdraw: 'Withdraw',
  missed: 'A missed round counts as',
  set: 'Set',
  penalties: 'Penalties',
  nonePenalties: 'No penalties on record.',
  decks: 'Deck lists',
  noneDecks: 'No list has been handed in.',
  openPool: 'Open the pool and build',
  register: 'Paste a list',
  registerDo: 'Register',
  lock: 'Lock the list',
  unlock: 'Unlock the list',
  locked: 'locked',
  disqualified: 'disqualified',
  drop: 'Drop',
  dropText: 'They will no longer be paired. Their results stay and count for their opponents.',
  reenter: 'Re-enter',
  history: 'In the log',
  note: 'Note',
  noteDo: 'Add note',
} as const;

export const merge = {
  head: 'Entered twice',
  hint: 'If this person was entered twice, merge this entry into the other one. Undo separates them again.',
  into: 'The entry that stays',
  why: 'Why they are the same person',
  go: 'Merge',
  title: (gone: string, stays: string) => `Merge ${gone} into ${stays}?`,
  text: (gone: string, stays: string) =>
    `The matches, seats, deck lists, penalties and notes of ${gone} move to ${stays}, and the entry ${gone} is removed. Undo brings it back.`,
} as const;
