// A deck and what can be done to it. Every change makes a new one; nothing here asks the program.

import type { CardCount, CardFace, DeckContent, DeckFormat } from '../lib/api';

/** The two lists that hold copies. */
export type Section = 'main' | 'sideboard';

/** Looks a card up by its number. */
export type Faces = (id: string) => CardFace | undefined;

export const FORMATS: readonly DeckFormat[] = ['premier', 'eternal', 'twinSuns', 'sealed', 'draft'];

export const isLimited = (format: DeckFormat): boolean => format === 'sealed' || format === 'draft';

/** Built from a pool: its sideboard is the rest of the pool. */
export const fromPool = (content: DeckContent): boolean => isLimited(content.format) && content.pool !== null;

/** Twin Suns and limited decks have no separate sideboard. */
export const hasSideboard = (format: DeckFormat): boolean => format === 'premier' || format === 'eternal';

export const leadersOf = (format: DeckFormat): number => (format === 'twinSuns' ? 2 : 1);

/** Largest number of copies in deck and sideboard together. `own`: a limit printed on the card (CR 1.3.1). */
export function limitOf(face: CardFace, content: DeckContent, own?: number): number {
  if (face.kind === 'leader' || face.kind === 'base') return 1;
  if (fromPool(content)) return content.pool?.cards.find((row) => row.id === face.id)?.count ?? 0;
  return own ?? (content.format === 'twinSuns' ? 1 : 3);
}

export const total = (rows: readonly CardCount[]): number => rows.reduce((sum, row) => sum + row.count, 0);

export const copiesIn = (rows: readonly CardCount[], id: string): number =>
  rows.find((row) => row.id === id)?.count ?? 0;

/** Copies by identity, over the deck, the sideboard, leaders and base: what a row of the source shows. */
export function held(content: DeckContent, faces: Faces): Map<string, number> {
  const counts = new Map<string, number>();
  const note = (id: string, count: number) => {
    const identity = faces(id)?.identity ?? id;
    counts.set(identity, (counts.get(identity) ?? 0) + count);
  };
  for (const id of [...content.leaders, ...content.bases]) note(id, 1);
  for (const row of [...content.main, ...content.sideboard]) note(row.id, row.count);
  return counts;
}

/** The most copies of a card that a deck can store. */
const MOST = 999;

/** Rows with some copies more, or fewer with a negative number; never fewer than none. Sorted by number. */
export function withCopies(rows: readonly CardCount[], id: string, by: number): CardCount[] {
  const before = copiesIn(rows, id);
  const count = Math.min(MOST, Math.max(0, before + by));
  const others = rows.filter((row) => row.id !== id);
  return count === 0 ? others : [...others, { id, count }].sort((a, b) => (a.id < b.id ? -1 : 1));
}

/** The printing of a card that a list holds already: its own number, else another of the same identity. */
export function rowFor(rows: readonly CardCount[], face: CardFace, faces: Faces): string | null {
  if (copiesIn(rows, face.id) > 0) return face.id;
  return rows.find((row) => faces(row.id)?.identity === face.identity)?.id ?? null;
}

/** Copies into a list, or out of it. `exact`: only this printing. */
export function added(
  content: DeckContent,
  face: CardFace,
  section: Section,
  by: number,
  faces: Faces,
  exact = false,
): DeckContent {
  const rows = content[section];
  const other = exact && by > 0 ? null : rowFor(rows, face, faces);
  const id = other ?? face.id;
  let step = by;
  if (fromPool(content) && by > 0) {
    const left = limitOf(face, content) - copiesIn(content.main, face.id);
    step = Math.min(by, left);
    if (step <= 0) return content;
  }
  if (step < 0 && other === null) return content;
  return { ...content, [section]: withCopies(rows, id, step) };
}

/** Copies from one list to the other. */
export function moved(content: DeckContent, id: string, from: Section, count: number): DeckContent {
  const have = Math.min(count, copiesIn(content[from], id));
  if (have === 0) return content;
  const to: Section = from === 'main' ? 'sideboard' : 'main';
  return { ...content, [from]: withCopies(content[from], id, -have), [to]: withCopies(content[to], id, have) };
}

/** All copies out of a list. */
export const without = (content: DeckContent, id: string, from: Section): DeckContent =>
  copiesIn(content[from], id) === 0 ? content : { ...content, [from]: withCopies(content[from], id, -MOST) };

/** Choosing a leader that is chosen already lets it go; one too many takes the place of the last. */
export function withLeader(content: DeckContent, id: string): DeckContent {
  if (content.leaders.includes(id)) return { ...content, leaders: content.leaders.filter((one) => one !== id) };
  const most = leadersOf(content.format);
  return { ...content, leaders: [...content.leaders.slice(0, most - 1), id] };
}

/** The leader or base that left the deck for another one; null if none was replaced. */
export function replacedBy(before: DeckContent, after: DeckContent): string | null {
  for (const [were, are] of [
    [before.leaders, after.leaders],
    [before.bases, after.bases],
  ] as const) {
    const gone = were.find((id) => !are.includes(id));
    if (gone !== undefined && are.length >= were.length) return gone;
  }
  return null;
}

/** Choosing a base: in place of the one before, or letting it go when it is chosen already. */
export const withBase = (content: DeckContent, id: string): DeckContent => ({
  ...content,
  bases: content.bases.includes(id) ? content.bases.filter((one) => one !== id) : [id],
});

const sameRows = (a: readonly CardCount[], b: readonly CardCount[]) =>
  a.length === b.length && a.every((row) => copiesIn(b, row.id) === row.count);
const sameIds = (a: readonly string[], b: readonly string[]) =>
  a.length === b.length && a.every((id, i) => b[i] === id);

/** Returns `true` if two decks say the same. */
export function same(a: DeckContent, b: DeckContent): boolean {
  if (a === b) return true;
  if (a.name !== b.name || a.author !== b.author || a.format !== b.format || a.notes !== b.notes) return false;
  if (!sameIds(a.leaders, b.leaders) || !sameIds(a.bases, b.bases)) return false;
  if (!sameRows(a.main, b.main) || !sameRows(a.sideboard, b.sideboard)) return false;
  if (a.pool === null || b.pool === null) return a.pool === b.pool;
  return a.pool.set === b.pool.set && sameRows(a.pool.cards, b.pool.cards);
}

/** A card that the catalogue does not know, so that its row can be shown and taken out. */
export const unknownFace = (id: string): CardFace => ({
  id,
  identity: id,
  name: id,
  subtitle: null,
  kind: 'unknown',
  arena: null,
  cost: null,
  power: null,
  hp: null,
  aspects: [],
  traits: [],
  rarity: 'Common',
  unique: false,
  keywords: [],
  asUpgrade: false,
});

export type Row = { face: CardFace; count: number };

/** The rows of a list with their cards. */
export const rowsOf = (rows: readonly CardCount[], faces: Faces): Row[] =>
  rows.map(({ id, count }) => ({ face: faces(id) ?? unknownFace(id), count }));

/** A deck that nothing is in yet. */
export const emptyDeck = (format: DeckFormat, name = ''): DeckContent => ({
  name,
  author: '',
  format,
  leaders: [],
  bases: [],
  main: [],
  sideboard: [],
  pool: null,
  notes: '',
});
