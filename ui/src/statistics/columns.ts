// The columns of the table of cards, and its order. Pure.

import type { CardStatisticsLine, CardStatisticsQuery } from '../lib/api';
import { folded } from '../lib/foldText';

/** The selection of all events. */
export const EVERYTHING: CardStatisticsQuery = {
  events: [],
  league: null,
  kind: null,
  from: null,
  to: null,
  set: null,
  bots: false,
};

export const COLUMNS = [
  'name',
  'games',
  'winRate',
  'effect',
  'deq',
  'decks',
  'mainDeck',
  'picked',
  'lastSeenAt',
  'takenAt',
  'taken',
  'firstPick',
  'preference',
  'earlier',
  'opening',
  'drawn',
  'resourced',
  'played',
] as const;
export type Column = (typeof COLUMNS)[number];

/** The order of a table. */
export type Order = { column: Column; descending: boolean };

/** Parts of the table: all columns together would not fit in a window. */
export const GROUPS = ['results', 'picks', 'hands'] as const;
export type Group = (typeof GROUPS)[number];

/** The columns of each part: results of decks, choices in drafts, and games that the rules engine played. */
const COLUMNS_OF: Readonly<Record<Group, readonly Column[]>> = {
  results: ['name', 'games', 'winRate', 'effect', 'deq', 'decks', 'mainDeck', 'takenAt'],
  picks: ['name', 'picked', 'lastSeenAt', 'takenAt', 'taken', 'firstPick', 'preference', 'earlier', 'winRate'],
  hands: ['name', 'games', 'winRate', 'opening', 'drawn', 'resourced', 'played'],
};

/** Columns of a draft, shown if anything was drafted. */
const OF_PICKS: ReadonlySet<Column> = new Set([
  'picked',
  'lastSeenAt',
  'takenAt',
  'taken',
  'firstPick',
  'preference',
  'earlier',
]);

/** Columns whose small numbers are the interesting ones. */
const ASCENDING: ReadonlySet<Column> = new Set(['name', 'lastSeenAt', 'takenAt']);

/** The kinds of counts with any entry, and whether effects are shown. */
export type Counted = { picks: boolean; effects: boolean; hands: boolean };

/** Returns the parts with anything to show. */
export const shownGroups = (has: Counted): Group[] =>
  GROUPS.filter((group) => group === 'results' || (group === 'picks' ? has.picks : has.hands));

/** Returns the columns of a part: those of picks only with any, effects only if they are shown. */
export const shownColumns = (group: Group, has: Counted): Column[] =>
  COLUMNS_OF[group].filter((column) => (has.picks || !OF_PICKS.has(column)) && (has.effects || column !== 'effect'));

/** The number of a card in a column; `null` below the threshold. */
export function valueOf(line: CardStatisticsLine, column: Exclude<Column, 'name'>): number | null {
  switch (column) {
    case 'taken':
      return line.takenWhenSeen?.percent ?? null;
    case 'firstPick':
      return line.firstPick?.percent ?? null;
    case 'earlier':
      return line.preference === null || line.botPreference === null ? null : line.preference - line.botPreference;
    case 'winRate':
      return line.winRate?.percent ?? null;
    case 'effect':
      return line.effect?.mean ?? null;
    case 'opening':
    case 'drawn':
    case 'resourced':
    case 'played':
      return line.hands?.[column].rate?.percent ?? null;
    default:
      return line[column];
  }
}

/** Returns the order after a press on a column's head: the same column turns round. */
export const pressed = (order: Order, column: Column): Order =>
  order.column === column ? { column, descending: !order.descending } : { column, descending: !ASCENDING.has(column) };

/** Returns the cards in an order; cards without the number are last either way. */
export function sorted(lines: readonly CardStatisticsLine[], { column, descending }: Order): CardStatisticsLine[] {
  const sign = descending ? -1 : 1;
  if (column === 'name') return lines.toSorted((a, b) => sign * a.name.localeCompare(b.name));
  return lines.toSorted((a, b) => {
    const [one, other] = [valueOf(a, column), valueOf(b, column)];
    if (one === null || other === null) return Number(one === null) - Number(other === null);
    return sign * (one - other);
  });
}

/** Returns the cards whose name or number has every word of the search. */
export function matching(lines: readonly CardStatisticsLine[], asked: string): readonly CardStatisticsLine[] {
  const words = folded(asked).split(/\s+/).filter(Boolean);
  if (words.length === 0) return lines;
  return lines.filter((line) => {
    const text = folded(`${line.name} ${line.id}`);
    return words.every((word) => text.includes(word));
  });
}
