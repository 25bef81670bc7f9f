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
  reasonHint: 'Saved in the log.',
  player: 'Player',
  round: 'Round',
  table: 'Table',
  noPlayer: (typed: string) => `No player is called “${typed}”`,
  whichPlayer: (typed: string) => `Several players are called “${typed}”: choose one`,
  missing: {
    player: 'Choose the player.',
    two: 'Choose two players.',
    table: 'Choose three or four different players, or one for a bye.',
    infraction: 'Choose the infraction.',
    reason: 'Enter a reason.',
    word: (word: string) => `Type ${word}.`,
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
      bracket: 'Cut',
      judge: 'Judging',
      log: 'Log',
    },
    tabsLabel: 'Event sections',
    stepper: 'Event progress',
    done: 'done',
    now: 'now',
    /** Rounds of a cut are not among those that were planned. */
    round: (round: number, planned: number) =>
      round > planned ? `Round ${round}, cut` : `Round ${round} of ${planned}`,
    undo: 'Undo',
    undoTitle: 'Undo the last step?',
    undoText: (what: string) => `This undoes: ${what}. The log keeps both entries.`,
    undone: 'Undone',
    export: 'Export',
    exportTitle: 'Save the whole event as one file, with every step, so that another computer can carry on',
    exported: (path: string) => `Saved to ${path}`,
    notFound: 'This event could not be opened.',
    toEvents: 'Back to events',
    next: {
      addPlayers: 'Add players',
      seat: 'Draw seats',
      seatLate: 'Seat late players',
      startDraft: 'Start draft',
      draft: 'Go to the draft',
      buildDecks: 'Build decks',
      pair: (round: number) => `Pair round ${round}`,
      enterResults: 'Enter results',
      makeCut: (size: number) => `Cut to ${size}`,
      standings: 'Final standings',
    },
    keys: {
      title: 'Event',
      next: 'The next step',
      undo: 'Undo (asks first)',
      export: 'Export the event as a file',
      tab: (name: string) => `Go to ${name}`,
    },
  },

  author: {
    nobody: 'Scorekeeper…',
    label: (name: string) => `Entered by ${name}`,
    title: 'Who is scoring?',
    text: 'Everything entered from now on carries this name in the log.',
    name: 'Name',
    save: 'Sign with this name',
    clear: 'Leave unsigned',
    key: 'Who is entering results',
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
