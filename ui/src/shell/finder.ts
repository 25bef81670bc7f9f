// Anything in the program by its name: what is offered, and what fits what is typed. Pure.

import { folded } from '../lib/fold';

/** Where something is found, as its line says. */
export type FoundKind = 'screen' | 'command' | 'event' | 'deck' | 'card' | 'rule';

/** Something that can be gone to, or done: what is done has `run` and no address. */
export type Goal = { kind: FoundKind; name: string; more: string; href: string; run?: () => void };

/** How well a name fits: 0 it is, 1 it begins so, 2 a word of it does, 3 it has it somewhere; null not at all. */
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
  // Of those that fit alike the first stays first: screens, then what is one's own, then cards and rules.
  return found
    .toSorted((a, b) => a.rank - b.rank)
    .slice(0, most)
    .map((one) => one.goal);
}
