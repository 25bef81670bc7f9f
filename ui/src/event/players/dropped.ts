// A list of players dropped onto the window for the open event, or handed to a new one.

import { Taker } from '../../lib/dropTarget';

/** The receiver of dropped players; null while the players' tab is not shown or the event has started. */
const players = new Taker<string>();
/** Players for the event that is shown next. */
let waiting: string | null = null;

/** For an $effect: receives dropped lists, including a pending one, until the returned function is called. */
export function takePlayers(take: (text: string) => void): () => void {
  const leave = players.take(take);
  if (waiting !== null) take(waiting);
  waiting = null;
  return leave;
}

/** Returns `true` if the players' tab accepts a dropped list. */
export const wantsPlayers = (): boolean => players.there;

export const dropPlayers = (text: string) => players.give(text);

/** Hands players to the event that is shown next. */
export const handPlayers = (text: string) => (waiting = text);
