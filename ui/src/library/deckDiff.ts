// Two decks side by side, as rows. Pure.

import type { ComparedCard, DeckSection } from '../lib/api';

export type ComparedPart = { section: DeckSection; rows: ComparedCard[] };

const ORDER: readonly DeckSection[] = ['leader', 'base', 'main', 'sideboard'];

/** The rows by section; `only`: without those that are the same in both. */
export const parts = (rows: readonly ComparedCard[], only: boolean): ComparedPart[] =>
  ORDER.map((section) => ({
    section,
    rows: rows.filter((row) => row.section === section && (!only || row.before !== row.after)),
  })).filter((part) => part.rows.length > 0);

/** Number of copies added and removed. */
export function balance(rows: readonly ComparedCard[]): { plus: number; minus: number } {
  let plus = 0;
  let minus = 0;
  for (const { before, after } of rows) {
    plus += Math.max(0, after - before);
    minus += Math.max(0, before - after);
  }
  return { plus, minus };
}

/** Formats a difference: "+2", "−1", "0". The sign is readable without colour. */
export const signed = (change: number): string => (change > 0 ? `+${change}` : change < 0 ? `\u2212${-change}` : '0');
