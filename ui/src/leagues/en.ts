// The words of leagues and statistics.

import type { LeagueKeyName } from '../lib/api';
import { forms } from '../lib/i18n/forms';

const { some } = forms('en');

const keys: Record<LeagueKeyName, string> = {
  points: 'Points',
  eventsWon: 'Events won',
  matchWins: 'Matches won',
  bestPlace: 'Best place',
};

export const en = {
  title: 'Leagues',
  open: 'Leagues',
  intro: 'A league adds up points over several events of a season.',
  none: 'No league yet',
  noneText: 'Create one and add its events: Cantina works out the standings.',
  make: 'New league',
  name: 'Name',
  points: 'Points',
  events: 'Events',
  made: 'Created',
  archive: 'Archive',
  unarchive: 'Unarchive',
  showArchived: (count: number) => `Show ${some(count, 'archived league', 'archived leagues')}`,
  damaged: 'damaged',
  down: 'Next league',
  up: 'Previous league',
  back: 'All leagues',
  cancel: 'Cancel',

  tabs: {
    label: 'League sections',
    standings: 'Standings',
    events: 'Events',
    people: 'Names',
    points: 'Points table',
    statistics: 'Statistics',
    log: 'Log',
  },
  rename: 'Rename',
  csv: 'CSV…',
  pdf: 'PDF…',
  saved: (path: string) => `Saved to ${path}`,
  undo: 'Undo',

  standings: {
    caption: 'Standings of the league',
    none: 'Nobody has points yet',
    noneText: 'Add an event in which a round is paired.',
    rank: 'Rank',
    player: 'Player',
    points: 'Points',
    counted: 'Events',
    countedOf: (counted: number, events: number) => (counted === events ? `${events}` : `${counted} of ${events}`),
    won: 'Won',
    matches: 'Matches won',
    best: 'Best place',
    notCounted: 'Does not count: only the best events do.',
    score: (place: number, points: number) => `Place ${place}: ${some(points, 'point', 'points')}`,
  },

  event: {
    add: 'Add an event',
    choose: 'Choose an event',
    addDo: 'Add',
    remove: 'Remove',
    players: (count: number) => some(count, 'player with points', 'players with points'),
    over: 'over',
    running: 'not over',
    none: 'No event belongs to the league yet.',
    noneLeft: 'Every event is in the league already.',
  },

  people: {
    text: 'Capitals, accents and punctuation do not matter. If somebody played under two names, say here that both are the same person.',
    name: 'This name',
    person: 'is this person',
    join: 'Same person',
    apart: 'Separate them',
    is: (name: string, person: string) => `${name} is ${person}`,
    none: 'No names have been joined.',
    two: 'Choose two different names.',
  },

  table: {
    start: 'Start from',
    places: 'Points by place',
    until: 'Up to place',
    given: 'Points',
    addPlace: 'Add a row',
    removePlace: (place: number) => `Remove the row up to place ${place}`,
    takingPart: 'For playing',
    matchWin: 'For each match won, byes included',
    matchDraw: 'For each match drawn',
    best: 'Events that count for each person',
    bestHint: 'Their best ones. Leave empty to count every event.',
    tied: 'Ranked by',
    higher: (key: string) => `${key}: move up`,
    drop: (key: string) => `${key}: leave out`,
    also: 'Also by',
    keys,
    save: 'Use this table',
    used: 'The points table is saved.',
    shared: 'Everyone who shares a place gets its points. Places below the last row get none.',
    name: 'Name of the table',
  },

  figures: {
    title: 'Statistics',
    of: (name: string) => `Statistics: ${name}`,
    open: 'Statistics',
    counted: (matches: number) =>
      `${some(matches, 'match', 'matches')} between two known decks. Mirror matches are left out of the rates.`,
    interval: 'The bar and the figures in brackets say where the true rate lies, with 95 % confidence.',
    none: 'No match between two known decks has been played yet.',
    noneText: 'Decks are known when they are registered, or built here from the draft.',
    leaders: 'Leaders',
    bases: 'Bases',
    aspects: 'Aspects',
    kind: 'Figures about',
    decks: 'Decks',
    record: 'Won – lost – drawn',
    mirrors: 'Mirrors',
    rate: 'Matches won',
    first: 'First player',
    firstText: (won: number, games: number) =>
      games === 0
        ? 'Nobody recorded who went first.'
        : `The player who went first won ${won} of ${some(games, 'game', 'games')}.`,
    drawn: (count: number) => `${some(count, 'drawn game', 'drawn games')} not counted.`,
    unknown: (count: number) => `In ${some(count, 'game', 'games')} it is not known who went first.`,
    bots: 'Count matches of bots too',
    between: (low: string, high: string) => `(${low} to ${high})`,
  },
};
