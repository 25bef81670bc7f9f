// Resolving the rows of an imported list: unresolved rows are decided one by one, and the decks are derived from the
// decisions. Nothing is changed in place, so every decision can be undone.

import type {
  CardCount,
  CardFace,
  DeckContent,
  DeckFormat,
  ImportView,
  OwnedCard,
  UnresolvedRowView,
} from '../lib/api';
import { isLimited, withCopies } from '../builder/content';

/** The decision about a row: a card, or none. */
export type Decision = { kind: 'resolve'; face: CardFace } | { kind: 'leaveOut' };

export type Decisions = ReadonlyMap<string, Decision>;

export const UNDECIDED: Decisions = new Map();

/** Returns the decisions with one added, changed or, with `null`, removed. */
export function decided(decisions: Decisions, key: string, decision: Decision | null): Decisions {
  const next = new Map(decisions);
  if (decision === null) next.delete(key);
  else next.set(key, decision);
  return next;
}

/** A row with the key of its decision. */
export type KeyedRow = { key: string; unresolved: UnresolvedRowView };

/** Rows by what they say, not by where they stand: a decision outlives a correction elsewhere in the list. */
export function keyed(rows: readonly UnresolvedRowView[]): KeyedRow[] {
  const seen = new Map<string, number>();
  return rows.map((row) => {
    const base = `${row.deck}/${row.section ?? ''}/${row.code}/${row.text}`;
    const nth = seen.get(base) ?? 0;
    seen.set(base, nth + 1);
    return { key: `${base}/${nth}`, unresolved: row };
  });
}

const joined = (ids: readonly string[], id: string) => (ids.includes(id) ? [...ids] : [...ids, id]);

/** A deck with some copies of a card more. Leaders and bases have one place each; all else goes where the row stood. */
export function withCard(content: DeckContent, face: CardFace, row: UnresolvedRowView): DeckContent {
  if (face.kind === 'leader') return { ...content, leaders: joined(content.leaders, face.id) };
  if (face.kind === 'base') return { ...content, bases: joined(content.bases, face.id) };
  const section = row.section === 'sideboard' ? 'sideboard' : 'main';
  return { ...content, [section]: withCopies(content[section], face.id, Math.max(1, row.count)) };
}

/** The decks with everything that was decided. */
export function resolvedDecks(view: ImportView, rows: readonly KeyedRow[], decisions: Decisions): DeckContent[] {
  return view.decks.map((deck, index) =>
    rows.reduce((content, { key, unresolved }) => {
      const decision = decisions.get(key);
      return decision?.kind === 'resolve' && unresolved.deck === index
        ? withCard(content, decision.face, unresolved)
        : content;
    }, deck),
  );
}

/** Rows of one card summed up. */
export function merged(cards: readonly OwnedCard[]): OwnedCard[] {
  const sums = new Map<string, OwnedCard>();
  for (const { id, count, foil } of cards) {
    const sum = sums.get(id);
    sums.set(id, { id, count: count + (sum?.count ?? 0), foil: foil + (sum?.foil ?? 0) });
  }
  return [...sums.values()];
}

/** Returns the collection with all decisions applied; cards from resolved rows count as not foil. */
export function resolvedCollection(view: ImportView, rows: readonly KeyedRow[], decisions: Decisions): OwnedCard[] {
  const added = rows.flatMap(({ key, unresolved }) => {
    const decision = decisions.get(key);
    return decision?.kind === 'resolve' && unresolved.section === null
      ? [{ id: decision.face.id, count: Math.max(1, unresolved.count), foil: 0 }]
      : [];
  });
  return merged([...view.collection, ...added]);
}

/** Returns the cards needed to own all these decks at the same time. */
export function ownedOf(decks: readonly DeckContent[]): OwnedCard[] {
  const one = (id: string): CardCount => ({ id, count: 1 });
  const rows = decks.flatMap((deck) => [
    ...deck.leaders.map(one),
    ...deck.bases.map(one),
    ...deck.main,
    ...deck.sideboard,
  ]);
  return merged(rows.map(({ id, count }) => ({ id, count, foil: 0 })));
}

const setOf = (id: string) => id.slice(0, id.lastIndexOf('_'));

/** The set that most copies are from: that of the pool. */
function commonSet(rows: readonly CardCount[]): string {
  const copies = new Map<string, number>();
  for (const { id, count } of rows) copies.set(setOf(id), (copies.get(setOf(id)) ?? 0) + count);
  return [...copies].sort((a, b) => b[1] - a[1])[0]?.[0] ?? '';
}

/**
 * The deck for a format. A limited deck is built from a pool: that is the whole list, sideboard included, and the
 * sideboard is what the deck leaves of it.
 */
export function inFormat(content: DeckContent, format: DeckFormat): DeckContent {
  if (!isLimited(format)) return { ...content, format };
  const owned = ownedOf([content]);
  if (content.pool !== null || owned.length === 0) return { ...content, format };
  const cards = owned.map(({ id, count }) => ({ id, count })).sort((a, b) => (a.id < b.id ? -1 : 1));
  return { ...content, format, pool: { set: commonSet(cards), cards }, sideboard: [] };
}
