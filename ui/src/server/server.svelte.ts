// The database server: which one is used, whether it answers, and what other desks change.

import { api, type ServerView } from '../lib/api';
import { notices } from '../lib/state/notices.svelte';

/** How often the server is asked for changes. */
const LOOK_MS = 1000;
/** Without an answer for this long, the window is not live. */
const PATIENCE_MS = 3000;

class DatabaseServer {
  view = $state.raw<ServerView | null>(null);
  /** When the server answered last, while it does not answer. */
  silentSince = $state.raw<Date | null>(null);
  private answered = new Date();
  private asking = false;
  private writes: number | null = null;
  private readonly listeners = new Set<() => void>();

  /** Finds out which server is used and polls it; for onMount. */
  run(): () => void {
    void notices.watch(async () => {
      this.view = await api.server();
      this.answered = new Date();
    });
    const timer = setInterval(() => void this.look(), LOOK_MS);
    return () => clearInterval(timer);
  }

  /** Calls `changed` after each change by another desk, until the returned function is called; for an $effect. */
  listen(changed: () => void): () => void {
    this.listeners.add(changed);
    return () => this.listeners.delete(changed);
  }

  /** Asks the server whether anything has changed. */
  async look(): Promise<void> {
    if (!this.view?.address) return;
    if (Date.now() - this.answered.getTime() > PATIENCE_MS) this.silentSince ??= this.answered;
    if (this.asking) return;
    this.asking = true;
    try {
      const { writes } = await api.serverNews();
      // The first answer counts as a change: a screen may have been loaded before it. So does the first answer after a
      // silence, whatever was missed.
      const changed = this.silentSince !== null || writes !== this.writes;
      this.writes = writes;
      this.answered = new Date();
      this.silentSince = null;
      if (changed) for (const listener of this.listeners) listener();
    } catch {
      this.silentSince ??= this.answered;
    } finally {
      this.asking = false;
    }
  }
}

export const server = new DatabaseServer();

/** Starts the page again, because everything that it shows was read from elsewhere. */
export function startAgain() {
  location.hash = '#/events';
  location.reload();
}
