// Words of the deck tab.

export const decks = {
  missing: 'missing',
  illegal: 'problems',
  legal: 'legal',
  onPaper: 'on paper',
  notYet: '–',
  noList: 'no list',
  preview: {
    label: 'The list as it will be registered',
    cards: (size: number, sideboard: number) => `${size} cards${sideboard > 0 ? `, sideboard ${sideboard}` : ''}`,
    unread: (rows: number) =>
      rows === 1
        ? '1 row could not be read. Correct it to register the list.'
        : `${rows} rows could not be read. Correct them to register the list.`,
    nearest: 'Did you mean:',
    legal: (format: string, day: string) => `Legal in ${format} on ${day}`,
    illegal: (format: string, day: string) => `Not legal in ${format} on ${day}`,
    canRegister: 'You can register it all the same; it stays marked.',
    formats: { premier: 'Premier', twinSuns: 'Twin Suns', trilogy: 'Trilogy', sealed: 'Sealed', draft: 'Draft' },
  },
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
    'Lists are handed in on phones, come with a table of players, or are pasted under More… of a player. Each is checked for the day on which it is played.',
  fromPools: 'Each player builds from their own pool: on the phone, or here under More… with Open the pool and build.',
  handedIn: (count: number, all: number) => `${count} of ${all} have handed in a list`,
  show: 'Show',
} as const;
