// The time as the page draws it, updated four times a second while the page is visible.

export class Now {
  ms = $state(performance.now());

  /** Runs while a component is on screen; for an $effect. */
  run(): () => void {
    const timer = setInterval(() => (this.ms = performance.now()), 250);
    return () => clearInterval(timer);
  }
}
