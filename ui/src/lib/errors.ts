// An error as the page handles it: a code for programs, a message for people, a place and a remedy.

import type { AppError, ErrorCode } from './bindings';

/** Errors of the page itself: rejected or unexpected. */
export type PageCode = 'page.unexpected' | 'page.file_too_large';

/** The message of an error: the program's, or the page's own. */
export type Problem = Pick<AppError, 'message' | 'place'> & { code: ErrorCode | PageCode; wayOut: string | null };

export class BackendError extends Error {
  readonly code: Problem['code'];
  readonly place: string | null;
  readonly wayOut: string | null;

  constructor(error: Problem) {
    super(error.message);
    this.name = 'BackendError';
    this.code = error.code;
    this.place = error.place;
    this.wayOut = error.wayOut;
  }

  /** The message and the suggested fix as one text. */
  get text(): string {
    return [this.message, this.wayOut].filter(Boolean).join(' ');
  }
}

function isAppError(value: unknown): value is AppError {
  return (
    typeof value === 'object' &&
    value !== null &&
    typeof (value as AppError).code === 'string' &&
    typeof (value as AppError).message === 'string'
  );
}

/** Whatever was thrown, as a BackendError. Things that are not refusals of ours get the code "page.unexpected". */
export function asBackendError(thrown: unknown): BackendError {
  if (thrown instanceof BackendError) return thrown;
  if (isAppError(thrown)) {
    return new BackendError({ ...thrown, place: thrown.place ?? null, wayOut: thrown.wayOut ?? null });
  }
  const message = thrown instanceof Error ? thrown.message : String(thrown);
  return new BackendError({ code: 'page.unexpected', message, place: null, wayOut: null });
}
