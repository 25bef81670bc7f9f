// Words of an event: what its parts share, and the words of each tab.

import { bracket } from './bracket/en';
import { clock, deckClock } from './clock/en';
import { decks } from './decks/en';
import { judge } from './judge/en';
import { log } from './log/en';
import { papers } from './papers/en';
import { phones } from './phones/en';
import { late, merge, person, players } from './players/en';
import { pods } from './pods/en';
import { change, games, room, rounds, scopes, suns } from './rounds/en';
import { standings } from './standings/en';
import { structure } from './structure/en';

export const en = {
  reason: 'Reason',
  reasonHint: 'Appears in the log.',
  player: 'Player',
  round: 'Round',
  table: 'Table',
  /** Within a sentence. */
  tableInText: 'table',
  nameOrNumber: 'Name or number',
  noPlayer: (typed: string) => `No player is named “${typed}”`,
  whichPlayer: (typed: string) => `Several players are named “${typed}”. Choose one.`,
  missing: {
    player: 'Choose the player.',
    two: 'Choose two players.',
    table: 'Choose three or four different players, or one player for a bye.',
    infraction: 'Choose the infraction.',
    reason: 'Enter a reason.',
    word: (word: string) => `Type ${word}.`,
  },

  /** Next to a table on a wide window. */
  aside: {
    label: 'Round at a glance',
    attention: 'Needs attention',
    differ: (table: number) => `Table ${table}: reports differ`,
    reported: (table: number) => `Table ${table}: result reported`,
    decks: (count: number) => (count === 1 ? '1 deck missing or illegal' : `${count} decks missing or illegal`),
    late: (count: number) => (count === 1 ? '1 late entry without a seat' : `${count} late entries without a seat`),
  },

  stages: {
    registration: 'Players',
    seated: 'Seats',
    drafting: 'Draft',
    deckBuilding: 'Decks',
    rounds: 'Rounds',
    finished: 'Standings',
  },

  event: {
    tabs: {
      players: 'Players',
      draft: 'Draft',
      decks: 'Decks',
      rounds: 'Rounds',
      standings: 'Standings',
      bracket: 'Top cut',
      judge: 'Judging',
      log: 'Log',
    },
    tabsLabel: 'Event sections',
    stepper: 'Event progress',
    stepOf: (step: number, all: number) => `Step ${step} of ${all}`,
    done: 'done',
    now: 'now',
    /** The planned rounds do not include those of the top cut. */
    round: (round: number, planned: number) =>
      round > planned ? `Round ${round}, top cut` : `Round ${round} of ${planned}`,
    undo: 'Undo',
    undoTitle: 'Undo the last step?',
    undoText: (what: string) => `This reverts: ${what}. Both entries stay in the log.`,
    undone: 'Undone',
    export: 'Export…',
    exportTitle: 'Save the whole event, with its history, as one file that another computer can open',
    exported: (path: string) => `Saved to ${path}`,
    notFound: 'This event could not be opened.',
    toEvents: 'Back to events',
    next: {
      addPlayers: 'Add players',
      seat: 'Draw seats',
      seatLate: 'Seat late entries',
      startDraft: 'Start draft',
      draft: 'Go to the draft',
      buildDecks: 'Build decks',
      pair: (round: number) => `Pair round ${round}`,
      playRound: (round: number) => `Play round ${round}`,
      enterResults: 'Enter results',
      playMatch: 'Play your match',
      makeCut: (size: number) => `Cut to top ${size}`,
      standings: 'Final standings',
    },
    keys: {
      title: 'Event',
      next: 'Do the next step',
      undo: 'Undo (asks first)',
      export: 'Export the event as a file',
      tab: (name: string) => `Go to ${name}`,
    },
  },

  author: {
    unset: 'Scorekeeper…',
    label: (name: string) => `Entered by ${name}`,
    title: 'Who is scoring?',
    text: 'From now on, the log shows this name with every entry.',
    name: 'Name',
    save: 'Use this name',
    clear: 'Remove name',
    key: 'Set the scorekeeper’s name',
  },

  players,
  late,
  person,
  merge,
  decks,
  pods,
  rounds,
  scopes,
  change,
  games,
  room,
  suns,
  standings,
  bracket,
  judge,
  clock,
  deckClock,
  papers,
  phones,
  structure,
  log,
} as const;
