// Texts of the rules screen.

import { forms } from '../lib/i18n/forms';

const { some } = forms('en');

export const en = {
  title: 'Rules',
  subtitle: 'Comprehensive Rules 8.0 and the known changes in 9.0, in our own words',
  search: 'Search the rules',
  placeholder: 'Number or words: 7.6.9, simultaneous triggers, legend rule',
  sections: 'Sections',
  found: (count: number) => some(count, 'rule', 'rules'),
  edition: (edition: string, numberConfirmed: boolean) =>
    numberConfirmed ? `Edition ${edition} only` : `Edition ${edition} only, number not confirmed`,
  none: 'No rules match.',
  noneText: 'Try fewer or different words, or a number such as 7.6.',
  clear: 'Clear search',
  loading: 'Opening the rules…',
  failed: 'The rules could not be opened.',
  again: 'Try again',
  own: {
    choose: 'Show full wording…',
    chooseTitle:
      'Choose your own copy of the official rules as a plain text file. Cantina reads it and never copies it.',
    other: 'Choose another file…',
    forget: 'Stop using this file',
    from: (path: string, rules: number) => `Full wording of ${some(rules, 'number', 'numbers')} from ${path}`,
    problem: (why: string) => `Your copy of the rules cannot be read: ${why}`,
    taken: (rules: number) => `${some(rules, 'rule', 'rules')} found in your copy.`,
    label: 'In your copy',
  },
  card: {
    label: (number: string) => `Rule ${number}`,
    open: 'Open in the rules',
    close: 'Close',
    unknown: 'This number is not in the index.',
    link: (number: string) => `Show rule ${number}`,
  },
  keys: {
    title: 'Rules',
    search: 'Search',
    arrows: 'Move between rules',
    own: 'Choose your own copy of the rules',
  },
};
