// English texts of the printouts.

import type { PrintoutKind, PaperSize } from '../../lib/api';

const kinds: Record<PrintoutKind, string> = {
  pairings: 'Pairings by table',
  names: 'Pairings by name',
  slips: 'Match slips',
  standings: 'Standings',
  bracket: 'Bracket',
  deckChecks: 'Deck checks',
  seatings: 'Seats by name',
  pods: 'Pod sheets',
  seatCards: 'Seat cards',
};

const texts: Record<PrintoutKind, string> = {
  pairings: 'For the wall, sorted by table.',
  names: 'For the wall, sorted by name, so that players find their table.',
  slips: 'Four per page, to cut out and hand out. Each slip has a code.',
  standings: 'With the rules profile and its tiebreakers.',
  bracket: 'The top cut as a tree.',
  deckChecks: 'One form for each deck to check.',
  seatings: 'For the wall, sorted by name, so that players find their pod and seat.',
  pods: 'One page per pod, with checkboxes.',
  seatCards: 'Ten per page, to cut out. While phones are on, each card has the code for that player’s phone.',
};

const sizes: Record<PaperSize, string> = { a4: 'A4', letter: 'Letter' };

export const papers = {
  kinds,
  texts,
  sizes,
  open: 'Print…',
  title: 'Print',
  round: 'Round',
  size: 'Paper size',
  newest: (round: number) => `${round} (current)`,
  print: 'Open and print',
  save: 'Save as PDF…',
  printed: (what: string) => `${what}: opened in your PDF viewer. Print from there.`,
  saved: (path: string) => `Saved to ${path}`,
  hint: 'Opens in this computer’s PDF viewer.',
  key: 'Open the print dialog',
  seats: 'Print seats',
  pods: 'Print pod sheets',
  bracket: 'Print bracket',
  checks: 'Print check forms',
  csv: 'Export CSV…',
  csvOf: {
    players: 'Save the players as CSV, with the column names of Melee',
    rounds: 'Save all rounds as CSV, with the column names of Melee',
    standings: 'Save the standings as CSV, with the column names of Melee',
    teams: 'Save the team standings as CSV',
  },
} as const;
