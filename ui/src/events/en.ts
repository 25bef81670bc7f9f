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
    mode: 'Format',
    paper: 'with real cards',
    stage: 'Stage',
    players: 'Players',
    round: 'Round',
    created: 'Created',
    archive: 'Archive',
    unarchive: 'Unarchive',
    showArchived: (count: number) => `Show ${some(count, 'archived event', 'archived events')}`,
    roundOf: (round: number, planned: number) =>
      round === 0 ? '–' : round > planned ? 'Top cut' : `${round} of ${planned}`,
    down: 'Next event (Enter opens it)',
    up: 'Previous event',
    caption: 'Events, newest first',
  },

  /** Ways to start playing, above the list of events. */
  play: {
    title: 'Play',
    again: 'Play again',
    decks: (own: string, other: string, level: string) => `${own} against ${other}, ${level}.`,
    game: 'Play a game',
    gameText: 'With two to four players, people or bots.',
    puzzle: 'Today’s puzzle',
    draftText: 'The newest set with seven bots, then the rounds.',
  },

  /** Choices while there are no events. */
  ways: {
    title: 'What would you like to do?',
    or: 'You can also import an event that was exported on another computer. Decks, games and the judge’s table are in the sidebar.',
    create: 'New event',
    createText: 'Tonight’s draft, a sealed event or a constructed tournament: enter a name, add the players and start.',
    practice: 'Try a draft against bots',
    practiceText: (set: string) => `Draft ${set} with seven bots, build a deck, then play the rounds against them.`,
    practiceName: 'Practice draft',
    ownName: 'Your name, for seats and standings',
    startPractice: 'Start draft',
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
    shape: 'Shape',
    shapes: {
      pod: 'Pod',
      teamsOfTwo: 'Teams of two',
      teamsOfThree: 'Teams of three',
      winston: 'Winston, for two',
      grid: 'Grid, for two',
      minneapolis: 'Minneapolis, for two',
      rotisserie: 'Rotisserie, 2 to 8 players',
    },
    shapeTexts: {
      pod: 'Packs are passed round the table.',
      teamsOfTwo: 'Two teams sit in alternate seats of a pod. Then each member plays each member of the other team.',
      teamsOfThree: 'Two teams sit in alternate seats of a pod. Then each member plays each member of the other team.',
      winston: 'Three hidden piles: take one, or let it grow and look at the next one.',
      grid: 'Nine cards face up: take a row or a column.',
      minneapolis: 'Small packs: take one card, swap, take two, swap back, take two.',
      rotisserie: 'Everything face up: take one card at a time, two to eight players.',
    },
    suns: 'Twin Suns',
    howMany: 'Number of rounds',
    minutes: (minutes: number) => `${minutes} minutes a round`,
    byPlayers: (minutes: number) => `Set by the number of players. ${minutes} minutes a round.`,
    recommended: 'Recommended',
    profile: 'Rules profile',
    seed: 'Seed',
    seedHint: 'Enter digits only. The same seed gives the same seats, boosters and pairings.',
    seedBad: 'Enter at most 20 digits.',
    more: 'More options',
    create: 'Create event',

    packs: {
      label: 'Packs',
      kinds: {
        set: 'Boosters of one set',
        rounds: 'A set for each round',
        chaos: 'Chaos: random sets',
        seats: 'A set for each seat and round',
        cube: 'Cube',
      },
      kindTexts: {
        set: 'All boosters come from one set.',
        rounds: 'Everyone opens the same sets.',
        chaos: 'Every booster comes from a random set.',
        seats: 'Each seat opens its own sets.',
        cube: 'Packs are dealt from your list of cards.',
      },
      boxed: 'From whole boxes',
      boxedHint: '– boosters are dealt from boxes of 24, in box order',
      round: (round: number) => `Booster ${round}`,
      roundsSealed: 'With more than three boosters per player, the sets start over.',
      roundsShared: 'The players of a table share its boosters. Their sets follow in this order and then start over.',
      chaosLegend: 'Sets that boosters are drawn from',
      seatsLegend: 'Sets of each seat, for packs 1 to 3. In pods with more seats, the rows start over.',
      seatsSealed: 'Sets of each player, in order of registration. Rows and boosters start over.',
      seat: (seat: number) => `Seat ${seat}`,
      seatRound: (seat: number, round: number) => `Seat ${seat}, pack ${round}`,
      cubeName: 'Name of the cube',
      cubeFile: 'Choose file…',
      cubeLibrary: 'From the library',
      cubeDeck: 'Choose a deck…',
      cubeList: 'Cards, one per line, with leaders and bases',
      cubeExample: '1 Luke Skywalker | Faithful Friend\n2 Battlefield Marine\n1 SOR_010',
      cubeCards: (cards: number, leaders: number) =>
        `${some(cards, 'card', 'cards')}, including ${some(leaders, 'leader', 'leaders')}.`,
      cubeEnough: (players: number) =>
        players < 2 ? 'Not enough for two players.' : `Enough for ${some(players, 'player', 'players')}.`,
      cubeUnread: (lines: number) =>
        `${some(lines, 'line', 'lines')} could not be read. Correct or remove them to create the event.`,
      nearest: (names: readonly string[]) => `Similar: ${names.join('; ')}`,
      cubeLeaders: 'Leaders',
      leaders: { separate: 'One with each pack, drafted first', mixed: 'Mixed into the packs' },
      cubeBases: 'Bases on the list',
      bases: { shared: 'Free for everyone', mixed: 'Mixed into the packs' },
      basesHint: 'Common bases of the sets in the cube are always free to use.',
      packSize: 'Cards per pack',
      usualSize: (cards: number) => `${cards} (default)`,
    },
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
