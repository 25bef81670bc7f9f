// Results in a file that is dropped onto the window while a league is shown.

import { Taker } from '../lib/dropTarget';

export type DroppedTable = { text: string; /** The file's name without its ending. */ name: string };

/** The receiver of dropped results; null while no league is on screen. */
const results = new Taker<DroppedTable>();

/** For an $effect: receives dropped files until the returned function is called. */
export const takeResults = (take: (table: DroppedTable) => void): (() => void) => results.take(take);

/** Gives results to the league on screen. False when there is none. */
export const dropResults = (table: DroppedTable): boolean => results.give(table);
