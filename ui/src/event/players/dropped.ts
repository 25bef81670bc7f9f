// A list of players that is dropped onto the window while the players of an event can be entered, or that an event is made for.

import { Taker } from '../../lib/taker';

/** Nobody takes players while they are not on screen or the event has begun. */
const players = new Taker<string>();
/** Players for the event that is shown next. */
let waiting: string | null = null;

/** For an $effect: this takes what is dropped until the returned function is called, and at once what waits. */
export function takePlayers(take: (text: string) => void): () => void {
  const leave = players.take(take);
  if (waiting !== null) take(waiting);
  waiting = null;
  return leave;
}

/** Whether a dropped list is one of players here. */
export const wantsPlayers = (): boolean => players.there;

export const dropPlayers = (text: string) => players.give(text);

/** Hands players to the event that is shown next. */
export const handPlayers = (text: string) => (waiting = text);
