// The table of a game as the server sends it to a phone: whole, or what changed since the one that the page has.
// crates/app/src/changes.rs describes the changes.
import type { GameView, PhoneCardView, PhoneTableUpdate, SideboardView } from '../../lib/api';
import { changedTable } from '../../lib/changes';
import { cardFacts, type CardFacts } from './cardFacts';

/** The part of a table that changes modify. */
interface ChangingTable {
  view: GameView;
  /** `true` if the player, and if all other players, are ready for the next game. */
  wantsNext: [boolean, boolean];
  sideboard: SideboardView | null;
}

/** The table of a game on a phone, with the cards that it shows. */
export interface PhoneTable extends ChangingTable {
  /** The cards by number. */
  cards: Record<string, CardFacts>;
  judgeCalled: boolean;
}

/** A table as it is sent. */
export type TableUpdate = PhoneTableUpdate & { judgeCalled: boolean };

const byNumber = (cards: readonly PhoneCardView[]) =>
  Object.fromEntries(cards.map((card) => [card.face.id, cardFacts(card)]));

/** The table that a page has, with the revision that it sends along with its next request. */
export class HeldTable {
  private held: { revision: string; table: PhoneTable } | null = null;

  get revision(): string | null {
    return this.held?.revision ?? null;
  }

  get table(): PhoneTable | null {
    return this.held?.table ?? null;
  }

  /** Takes the table of an answer. Returns `false` if it does not apply to the one here: the whole one is needed then. */
  take(update: TableUpdate): boolean {
    this.held = this.with(update);
    return this.held !== null;
  }

  private with(update: TableUpdate): { revision: string; table: PhoneTable } | null {
    const { revision, judgeCalled } = update;
    const shown = byNumber(update.cards);
    if (update.kind === 'whole') {
      const { view, wantsNext, sideboard } = update;
      return { revision, table: { view, wantsNext, sideboard, cards: shown, judgeCalled } };
    }
    if (this.held?.revision !== update.base) return null;
    const { table } = this.held;
    try {
      const { view, wantsNext, sideboard } = table;
      const fresh = changedTable<ChangingTable>({ view, wantsNext, sideboard }, update.changes);
      return { revision, table: { ...fresh, cards: { ...table.cards, ...shown }, judgeCalled } };
    } catch {
      return null;
    }
  }
}
