// The list of phones that ask to join: rows keep their places while somebody points at one.

import type { PhoneJoinView } from '../../lib/api';

/** A request, and whether it still waits for the desk. */
export type JoinRow = { join: PhoneJoinView; waits: boolean };

export class JoinRows {
  rows = $state.raw<readonly JoinRow[]>([]);
  private joins: readonly PhoneJoinView[] = [];
  private held = false;

  /** Shows the requests that wait now. While the list is held, those that are over stay where they are, and new ones follow. */
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

  /** Says whether somebody points at the list or has the focus in it. */
  hold(held: boolean) {
    this.held = held;
    if (!held) this.show(this.joins);
  }
}

/** The request whose phone shows what was typed, once all four digits are there. */
export function joinOf(joins: readonly PhoneJoinView[], typed: string): PhoneJoinView | null {
  const code = typed.replace(/\s/g, '');
  return joins.find((join) => join.code === code) ?? null;
}
