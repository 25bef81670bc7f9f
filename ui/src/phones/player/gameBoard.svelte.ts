// The table of a game on the page: its cards, the answers to its question, and the sheet that is open.

import type { GameOption, TableCard } from '../../lib/api';
import type { DeviceRequest } from '../device';
import type { CardFacts } from './cardFacts';
import type { PhoneTable } from './gameTable';
import { words as playerWords } from './i18n';

/** A sheet over the table: a card, or the cards of a pile. */
export type GameSheet = { kind: 'card'; id: number } | { kind: 'pile'; title: string; ids: readonly number[] };

export class GameBoard {
  sheet = $state.raw<GameSheet | null>(null);
  /** Sends a request about this game. */
  readonly ask: (request: DeviceRequest) => void;

  private readonly newest: () => PhoneTable;
  /** The table whose question is answered: a second tap has no effect. */
  private answered: PhoneTable | null = null;

  /** `newest` returns the table that the page shows. */
  constructor(newest: () => PhoneTable, ask: (request: DeviceRequest) => void) {
    this.newest = newest;
    this.ask = ask;
  }

  get table(): PhoneTable {
    return this.newest();
  }

  card(id: number): TableCard | undefined {
    return this.table.view.cards.find((card) => card.id === id);
  }

  /** Returns the cards that the player may see. */
  cards(ids: readonly (number | null)[]): TableCard[] {
    return ids.map((id) => (id === null ? undefined : this.card(id))).filter((card) => card !== undefined);
  }

  facts(card: TableCard): CardFacts | undefined {
    return this.table.cards[card.number];
  }

  name(card: TableCard): string {
    return card.otherName ?? this.facts(card)?.name ?? card.number;
  }

  names(ids: readonly number[]): string {
    return this.cards(ids)
      .map((card) => this.name(card))
      .join(', ');
  }

  seatName(seat: number): string | undefined {
    const { view } = this.table;
    return seat === view.reader ? playerWords.game.you : view.seats[seat]?.name;
  }

  /** Returns the answers that belong to a card. */
  optionsOf(id: number): GameOption[] {
    const options = this.table.view.question?.options ?? [];
    return options.filter(({ card, target }) => card === id || (card === null && target === id));
  }

  answer(option: GameOption): void {
    const { table } = this;
    if (this.answered === table) return;
    this.answered = table;
    this.sheet = null;
    const { series, step } = table.view;
    this.ask({ kind: 'answer', number: series.number, step, option: option.index });
  }
}
