// The rules index, from the same data as the program's.

import type { RuleEntry, RulesText } from '../lib/api';
import type { Answers } from './answers';
import index from '../../../data/rules/index.csv?raw';

/** The rows of the index: number, title, summary, the edition where there is only one; values with a comma are in quotes. */
const rows = index
  .trim()
  .split('\n')
  .slice(1)
  .map((line) =>
    [...line.matchAll(/("([^"]|"")*"|[^,]*)(,|$)/g)].map((field) => (field[1] ?? '').replace(/^"|"$/g, '')),
  );

const entries: RuleEntry[] = rows.map(([number = '', title = '', summary = '', edition = '']) => ({
  number,
  title,
  summary: summary.replaceAll('""', '"'),
  depth: number.split('.').length - 1 + (/[A-Z]$/.test(number) ? 1 : 0),
  edition: edition.replace('?', '') || null,
  numberConfirmed: !edition.endsWith('?'),
}));

let text: RulesText = { path: null, rules: 0, problem: null };

export const ruleAnswers = {
  rulesIndex: () => entries,
  rulesText: () => text,
  takeRulesText: () => (text = { path: '/home/judge/rules.txt', rules: entries.length, problem: null }),
  forgetRulesText: () => (text = { path: null, rules: 0, problem: null }),
  rulesWording: (numbers) =>
    numbers.map((number) => (text.path ? `The wording of rule ${number} as your copy has it.` : '')),
  searchRules: (asked) => {
    const wanted = asked.toLowerCase();
    const found = entries.filter(
      (entry) => entry.number.startsWith(wanted) || `${entry.title} ${entry.summary}`.toLowerCase().includes(wanted),
    );
    return found.map((entry) => entry.number);
  },
} satisfies Partial<Answers>;
