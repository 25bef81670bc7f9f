// English texts of the statistics of cards.

import { forms } from '../lib/i18n/forms';

const { some, decimal } = forms('en');

export const en = {
  title: 'Statistics',
  intro: 'Picks, decks and results of all events, with their uncertainty.',
  none: 'Nothing to count yet',
  toEvents: 'Go to the events',
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
    opening: 'Opening hand',
    drawn: 'Drawn',
    resourced: 'Resourced',
    played: 'Played',
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
    opening: 'Games won with the card in the opening hand, after mulligans; games played on screen only',
    drawn: 'Games won with the card drawn during the game. Cards drawn late are drawn in long games',
    resourced: 'Games won with the card put into play as a resource',
    played: 'Games won with the card played. Cards are played in games that go well',
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

  stillCounting: (events: number) =>
    `${some(events, 'more event is', 'more events are')} still being counted. This page updates automatically.`,
  player: {
    find: 'Find a player',
    intro: 'Results, decks and picks of one player in all events, with their uncertainty.',
    back: 'All statistics',
    none: (name: string) => `${name} has no picks, decks or results in any event.`,
    noMatches: 'No matches against people with registered decks yet.',
    noPicks: 'No picks in digital drafts yet.',
    counted: (events: number, won: number, lost: number) =>
      `${some(events, 'event', 'events')}: ${won} – ${lost} in matches,`,
    games: 'games won.',
    ofGames: (won: number, games: number) => `${won} of ${games}`,
    againstBots: (won: number, lost: number) => `Against bots, not counted: ${won} – ${lost}.`,
    tabs: {
      label: 'Parts of the statistics of a player',
      events: 'Events',
      decks: 'Decks',
      opponents: 'Opponents',
      picks: 'Picks',
    },
    date: 'Date',
    event: 'Event',
    played: 'Deck',
    gamesWon: 'Games won',
    bots: 'Against bots',
    offered: 'Offered',
    others: 'Others',
    thresholds:
      'Only matches between registered decks count. A win rate appears from 30 games, numbers about picks from 50 picks that offered the card. Below that there are only counts. Numbers in brackets are the 95% confidence interval: of 20 numbers, one is expected to be outside by chance.',
  },

  sharing: {
    open: 'Other shops…',
    title: 'Statistics with other shops',
    intro: 'Signed files with counts, without names and without a server.',
    back: 'All statistics',
    export: 'Export digests…',
    import: 'Import digests…',
    ownKey: 'Public key of this shop',
    ownKeyText:
      'Other shops add this key before they import your digests. The export writes it to the file shop.pub too. Digests leave out counts about fewer than three players.',
    copy: 'Copy',
    copied: 'Key copied',
    shops: 'Trusted shops',
    noShops: 'No shop yet. Add the key of a shop you know, then import its digests.',
    name: 'Name',
    key: 'Public key',
    weight: 'Weight (%)',
    add: 'Trust shop',
    remove: 'Remove',
    removeQuestion: (name: string) => `Remove ${name} and its digests?`,
    removeText: 'Its events no longer count. You can import its digests again later.',
    keep: 'Keep shop',
    games: 'Games',
    events: 'Events',
    thisShop: 'This shop',
    exported: (files: number, leftOut: number) =>
      `${some(files, 'event', 'events')} exported.${leftOut > 0 ? ` ${some(leftOut, 'event', 'events')} with too few players left out.` : ''}`,
    imported: (added: number, replaced: number, present: number) =>
      `Events added: ${added}, replaced: ${replaced}, unchanged: ${present}.`,
    problems: 'Files that were not imported',
    cards: 'Win rates over all shops',
    without: 'Without one shop',
    withoutText: (shop: string) => `Changes most without: ${shop}`,
    text: 'Win rates are weighted by shop. “Without one shop” is the range of the win rate when each shop is left out in turn. If it depends on one shop, look at that shop first.',
    noCards: 'No games to show yet.',
  },

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
