// A case on its way to the judge's table, from a game or from a link. The page goes from one screen to the other meanwhile.

import { api, type GameCase, type JudgeCase, type Ruling } from '../lib/api';
import { href } from '../lib/router';
import { notices } from '../lib/state/notices.svelte';

/** The place the judge returns to: a game, or the rounds of an event. */
export type Origin = { to: 'game' | 'event'; number: number };

/** The case, what it leaves out of the game, and where it comes from, if from one. */
export type Handed = { ruling: Ruling; leftOut: readonly string[]; from: Origin | null };

let waiting = $state.raw<Handed | null>(null);

/** Returns `true` if a case waits for the judge's table. */
export const waits = () => waiting !== null;

/** The case that was handed over; read once. */
export function takeHanded(): Handed | null {
  const handed = waiting;
  waiting = null;
  return handed;
}

const unruled = (kase: JudgeCase): Ruling => ({
  case: kase,
  branch: null,
  outcome: '',
  judge: '',
  rules: [],
  at: '',
  program: '',
});

/** Puts a case on the judge's table, and goes there. */
export function openCase(ruling: Ruling): void {
  waiting = { ruling, leftOut: [], from: null };
  location.hash = href({ screen: 'judge' });
}

/** Puts a case made from a game on the judge's table, and goes there; nothing where none could be made. */
function openGameCase(made: GameCase | undefined, title: string, from: Origin): void {
  if (!made) return;
  waiting = { ruling: unruled({ ...made.case, title }), leftOut: made.leftOut, from };
  location.hash = href({ screen: 'judge' });
}

/** Looks at the game of a player who calls a judge, with every card open. */
export async function toGameOfCall(event: number, player: number, title: string): Promise<void> {
  const made = await notices.watch(() => api.judgeOfCall(event, player));
  openGameCase(made, title, { to: 'event', number: event });
}

/** Opens a game on the judge's table after the given number of steps, from its reader's point of view. */
export async function toJudgesTable(game: number, step: number, reader: number | null, title: string): Promise<void> {
  const made = await notices.watch(() => api.judgeOfGame(game, step, reader));
  openGameCase(made, title, { to: 'game', number: game });
}
