// Lists cut into sheets of paper.

import type { RoundView, TableView } from '../lib/api';

/** A line of the pairings by name: one for each player. */
export type NameLine = { name: string; table: number | null; opponent: string | null };

const names = new Intl.Collator(undefined, { sensitivity: 'base', numeric: true });

/** Every player with table and opponent, by name; no table is a bye. */
export function byName(round: RoundView): NameLine[] {
  return round.tables
    .flatMap(({ table, a, b }): NameLine[] =>
      b
        ? [
            { name: a.name, table, opponent: b.name },
            { name: b.name, table, opponent: a.name },
          ]
        : [{ name: a.name, table: null, opponent: null }],
    )
    .sort((x, y) => names.compare(x.name, y.name));
}

/**
 * How many pods stand on a sheet, side by side in twos: a sheet has room for 32 lines in a column, a pod takes one
 * a seat and two for its heading.
 */
export function podsOnSheet(largest: number): number {
  return 2 * Math.max(1, Math.floor(32 / (largest + 2)));
}

/** Pieces of at most `size`, in order. */
export function pieces<T>(list: readonly T[], size: number): T[][] {
  const out: T[][] = [];
  for (let at = 0; at < list.length; at += size) out.push(list.slice(at, at + size));
  return out;
}

/**
 * Slips on sheets of `places`, so that the cut piles, laid one on the other in the order of their places, are in the
 * order of the tables: place 1 of all sheets first, then place 2 of all sheets. Empty places come last on a sheet.
 */
export function slipSheets(round: RoundView, places: number): TableView[][] {
  const slips = round.tables.filter((table) => table.b !== null);
  const sheets = Math.ceil(slips.length / places);
  return Array.from({ length: sheets }, (_, sheet) => slips.filter((_, index) => index % sheets === sheet));
}
