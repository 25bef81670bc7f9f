// Words of a match game by game.

export const words = {
  open: 'Game by game…',
  title: (round: number, table: number) => `Round ${round}, table ${table}: game by game`,
  key: 'The chosen table game by game',
  game: (number: number) => `Game ${number}`,
  won: 'Won by',
  began: 'Began',
  drawn: 'Drawn',
  unknown: 'Not noted',
  bans: 'Banned decks',
  banOf: (name: string) => `Banned of ${name}`,
  deckOf: (name: string) => `Deck of ${name}`,
  deck: (number: number) => `Deck ${number}`,
  none: '–',
  score: (a: number, b: number, drawn: number) => `${a}–${b}${drawn > 0 ? `, ${drawn} drawn` : ''}`,
  hint: 'Who began is optional; with it, statistics tell how often the first player won.',
  trilogyHint: 'Trilogy (CR 9.3): each side bans a deck of the other; a deck that has won sits out.',
  save: 'Enter the match',
  saved: (table: number, score: string) => `Table ${table}: ${score}, game by game`,
  mark: 'Entered game by game',
} as const;
