// The answer to the last of several requests. Answers arrive out of order: an earlier request must not replace a later one.

import { notices } from './notices.svelte';

/** Time between two requests for the same, while the answer is not complete. */
const AGAIN_MS = 500;

export interface LastAnswer<View> {
  /** Null before the first answer; stays until the next one. */
  readonly view: View | null;
  /** Asks again. */
  again: () => Promise<void>;
}

/**
 * Asks for `query` whenever what it reads changes, unless it is null; for a component. While `isPartial` returns
 * `true` for the answer, asks again every 500 ms.
 */
export function lastAnswer<Query, View>(
  query: () => Query | null,
  ask: (query: Query) => Promise<View>,
  isPartial: (view: View) => boolean = () => false,
): LastAnswer<View> {
  let view = $state.raw<View | null>(null);
  let request = 0;

  async function load(asked: Query | null) {
    const mine = ++request;
    if (asked === null) return;
    const answer = await notices.watch(() => ask(asked));
    if (mine === request && answer !== undefined) view = answer;
  }

  $effect(() => void load(query()));
  $effect(() => {
    if (view === null || !isPartial(view)) return;
    const asked = query();
    const timer = setTimeout(() => void load(asked), AGAIN_MS);
    return () => clearTimeout(timer);
  });

  return {
    get view() {
      return view;
    },
    again: () => load(query()),
  };
}
