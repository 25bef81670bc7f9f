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
};

const texts: Record<EventPaperKind, string> = {
  pairings: 'To hang up: table by table.',
  names: 'To hang up: everybody finds their table.',
  slips: 'Four a page, to cut and hand out. Each has a code.',
  standings: 'With the rules profile and its tiebreakers.',
  bracket: 'The single elimination as a tree.',
  deckChecks: 'A form for each deck that is checked.',
  seatings: 'To hang up: pod and seat of everybody.',
  pods: 'A page for each pod, with boxes to tick.',
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
  printed: (what: string) => `${what}: open in your PDF program. Print it there.`,
  saved: (path: string) => `Saved as ${path}`,
  hint: 'Opens in this computer’s PDF program.',
  key: 'Print a paper',
  seats: 'Print seats',
  pods: 'Print pod sheets',
  bracket: 'Print bracket',
  checks: 'Print forms',
  csv: 'CSV…',
  csvOf: {
    players: 'Write the players as CSV, in the columns that Melee users know',
    rounds: 'Write every round as CSV, in the columns that Melee users know',
    standings: 'Write the standings as CSV, in the columns that Melee users know',
  },
} as const;
