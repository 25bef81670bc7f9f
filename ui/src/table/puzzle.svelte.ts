// The puzzle that a game began with: how it stands, asked anew whenever the table has changed.

import { api, type GameView, type PuzzleView } from '../lib/api';
import { notices } from '../lib/state/notices.svelte';

export class PuzzleWatch {
  /** How it stands; null until that is known, and in other games. */
  now = $state.raw<PuzzleView | null>(null);
  /** The end was seen; what follows on the table is no puzzle any more. */
  put = $state(false);
  private asked = 0;

  /** Whether it has an end that is to be shown. */
  readonly ended = $derived(!this.put && (this.now?.state === 'solved' || this.now?.state === 'missed'));
  readonly astray = $derived(this.now?.state === 'astray');

  /** The table has changed. While a program thinks, how it stands is not asked: the answer comes at once. */
  async look(view: GameView): Promise<void> {
    const number = ++this.asked;
    const asked = view.question?.seat;
    const waits = asked !== undefined && view.seats[asked]?.kind !== 'person' && view.phase === 'action';
    if (view.puzzle === null || waits) return;
    try {
      const now = await api.puzzleOfGame(view.id);
      if (number === this.asked) this.now = now;
    } catch (thrown) {
      notices.fail(thrown);
    }
  }

  /** Begins a puzzle, this one once more or another. */
  async begin(key: string): Promise<void> {
    const begun = await notices.watch(() => api.startPuzzle(key));
    if (begun) location.hash = `#/games/${begun.id}`;
  }
}
