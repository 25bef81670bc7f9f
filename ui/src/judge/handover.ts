// A case on its way from a game to the judge's table. The page goes from one screen to the other meanwhile.

import { api, type JudgeCase, type Ruling } from '../lib/api';
import { href } from '../lib/router';
import { notices } from '../lib/state/notices.svelte';

/** The case, what it leaves out of the game, and where the judge goes back to. */
export type Handed = { ruling: Ruling; leftOut: readonly string[]; game: number };

let waiting: Handed | null = null;

/** What was handed over, once. */
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

/** Looks at a game on the judge's table, as it stood after so many steps and as its reader knows it. */
export async function toJudgesTable(game: number, step: number, reader: number | null, title: string): Promise<void> {
  const made = await notices.watch(() => api.judgeOfGame(game, step, reader));
  if (!made) return;
  waiting = { ruling: unruled({ ...made.case, title }), leftOut: made.leftOut, game };
  location.hash = href({ screen: 'judge' });
}
