// State of an import into the library or the collection: the list as read, the decisions about unresolved rows, and the
// result. Nothing is saved here.

import { api, type CardFace, type DeckContent, type DeckFormat, type ImportView, type OwnedCard } from '../lib/api';
import { asBackendError, type BackendError } from '../lib/errors';
import { suggestedName } from './deckName';
import {
  decided,
  inFormat,
  keyed,
  resolvedCollection,
  resolvedDecks,
  UNDECIDED,
  type Decision,
  type Decisions,
} from './fixRows';

type Change = { name?: string; format?: DeckFormat };

export class Importing {
  text = $state('');
  view = $state.raw<ImportView | null>(null);
  problem = $state.raw<BackendError | null>(null);
  reading = $state(false);
  /** Read from a file that the program opened: the text field stays empty. */
  fromFile = $state(false);
  decisions = $state.raw<Decisions>(UNDECIDED);
  /** The user's changes to the guesses, by the deck's position. */
  private changes = $state.raw<readonly Change[]>([]);
  private fileName: string | null = null;
  private history: Decisions[] = [];
  private asked = 0;
  private timer: ReturnType<typeof setTimeout> | undefined;

  readonly rows = $derived(keyed(this.view?.troubles ?? []));
  readonly open = $derived(this.rows.filter((row) => !this.decisions.has(row.key)).length);
  /** The decks as they would be saved, without the pool of a limited deck. */
  readonly decks: DeckContent[] = $derived.by(() => {
    if (this.view === null) return [];
    return resolvedDecks(this.view, this.rows, this.decisions).map((deck, index) => ({
      ...deck,
      name: this.changes[index]?.name ?? (deck.name || this.nameFor()),
      format: this.changes[index]?.format ?? deck.format,
    }));
  });
  readonly collection: OwnedCard[] = $derived(
    this.view === null ? [] : resolvedCollection(this.view, this.rows, this.decisions),
  );
  /** Number of resolved rows and edited fields that would be lost. */
  readonly resolved = $derived(
    this.rows.filter((row) => this.decisions.has(row.key)).length +
      this.changes.filter((change) => change?.name !== undefined || change?.format !== undefined).length,
  );
  readonly isCollection = $derived(this.view !== null && this.view.decks.length === 0);

  private nameFor(): string {
    return this.view?.decks.length === 1 ? (this.fileName ?? '') : '';
  }

  /** Reads typed or pasted text, after a short pause in typing. */
  typed(text: string, afterMs = 150) {
    this.text = text;
    this.fromFile = false;
    clearTimeout(this.timer);
    if (text.trim() === '') {
      this.forget();
      return;
    }
    // Until the answer, `view` is that of an earlier text.
    this.reading = true;
    this.timer = setTimeout(() => void this.read(() => api.readDeck(this.text)), afterMs);
  }

  /** Text that came as a whole. */
  take(text: string, fileName: string | null = null) {
    this.fileName = fileName;
    this.changes = [];
    this.typed(text, 0);
  }

  async chooseFile() {
    const file = await this.read(() => api.readDeckFile());
    if (!file) return;
    this.fileName = null;
    this.changes = [];
    this.text = '';
    this.fromFile = true;
  }

  private forget() {
    this.asked++;
    this.view = null;
    this.problem = null;
    this.reading = false;
    this.decisions = UNDECIDED;
    this.changes = [];
    this.history = [];
  }

  private async read(ask: () => Promise<ImportView | null>): Promise<boolean> {
    const number = ++this.asked;
    this.reading = true;
    try {
      const view = await ask();
      if (number !== this.asked || view === null) return false;
      if (view.decks.length !== this.view?.decks.length) this.changes = [];
      this.view = view;
      this.problem = null;
      return true;
    } catch (thrown) {
      if (number !== this.asked) return false;
      this.view = null;
      this.problem = asBackendError(thrown);
      return false;
    } finally {
      if (number === this.asked) this.reading = false;
    }
  }

  private decide(key: string, decision: Decision | null) {
    this.history.push(this.decisions);
    this.decisions = decided(this.decisions, key, decision);
  }

  resolve(key: string, face: CardFace) {
    this.decide(key, { kind: 'resolve', face });
  }

  leaveOut(key: string) {
    this.decide(key, { kind: 'leaveOut' });
  }

  /** Removes the decision about a row. */
  reopen(key: string) {
    this.decide(key, null);
  }

  /** Undoes the latest decision. Returns `true` if there was one. */
  undo(): boolean {
    const before = this.history.pop();
    if (before) this.decisions = before;
    return before !== undefined;
  }

  change(index: number, change: Change) {
    const next = [...this.changes];
    next[index] = { ...next[index], ...change };
    this.changes = next;
  }

  /** The decks as they are saved; a deck without a name gets one. */
  finished(nameless: string): DeckContent[] {
    return this.decks.map((deck, index) => {
      const number = this.decks.length > 1 ? ` ${index + 1}` : '';
      const name = deck.name.trim() || suggestedName(deck) || `${nameless}${number}`;
      return inFormat({ ...deck, name }, deck.format);
    });
  }
}
