// The entries of the menus on screen, for the command palette.

import { untrack } from 'svelte';
import type { MenuItem } from './menu.svelte';

class Commands {
  private lists: readonly (() => readonly MenuItem[])[] = [];

  /** Adds the entries of a menu; the returned function removes them. For an $effect. */
  add(items: () => readonly MenuItem[]): () => void {
    this.lists = [...this.lists, items];
    return () => (this.lists = this.lists.filter((one) => one !== items));
  }

  /** The entries that can be chosen now. */
  get now(): MenuItem[] {
    return untrack(() => this.lists.flatMap((items) => items()).filter((item) => !item.whyNot));
  }
}

export const commands = new Commands();
