// English texts of card data packages.

import { forms } from '../lib/i18n/forms';

const { some } = forms('en');

export const en = {
  title: 'Card data',
  intro:
    'New sets, suspensions and corrections come as packages: files that end in .cantina-set. Each is checked before it is installed.',
  dropHere: 'Drop a package onto this window',
  chooseFile: 'Install package…',
  chooseFolder: 'Install from folder…',
  drop: 'Drop the package to check it',
  checking: 'Checking the package…',
  installing: 'Installing…',
  package: 'Package',
  version: 'Version',
  date: 'Date',
  sets: 'Sets',
  state: 'State',
  states: {
    used: 'In use',
    afterRestart: 'In use after a restart',
    untilRestart: 'Removed; in use until a restart',
    notUsed: 'Not used',
  },
  builtIn: 'Built-in card data',
  setCount: (count: number) => some(count, 'set', 'sets'),
  set: 'Set in use',
  code: 'Code',
  boosters: 'Boosters',
  draftable: 'Draft and sealed',
  sources: (list: string) => `Sources: ${list}`,
  noSets: 'no additional sets',
  problems: (count: number) => some(count, 'problem', 'problems'),
  remove: 'Remove',
  removeTitle: (title: string) => `Remove ${title}?`,
  removeText: 'Its cards stay in use until Cantina restarts. You can install the package again at any time.',
  removed: (title: string) => `${title} removed`,
  restartText: 'Restart Cantina to use the changed card data. Everything you entered is already saved.',
  restart: 'Restart now',
  checkTitle: (title: string) => `Package check: ${title}`,
  unreadable: 'The package cannot be read',
  isNew: (version: string) => `Version ${version}, not installed yet`,
  updates: (old: string, version: string) => `Version ${version}, replaces the installed version ${old}`,
  sameVersion: (version: string) => `Version ${version}, which is already installed`,
  problemsTitle: 'Problems to fix',
  problemsText:
    'Nothing was installed. Fix these problems in the package, or ask its author for a corrected version. The messages are in English, like the files.',
  place: 'Place',
  wholePackage: 'whole package',
  line: (line: number) => `line ${line}`,
  column: (column: string) => `column ${column}`,
  what: 'Reason',
  fix: 'Fix',
  changesTitle: 'Changes',
  noChanges: 'This package changes nothing: all its data is already known.',
  files: {
    sets: 'Sets',
    cards: 'Cards',
    printings: 'Printings',
    incomplete: 'Cards known only by name',
    abilities: 'Card texts',
    packs: 'Boosters',
    formats: 'Formats and suspensions',
    rulings: 'Official rulings',
    names: 'Names',
    other: 'Other',
  },
  counts: (added: number, changed: number, removed: number) =>
    [added > 0 ? `${added} new` : '', changed > 0 ? `${changed} changed` : '', removed > 0 ? `${removed} removed` : '']
      .filter((part) => part)
      .join(', '),
  kinds: { added: 'new', changed: 'changed', removed: 'removed' },
  cell: (column: string, old: string, now: string) => `${column}: ${old || '–'} → ${now || '–'}`,
  more: (count: number) => `and ${count} more`,
  notPlayable: (count: number) => `${some(count, 'card is', 'cards are')} not playable yet`,
  notPlayableText:
    'You can register, draft and open these cards. In games against bots or on phones they are missing until their texts are known.',
  tested: (games: number) => `No problems; ${some(games, 'random game', 'random games')} played with its cards.`,
  testedNone: 'No problems.',
  install: 'Install',
  update: 'Update',
  discard: 'Discard',
  installed: (title: string) => `${title} installed`,
  known: (title: string) => `${title} is already installed`,
  export: {
    title: 'Include the card data?',
    text: 'This event uses card data packages. If the file includes them, the event is complete on computers without these packages too.',
    yes: 'Include',
    no: 'Without card data',
  },
  event: {
    missing: (name: string, id: string) =>
      `This event uses the card data package ${name}, which is not installed. Get the file (${id}.cantina-set) from the organiser of the event and add it under Card data.`,
    available: (name: string) =>
      `This event uses the card data package ${name}, which is not installed. It came with the event, so you can install it now.`,
    afterRestart: (name: string) => `${name} is installed. Restart Cantina to show the whole event.`,
    other: (name: string, used: string) =>
      `This event was run with ${name}; version ${used} is in use now. Recorded picks, decks and results do not change; card facts and legality follow the version in use.`,
    differences: (count: number) => `${some(count, 'difference', 'differences')} between the versions`,
    unknownDraft:
      'The cards of the draft are unknown until then: picks, pools and decks are not shown. Players, rounds, results and standings are complete.',
    hide: 'Hide',
  },
  gone: 'The package is no longer available. Choose it again.',
  tooLarge: (name: string) => `${name} is larger than 16 MB, the maximum for a package.`,
  tooLargeWay: 'Split the package into several smaller ones.',
};
