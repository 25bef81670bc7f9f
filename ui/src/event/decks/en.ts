// Words of the deck tab.

export const decks = {
  missing: 'Missing',
  illegal: 'Problems',
  legal: 'Legal',
  onPaper: 'On paper',
  notYet: '–',
  noList: 'No deck list',
  preview: {
    label: 'Preview of the registered deck',
    cards: (size: number, sideboard: number) => `${size} cards${sideboard > 0 ? `, sideboard ${sideboard}` : ''}`,
    cannotBeJudged: (format: string, day: string) => `cannot be judged (${format} on ${day})`,
    why: 'The list has cards of a set that Cantina knows only in part. Check these cards yourself, or add the set under Card data.',
    notPlayable: (cards: string) => `Not playable in Cantina: ${cards}`,
    unread: (rows: number) =>
      rows === 1
        ? '1 row could not be read. Correct it to register the list.'
        : `${rows} rows could not be read. Correct them to register the list.`,
    nearest: 'Did you mean:',
    legal: (format: string, day: string) => `Legal in ${format} on ${day}`,
    illegal: (format: string, day: string) => `Not legal in ${format} on ${day}`,
    canRegister: 'You can still register this deck. It stays marked as not legal.',
    formats: { premier: 'Premier', twinSuns: 'Twin Suns', trilogy: 'Trilogy', sealed: 'Sealed', draft: 'Draft' },
  },
  caption: 'Players’ decks',
  open: 'Open deck',
  openOf: (name: string) => `Open deck: ${name}`,
  status: 'Check',
  keep: 'Save to library',
  keepOf: (name: string) => `Save to library: ${name}’s pool and deck`,
  kept: (name: string) => `${name}’s pool and deck are in the library.`,
  toKept: 'Open deck',
  summary: (legal: number, all: number) => `${legal} of ${all} decks legal`,
  all: 'All decks',
  todo: 'Missing or not legal',
  paper: 'This event uses real cards, so decks are not entered here.',
  early: 'Players build decks after the draft.',
  brought:
    'Players register decks on their phones. You can also import deck lists with a table of players, or paste one under More… Cantina checks each deck for the day of the round.',
  fromPools: 'Each player builds from their own pool, on the phone or here: choose More…, then Open pool and build.',
  registered: (count: number, all: number) => `${count} of ${all} decks registered`,
  show: 'Show',
} as const;
