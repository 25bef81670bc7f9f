// The shortcuts in force: each screen adds its own while it is on screen.

import { untrack } from 'svelte';
import { KeyReader, type Shortcut } from '../keys';

/** Keys that a field understands by itself: for the list of keys only. */
export type KeyNote = Pick<Shortcut, 'keys' | 'or' | 'does'>;

export type ShortcutGroup = { title: string; list: readonly Shortcut[]; notes: readonly KeyNote[] };

const FIELDS = 'input, select, textarea, [contenteditable="true"]';

class Keys {
  groups = $state.raw<readonly ShortcutGroup[]>([]);
  private reader = new KeyReader();
  /** The same, read without a signal: while effects are taken down, a signal still gives what it held before them. */
  private all: readonly ShortcutGroup[] = [];

  /** Adds shortcuts; the answer takes them away again. For an $effect. */
  add(title: string, list: readonly Shortcut[], notes: readonly KeyNote[] = []): () => void {
    const group = { title, list, notes };
    this.show([...this.all, group]);
    return () => this.show(this.all.filter((one) => one !== group));
  }

  private show(groups: readonly ShortcutGroup[]) {
    this.all = groups;
    // An effect that adds shortcuts must not depend on the list that it adds to.
    untrack(() => (this.groups = groups));
  }

  listen(event: KeyboardEvent) {
    if (event.defaultPrevented || event.isComposing || document.querySelector('dialog[open]')) return;
    const inField = event.target instanceof Element && event.target.closest(FIELDS) !== null;
    const press = { key: keyOf(event), alt: event.altKey, ctrl: event.ctrlKey, meta: event.metaKey };
    const found = this.reader.read(
      press,
      performance.now(),
      this.all.flatMap((group) => group.list),
      inField,
    );
    if (!found) return;
    event.preventDefault();
    found.run();
  }
}

/** With Alt held some layouts give another character: the digit keys are then read by their place. */
function keyOf(event: KeyboardEvent): string {
  const digit = /^Digit(\d)$/.exec(event.code)?.[1];
  return event.altKey && digit ? digit : event.key;
}

export const keys = new Keys();
