// The event on screen. Requests that change it go out one after the other, and of two answers the one that was
// asked for later counts, however they come in.

import { api, type Act, type DeskView, type EventView } from '../api';
import { share } from '../share';
import { notices } from './notices.svelte';

export class EventDesk {
  view = $state.raw<EventView | null>(null);
  /** The head judge's desk of the same event. */
  head = $state.raw<DeskView | null>(null);
  /** When the view came in, by performance.now(): clocks count on from here. */
  receivedAt = $state.raw(0);
  private asked = 0;
  private shown = 0;
  private line: Promise<unknown> = Promise.resolve();

  constructor(readonly id: number) {}

  private show(view: EventView, head: DeskView | null, number: number) {
    if (number < this.shown) return;
    this.shown = number;
    // What has not changed stays the same object, so that nothing is drawn anew for it.
    this.view = share(this.view, view);
    this.head = share(this.head, head);
    this.receivedAt = performance.now();
  }

  /** Asks for the event anew. */
  async load(): Promise<boolean> {
    const number = ++this.asked;
    const both = await notices.watch(() => Promise.all([api.event(this.id), api.desk(this.id)]));
    if (both) this.show(...both, number);
    return both !== undefined;
  }

  /** Like `load`, but quiet: for looking after a running clock. */
  async refresh(): Promise<void> {
    const number = ++this.asked;
    try {
      this.show(...(await Promise.all([api.event(this.id), api.desk(this.id)])), number);
    } catch (thrown) {
      notices.fail(thrown);
    }
  }

  /** Does something to the event; says whether it was done. A refusal is on show then. */
  change(request: (event: number) => Promise<EventView>): Promise<boolean> {
    const done = this.line.then(async () => {
      const number = ++this.asked;
      const both = await notices.watch(async () => [await request(this.id), await api.desk(this.id)] as const);
      if (both) this.show(...both, number);
      return both !== undefined;
    });
    this.line = done;
    return done;
  }

  /** Takes a step at the head judge's desk; says whether it was taken. A refusal is on show then. */
  act(act: Act): Promise<boolean> {
    const done = this.line.then(async () => {
      const number = ++this.asked;
      const both = await notices.watch(async () => {
        const head = await api.act(this.id, act);
        return [await api.event(this.id), head] as const;
      });
      if (both) this.show(...both, number);
      return both !== undefined;
    });
    this.line = done;
    return done;
  }
}
