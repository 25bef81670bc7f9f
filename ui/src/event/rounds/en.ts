// Words of the rounds' tab: results, changed pairings, games, the room, tables of three and four.

import type { Scope } from '../../lib/api';
import { forms } from '../../lib/i18n/forms';

const { some } = forms('en');

/** "1st", "2nd", "11th". */
const ordinal = (place: number): string => {
  const [tens, ones] = [Math.floor(place / 10) % 10, place % 10];
  return `${place}${tens === 1 ? 'th' : (['th', 'st', 'nd', 'rd'][ones] ?? 'th')}`;
};

export const scopes: Record<Scope, string> = {
  wholeEvent: 'Ignore pods',
  withinPods: 'Within pods',
  acrossPods: 'Across pods',
  oppositeSeats: 'Within pods, opposite seats first',
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
  why: 'Why',
  whyTitle: (table: number) => `Why table ${table} was paired`,
  whyLabel: (table: number) => `Why was table ${table} paired like this?`,
  caption: (round: number) => `Tables of round ${round}`,
  bye: 'Bye',
  none: 'No rounds yet',
  noneText: 'Pair the first round once the draft is over and the decks are built.',
  nonePlain: 'Pair the first round once all players are entered.',
  paired: (round: string) => `${round} is paired`,
  reported: (score: string) => `${score} reported`,
  reportBy: (name: string, won: number, lost: number) => `${name} reports ${won}–${lost}`,
  differ: 'Reports differ',
  accept: (score: string, table: number) => `Accept ${score} for table ${table}`,
  bots: 'Random results for bots',
  botsDone: 'Bot results drawn',
  forced: 'Note:',
  seed: (seed: string) => `Pairing seed ${seed}`,
  earlier: (round: number) =>
    `Round ${round} is over. A result corrected here changes the standings; later pairings stay as they are.`,
  correctTitle: 'Correct an earlier result?',
  correctText: (round: number, table: number, from: string, to: string) =>
    `Round ${round}, table ${table}: ${from} becomes ${to}. The pairings of later rounds stay as they are.`,
  rankMoves: (name: string, was: number, is: number) => `${name} ${ordinal(was)} → ${ordinal(is)}`,
  moreMoves: (count: number) => `${some(count, 'more rank changes', 'more ranks change')}`,
  history: 'History',
  historyOf: (table: number) => `History: what was entered at table ${table}`,
  correct: 'Correct',
  entry: 'Results by keyboard',
  noTable: (text: string) => `No table ${text} in this round`,
  noTableButResult: (text: string, next: string) =>
    `No table ${text} in this round.${next ? ` For the result of table ${next}, press Enter first.` : ''}`,
  tableOrResult: (text: string, next: string) =>
    `“${text}” can be a table or a result. Type both (${text} 20)${next ? `, or press Enter first for table ${next}` : ''}.`,
  isBye: (table: number) => `Table ${table} is a bye`,
  notResult: (text: string, bestOf: number) => `“${text}” is not a possible result of a best of ${bestOf}`,
  saved: (table: number, text: string) => `Table ${table}: ${text}`,
  instead: (table: number, text: string, was: string) => `Table ${table}: ${text} instead of ${was}`,
  has: (text: string) => `already has ${text}`,
  refused: (table: number, why: string) => `Table ${table} was not saved: ${why}`,
  leaves: (name: string) => `${name} drops`,
  penaltyFor: (name: string) => `Penalty for ${name}`,
  enterFor: (table: number) => `Enter the result of table ${table}`,
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
  /** Where the players are not named. */
  shorts: {
    'no-show-a': 'First player no-show',
    'no-show-b': 'Second player no-show',
    'loss-a': 'Penalty, first',
    'loss-b': 'Penalty, second',
  },
  meanings: {
    '2-0': 'The first player won two games',
    '2-1': 'The first player won two games to one',
    '1-1': 'One game each, no winner',
    '1-2': 'The second player won two games to one',
    '0-2': 'The second player won two games',
    '1-0': 'Unfinished: the first player leads',
    '0-1': 'Unfinished: the second player leads',
    draw: 'No game was won',
    'no-show-a': 'First player: no-show',
    'no-show-b': 'Second player: no-show',
    'double-loss': 'Both lose',
  },
  print: 'Print',
  printTables: 'By table',
  printNames: 'By name',
  printSlips: 'Slips',
  keys: {
    title: 'Rounds',
    entry: 'Go to the results field',
    before: 'Previous round',
    after: 'Next round',
    filter: 'Go to the filter',
    onlyOpen: 'Show open tables only, or all',
    pair: 'Pair the next round',
    print: 'Print pairings by table',
    names: 'Print pairings by name',
    slips: 'Print result slips',
    table: 'The table, then its result',
    both: 'Both at once',
    arrows: 'Previous table, next table',
    leaves: 'After a result: the first player drops, the second drops',
    results: 'In the results field',
  },
} as const;

