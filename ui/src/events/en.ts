// English texts of the event list and the New event dialog.

import { structure } from '../event/structure/en';
import { forms } from '../lib/i18n/forms';

const { some } = forms('en');

export const en = {
  /** Stages of an event. */
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
    goOn: 'Continue your game',
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
      round === 0 ? '–' : round > planned ? `${round}, top cut` : `${round} of ${planned}`,
    down: 'Next event (Enter opens it)',
    up: 'Previous event',
    caption: 'Events, newest first',
  },

  /** Choices while there are no events. */
  ways: {
    title: 'What would you like to do?',
    or: 'You can also import an event that was exported on another computer. Decks, games and rulings are in the sidebar.',
    create: 'Run an event',
    createText: 'Tonight’s draft, a sealed event or a constructed tournament: enter a name, add the players and start.',
    practice: 'Try a draft against bots',
    practiceText: (set: string) => `Draft ${set} with seven bots, build a deck, then play the rounds against them.`,
    practiceName: 'Practice draft',
    practicePlayer: 'You',
    sample: 'Open a sample event',
    sampleText:
      'Twelve players have drafted and are in round 2. Enter results, pair and undo as you like. Nothing can go wrong.',
    sampleName: 'Sample event',
  },

  newEvent: {
    title: 'New event',
    name: 'Name',
    nameMissing: 'Enter a name.',
    set: 'Set',
    noBoosters: '(real cards only)',
    mode: 'Draft',
    sealedMode: 'Boosters',
    sealedDigital: 'Cantina opens the boosters. Players build their decks on their phones.',
    sealedPaper: 'Players open real boosters and register their decks.',
    digitalText: 'Cantina opens the boosters. Players pick on this screen or on their phones.',
    paperText: 'Players open real boosters. Cantina manages seats, the pick clock and pairings.',
    podSize: 'Seats per pod',
    suns: 'Twin Suns',
    howMany: 'Number of rounds',
    minutes: (minutes: number) => `${minutes} minutes each`,
    recommended: 'Recommended',
    profile: 'Rules profile',
    seed: 'Seed',
    seedHint: 'Enter digits only. The same seed gives the same seats, boosters and pairings.',
    seedBad: 'Enter at most 20 digits.',
    more: 'More options',
    create: 'Create event',
  },

  carry: {
    take: 'Import event…',
    write: 'Export…',
    taken: (name: string) => `${name} imported with its whole history`,
    known: (name: string) => `${name} already exists. Nothing was imported.`,
  },

  table: {
    title: (name: string) => `Create an event with the players of ${name}?`,
    text: (decks: boolean, results: boolean) =>
      `The file is a table of players${decks ? ' with their decks' : ''}. You choose the event’s settings first, then see a preview of the players.${results ? ' To add the results to a league, drop the file on the league instead.' : ''}`,
    inLeague:
      'A league needs results, but this table has neither points nor places. You can create an event with the players and add the event to the league.',
    yes: 'Create event…',
  },

  structure,
} as const;
