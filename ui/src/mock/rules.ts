// The rules at hand, from the same data as the program's.

import type { RuleEntry, RulesText } from '../lib/api';
import index from '../../../data/rules/index.csv?raw';

/** The rows of the index: number, title, summary; what has a comma stands in quotes. */
const rows = index
  .trim()
  .split('\n')
  .slice(1)
  .map((line) =>
    [...line.matchAll(/("([^"]|"")*"|[^,]*)(,|$)/g)].map((field) => (field[1] ?? '').replace(/^"|"$/g, '')),
  );

const entries: RuleEntry[] = rows.map(([number = '', title = '', summary = '']) => ({
  number,
  title,
  summary: summary.replaceAll('""', '"'),
  depth: number.split('.').length - 1 + (/[A-Z]$/.test(number) ? 1 : 0),
}));

let text: RulesText = { path: null, rules: 0, problem: null };

export const ruleAnswers: Record<string, (args: Record<string, unknown>) => unknown> = {
  rules_index: () => entries,
  rules_text: () => text,
  take_rules_text: () => (text = { path: '/home/judge/rules.txt', rules: entries.length, problem: null }),
  forget_rules_text: () => (text = { path: null, rules: 0, problem: null }),
  rules_wording: (args) =>
    (args.numbers as string[]).map((number) => (text.path ? `The wording of rule ${number} as your copy has it.` : '')),
  search_rules: (args) => {
    const asked = (args.asked as string).toLowerCase();
    const found = entries.filter(
      (entry) => entry.number.startsWith(asked) || `${entry.title} ${entry.summary}`.toLowerCase().includes(asked),
    );
    return found.map((entry) => entry.number);
  },
};
