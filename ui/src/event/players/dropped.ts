// A list of players that is dropped onto the window while the players of an event can be entered, or that an event is made for.

/** Who takes the text now; nobody while the players are not on screen or the event has begun. */
let taker: ((text: string) => void) | null = null;
/** Players for the event that is shown next. */
let waiting: string | null = null;

/** For an $effect: this takes what is dropped until the returned function is called, and at once what waits. */
export function takePlayers(take: (text: string) => void): () => void {
  taker = take;
  if (waiting !== null) take(waiting);
  waiting = null;
  return () => {
    if (taker === take) taker = null;
  };
}

/** Whether a dropped list is one of players here. */
export const wantsPlayers = (): boolean => taker !== null;

export const dropPlayers = (text: string) => taker?.(text);

/** Hands players to the event that is shown next. */
export const handPlayers = (text: string) => (waiting = text);
