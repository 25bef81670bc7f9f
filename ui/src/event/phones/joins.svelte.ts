// The list of phones asking to join. Rows keep their places while the pointer is on one.

import type { PhoneJoinView } from '../../lib/api';

/** A request, and whether it still waits for the desk. */
export type JoinRow = { join: PhoneJoinView; waits: boolean };

export class JoinRows {
  rows = $state.raw<readonly JoinRow[]>([]);
  private joins: readonly PhoneJoinView[] = [];
  private held = false;

  /** Shows the current requests. While the list is held, closed requests keep their places and new ones follow. */
  show(joins: readonly PhoneJoinView[]) {
    this.joins = joins;
    const kept = this.rows.flatMap((row): JoinRow[] => {
      const now = joins.find(({ request }) => request === row.join.request);
      if (now) return [{ join: now, waits: true }];
      return this.held ? [{ join: row.join, waits: false }] : [];
    });
    const added = joins.filter(({ request }) => kept.every((row) => row.join.request !== request));
    this.rows = [...kept, ...added.map((join) => ({ join, waits: true }))];
  }

  /** Sets whether the list is held, by the pointer or the focus. */
  hold(held: boolean) {
    this.held = held;
    if (!held) this.show(this.joins);
  }
}

/** The request with the typed code, once all four digits are entered. */
export function joinOf(joins: readonly PhoneJoinView[], typed: string): PhoneJoinView | null {
  const code = typed.replace(/\s/g, '');
  return joins.find((join) => join.code === code) ?? null;
}
