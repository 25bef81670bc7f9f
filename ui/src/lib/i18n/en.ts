// Words that several parts of the page share, and the shell's. Each part has its own in the en.ts of its folder. Another
// language is other objects of the same shape.

import type { EventKind, PenaltyName, RoundsKind } from '../api';

const penalties: Record<PenaltyName, string> = {
  tracking: 'Tracking only',
  warning: 'Warning',
  gameLoss: 'Game loss',
  matchLoss: 'Match loss',
  disqualification: 'Disqualification',
};

const structures: Record<RoundsKind, string> = {
  swiss: 'Swiss',
  roundRobin: 'Round robin',
  tables: 'Twin Suns tables',
};

const kinds: Record<EventKind, string> = { draft: 'Draft', sealed: 'Sealed', constructed: 'Constructed' };

export const en = {
  program: 'Cantina',
  close: 'Close',
  cancel: 'Cancel',
  dismiss: 'Dismiss',
  skip: 'Skip to the content',
  waiting: 'Working…',
  optional: 'optional',
  typeWord: (word: string) => `Type ${word} to go on`,

  nav: {
    label: 'Program',
    events: 'Events',
    decks: 'Decks',
    games: 'Games',
    collection: 'Collection',
    cards: 'Cards',
    judge: "Judge's table",
    rules: 'Rules',
    profiles: 'Rules profiles',
    safety: 'Safety',
    settings: 'Settings',
    backup: 'Back up…',
    restore: 'Restore…',
    about: 'About',
    keys: 'Keys',
    path: 'You are here',
  },

  errors: {
    code: 'Code of this message',
    start: 'The data could not be opened',
    again: 'Try again',
  },

  settings: {
    title: 'Settings',
    theme: 'Theme',
    themes: { dark: 'Dark', light: 'Light', system: 'Same as the system' },
    size: 'Text size',
    language: 'Card and game texts',
    languages: { english: 'English', german: 'Deutsch' },
    languageText: 'Card texts, prompts, the log and reasons. Card names stay English.',
    asking: 'Questions in games',
    askings: { always: 'Always ask', choice: 'Ask only when there is a choice' },
    askingText:
      'When always asked, a player who finds nothing in a hand or deck is asked like one who declines, so that the others cannot tell which it was. Applies to games started from now on.',
    images: 'Pictures of cards',
    imagesText:
      'Cantina has none. If you have pictures of your own, choose their folder: the enlarged card shows them. They are read from there and never copied. Cards without a picture are drawn as before.',
    imagesNames:
      'Names: SOR_005.png, or in a folder SOR as 005.png; a leader’s unit side SOR_005-back.png; tokens SOR_T01.png. PNG, JPEG or WebP of at most 8 MB.',
    imagesFound: (cards: number) => (cards === 1 ? 'A picture of 1 card' : `Pictures of ${cards} cards`),
    imagesChoose: 'Choose a folder…',
    imagesForget: 'Stop using it',
  },

  about: {
    title: 'About Cantina',
    version: (version: string) => `Version ${version}`,
    what: 'Runs draft events on one laptop, without a network. Everything that was acknowledged is on disk.',
    database: 'Database',
    profiles: 'Rules profiles',
    others: 'What others have written',
    othersText: 'Cantina is built from these, with thanks to those who wrote them.',
    fan: 'An independent tool. Not made or endorsed by the publisher of the game.',
  },

  backups: {
    done: (path: string) => `Backed up to ${path}`,
    restored: (path: string) => `Restored. Your earlier data is in ${path}`,
    ask: 'Restore a backup?',
    askText: 'The events of this computer are replaced by those of the backup. Back up first if in doubt.',
    yes: 'Choose a backup…',
  },

  keys: {
    title: 'Keys',
    everywhere: 'Everywhere',
    help: 'This list',
    events: 'Events',
    decks: 'Decks',
    games: 'Games',
    collection: 'Collection',
    cards: 'Cards',
    judge: "Judge's table",
    rules: 'Rules',
    profiles: 'Rules profiles',
    safety: 'Safety',
    leaveField: 'Leave the field, so that the keys of the screen work again',
    or: 'or',
  },

  modes: { digital: 'At this machine', paper: 'With real cards' },
  kinds,
  structures,
  penalties,
} as const;
