// The exchange of cards between the deck and the sideboard, between two games of a match.
import type { CardCount } from '../../lib/api';
import { make } from '../elements';
import type { PhoneTable } from './gameTable';
import { words } from './i18n';

/** A card of the deck or of the sideboard. */
interface SideboardRow {
  id: string;
  /** Number of copies that the player has. */
  all: number;
  /** Copies in the deck, as the desk knows it. */
  before: number;
  /** Copies in the deck now. */
  now: number;
}

/** The exchanges that the player has made on this page. */
export class Exchange {
  private moved = new Map<string, number>();
  private movedFor: string | null = null;

  /** Returns the cards of the sideboard, and then those of the deck. */
  rows(table: PhoneTable): SideboardRow[] {
    const deck = table.sideboard;
    if (!deck) return [];
    const place = `${table.view.id}.${table.view.series.number}`;
    if (this.movedFor !== place) [this.moved, this.movedFor] = [new Map(), place];
    const rows = new Map<string, SideboardRow>();
    const add = ({ id, count }: CardCount, inDeck: number) => {
      const row = rows.get(id) ?? { id, all: 0, before: 0, now: 0 };
      row.all += count;
      row.before += inDeck;
      rows.set(id, row);
    };
    for (const card of deck.sideboard) add(card, 0);
    for (const card of deck.main) add(card, card.count);
    return [...rows.values()].map((row) => ({ ...row, now: this.moved.get(row.id) ?? row.before }));
  }

  /** Draws the exchange. `redraw` draws it again after a card has moved, and focuses the button with the given mark. */
  draw(table: PhoneTable, redraw: (mark: string) => void): HTMLElement {
    const rows = this.rows(table);
    const box = make('details', '', make('summary', '', words.game.exchange));
    box.id = 'sideboard';
    box.open = document.querySelector<HTMLDetailsElement>('#sideboard')?.open ?? false;
    box.append(
      make('p', '', `${inDeck(rows)} ${words.game.inDeck} (${words.game.atLeast} ${table.sideboard?.minimum})`),
    );
    for (const row of rows) {
      const facts = table.cards[row.id];
      const name = facts?.fullName ?? row.id;
      const step = (by: number, sign: string, word: string, can: boolean) => {
        const mark = `${row.id} ${by}`;
        const button = make('button', 'plain', sign, () => {
          this.moved.set(row.id, row.now + by);
          redraw(mark);
        });
        button.setAttribute('aria-label', `${name} ${word}`);
        button.dataset.move = mark;
        button.disabled = !can;
        return button;
      };
      box.append(
        make('div', 'exchange', [
          make('span', '', [make('span', '', name), make('small', '', facts?.facts)]),
          step(-1, '−', words.game.intoSideboard, row.now > 0),
          make('b', '', `${row.now}/${row.all}`),
          step(1, '+', words.game.intoDeck, row.now < row.all),
        ]),
      );
    }
    return box;
  }
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
