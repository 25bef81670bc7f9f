// The event on screen. Requests that change it go out one after the other, and of two answers the one that was
// asked for later counts, however they come in.

import { api, type EventView } from '../api';
import { notices } from './notices.svelte';

export class EventDesk {
  view = $state.raw<EventView | null>(null);
  /** When the view came in, by performance.now(): clocks count on from here. */
  receivedAt = $state.raw(0);
  private asked = 0;
  private shown = 0;
  private line: Promise<unknown> = Promise.resolve();

  constructor(readonly id: number) {}

  private show(view: EventView, number: number) {
    if (number < this.shown) return;
    this.shown = number;
    this.view = view;
    this.receivedAt = performance.now();
  }

  /** Asks for the event anew. */
  async load(): Promise<boolean> {
    const number = ++this.asked;
    const view = await notices.watch(() => api.event(this.id));
    if (view) this.show(view, number);
    return view !== undefined;
  }

  /** Like `load`, but quiet: for looking after a running clock. */
  async refresh(): Promise<void> {
    const number = ++this.asked;
    try {
      this.show(await api.event(this.id), number);
    } catch (thrown) {
      notices.fail(thrown);
    }
  }

  /** Does something to the event; says whether it was done. A refusal is on show then. */
  change(request: (event: number) => Promise<EventView>): Promise<boolean> {
    const done = this.line.then(async () => {
      const number = ++this.asked;
      const view = await notices.watch(() => request(this.id));
      if (view) this.show(view, number);
      return view !== undefined;
    });
    this.line = done;
    return done;
  }
}
