// The exchange of cards between the deck and the sideboard, between two games of a match.
import type { CardCount, SideboardView } from '../../lib/api';

/** A card of the deck or of the sideboard. */
export interface SideboardRow {
  id: string;
  /** Number of copies that the player has. */
  all: number;
  /** Copies in the deck, as the desk knows it. */
  before: number;
  /** Copies in the deck now. */
  now: number;
}

/** Returns the cards of the sideboard, and then those of the deck. `moved` has the copies in the deck of cards that were moved. */
export function exchangeRows(deck: SideboardView | null, moved: Readonly<Record<string, number>>): SideboardRow[] {
  if (!deck) return [];
  const rows = new Map<string, SideboardRow>();
  const add = ({ id, count }: CardCount, inDeck: number) => {
    const row = rows.get(id) ?? { id, all: 0, before: 0, now: 0 };
    row.all += count;
    row.before += inDeck;
    rows.set(id, row);
  };
  for (const card of deck.sideboard) add(card, 0);
  for (const card of deck.main) add(card, card.count);
  return [...rows.values()].map((row) => ({ ...row, now: moved[row.id] ?? row.before }));
}

/** Returns the number of cards in the deck. */
export function inDeck(rows: readonly SideboardRow[]): number {
  return rows.reduce((sum, row) => sum + row.now, 0);
}

/** Returns the deck of the next game, or `null` if it is the one that the desk knows. */
export function exchanged(rows: readonly SideboardRow[]): CardCount[] | null {
  if (rows.every((row) => row.now === row.before)) return null;
  return rows.filter((row) => row.now > 0).map((row) => ({ id: row.id, count: row.now }));
}
