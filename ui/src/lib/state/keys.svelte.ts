// The shortcuts in force: each screen adds its own while it is on screen.

import { untrack } from 'svelte';
import { KeyReader, nameOf, type Shortcut } from '../keys';
import { modalIsOpen } from '../ui/modal';

/** Keys that a field handles natively: only for the list of keys. */
export type KeyNote = Pick<Shortcut, 'keys' | 'or' | 'does'>;

export type ShortcutGroup = { title: string; list: readonly Shortcut[]; notes: readonly KeyNote[] };

const FIELDS = 'input, select, textarea, [contenteditable="true"]';
/** Keys that do the same again while they are held: they move, count, or undo. Any other key acts once for each press. */
const REPEATS = /^(Arrow\w+|Page\w+|[jk.,;=[\]+-]|Ctrl\+[-+zy])$/;
/** Undo and redo of typed text: native in a focused field. */
const OF_FIELDS = ['Ctrl+z', 'Ctrl+y'];

class Keys {
  groups = $state.raw<readonly ShortcutGroup[]>([]);
  private reader = new KeyReader();
  /** The same, read without a signal: while effects are taken down, a signal still returns what it held before them. */
  private all: readonly ShortcutGroup[] = [];

  /** Adds shortcuts; the returned function takes them away again. For an $effect. */
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

  /** Does what these keys do on this screen; false when they do nothing. */
  run(keys: string): boolean {
    const found = this.all.flatMap((group) => group.list).findLast((one) => one.keys === keys || one.or === keys);
    found?.run();
    return found !== undefined;
  }

  listen(event: KeyboardEvent) {
    if (event.defaultPrevented || event.isComposing || modalIsOpen()) return;
    const offered = isOffer(event);
    const field = event.target instanceof Element ? event.target.closest(FIELDS) : null;
    const inField = !offered && field !== null && !(isTicked(field) && /^[^ ]$/u.test(event.key));
    // Esc leaves a field, so that the keys of the screen can be pressed again.
    if ((inField || offered) && event.key === 'Escape' && event.target instanceof HTMLElement) {
      event.target.blur();
      return;
    }
    const press = { key: keyOf(event), alt: event.altKey, ctrl: event.ctrlKey, meta: event.metaKey };
    if (inField && OF_FIELDS.includes(nameOf(press) ?? '') && isTyped(event.target)) return;
    const found = this.reader.read(
      press,
      performance.now(),
      this.all.flatMap((group) => group.list),
      inField,
    );
    // An offer is not typed over by a letter that means nothing.
    if (found || (offered && /^\p{L}$/u.test(event.key))) event.preventDefault();
    if (event.repeat && (found?.once || !REPEATS.test(nameOf(press) ?? ''))) return;
    found?.run();
  }
}

/**
 * Returns `true` if a press is in a number field whose suggestion is unchanged (`data-keys="screen"`): a letter there is
 * a key of the screen, so that the user need not leave the field first.
 */
function isOffer(event: KeyboardEvent): boolean {
  const field = event.target;
  if (!(field instanceof HTMLInputElement) || field.dataset.keys !== 'screen') return false;
  if (event.key.length === 1 && !/^[\p{L}?/,.]$/u.test(event.key)) return false;
  return field.value === '' || (field.selectionStart === 0 && field.selectionEnd === field.value.length);
}

/** Returns `true` if it is ticked and not typed into: a letter means there what it means on the whole screen. */
const isTicked = (field: Element): boolean =>
  field instanceof HTMLInputElement && /^(checkbox|radio)$/.test(field.type);

/** Returns `true` if text is typed into it. */
const isTyped = (target: EventTarget | null): boolean =>
  target instanceof HTMLTextAreaElement ||
  (target instanceof HTMLInputElement && !/^(checkbox|radio)$/.test(target.type));

/** With Alt held some layouts type another character: the digit keys are then read by their place. */
function keyOf(event: KeyboardEvent): string {
  const digit = /^Digit(\d)$/.exec(event.code)?.[1];
  return event.altKey && digit ? digit : event.key;
}

export const keys = new Keys();
