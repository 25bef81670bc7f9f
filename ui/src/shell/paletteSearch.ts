// Command palette: the entries, and the matches for a search text. Pure.

import { folded } from '../lib/foldText';

/** Kinds of results, as shown in their lines. */
export type FoundKind = 'screen' | 'command' | 'event' | 'player' | 'deck' | 'card' | 'rule';

/** A place to go to, or a command, which has `run` and no address. */
export type Goal = {
  kind: FoundKind;
  /** The type of a card, instead of the kind. */
  type?: string;
  name: string;
  more: string;
  href: string;
  run?: () => void;
};

/** Rank of a match: 0 equal, 1 prefix, 2 prefix of a word, 3 contained; null if there is no match. */
function fit(goal: Goal, asked: string): number | null {
  const name = folded(goal.name);
  if (name === asked) return 0;
  if (name.startsWith(asked)) return 1;
  const parts = asked.split(' ');
  const words = folded(`${goal.name} ${goal.more}`).split(/[\s,–-]+/);
  if (parts.every((part) => words.some((word) => word.startsWith(part)))) return 2;
  return parts.every((part) => name.includes(part)) ? 3 : null;
}

/** The goals that fit best, at most `most`; without a word the first ones as they come. */
export function fitting(goals: readonly Goal[], asked: string, most: number): Goal[] {
  const word = folded(asked).trim().replace(/\s+/g, ' ');
  if (word === '') return goals.slice(0, most);
  const found = goals.flatMap((goal) => {
    const rank = fit(goal, word);
    return rank === null ? [] : [{ goal, rank }];
  });
  // Equal matches keep their order: screens, then the user's data, then cards and rules.
  return found
    .toSorted((a, b) => a.rank - b.rank)
    .slice(0, most)
    .map((one) => one.goal);
}
