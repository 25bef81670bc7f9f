// Undo history: the states before and after. Typing in one field is one step.

const MOST = 300;

export class History<T> {
  private past: T[] = [];
  private future: T[] = [];
  private joint: string | null = null;

  /** Records the state that a change replaces. Consecutive changes with the same `joint` are one step. */
  push(before: T, joint: string | null = null) {
    if (joint !== null && joint === this.joint && this.future.length === 0) return;
    this.joint = joint;
    this.past.push(before);
    if (this.past.length > MOST) this.past.shift();
    this.future = [];
  }

  undo(now: T): T | null {
    this.joint = null;
    const before = this.past.pop();
    if (before === undefined) return null;
    this.future.push(now);
    return before;
  }

  redo(now: T): T | null {
    this.joint = null;
    const after = this.future.pop();
    if (after === undefined) return null;
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
