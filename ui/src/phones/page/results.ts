// Results as phones show and offer them.

import { quickResults } from '../../lib/results';

/** Returns games as "2–1" or "1–1–1". */
export function gamesText(won: number, lost: number, drawn: number): string {
  return [won, lost, ...(drawn > 0 ? [drawn] : [])].join('–');
}

/** The games of a match, as the players sit. */
export interface GameCount {
  a: number;
  b: number;
  drawn: number;
}

/** Returns the usual results of a match that is won with this number of games. */
export function usualGames(toWin: number): GameCount[] {
  const entries = quickResults(toWin).map((one) => one.entry);
  return entries.flatMap((entry) => (entry.kind === 'games' && entry.a + entry.b > 0 ? [entry] : []));
}

/** Returns minutes and seconds as "3:00". */
export function duration(seconds: number): string {
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
}
