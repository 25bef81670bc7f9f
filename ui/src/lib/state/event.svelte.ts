// The event on screen. Commands are sent one at a time. If responses arrive in another order than they were requested, the
// event is asked for again.

import { api, type EventAct, type EventUpdate, type EventView, type PairingScope } from '../api';
import { HeldView } from '../changes';
import { notices } from './notices.svelte';

export class EventStore {
  view = $state.raw<EventView | null>(null);
  /** When the view came in, by performance.now(): clocks count on from here. */
  receivedAt = $state.raw(0);
  /** Pairing options of the next round, used by every button and key that pairs. `scope` is null for the recommended one. */
  pairing = $state<{ scope: PairingScope | null; power: boolean }>({ scope: null, power: false });
  /** The view as last received: answers carry only the changes since then. */
  private readonly held = new HeldView();
  private asked = 0;
  private shown = 0;
  private line: Promise<unknown> = Promise.resolve();

  constructor(readonly id: number) {}

  private async show(update: EventUpdate, number: number): Promise<void> {
    // Another answer came in between. One that was requested later may still be older: a refresh that was answered
    // before a step, and arrives before the step's answer. So neither is dropped.
    if (number < this.shown || !this.held.take(update)) {
      const again = ++this.asked;
      return this.show(await api.deskView(this.id, this.held.revision), again);
    }
    this.shown = number;
    this.view = this.held.view;
    this.receivedAt = performance.now();
  }

  private async update(request: (have: string | null) => Promise<EventUpdate>): Promise<true> {
    const number = ++this.asked;
    await this.show(await request(this.held.revision), number);
    return true;
  }

  /** Reloads the event. Returns `true` on success. */
  async load(): Promise<boolean> {
    return (await notices.watch(() => this.update((have) => api.deskView(this.id, have)))) ?? false;
  }

  /** Like `load`, but quiet: for looking after a running clock. */
  async refresh(): Promise<void> {
    try {
      await this.update((have) => api.deskView(this.id, have));
    } catch (thrown) {
      notices.fail(thrown);
    }
  }

  /** Takes a step; whether it was taken. A refusal is on show then. */
  act(act: EventAct): Promise<boolean> {
    const done = this.line.then(
      async () => (await notices.watch(() => this.update((have) => api.act(this.id, act, have)))) ?? false,
    );
    this.line = done;
    return done;
  }
}
