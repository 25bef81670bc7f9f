// English texts of the statistics of cards.

import { forms } from '../lib/i18n/forms';

const { some, decimal } = forms('en');

export const en = {
  title: 'Statistics',
  intro: 'Picks, decks and results of all events, with their uncertainty.',
  none: 'Nothing to count yet',
  noneText: 'Statistics count digital drafts that are over, and matches between two registered decks.',
  noneHere: 'No event with these filters has picks, decks or results.',
  counting: 'Counting the events…',
  csv: 'Export CSV…',
  pdf: 'Print…',
  saved: (path: string) => `Saved to ${path}`,

  filters: 'Filters',
  who: 'Players',
  people: 'People',
  bots: 'Bots',
  scope: 'Events',
  all: 'All events',
  leagues: 'Leagues',
  events: 'Events',
  kind: 'Format',
  anyKind: 'All formats',
  set: 'Cards of',
  anySet: 'All sets',
  from: 'From',
  to: 'To',

  counted: (events: number, choices: number, decks: number, matches: number, games: number) =>
    `${some(events, 'event', 'events')}: ${some(choices, 'pick', 'picks')}, ${some(decks, 'deck', 'decks')}, ${some(matches, 'match', 'matches')} with ${some(games, 'game', 'games')}.`,
  mixed: (matches: number) => `${some(matches, 'match', 'matches')} of a person against a bot not counted.`,
  unreadable: (events: number) => `${some(events, 'damaged event', 'damaged events')} not counted.`,
  thresholds:
    'A number appears from 30 games, 10 players and 10 decks, or 50 picks that offered the card. Below that there are only counts. Numbers in brackets are the 95% confidence interval; for effects, the 80% interval.',

  computing: 'Preferences and effects of cards are being computed. This page updates automatically.',
  outdated: 'Preferences and effects are from before the latest results and are being computed again.',
  unchecked: 'Effects of cards are not shown: to check whether they predict results, games from ten events are needed.',
  shown: (gain: number, error: number, games: number, events: number) =>
    `Effects of cards are shown because they predict results: over ${some(games, 'game', 'games')} of ${some(events, 'event', 'events')} that the estimate had not seen, their log loss is ${decimal(gain, 4)} lower than that of 50% and player strength (standard error ${decimal(error, 4)}).`,
  hidden: (gain: number, error: number, games: number, events: number) =>
    `Effects of cards are not shown because they do not predict results reliably: over ${some(games, 'game', 'games')} of ${some(events, 'event', 'events')} that the estimate had not seen, their log loss is ${decimal(Math.abs(gain), 4)} ${gain < 0 ? 'higher' : 'lower'} than that of 50% and player strength (standard error ${decimal(error, 4)}). It must be lower by two standard errors.`,

  tabs: {
    label: 'Parts of the statistics',
    cards: 'Cards',
    chart: 'Picks and results',
    archetypes: 'Archetypes',
    matchups: 'Matchups',
  },
  find: 'Find a card',
  card: 'Card',
  columns: {
    name: 'Card',
    picked: 'Picked',
    lastSeenAt: 'ALSA',
    takenAt: 'ATA',
    taken: 'Taken when seen',
    preference: 'Preference',
    decks: 'Decks',
    mainDeck: 'Main deck',
    games: 'Games',
    winRate: 'Win rate',
    deq: 'DEq',
    effect: 'Effect',
  },
  explained: {
    name: 'Reprints count as one card',
    picked: 'How often the card was picked',
    lastSeenAt: 'Average last seen at: mean of the last pick where players saw the card',
    takenAt: 'Average taken at: mean pick that took the card',
    taken: 'Share of the picks with the card that took it',
    preference: 'Strength of preference in picks (logarithm; 0 is the mean of all cards)',
    decks: 'Main decks with the card',
    mainDeck: 'Copies in main decks, as a share of the copies in pools',
    games: 'Games of decks with the card',
    winRate: 'Games played win rate: games won by decks with the card. Strong players lift all their cards',
    deq: 'Worth of picking the card, in percentage points (DEq of magic-flea.com)',
    effect:
      'Estimated change of the win rate by one copy, in percentage points, with players and archetypes taken into account',
  },
  showAll: (cards: number) => `Show all ${some(cards, 'card', 'cards')}`,
  noCard: 'No card matches the search.',

  chart: {
    effects: 'Pick order and effect',
    rates: 'Pick order and win rate',
    pick: 'Average pick that takes the card',
    effect: 'Effect on the win rate (percentage points)',
    rate: 'Win rate',
    text: (count: number) =>
      `A point for each of ${some(count, 'card', 'cards')}, early picks on the left, good results at the top. The table under “Cards” has the same numbers.`,
    read: 'Left: taken early. Top: good results. The lines are the intervals. Cards at the top right are taken later than their results suggest.',
    none: 'Too few picks and games for a chart.',
  },

  review: (bots: boolean, events: number) =>
    `Under each card: ALSA, ATA and win rate of ${bots ? 'bots' : 'people'} in ${some(events, 'event', 'events')}`,

  archetype: 'Leader and base',
  noColour: 'no colour',
  share: 'Share of decks',
  record: 'Matches',
  mirrors: 'Mirrors',
  archetypeText: 'Records are against other archetypes. Mirror matches are only counted.',
  noArchetypes: 'No decks yet.',

  matchupText:
    'Games won by the archetype of the row against that of the column, and the number of matches. Most cells have few matches.',
  versus: (row: string, column: string, wins: number, games: number, matches: number) =>
    `${row} against ${column}: ${wins} of ${some(games, 'game', 'games')} won in ${some(matches, 'match', 'matches')}`,
  unplayed: 'not played',
  noMatchups: 'No matches between different archetypes yet.',
  most: (count: number) => `The ${count} most common archetypes.`,
};
