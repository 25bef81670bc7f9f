// English texts of the rounds' tab: results, pairings, games, table numbers and multiplayer tables.

import type { PairingScope } from '../../lib/api';
import { forms } from '../../lib/i18n/forms';

const { some } = forms('en');

/** "1st", "2nd", "11th". */
const ordinal = (place: number): string => {
  const [tens, ones] = [Math.floor(place / 10) % 10, place % 10];
  return `${place}${tens === 1 ? 'th' : (['th', 'st', 'nd', 'rd'][ones] ?? 'th')}`;
};

export const scopes: Record<PairingScope, string> = {
  wholeEvent: 'Ignore pods',
  withinPods: 'Within pods',
  acrossPods: 'Across pods',
  oppositeSeats: 'Within pods, opposite seats first',
  teams: 'Teams against teams',
};

export const rounds = {
  round: (number: number) => `Round ${number}`,
  tabs: 'Rounds',
  open: (count: number) => (count === 0 ? 'All results are in' : some(count, 'open table', 'open tables')),
  onlyOpen: 'Open only',
  openList: 'Open tables',
  filter: 'Name or table',
  table: 'Table',
  first: 'Player',
  second: 'Opponent',
  result: 'Result',
  recordBefore: 'Record before this round',
  why: 'Pairing reason',
  whyTitle: (table: number) => `Pairing reason for table ${table}`,
  caption: (round: number) => `Tables of round ${round}`,
  bye: 'Bye',
  none: 'No rounds yet',
  noneText: 'Pair round 1 after the draft, when the decks are built.',
  nonePlain: 'Pair round 1 when all players are added.',
  paired: (round: string) => `${round} paired`,
  reported: (score: string) => `${score} reported`,
  reportBy: (name: string, won: number, lost: number) => `${name} reports ${won}–${lost}`,
  differ: 'Reports differ',
  accept: (score: string, table: number) => `Accept ${score} for table ${table}`,
  yourMatch: (table: number) => `Your match, table ${table}`,
  bots: 'Draw random bot results',
  botsDone: 'Random bot results entered',
  forced: 'Note:',
  example: (result: string) => `e.g. ${result}`,
  copySeed: 'Copy the pairing seed',
  seed: (seed: string) => `Pairing seed ${seed} copied`,
  earlier: (round: number) =>
    `Round ${round} is over. Correcting a result changes the standings, but not later pairings.`,
  correctTitle: 'Correct an earlier result?',
  correctText: (round: number, table: number, from: string, to: string) =>
    `Round ${round}, table ${table}: ${from} becomes ${to}. Later pairings do not change.`,
  rankMoves: (name: string, was: number, is: number) => `${name} ${ordinal(was)} → ${ordinal(is)}`,
  moreMoves: (count: number) => `${some(count, 'more player changes', 'more players change')} rank`,
  history: 'History',
  historyOf: (table: number) => `History: entries for table ${table}`,
  correct: 'Correct result',
  entry: 'Enter results',
  noTable: (text: string) => `No table ${text} in this round`,
  noTableButResult: (text: string, next: string) =>
    `No table ${text} in this round.${next ? ` To enter a result for table ${next}, press Enter first.` : ''}`,
  tableOrResult: (text: string, next: string) =>
    `“${text}” could be a table or a result. Enter both (${text} 20)${next ? `, or press Enter first for table ${next}` : ''}.`,
  isBye: (table: number) => `Table ${table} has a bye`,
  notResult: (text: string, bestOf: number) => `“${text}” is not a possible result in a best of ${bestOf}`,
  saved: (table: number, text: string) => `Table ${table}: ${text}`,
  instead: (table: number, text: string, was: string) => `Table ${table}: ${text} instead of ${was}`,
  has: (text: string) => `already has ${text}`,
  refused: (table: number, why: string) => `Table ${table} was not saved: ${why}`,
  leaves: (name: string) => `${name} dropped`,
  penaltyFor: (name: string) => `Penalty for ${name}`,
  enterFor: (table: number) => `Enter result for table ${table}`,
  dropA: (name: string) => `Drop ${name}`,
  kinds: {
    '2-0': '2–0',
    '2-1': '2–1',
    '1-1': '1–1',
    '1-2': '1–2',
    '0-2': '0–2',
    '1-0': '1–0',
    '0-1': '0–1',
    draw: 'Draw',
    'no-show-a': 'No-show',
    'no-show-b': 'No-show',
    'double-loss': 'Double loss',
  },
  /** A player's no-show or penalty, by name. */
  noShowOf: (name: string) => `${name} no-show`,
  penaltyOf: (name: string) => `penalty for ${name}`,
  /** Short names of the keys, where no table is selected. */
  shorts: {
    'no-show-a': 'No-show, first player',
    'no-show-b': 'No-show, second player',
  },
  meanings: {
    '2-0': 'The first player won two games',
    '2-1': 'The first player won two games to one',
    '1-1': 'Each player won one game',
    '1-2': 'The second player won two games to one',
    '0-2': 'The second player won two games',
    '1-0': 'Unfinished: the first player leads',
    '0-1': 'Unfinished: the second player leads',
    draw: 'Draw: no player won a game',
    'no-show-a': 'The first player is a no-show',
    'no-show-b': 'The second player is a no-show',
    'double-loss': 'Both players lose',
  },
  print: 'Print',
  printTables: 'By table',
  printNames: 'By name',
  printSlips: 'Match slips',
  keys: {
    title: 'Rounds',
    entry: 'Go to the results field',
    before: 'Previous round',
    after: 'Next round',
    filter: 'Go to the filter',
    onlyOpen: 'Show only open tables, or all',
    pair: 'Pair the next round',
    print: 'Print pairings by table',
    names: 'Print pairings by name',
    slips: 'Print match slips',
    table: 'Table, then result',
    both: 'Table and result together',
    arrows: 'Previous table, next table',
    leaves: 'After a result: drop the first or the second player',
    results: 'In the results field',
  },
} as const;

