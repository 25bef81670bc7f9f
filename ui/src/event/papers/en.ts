// Words of the papers.

import type { EventPaperKind, PaperSize } from '../../lib/api';

const kinds: Record<EventPaperKind, string> = {
  pairings: 'Pairings by table',
  names: 'Pairings by name',
  slips: 'Result slips',
  standings: 'Standings',
  bracket: 'Bracket',
  deckChecks: 'Deck checks',
  seatings: 'Seats by name',
  pods: 'Pod sheets',
  seatCards: 'Seat cards',
};

const texts: Record<EventPaperKind, string> = {
  pairings: 'For the wall: table by table.',
  names: 'For the wall: everybody finds their table.',
  slips: 'Four to a page, to cut and hand out. Each has a code.',
  standings: 'With the rules profile and its tiebreakers.',
  bracket: 'The single elimination as a tree.',
  deckChecks: 'One form for each deck that is checked.',
  seatings: 'For the wall: everybody finds their pod and seat.',
  pods: 'One page per pod, with boxes to tick.',
  seatCards: 'Ten to a page, to cut out. While phones are on, each has the code of its player’s phone.',
};

const sizes: Record<PaperSize, string> = { a4: 'A4', letter: 'Letter' };

export const papers = {
  kinds,
  texts,
  sizes,
  open: 'Print…',
  title: 'Print',
  round: 'Round',
  size: 'Paper',
  newest: (round: number) => `${round} (newest)`,
  print: 'Open and print',
  save: 'Save as PDF…',
  printed: (what: string) => `${what} is open in your PDF viewer. Print it from there.`,
  saved: (path: string) => `Saved as ${path}`,
  hint: 'Opens in this computer’s PDF viewer.',
  key: 'Print a paper',
  seats: 'Print seats',
  pods: 'Print pod sheets',
  bracket: 'Print bracket',
  checks: 'Print forms',
  csv: 'CSV…',
  csvOf: {
    players: 'Save the players as CSV, in columns that Melee users know',
    rounds: 'Save every round as CSV, in columns that Melee users know',
    standings: 'Save the standings as CSV, in columns that Melee users know',
  },
} as const;
