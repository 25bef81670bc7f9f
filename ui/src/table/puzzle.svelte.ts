// The puzzle that a game began with: its status, read again after every change of the table.

import { api, type GameView, type PuzzleView } from '../lib/api';
import { notices } from '../lib/state/notices.svelte';
import { openGame } from './openGame';

export class PuzzleWatch {
  /** The status; `null` until it is known, and in other games. */
  now = $state.raw<PuzzleView | null>(null);
  /** The end was seen; what follows on the table is no puzzle any more. */
  put = $state(false);
  private asked = 0;

  /** `true` if the puzzle has ended and the end has not been dismissed. */
  readonly ended = $derived(!this.put && (this.now?.state === 'solved' || this.now?.state === 'missed'));
  readonly astray = $derived(this.now?.state === 'astray');

  /** The table has changed. While a bot thinks, the status is not read. */
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

  /** Starts a puzzle, this one again or another. */
  begin(key: string): Promise<void> {
    return openGame(() => api.startPuzzle(key));
  }
}
