// Every word of the page that the program does not send. Another language is another object of the same shape.

import { decks, log, paper, players, pods, rounds, standings } from './en/parts';

const some = (count: number, one: string, more: string) => `${count} ${count === 1 ? one : more}`;

export const en = {
  program: 'Cantina',
  close: 'Close',
  cancel: 'Cancel',
  dismiss: 'Dismiss',
  skip: 'Skip to the content',
  waiting: 'Working…',
  optional: 'optional',

  nav: {
    label: 'Program',
    events: 'Events',
    decks: 'Decks',
    games: 'Games',
    collection: 'Collection',
    cards: 'Cards',
    settings: 'Settings',
    backup: 'Back up…',
    restore: 'Restore…',
    about: 'About',
    keys: 'Keys',
    path: 'You are here',
  },

  errors: {
    code: 'Code of this message',
    start: 'The data could not be opened',
    again: 'Try again',
  },

  settings: {
    title: 'Settings',
    theme: 'Theme',
    themes: { dark: 'Dark', light: 'Light', system: 'Like the system' },
    size: 'Text size',
  },

  about: {
    title: 'About Cantina',
    version: (version: string) => `Version ${version}`,
    what: 'Runs draft events on one laptop, without a network. Everything that was acknowledged is on disk.',
    database: 'Database',
    profiles: 'Rules profiles',
    fan: 'An independent tool. Not made or endorsed by the publisher of the game.',
  },

  backups: {
    done: (path: string) => `Backed up to ${path}`,
    restored: (path: string) => `Restored. The data of before are kept at ${path}`,
    ask: 'Restore a backup?',
    askText: 'The events of this computer are replaced by those of the backup. Back up first if in doubt.',
    yes: 'Choose a backup…',
  },

  keys: {
    title: 'Keys',
    everywhere: 'Everywhere',
    help: 'This list',
    events: 'Events',
    decks: 'Decks',
    games: 'Games',
    collection: 'Collection',
    cards: 'Cards',
    or: 'or',
  },

  stages: {
    registration: 'Players',
    seated: 'Seats',
    drafting: 'Draft',
    deckBuilding: 'Decks',
    rounds: 'Rounds',
    finished: 'Standings',
  },

  /** The same as a state, for the list of events. */
  states: {
    registration: 'Registration',
    seated: 'Seated',
    drafting: 'Drafting',
    deckBuilding: 'Deck building',
    rounds: 'Rounds',
    finished: 'Finished',
  },

  modes: { digital: 'At this machine', paper: 'With real cards' },

  events: {
    title: 'Events',
    new: 'New event',
    none: 'No events yet',
    damaged: 'damaged',
    noneText: 'Make the first one: name it, choose the set, enter the players.',
    name: 'Event',
    set: 'Set',
    mode: 'Draft',
    stage: 'Stage',
    players: 'Players',
    round: 'Round',
    created: 'Made',
    archive: 'Archive',
    unarchive: 'Unarchive',
    showArchived: (count: number) => `Show ${some(count, 'archived event', 'archived events')}`,
    roundOf: (round: number, planned: number) => (round === 0 ? '–' : `${round} of ${planned}`),
    down: 'To the next event (Enter opens it)',
    up: 'To the event before',
    caption: 'Events, newest first',
  },

  newEvent: {
    title: 'New event',
    name: 'Name',
    namePlaceholder: 'Draft',
    nameMissing: 'Type a name.',
    set: 'Set',
    noBoosters: '(real cards only)',
    mode: 'How the cards are drafted',
    digitalText: 'People and bots pick on this screen.',
    paperText: 'Seats, pick clock and pairings; the cards are on your tables.',
    podSize: 'Seats a pod',
    profile: 'Rules profile',
    seed: 'Seed',
    seedHint: 'Digits. The same seed draws the same seats, boosters and pairings.',
    seedBad: 'Digits only, at most 20.',
    more: 'More choices',
    create: 'Create event',
  },

  event: {
    tabs: {
      players: 'Players',
      draft: 'Draft',
      decks: 'Decks',
      rounds: 'Rounds',
      standings: 'Standings',
      log: 'Log',
    },
    tabsLabel: 'Parts of the event',
    stepper: 'How far the event is',
    done: 'done',
    now: 'now',
    count: (players: number) => some(players, 'player', 'players'),
    round: (round: number, planned: number) => `Round ${round} of ${planned}`,
    undo: 'Undo',
    undoTitle: 'Take back the newest step?',
    undoText: (what: string) => `This takes back: ${what}. The log keeps both lines.`,
    undone: 'Taken back',
    export: 'Export',
    exported: (path: string) => `Written to ${path}`,
    notFound: 'This event could not be opened.',
    toEvents: 'To the events',
    next: {
      addPlayers: 'Add players',
      seat: 'Draw seats',
      startDraft: 'Start draft',
      draft: 'Go to the draft',
      buildDecks: 'Build decks',
      pair: (round: number) => `Pair round ${round}`,
      enterResults: 'Enter results',
      standings: 'Final standings',
    },
    keys: {
      title: 'Event',
      next: 'The next step',
      undo: 'Undo, after a question',
      tab: (name: string) => `Go to ${name}`,
    },
  },

  players,
  decks,
  pods,
  rounds,
  standings,
  log,
  paper,
} as const;
