// Handlers that ignore a second press while the first is being saved, so that a double Enter does not save twice.

/** Returns a function that ignores calls while an earlier call is in progress. */
export function once<Args extends unknown[]>(
  run: (...args: Args) => Promise<unknown>,
): (...args: Args) => Promise<void> {
  let running = false;
  return async (...args) => {
    if (running) return;
    running = true;
    try {
      await run(...args);
    } finally {
      running = false;
    }
  };
}

/** Returns the handler of a form that ignores a submit while an earlier one is in progress. */
export function submitOnce(run: () => Promise<unknown>): (event: SubmitEvent) => Promise<void> {
  const guarded = once(run);
  return (event) => {
    event.preventDefault();
    return guarded();
  };
}