export const change = {
  open: 'Change pairings…',
  title: (round: number) => `Change round ${round}`,
  what: 'What to do',
  kinds: {
    swap: 'Swap two players',
    byHand: 'Pair two by hand',
    table: 'Set a table by hand',
    repair: 'Pair the round again',
    delete: 'Delete the round',
  },
  hints: {
    swap: 'They swap places. Everybody else stays where they are. Dragging one onto the other in the list fills this in.',
    byHand: 'These two meet; their former opponents meet each other.',
    table:
      'Three or four players sit in this order; one alone has a bye. Anyone who loses their seat is seated with the others.',
    repair: 'With a new random draw. Announce it: the old pairings no longer count.',
    delete: 'The round and its results are removed. Undo brings them back.',
  },
  one: 'Player',
  other: 'and',
  bye: 'Bye instead of an opponent',
  seat: (seat: number) => `Seat ${seat}`,
  power: 'Pair 1 v 2, 3 v 4 (last round before the cut)',
  letLateIn: 'Include players who entered after the pairing',
  next: 'Next round:',
  powerHint: 'First against second, or against the next they have not met; for the last round before a cut.',
  scope: 'Pods',
  word: 'DELETE',
  typeWord: 'Type DELETE to continue',
  lost: (count: number) => `${some(count, 'result', 'results')} of this round would be lost.`,
  do: { swap: 'Swap', byHand: 'Pair', table: 'Set table', repair: 'Pair again', delete: 'Delete round' },
  done: {
    swap: 'Swapped',
    byHand: 'Paired by hand',
    table: 'Table set',
    repair: 'Paired again',
    delete: 'Round deleted',
  },
  key: 'Change the pairings of this round',
  older: 'Only the newest round can be changed.',
} as const;

/** A match entered game by game. */
export const games = {
  open: 'Game by game…',
  title: (round: number, table: number) => `Round ${round}, table ${table}: game by game`,
  key: 'The selected table, game by game',
  game: (number: number) => `Game ${number}`,
  won: 'Won by',
  began: 'Went first',
  drawn: 'Drawn',
  unknown: 'Not recorded',
  bans: 'Banned decks',
  banOf: (name: string) => `Banned deck of ${name}`,
  deckOf: (name: string) => `Deck of ${name}`,
  deck: (number: number) => `Deck ${number}`,
  none: '–',
  score: (a: number, b: number, drawn: number) => `${a}–${b}${drawn > 0 ? `, ${drawn} drawn` : ''}`,
  hint: 'Who went first is optional; with it, statistics show how often the first player won.',
  trilogyHint: 'Trilogy (CR 9.3): each side bans a deck of the other; a deck that has won sits out.',
  save: 'Enter the match',
  saved: (table: number, score: string) => `Table ${table}: ${score}, game by game`,
  mark: 'Entered game by game',
} as const;

export const room = {
  open: 'Room…',
  title: 'Tables in the room',
  first: 'Lowest table number',
  missing: 'Missing numbers',
  missingHint: 'Separated by commas, for example 13, 20. Applies from the next pairing.',
  bad: 'Only numbers and commas.',
  save: 'Save',
} as const;

export const suns = {
  caption: (round: number) => `Tables of round ${round}`,
  hp: 'HP left, seat by seat',
  hpHint: 'In seat order, separated by spaces: 25 0 13 7. 0 means eliminated.',
  wrongCount: (count: number, seats: number) => `${count} numbers for ${seats} seats`,
  notHp: (text: string) => `“${text}” is not a valid HP: enter 0 to 99`,
  place: (place: number) => ordinal(place),
  sharedVictory: 'shared victory',
  points: 'Points',
  victories: 'Victories',
  places: 'Places',
  hpOf: (hp: number) => `${hp} HP`,
  hpSum: 'HP',
  opponents: "Opponents' points",
  byes: 'Byes',
  open: 'open',
} as const;
