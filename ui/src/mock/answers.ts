// What the mock must answer: every command of the program, with its arguments and its data as the program has them. A
// missing or mistyped answer does not pass svelte-check.

import type { Answer, Api, AppError, Asked } from '../lib/api';

export type Answers = { readonly [K in keyof Api]: (...asked: Asked<K>) => Answer<K> };

/** Refuses as the program does. */
export function refuse(code: string, message: string, place: string | null, wayOut: string | null): never {
  const error: AppError = { code, message, place, wayOut };
  throw error;
}

/** Stands in for commands that only the program can carry out. */
export const onlyInTheProgram = (): never =>
  refuse('mock.command', 'This page runs without the program, which alone can do this.', null, null);
