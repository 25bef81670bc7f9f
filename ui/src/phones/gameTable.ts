// The table of a game as the server sends it to a phone: whole, or what changed since the one that the page has.
// crates/app/src/changes.rs describes the changes.
import type { GameView, SideboardView } from '../lib/bindings';
import { changedTable } from '../lib/changes';

/** A card with its texts in the phone's language. */
export interface CardFacts {
  name: string;
  fullName: string;
  cost: number | null;
  /** Class and name of each aspect. */
  aspects: [string, string][];
  facts: string;
  keywords: string[];
  front: string[];
  unit: string[];
}

/** The part of a table that changes modify. */
interface ChangingTable {
  view: GameView;
  /** `true` if the player, and if all other players, are ready for the next game. */
  wantsNext: [boolean, boolean];
  sideboard: SideboardView | null;
}

/** The table of a game on a phone, with the texts of the page. */
export interface PhoneTable extends ChangingTable {
  words: Record<string, string>;
  asUnit: string;
  /** The cards that the table shows, by number. */
  cards: Record<string, CardFacts>;
  judgeCalled: boolean;
}

interface Whole extends PhoneTable {
  kind: 'whole';
  revision: string;
}

interface Changes {
  kind: 'changes';
  revision: string;
  /** Revision of the table that the changes apply to. */
  base: string;
  changes: unknown;
  cards: Record<string, CardFacts>;
  judgeCalled: boolean;
}

export type TableUpdate = Whole | Changes;

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
    const { revision } = update;
    if (update.kind === 'whole') return { revision, table: update };
    if (this.held?.revision !== update.base) return null;
    const { table } = this.held;
    try {
      const { view, wantsNext, sideboard } = table;
      const fresh = changedTable<ChangingTable>({ view, wantsNext, sideboard }, update.changes);
      const cards = { ...table.cards, ...update.cards };
      return { revision, table: { ...table, ...fresh, cards, judgeCalled: update.judgeCalled } };
    } catch {
      return null;
    }
  }
}