export const change = {
  open: 'Change pairings…',
  title: (round: number) => `Change round ${round}`,
  what: 'Change',
  kinds: {
    swap: 'Swap two players',
    byHand: 'Pair two players manually',
    table: 'Seat a table manually',
    repair: 'Re-pair the round',
    delete: 'Delete round',
  },
  hints: {
    swap: 'The two players trade places. No other pairing changes. You can also drag one player onto the other in the list.',
    byHand: 'These two players play each other, and so do their previous opponents.',
    table:
      'Three or four players sit in this order. A single player gets a bye. Players who lose their seat are seated at the other tables.',
    repair:
      'The round is paired again with a new random draw. Announce it to the players, because the old pairings no longer count.',
    delete: 'The round and its results are removed. You can undo this.',
  },
  one: 'Player',
  other: 'and',
  bye: 'Give a bye instead of an opponent',
  seat: (seat: number) => `Seat ${seat}`,
  power: 'Pair by rank: 1 vs. 2, 3 vs. 4 (for the last round before the top cut)',
  letLateIn: 'Include players who were added after the pairing',
  next: 'Next round:',
  powerHint: 'Rank 1 plays rank 2 or, if they have played before, the next player in the standings.',
  scope: 'Pods',
  word: 'DELETE',
  typeWord: 'Type DELETE to continue',
  lost: (count: number) => `${some(count, 'result', 'results')} of this round will be removed.`,
  do: {
    swap: 'Swap players',
    byHand: 'Pair players',
    table: 'Seat table',
    repair: 'Re-pair round',
    delete: 'Delete round',
  },
  done: {
    swap: 'Players swapped',
    byHand: 'Players paired',
    table: 'Table seated',
    repair: 'Round re-paired',
    delete: 'Round deleted',
  },
  key: 'Change the pairings of this round',
  older: 'You can change only the current round.',
} as const;

/** A match entered game by game. */
export const games = {
  open: 'Game by game…',
  title: (round: number, table: number) => `Round ${round}, table ${table}: game by game`,
  key: 'Enter the selected table game by game',
  game: (number: number) => `Game ${number}`,
  won: 'Won by',
  began: 'Went first',
  drawn: 'Draw',
  unknown: 'Not recorded',
  bans: 'Banned decks',
  banOf: (name: string) => `${name}’s banned deck`,
  deckOf: (name: string) => `${name}’s deck`,
  deck: (number: number) => `Deck ${number}`,
  none: '–',
  score: (a: number, b: number, drawn: number) => `${a}–${b}${drawn > 0 ? `, ${drawn} drawn` : ''}`,
  hint: '“Went first” is optional. If you record it, statistics show how often the first player won.',
  trilogyHint:
    'Trilogy (CR 9.3): each player bans one of the opponent’s decks. A deck that has won a game cannot be played again.',
  save: 'Save match',
  saved: (table: number, score: string) => `Table ${table}: ${score}, game by game`,
  mark: 'Entered game by game',
} as const;

export const room = {
  open: 'Table numbers…',
  title: 'Table numbers',
  first: 'Lowest table number',
  missing: 'Numbers to skip',
  missingHint: 'Separate numbers with commas, for example 13, 20. Applies from the next pairing.',
  bad: 'Enter only numbers and commas.',
  save: 'Save',
} as const;

export const suns = {
  caption: (round: number) => `Tables of round ${round}`,
  hp: 'HP left, by seat',
  hpHint: 'Enter HP in seat order, separated by spaces: 25 0 13 7. 0 means eliminated.',
  wrongCount: (count: number, seats: number) =>
    `${some(count, 'number', 'numbers')} for ${seats} seats. Enter one for each seat.`,
  notHp: (text: string) => `“${text}” is not a number of HP. Enter 0 to 99.`,
  place: (place: number) => ordinal(place),
  sharedVictory: 'shared victory',
  places: 'Places',
  hpOf: (hp: number) => `${hp} HP`,
  byes: 'Byes',
  open: 'open',
} as const;
