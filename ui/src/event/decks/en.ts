// Words of the deck tab.

export const decks = {
  missing: 'missing',
  illegal: 'problems',
  legal: 'legal',
  onPaper: 'on paper',
  caption: 'Decks of the players',
  open: 'Open deck',
  openOf: (name: string) => `Open deck: ${name}`,
  keep: 'Save to library',
  keepOf: (name: string) => `Save to library: the pool and the deck of ${name}`,
  kept: (name: string) => `${name}’s pool and deck are in the library.`,
  toKept: 'Open it',
  summary: (legal: number, all: number) => `${legal} of ${all} decks legal`,
  all: 'All',
  todo: 'Missing or with problems',
  paper: 'This event is played with real cards: no decks are entered here.',
  early: 'Decks are built once the draft is over.',
  brought:
    'Lists are handed in on phones, come with a table of players, or are pasted under More… of a player. A list on a phone is checked at once, and the player sees what is wrong with it.',
  fromPools: 'Each player builds from their own pool: on the phone, or here under More… with Open the pool and build.',
  handedIn: (count: number, all: number) => `${count} of ${all} have handed in a list`,
  show: 'Show',
} as const;
