// Results in a file that is dropped onto the window while a league is shown.

export type DroppedTable = { text: string; /** The file's name without its ending. */ name: string };

/** Who takes results now; nobody while no league is on screen. */
let taker: ((table: DroppedTable) => void) | null = null;

/** For an $effect: this takes what is dropped until the returned function is called. */
export function takeResults(take: (table: DroppedTable) => void): () => void {
  taker = take;
  return () => {
    if (taker === take) taker = null;
  };
}

/** Gives results to the league on screen. False when there is none. */
export function dropResults(table: DroppedTable): boolean {
  taker?.(table);
  return taker !== null;
}
