// The problems of a Trilogy by the deck that they concern. Pure.

import type { ProblemView } from '../lib/api';

/** Problems of each deck, in order, and of all decks together. */
export function byDeck(problems: readonly ProblemView[], decks: number) {
  return {
    together: problems.filter((one) => one.deck === null || one.deck < 1 || one.deck > decks),
    each: Array.from({ length: decks }, (_, index) => problems.filter((one) => one.deck === index + 1)),
  };
}
