import { commands, type AppError } from './bindings';

export { commands };

/** A request that the program refused; `detail` says why and what can be done. */
export class BackendError extends Error {
  constructor(readonly detail: AppError) {
    super(detail.message);
    this.name = 'BackendError';
  }
}

type Answer<T> = { status: 'ok'; data: T } | { status: 'error'; error: AppError };

/** The value of an answer; a refusal is thrown as BackendError. */
export async function ok<T>(answer: Promise<Answer<T>>): Promise<T> {
  const given = await answer;
  if (given.status === 'error') throw new BackendError(given.error);
  return given.data;
}

/** Whatever was thrown, as something that can be shown. */
export function asAppError(problem: unknown): AppError {
  if (problem instanceof BackendError) return problem.detail;
  const message = problem instanceof Error ? problem.message : String(problem);
  return { code: 'window.unexpected', message, place: null, wayOut: null };
}

/** To be called once, when the first screen shows its data: reports the time after the frame is painted. */
export function reportFirstPaint(): void {
  // The first callback runs before the frame is drawn, the second one after it.
  requestAnimationFrame(() => requestAnimationFrame(() => void commands.appReady()));
}
