// The event on screen. Commands are sent one at a time, and of two responses, the one requested later counts, whatever
// order they arrive in.

import { api, type EventAct, type EventView, type PairingScope } from '../api';
import { share } from '../share';
import { notices } from './notices.svelte';

export class EventStore {
  view = $state.raw<EventView | null>(null);
  /** When the view came in, by performance.now(): clocks count on from here. */
  receivedAt = $state.raw(0);
  /** Pairing options of the next round, used by every button and key that pairs. `scope` is null for the recommended one. */
  pairing = $state<{ scope: PairingScope | null; power: boolean }>({ scope: null, power: false });
  private asked = 0;
  private shown = 0;
  private line: Promise<unknown> = Promise.resolve();

  constructor(readonly id: number) {}

  private show(view: EventView, number: number) {
    if (number < this.shown) return;
    this.shown = number;
    // Unchanged parts stay the same object, so that they are not redrawn.
    this.view = share(this.view, view);
    this.receivedAt = performance.now();
  }

  /** Reloads the event. Returns `true` on success. */
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

  /** Takes a step; whether it was taken. A refusal is on show then. */
  act(act: EventAct): Promise<boolean> {
    const done = this.line.then(async () => {
      const number = ++this.asked;
      const view = await notices.watch(() => api.act(this.id, act));
      if (view) this.show(view, number);
      return view !== undefined;
    });
    this.line = done;
    return done;
  }
}
