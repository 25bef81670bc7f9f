// The interface of the mock: every command of the program, with its arguments and its data.
// A missing or mistyped one does not pass svelte-check.

import type { Answer, Api, Asked, Refusal } from '../lib/api';
import type { Problem } from '../lib/errors';

export type Answers = { readonly [K in keyof Api]: (...asked: Asked<K>) => Answer<K> };

/** Refuses as the program does. */
export function refuse(code: Problem['code'], message: string, place: string | null, wayOut: string | null): never {
  const error: Problem = { code, message, place, wayOut };
  throw error;
}

/** Builds the reason why something is not possible. */
export function refusal(message: string): Refusal {
  return { code: 'pair.not_now', params: {}, message, wayOut: '' };
}

/** Stands in for commands that only the program can carry out. */
export const onlyInTheProgram = (): never =>
  refuse('page.only_in_the_program', 'This page runs without the program, which alone can do this.', null, null);
