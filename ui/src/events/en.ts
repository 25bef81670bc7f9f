// Words of the list of events and of a new one.

import { structure } from '../event/structure/en';
import { forms } from '../lib/i18n/forms';

const { some } = forms('en');

export const en = {
  /** How far an event is. */
  states: {
    registration: 'Registration',
    seated: 'Seated',
    drafting: 'Drafting',
    deckBuilding: 'Deck building',
    rounds: 'Rounds',
    finished: 'Finished',
  },

  events: {
    title: 'Events',
    new: 'New event',
    like: 'New event like this',
    goOn: 'Go on with your game',
    damaged: 'damaged',
    name: 'Event',
    set: 'Set',
    mode: 'Cards',
    stage: 'Stage',
    players: 'Players',
    round: 'Round',
    created: 'Created',
    archive: 'Archive',
    unarchive: 'Unarchive',
    showArchived: (count: number) => `Show ${some(count, 'archived event', 'archived events')}`,
    roundOf: (round: number, planned: number) =>
      round === 0 ? '–' : round > planned ? `${round}, cut` : `${round} of ${planned}`,
    down: 'Next event (Enter opens it)',
    up: 'Previous event',
    caption: 'Events, newest first',
  },

  /** What is offered while there are no events. */
  ways: {
    title: 'What would you like to do?',
    or: 'Or import an event that another computer has written to a file. Decks, games and rulings are on the left.',
    create: 'Run an event',
    createText: 'Tonight’s draft, a sealed event or a constructed tournament: name it, enter the players, start.',
    practice: 'Try a draft against bots',
    practiceText: (set: string) =>
      `You and seven bots draft ${set}. Build a deck, then play the rounds against theirs.`,
    practiceName: 'Practice draft',
    practicePlayer: 'You',
    sample: 'Look at a sample event',
    sampleText: 'Twelve players have drafted and are in round 2. Enter results, pair, undo: nothing can go wrong.',
    sampleName: 'Sample event',
  },

  newEvent: {
    title: 'New event',
    name: 'Name',
    namePlaceholder: 'Draft',
    nameMissing: 'Type a name.',
    set: 'Set',
    noBoosters: '(real cards only)',
    mode: 'How the draft is run',
    sealedMode: 'Whose boosters are opened',
    sealedDigital: 'Cantina opens the boosters; players build their decks on their phones.',
    sealedPaper: 'The boosters are on your tables; players hand in their lists.',
    digitalText: 'Players and bots pick on this screen.',
    paperText: 'Cantina runs seats, pick clock and pairings; the cards are on your tables.',
    podSize: 'Seats per pod',
    suns: 'Twin Suns',
    howMany: 'Number of rounds',
    minutes: (minutes: number) => `${minutes} minutes each`,
    recommended: 'Recommended',
    profile: 'Rules profile',
    seed: 'Seed',
    seedHint: 'Digits only. The same seed gives the same seats, boosters and pairings.',
    seedBad: 'Digits only, 20 at most.',
    more: 'More options',
    create: 'Create event',
  },

  carry: {
    take: 'Import event…',
    write: 'Export…',
    taken: (name: string) => `Imported ${name} with its whole history`,
    known: (name: string) => `${name} was here already, so nothing was imported`,
  },

  table: {
    title: (name: string) => `${name} is a table of players`,
    text: (decks: boolean, results: boolean) =>
      `A new event can have them${decks ? ', with their decks' : ''}. You choose how it is played, and see them before they are entered.${results ? ' Drop the file on a league to add its results there.' : ''}`,
    inLeague:
      'A league counts results, and this table has neither points nor places. You can enter the players in a new event and add that to the league.',
    yes: 'New event with them…',
  },

  structure,
} as const;
