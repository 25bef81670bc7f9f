// A test hand: the deal, the current table, and the undo steps.
import { api, type DeckContent, type TestHand } from '../lib/api';
import { asBackendError, type BackendError } from '../lib/errors';
import * as table from './hand';
import type { Copy, Table, Zone } from './hand';
import { deckSize } from './odds';

export class Testing {
  test = $state.raw<TestHand | null>(null);
  now = $state.raw<Table | null>(null);
  problem = $state.raw<BackendError | null>(null);
  /** `true` if a hand is on its way. */
  waiting = $state(false);
  /** The number that the hand was dealt by; another one can be typed over it. */
  seed = $state('');
  /** Number of cards still to choose at this stage. */
  readonly left = $derived(this.now && this.test ? table.toChoose(this.now, this.test.rule) : 0);
  private past = $state.raw<readonly Table[]>([]);
  readonly canUndo = $derived(this.past.length > 0);
  private asked = 0;

  /** Deals a new hand, from this seed or a random one. A deal that was replaced by a later one is not shown. */
  async deal(content: DeckContent, from: string | null) {
    const number = ++this.asked;
    if (deckSize(content) === 0) {
      this.test = null;
      this.now = null;
      return;
    }
    this.waiting = true;
    try {
      const drawn = await api.testHand($state.snapshot(content), from);
      if (number !== this.asked) return;
      this.test = drawn;
      this.now = table.dealt(drawn);
      this.past = [];
      this.seed = drawn.seed;
      this.problem = null;
    } catch (thrown) {
      if (number === this.asked) this.problem = asBackendError(thrown);
    } finally {
      if (number === this.asked) this.waiting = false;
    }
  }

  private step(next: Table) {
    if (!this.now || next === this.now) return;
    this.past = [...this.past, this.now];
    this.now = next;
  }

  undo() {
    const before = this.past.at(-1);
    if (!before) return;
    this.now = before;
    this.past = this.past.slice(0, -1);
  }

  mulligan() {
    if (this.test && this.now?.stage === 'opening') this.step(table.mulliganTaken(this.test));
  }

  /** On to the next stage. */
  forward() {
    const { test, now } = this;
    if (!test || !now || this.left > 0) return;
    if (now.stage === 'opening') this.step(table.kept(now));
    else if (now.stage === 'setup') this.step(table.started(now, test.rule));
    else if (now.stage === 'bottom') this.step(table.putBack(now));
  }

  draw() {
    if (this.now?.stage === 'play' && this.now.next.length > 0) this.step(table.withDrawn(this.now, 1));
  }

  nextRound() {
    if (this.now?.stage === 'play') this.step(table.nextRound(this.now));
  }

  /** Selects a card for the bottom of the deck, or deselects it. */
  choose(key: number) {
    if (this.now && this.test) this.step(table.chosen(this.now, key, this.test.rule));
  }

  /** Moves a card to another zone; false when it cannot go there now. */
  move(key: number, to: Zone): boolean {
    if (!this.now || !table.takes(this.now.stage, to)) return false;
    this.step(table.moved(this.now, key, to));
    return true;
  }

  /** The visible cards in display order. */
  readonly cards = $derived<readonly Copy[]>(
    this.now ? [...this.now.hand, ...this.now.resources, ...this.now.played] : [],
  );
}
