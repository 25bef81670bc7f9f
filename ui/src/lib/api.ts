// All requests of the page to the program: the generated commands under their own names. Each returns its data or rejects
// with a BackendError.

import { commands, type AppError } from './bindings';
import { asBackendError, BackendError } from './errors';

export type * from './bindings';
export { everyColumn } from './bindings';
export { BackendError };

type Commands = typeof commands;
type Result<T> = { status: 'ok'; data: T } | { status: 'error'; error: AppError };

/** The arguments of a command. */
export type Asked<K extends keyof Commands> = Parameters<Commands[K]>;
/** The result of a successful command. */
export type Answer<K extends keyof Commands> =
  Awaited<ReturnType<Commands[K]>> extends Result<infer T> ? T : Awaited<ReturnType<Commands[K]>>;

export type Api = { readonly [K in keyof Commands]: (...asked: Asked<K>) => Promise<Answer<K>> };

const isResult = (answer: unknown): answer is Result<unknown> =>
  typeof answer === 'object' && answer !== null && 'status' in answer;

/** The same command, its result unwrapped. */
const unwrapped =
  (command: (...asked: never[]) => Promise<unknown>) =>
  async (...asked: never[]): Promise<unknown> => {
    let answer: unknown;
    try {
      answer = await command(...asked);
    } catch (thrown) {
      throw asBackendError(thrown);
    }
    if (!isResult(answer)) return answer;
    if (answer.status === 'error') throw asBackendError(answer.error);
    return answer.data;
  };

export const api = Object.fromEntries(
  Object.entries(commands).map(([name, command]) => [name, unwrapped(command)]),
) as Api;
