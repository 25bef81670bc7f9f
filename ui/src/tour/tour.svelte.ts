// The short tour: its stops in order, and the current one.

import type { en } from './en';

export type Stop = keyof (typeof en)['steps'];

/** The element of each stop, by its `data-testid`; a stop whose element is not on the screen is skipped. */
export const STOPS: readonly { name: Stop; at: string }[] = [
  { name: 'next', at: 'next-step' },
  { name: 'entry', at: 'entry-table' },
  { name: 'open', at: 'open-tables' },
  { name: 'clock', at: 'round-clock' },
  { name: 'phones', at: 'phones' },
  { name: 'print', at: 'print' },
  { name: 'undo', at: 'undo' },
  { name: 'sidebar', at: 'nav-decks' },
  { name: 'guide', at: 'open-guide' },
];

class Tour {
  /** The stop that is shown; null when there is no tour. */
  at = $state<number | null>(null);

  begin() {
    this.at = 0;
  }

  end() {
    this.at = null;
  }
}

export const tour = new Tour();
