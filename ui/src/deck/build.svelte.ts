// A deck being built: the list, its validation, and saving.

import { api, type DeckCheck, type DeckEntry, type DeckView } from '../lib/api';
import { notices } from '../lib/state/notices.svelte';
import { History } from '../lib/history';
import { EMPTY, moved, same, withBase, withLeader } from './list';

export type Saved = 'saved' | 'changed' | 'saving' | 'failed';

/** Rest after the last change before it is saved. */
const REST_MS = 1200;

export class DeckBuild {
  view = $state.raw<DeckView | null>(null);
  list = $state.raw<DeckEntry>(EMPTY);
  check = $state.raw<DeckCheck | null>(null);
  /** The check on show belongs to an earlier list. */
  checking = $state.raw(false);
  saved = $state.raw<Saved>('saved');
  canUndo = $state.raw(false);
  canRedo = $state.raw(false);
  failed = $state.raw(false);
  private history = new History<DeckEntry>();
  private checkAsked = 0;
  private stored: DeckEntry = EMPTY;
  private timer: ReturnType<typeof setTimeout> | undefined;
  private storing: Promise<void> | null = null;

  constructor(
    readonly event: number,
    readonly player: number,
  ) {}

  async load(): Promise<void> {
    this.failed = false;
    const view = await notices.watch(() => api.deck(this.event, this.player));
    if (!view) {
      this.failed = true;
      return;
    }
    this.view = view;
    this.list = view.list;
    this.stored = view.list;
    this.check = view.check;
  }

  private held(id: string): number {
    return this.view?.pool.find((card) => card.face.id === id)?.count ?? 0;
  }

  /** Puts copies in, or out with a negative number. */
  move(id: string, by: number) {
    this.change(moved(this.list, id, by, this.held(id)));
  }

  chooseLeader(id: string) {
    this.change(withLeader(this.list, id));
  }

  chooseBase(id: string) {
    this.change(withBase(this.list, id));
  }

  /** Shows what a bot would build. Returns whether it could. */
  async suggest(): Promise<boolean> {
    const list = await notices.watch(() => api.suggestDeck(this.event, this.player));
    if (list) this.change(list);
    return list !== undefined;
  }

  private change(list: DeckEntry) {
    if (same(list, this.list)) return;
    this.history.push(this.list);
    this.turnTo(list);
  }

  undo() {
    const before = this.history.undo(this.list);
    if (before) this.turnTo(before);
  }

  redo() {
    const after = this.history.redo(this.list);
    if (after) this.turnTo(after);
  }

  private turnTo(list: DeckEntry) {
    this.list = list;
    this.canUndo = this.history.canUndo;
    this.canRedo = this.history.canRedo;
    this.saved = same(list, this.stored) ? 'saved' : 'changed';
    void this.recheck(list);
    clearTimeout(this.timer);
    if (this.saved === 'changed') this.timer = setTimeout(() => void this.save(), REST_MS);
  }

  /** Reports may arrive in any order: only the one about the newest list counts. */
  private async recheck(list: DeckEntry) {
    const number = ++this.checkAsked;
    this.checking = true;
    try {
      const check = await api.checkLimitedDeck(this.event, this.player, list);
      if (number === this.checkAsked) this.check = check;
    } catch (thrown) {
      if (number === this.checkAsked) notices.fail(thrown);
    } finally {
      if (number === this.checkAsked) this.checking = false;
    }
  }

  /** Saves unsaved changes. One request at a time; later changes are saved after it. */
  async save(): Promise<void> {
    clearTimeout(this.timer);
    while (this.storing) await this.storing;
    if (!this.view || same(this.list, this.stored)) return;
    this.storing = this.store(this.list);
    await this.storing;
  }

  private async store(list: DeckEntry): Promise<void> {
    this.saved = 'saving';
    try {
      await api.saveDeck(this.event, this.player, list);
      this.stored = list;
      this.saved = same(list, this.list) ? 'saved' : 'changed';
    } catch (thrown) {
      this.saved = 'failed';
      notices.fail(thrown);
    } finally {
      this.storing = null;
    }
  }
}
