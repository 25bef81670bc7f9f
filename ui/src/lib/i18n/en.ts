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
  typeWord: (word: string) => `Type ${word} to continue`,

  nav: {
    label: 'Main menu',
    events: 'Events',
    decks: 'Decks',
    games: 'Games',
    puzzles: 'Puzzles',
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
    guide: 'Guide',
    path: 'You are here',
  },

  errors: {
    code: 'Error code',
    start: 'Cantina could not open its data',
    again: 'Try again',
    restore: 'Restore a backup…',
    restoreNewest: 'Restore the newest backup',
  },

  settings: {
    title: 'Settings',
    theme: 'Theme',
    themes: { dark: 'Dark', light: 'Light', system: 'Match the system' },
    size: 'Text size',
    sizeText:
      'Screens that fill the window, such as the game table, take as much of it as there is room. Z shows the card under the pointer large.',
    language: 'Language',
    languageSystem: 'Match the system',
    languageText:
      'The window, card texts, messages, papers and logs. Card names are English, unless a file of your own has others.',
    asking: 'Questions in games',
    askings: { always: 'Always ask', choice: 'Ask only when there is a choice' },
    askingText:
      'If Cantina always asks, a player who finds nothing in a hand or deck gets the same question as one who could decline, so nobody can tell the difference. Applies to games started from now on.',
    byItself: 'Games answer by themselves',
    byThemselves: {
      onlyAnswer: 'The only target or answer',
      lonePass: 'Passing, when nothing else can be done',
      equalTriggers: 'Which of equal abilities comes first',
    },
    images: 'Card pictures',
    imagesText:
      'Cantina comes without any. If you have your own, choose their folder and the enlarged card shows them. They are read from there and never copied. Cards without a picture are drawn as usual.',
    imagesNames:
      'Names: SOR_005.png, or in a folder SOR as 005.png; a leader’s unit side SOR_005-back.png; tokens SOR_T01.png. PNG, JPEG or WebP of at most 8 MB.',
    imagesFound: (cards: number) => (cards === 1 ? 'Picture found for 1 card' : `Pictures found for ${cards} cards`),
    imagesChoose: 'Choose a folder…',
    imagesForget: 'Stop using it',
    imagesMissing: 'What is missing',
    imagesOfSet: (name: string, here: number, all: number) =>
      here === all ? `${name}: all ${all}` : here === 0 ? `${name}: none of ${all}` : `${name}: ${here} of ${all}`,
    imagesRefused: (count: number) => (count === 1 ? '1 file is not taken' : `${count} files are not taken`),
    imagesCopy: 'Copy what is missing',
    imagesCopied: 'Copied',
    names: 'Card names in another language',
    namesFound: (cards: number, unplaced: number) =>
      `Names of ${cards} cards${unplaced > 0 ? `; ${unplaced} lines name no card` : ''}`,
    namesUnplaced: 'Lines that name no card',
    namesChoose: 'Choose a file…',
    namesText:
      'A CSV table of your own: the number on the card, its name, its subtitle if you like. These names are shown, found by the search and understood in deck lists. What you export for other programs has the English names.',
  },

  about: {
    title: 'About Cantina',
    version: (version: string) => `Version ${version}`,
    what: 'Runs events, builds decks and plays games on one computer, without a network. Every entry you see is already saved to disk.',
    database: 'Database',
    profiles: 'Rules profiles',
    others: 'Third-party software',
    othersText: 'Cantina is built on these, with thanks to their authors.',
    texts: 'Show the licence texts',
    hideTexts: 'Show the list',
    textsLabel: 'Licence texts',
    fan: 'An independent tool, not made or endorsed by the publisher of the game.',
  },

  backups: {
    done: (path: string) => `Backed up to ${path}`,
    restored: (path: string) => `Restored. Your earlier data is in ${path}`,
    askText:
      'The events, decks and games on this computer will be replaced by those in the backup. Cantina first keeps your present data in a file of its own and shows its name.',
  },

  keys: {
    title: 'Keys',
    everywhere: 'Everywhere',
    help: 'This list',
    guide: 'The guide, at the page for this screen',
    find: 'Go to any screen, event, deck, card or rule, or do anything',
    events: 'Events',
    decks: 'Decks',
    games: 'Games',
    puzzles: 'Puzzles',
    collection: 'Collection',
    cards: 'Cards',
    judge: "Judge's table",
    rules: 'Rules',
    profiles: 'Rules profiles',
    safety: 'Safety',
    menu: 'What can be done with the row or card (or the Menu key, or the right mouse button)',
    search: 'The search of this screen or dialog',
    size: 'Larger or smaller text',
    usualSize: 'Text at its usual size',
    leaveField: 'Leave the field, so that the keys of the screen work again',
    or: 'or',
    /** What stands on keys. */
    names: {
      ArrowDown: '↓',
      ArrowUp: '↑',
      ArrowLeft: '←',
      ArrowRight: '→',
      Ctrl: 'Ctrl',
      Shift: 'Shift',
      Space: 'Space',
      Delete: 'Delete',
      Home: 'Home',
      End: 'End',
      PageUp: 'Page Up',
      PageDown: 'Page Down',
    } as Record<string, string>,
  },

  finder: {
    title: 'Go to',
    placeholder: 'A screen, a command, an event, a deck, a card or a rule',
    found: 'What was found',
    none: 'Nothing is called that.',
    kinds: { screen: 'screen', command: 'command', event: 'event', deck: 'deck', card: 'card', rule: 'rule' },
  },

  open: 'Open',
  openFile: 'Open',
  openToPrint: 'Open to print',
  drop: 'Drop the file to open it',
  dropTooLarge: (name: string) => `${name} is larger than 64 MB: too large for an event, a deck list or a collection.`,
  dropTooLargeWay: 'Drop the event that Cantina exported, or a list as text, JSON or CSV.',
  modes: { digital: 'On this computer', paper: 'With real cards' },
  kinds,
  structures,
  penalties,
} as const;
