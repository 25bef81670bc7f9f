// Where what is dropped onto the window goes to.

/** Whoever takes what is dropped now, a screen as a rule; nobody while that is not there. */
export class Taker<What> {
  private taker: ((what: What) => void) | null = null;

  /** Whether somebody takes it now. */
  get there(): boolean {
    return this.taker !== null;
  }

  /** For an $effect: this takes what is given until the returned function is called. */
  take(take: (what: What) => void): () => void {
    this.taker = take;
    return () => {
      if (this.taker === take) this.taker = null;
    };
  }

  /** Gives it to whoever takes it. False when nobody does. */
  give(what: What): boolean {
    this.taker?.(what);
    return this.there;
  }
}
