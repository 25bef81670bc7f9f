// Sorting and filtering of players.

import type { DeckStatus, PlayerView } from '../../lib/api';

export type Column = 'id' | 'name' | 'pod' | 'deck' | 'record';
export type Order = { column: Column; down: boolean };

const DECKS: readonly DeckStatus[] = ['missing', 'illegal', 'noList', 'notYet', 'legal', 'onPaper'];

const names = new Intl.Collator(undefined, { sensitivity: 'base', numeric: true });

/** Wins, then draws, of "2-1-0". */
function worth(record: string): number {
  const [wins = 0, , draws = 0] = record.split('-').map(Number);
  return wins * 1000 + draws;
}

function compare(column: Column, x: PlayerView, y: PlayerView): number {
  switch (column) {
    case 'id':
      return x.id - y.id;
    case 'name':
      return names.compare(x.name, y.name);
    case 'pod':
      return (x.pod ?? 1e6) - (y.pod ?? 1e6) || (x.seat ?? 0) - (y.seat ?? 0);
    case 'deck':
      return DECKS.indexOf(x.deck) - DECKS.indexOf(y.deck);
    case 'record':
      return worth(y.record) - worth(x.record);
  }
}

/** Equal ones stay in the order of registration. */
export function ordered(players: readonly PlayerView[], order: Order, filter = ''): PlayerView[] {
  const wanted = filter.trim().toLocaleLowerCase();
  const direction = order.down ? -1 : 1;
  return players
    .filter((player) => player.name.toLocaleLowerCase().includes(wanted))
    .toSorted((x, y) => direction * compare(order.column, x, y) || x.id - y.id);
}

/** Returns the next sort order. Choosing the same column again reverses it. */
export const reorder = (order: Order, column: Column): Order =>
  order.column === column ? { column, down: !order.down } : { column, down: false };

/** Lines of a paste that say something: what the button counts. */
export const linesOf = (text: string): number => text.split('\n').filter((line) => line.trim() !== '').length;
