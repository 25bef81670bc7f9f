// The decks before and after, for undo. Typing in one field is one step.

import type { DeckContent } from '../lib/api';

const MOST = 300;

export class History {
  private past: DeckContent[] = [];
  private future: DeckContent[] = [];
  private joint: string | null = null;

  /** Remembers what a change replaces. Changes with the same `joint`, one after the other, are one step. */
  push(before: DeckContent, joint: string | null = null) {
    if (joint !== null && joint === this.joint && this.future.length === 0) return;
    this.joint = joint;
    this.past.push(before);
    if (this.past.length > MOST) this.past.shift();
    this.future = [];
  }

  undo(now: DeckContent): DeckContent | null {
    this.joint = null;
    const before = this.past.pop();
    if (!before) return null;
    this.future.push(now);
    return before;
  }

  redo(now: DeckContent): DeckContent | null {
    this.joint = null;
    const after = this.future.pop();
    if (!after) return null;
    this.past.push(now);
    return after;
  }

  get canUndo(): boolean {
    return this.past.length > 0;
  }

  get canRedo(): boolean {
    return this.future.length > 0;
  }
}
