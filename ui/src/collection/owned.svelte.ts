// The owned cards while they are counted: a change shows immediately and is saved a moment later, several together.

import { api, type OwnedCard } from '../lib/api';
import { notices } from '../lib/state/notices.svelte';
import { asOwned, MOST_COPIES, withOwned, type Owned } from './setProgress';

const SAVE_MS = 350;
const nothing = (id: string): OwnedCard => ({ id, count: 0, foil: 0 });

export class Shelf {
  /** By number; cards without a copy are not in it. */
  owned = $state.raw<Owned>(asOwned([]));
  loaded = $state(false);
  failed = $state(false);
  /** The values that each change replaced, newest last. */
  private history: OwnedCard[] = [];
  private changed: readonly OwnedCard[] = [];
  private timer: ReturnType<typeof setTimeout> | undefined;
  private line: Promise<void> = Promise.resolve();

  async load() {
    this.failed = false;
    const cards = await notices.watch(() => api.collection());
    this.failed = cards === undefined;
    if (cards) this.use(cards);
  }

  /** The whole collection as saved. Unsaved changes take precedence. */
  use(cards: readonly OwnedCard[]) {
    this.owned = withOwned(asOwned(cards), this.changed);
    this.loaded = true;
  }

  of(id: string): OwnedCard {
    return this.owned.get(id) ?? nothing(id);
  }

  set(id: string, change: Partial<Omit<OwnedCard, 'id'>>) {
    const before = this.of(id);
    const fit = (count: number) => Math.min(MOST_COPIES, Math.max(0, count));
    const after = { id, count: fit(change.count ?? before.count), foil: fit(change.foil ?? before.foil) };
    if (after.count === before.count && after.foil === before.foil) return;
    this.history.push(before);
    this.keep(after);
  }

  /** Takes the newest change back; returns the card's number, or null when there is none. */
  undo(): string | null {
    const before = this.history.pop();
    if (!before) return null;
    this.keep(before);
    return before.id;
  }

  /** After an import, earlier changes cannot be undone. */
  replaced(cards: readonly OwnedCard[]) {
    this.history = [];
    this.use(cards);
  }

  private keep(card: OwnedCard) {
    this.owned = withOwned(this.owned, [card]);
    this.changed = [...this.changed.filter((one) => one.id !== card.id), card];
    clearTimeout(this.timer);
    this.timer = setTimeout(() => void this.save(), SAVE_MS);
  }

  /** Saves changes, one request at a time; immediately when the screen closes. */
  save(): Promise<void> {
    clearTimeout(this.timer);
    this.line = this.line.then(async () => {
      const sent = this.changed;
      if (sent.length === 0) return;
      this.changed = [];
      const cards = await notices.watch(() => api.setOwnedCards([...sent]));
      if (cards) this.use(cards);
      // Refused: the numbers on screen must not pretend to be saved.
      else await this.load();
    });
    return this.line;
  }
}
