// English texts of a floor judge's phone.

import type { StaffRole } from '../../lib/api';

const roles: Record<StaffRole, string> = { judge: 'floor judge', scorekeeper: 'scorekeeper' };

export const floor = {
  roles,
  noCode: 'This phone is not signed in. Ask the organiser for the judges’ code and scan it.',
  tooLong: 'This text is too long.',

  tables: 'Tables',
  rules: 'Rules',
  round: (number: number, open: number) =>
    open === 0 ? `Round ${number} · All results are in.` : `Round ${number} · ${open} open`,

  calls: 'Judge calls',
  callsJudge: 'calls a judge',
  coming: 'On my way',
  callDone: 'Done',

  allTables: 'All tables',
  noRound: 'Round 1 has not been paired yet.',
  called: 'call',
  open: 'open',
  isHere: 'is here',
  result: 'Result',
  atTable: 'I’m at this table',
  doneAtTable: 'I’m done here',

  enterResult: 'Result',
  correctResult: 'Correct result',
  enter: (games: string) => `Enter result ${games}`.trimEnd(),
  enterSure: 'Enter this result?',
  noShow: 'no-show',
  hpLeft: 'HP left, 0 when eliminated',

  moreTime: 'Extra time',
  minutes: 'minutes',
  reason: 'Reason',
  giveTime: 'Extend time',

  giveSure: 'Give this penalty?',
  otherPenalty: 'If you choose another penalty, enter a reason.',
  forRound: (round: number) => `Round ${round}.`,
  withdraw: 'Withdraw penalty',
  withdrawWhy: 'Reason for withdrawing',
  withdrawSure: 'Withdraw this penalty?',

  lists: 'Registered decks',
  noList: 'No deck registered yet.',
  deckCheck: 'Deck check',
  checkTable: 'Check the decks at this table',
  cards: (count: number) => (count === 1 ? '1 card' : `${count} cards`),
  sideboard: (count: number) => `Sideboard ${count}`,

  searchRules: 'Rule number or words',
  search: 'Search',
  noRule: 'No rules found.',
} as const;
