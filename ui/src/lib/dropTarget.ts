// The receiver of files dropped onto the window.

/** The current receiver, usually a screen; `null` if there is none. */
export class Taker<What> {
  private taker: ((what: What) => void) | null = null;

  /** `true` if there is a receiver. */
  get there(): boolean {
    return this.taker !== null;
  }

  /** For an `$effect`: registers a receiver until the returned function is called. */
  take(take: (what: What) => void): () => void {
    this.taker = take;
    return () => {
      if (this.taker === take) this.taker = null;
    };
  }

  /** Passes it to the receiver. Returns `false` if there is none. */
  give(what: What): boolean {
    this.taker?.(what);
    return this.there;
  }
}
