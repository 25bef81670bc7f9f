// The short tour: what it points at, one after the other, and where it stands.

import type { en } from './en';

export type Stop = keyof (typeof en)['steps'];

/** What each stop points at, by its `data-testid`; a stop whose thing is not on the screen is passed over. */
export const STOPS: readonly { name: Stop; at: string }[] = [
  { name: 'next', at: 'next-step' },
  { name: 'entry', at: 'entry-table' },
  { name: 'open', at: 'open-tables' },
  { name: 'clock', at: 'round-clock' },
  { name: 'phones', at: 'phones' },
  { name: 'print', at: 'print' },
  { name: 'undo', at: 'undo' },
  { name: 'rail', at: 'nav-decks' },
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
