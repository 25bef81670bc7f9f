// An answer and its place on the table are one: pointing at either lights both.

import type { GameOption } from '../lib/api';
import type { GameTable } from './gameTable.svelte';

/** Says to the table which answer the pointer or the focus is on. */
export const pointing =
  (table: GameTable, option: GameOption) =>
  (element: HTMLElement): (() => void) => {
    const on = () => (table.hovered = option.index);
    const off = () => {
      if (table.hovered === option.index) table.hovered = null;
    };
    const all = [
      ['pointerenter', on],
      ['focus', on],
      ['pointerleave', off],
      ['blur', off],
    ] as const;
    for (const [event, run] of all) element.addEventListener(event, run);
    return () => {
      for (const [event, run] of all) element.removeEventListener(event, run);
    };
  };
