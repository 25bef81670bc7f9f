// English texts of the shell and those shared by several parts. Each part has its own in the en.ts of its folder. Another
// language is another object of the same shape.

import type { PenaltyName } from '../api';
import { forms } from './forms';

const { some } = forms('en');

export const penalties: Record<PenaltyName, string> = {
  tracking: 'Tracking only',
  warning: 'Warning',
  gameLoss: 'Game loss',
  matchLoss: 'Match loss',
  disqualification: 'Disqualification',
};

export const en = {
  program: 'Cantina',
  close: 'Close',
  cancel: 'Cancel',
  dismiss: 'Dismiss',
  skip: 'Skip to content',
  waiting: 'Working…',
  optional: 'optional',
  typeWord: (word: string) => `Type ${word} to continue`,

  nav: {
    label: 'Main menu',
    events: 'Events',
    decks: 'Decks',
    games: 'Games',
    puzzles: 'Puzzles',
    statistics: 'Statistics',
    collection: 'Collection',
    cards: 'Cards',
    judge: 'Judge’s table',
    rules: 'Rules',
    profiles: 'Rules profiles',
    safety: 'Backups',
    cardData: 'Card data',
    settings: 'Settings',
    backup: 'Back up…',
    restore: 'Restore…',
    about: 'About',
    keys: 'Shortcuts',
    guide: 'Guide',
    path: 'You are here',
  },

  errors: {
    code: 'Error code',
    start: 'Cantina could not open its data',
    again: 'Try again',
    restore: 'Restore a backup…',
    restoreNewest: 'Restore latest backup',
  },

  settings: {
    title: 'Settings',
    theme: 'Theme',
    themes: { dark: 'Dark', light: 'Light', system: 'System' },
    size: 'Text size',
    sizeText:
      'Ctrl + and Ctrl − change it anywhere. Screens that fill the window, such as the game table, use it only as far as there is room. Press Z to enlarge the card under the pointer.',
    language: 'Language',
    languageSystem: 'System',
    languageText:
      'Applies to the window, card texts, messages, printouts and logs. Card names are English unless you add a file with other names.',
    audio: 'Sounds',
    audioChoices: { on: 'On', off: 'Off' },
    atOnce: 'Changes apply immediately.',
    done: 'Done',
    audioText:
      'A short tone when one minute of the round is left, when the round ends, when a player calls, and when it is your turn after a long wait.',
    asking: 'Questions in games',
    askings: { always: 'Always ask', choice: 'Ask only when there is a choice' },
    askingText:
      'If Cantina always asks, players are prompted even when hidden cards leave no choice, so opponents cannot tell “found nothing” from “declined”. Applies to new games.',
    byItself: 'Answer automatically',
    byThemselves: {
      onlyAnswer: 'Only one target or answer',
      lonePass: 'Pass when no other action is legal',
      equalTriggers: 'Order of identical abilities',
      idleTriggers: 'Order of abilities, if it makes no difference',
    },
    cardData: 'Card data',
    cardDataText:
      'The built-in sets, and packages with new sets, suspensions and corrections that you add from a file.',
    cardDataOpen: 'Manage card data',
    images: 'Card pictures',
    imagesText:
      'Cantina has no card pictures. To see your own on enlarged cards, choose their folder. Cantina reads the pictures from there and never copies them. Cards without a picture look as usual.',
    imagesNames:
      'File names: SOR_005.png, or 005.png in a folder SOR. A leader’s unit side: SOR_005-back.png. Tokens: SOR_T01.png. PNG, JPEG or WebP, at most 8 MB.',
    imagesFound: (cards: number) => (cards === 1 ? 'Picture found for 1 card' : `Pictures found for ${cards} cards`),
    imagesChoose: 'Choose folder…',
    imagesForget: 'Stop using this folder',
    imagesMissing: 'Missing pictures',
    imagesOfSet: (name: string, here: number, all: number) =>
      here === all ? `${name}: all ${all}` : here === 0 ? `${name}: none of ${all}` : `${name}: ${here} of ${all}`,
    imagesRefused: (count: number) => (count === 1 ? '1 file ignored' : `${count} files ignored`),
    imagesCopy: 'Copy list',
    imagesCopied: 'Copied',
    names: 'Card names in another language',
    namesFound: (cards: number, unplaced: number) =>
      `Names found for ${some(cards, 'card', 'cards')}${unplaced > 0 ? `, ${some(unplaced, 'unresolved line', 'unresolved lines')}` : ''}`,
    namesUnplaced: 'Unresolved lines',
    namesChoose: 'Choose file…',
    namesForget: 'Stop using this file',
    namesText:
      'A CSV table with the card’s number, its name and, optionally, its subtitle. Cantina shows these names and accepts them in searches and deck lists. Exports for other programs use the English names.',
  },

  about: {
    title: 'About Cantina',
    version: (number: string) => `Version ${number}`,
    build: (commit: string, date: string) => `Commit ${commit}, card data of ${date}`,
    developerBuild: 'Developer build',
    what: 'Runs events, builds decks and plays games on one computer, without a network. Everything you see is already saved to disk.',
    database: 'Database',
    others: (count: number) => `Third-party software (${count})`,
    othersText: 'Cantina uses these projects. Thanks to their authors.',
    texts: 'Show licence texts',
    hideTexts: 'Show list',
    textsLabel: 'Licence texts',
    fan: 'An independent tool, not made or endorsed by the publisher of the game.',
  },

  backups: {
    done: (path: string) => `Backed up to ${path}`,
    restored: (path: string) => `Restored. Your earlier data is in ${path}`,
    askText:
      'The backup replaces all events, decks and games on this computer. Your current data is saved to a separate file first, and Cantina shows its name.',
  },

  keys: {
    title: 'Keyboard shortcuts',
    everywhere: 'Everywhere',
    goTo: 'Go to',
    help: 'Open this list',
    guide: 'Open the guide at the page for this screen',
    find: 'Find a screen, event, player, deck, card, rule or command',
    events: 'Events',
    decks: 'Decks',
    games: 'Games',
    puzzles: 'Puzzles',
    statistics: 'Statistics',
    collection: 'Collection',
    cards: 'Cards',
    judge: 'Judge’s table',
    rules: 'Rules',
    profiles: 'Rules profiles',
    safety: 'Backups',
    menu: 'Open the menu of the row or card (as does the right mouse button)',
    search: 'Go to the search field of this screen or dialog',
    size: 'Make text larger or smaller',
    usualSize: 'Reset text size',
    leaveField: 'Leave the field, so that the screen’s shortcuts work again',
    or: 'or',
    /** Labels of keys. */
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

  palette: {
    title: 'Go to',
    placeholder: 'Search for a screen, command, event, player, deck, card or rule',
    found: 'Search results',
    none: 'No results.',
    kinds: {
      screen: 'screen',
      command: 'command',
      event: 'event',
      player: 'player',
      deck: 'deck',
      card: 'card',
      rule: 'rule',
    },
  },

  more: 'More actions',
  open: 'Open',
  openFile: 'Open',
  openToPrint: 'Open to print',
  drop: 'Drop the file to open it',
  dropTooLarge: (name: string) => `${name} is larger than 64 MB, the maximum for a file.`,
  dropTooLargeWay: 'Drop an event exported by Cantina, or a list as text, JSON or CSV.',
  penalties,
} as const;
