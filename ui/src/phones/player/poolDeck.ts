// The deck that a player builds from a pool: its copies, filters, orders, curve and legality.

import type { CardFace, DeckEntry, PlayerLimitedDeckView } from '../../lib/api';
import { language } from '../../lib/i18n/language.svelte';
import { aspectName } from './cardFacts';
import { words } from './i18n';

/** Number of columns of the curve. The last one has all higher costs. */
export const COSTS = 8;

export type Order = 'aspect' | 'cost' | 'name';

/** A copy of a card of the pool. */
export interface PoolCopy {
  face: CardFace;
  /** The copy, from 1. */
  number: number;
  /** Its key among the chosen ones. */
  key: string;
}

/** The player's filters. */
export interface Filters {
  /** Only cards in the deck. */
  inDeck: boolean;
  /** Aspects to show, `none` for cards without one; all if empty. */
  aspects: readonly string[];
  /** The column of the curve to show alone. */
  cost: number | null;
}

/** A deck as it is chosen on the screen. */
export interface ChosenDeck {
  leader: string | null;
  base: string | null;
  /** Keys of the copies. */
  copies: ReadonlySet<string>;
}

const keyOf = (id: string, number: number) => `${id} ${number}`;
const isLeaderOrBase = ({ kind }: CardFace) => kind === 'leader' || kind === 'base';

/** Returns every copy of the cards that go into a deck. */
export function copiesOf(limited: PlayerLimitedDeckView): PoolCopy[] {
  return limited.pool
    .filter(({ face }) => !isLeaderOrBase(face))
    .flatMap(({ face, count }) =>
      Array.from({ length: count }, (_, at) => ({ face, number: at + 1, key: keyOf(face.id, at + 1) })),
    );
}

/** Returns a deck as chosen copies. */
export function chosenFrom(list: DeckEntry | null): ChosenDeck {
  const keys = (list?.cards ?? []).flatMap(({ id, count }) =>
    Array.from({ length: count }, (_, at) => keyOf(id, at + 1)),
  );
  return { leader: list?.leader ?? null, base: list?.base ?? null, copies: new Set(keys) };
}

/** Returns the chosen copies with one more, or without it if it was chosen. */
export function toggled(copies: ReadonlySet<string>, key: string): ReadonlySet<string> {
  const next = new Set(copies);
  if (!next.delete(key)) next.add(key);
  return next;
}

/** Returns the chosen deck as it is registered. */
export function deckEntry(chosen: ChosenDeck, all: readonly PoolCopy[]): DeckEntry {
  const counts = new Map<string, number>();
  for (const { face, key } of all) {
    if (chosen.copies.has(key)) counts.set(face.id, (counts.get(face.id) ?? 0) + 1);
  }
  const cards = [...counts].map(([id, count]) => ({ id, count }));
  return { leader: chosen.leader, base: chosen.base, cards };
}

/** Returns the column of the curve for a card. */
export const costColumn = ({ cost }: CardFace): number => Math.min(COSTS - 1, cost ?? 0);

/** Returns the number of cards in each column of the curve. */
export function curveOf(held: readonly PoolCopy[]): number[] {
  const columns = new Array<number>(COSTS).fill(0);
  for (const { face } of held) columns[costColumn(face)] = (columns[costColumn(face)] ?? 0) + 1;
  return columns;
}

/** Returns the minimum size of a deck with the chosen base. */
export const minimumOf = (limited: PlayerLimitedDeckView, base: string | null): number =>
  limited.minimums[base ?? ''] ?? limited.usualMinimum;

/** Returns what the chosen deck lacks; empty if it is legal. The server checks it again when it is registered. */
export function lacks(chosen: ChosenDeck, cards: number, minimum: number): string[] {
  return [
    ...(chosen.leader === null ? [words.deck.noLeader] : []),
    ...(chosen.base === null ? [words.deck.noBase] : []),
    ...(cards < minimum ? [words.deck.missing(minimum - cards)] : []),
  ];
}

const compareText = (a: string, b: string) => a.localeCompare(b, language.code);
const byName = (a: PoolCopy, b: PoolCopy) => compareText(a.face.name, b.face.name) || a.number - b.number;
const byCost = (a: PoolCopy, b: PoolCopy) => (a.face.cost ?? 0) - (b.face.cost ?? 0);
const byAspects = (a: PoolCopy, b: PoolCopy) => compareText(a.face.aspects.join(' '), b.face.aspects.join(' '));
const ORDERS: Record<Order, (a: PoolCopy, b: PoolCopy) => number> = {
  aspect: (a, b) => byAspects(a, b) || byCost(a, b) || byName(a, b),
  cost: (a, b) => byCost(a, b) || byName(a, b),
  name: byName,
};

/** Returns the heading above a card; empty without headings. */
function heading({ cost, aspects }: CardFace, order: Order): string {
  if (order === 'name') return '';
  if (order === 'cost') return words.deck.costOf(cost ?? 0);
  return aspects.map(aspectName).join(' · ') || words.deck.noAspect;
}

/** The cards under a heading. */
export interface PoolGroup {
  heading: string;
  copies: PoolCopy[];
}

/** Returns the copies that pass the filters, in order and under their headings. */
export function grouped(
  all: readonly PoolCopy[],
  chosen: ReadonlySet<string>,
  filters: Filters,
  order: Order,
): PoolGroup[] {
  const { aspects, cost, inDeck } = filters;
  const hasAspect = (face: CardFace, aspect: string) =>
    aspect === 'none' ? face.aspects.length === 0 : face.aspects.includes(aspect);
  const isShown = ({ face, key }: PoolCopy) =>
    (aspects.length === 0 || aspects.some((aspect) => hasAspect(face, aspect))) &&
    (cost === null || costColumn(face) === cost) &&
    (!inDeck || chosen.has(key));
  const groups: PoolGroup[] = [];
  for (const copy of all.filter(isShown).sort(ORDERS[order])) {
    const own = heading(copy.face, order);
    const last = groups.at(-1);
    if (last?.heading === own) last.copies.push(copy);
    else groups.push({ heading: own, copies: [copy] });
  }
  return groups;
}
