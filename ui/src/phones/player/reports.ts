// The results that a player can report, from the player's side.

import type { ReportedGames } from '../../lib/api';

const games = (won: number, lost: number, drawn = 0): ReportedGames => ({ won, lost, drawn });

/** Returns the usual results of a match, wins first: those of a match that was won, and others. */
export function reportableGames(gamesToWin: number): { decided: ReportedGames[]; others: ReportedGames[] } {
  const less = Array.from({ length: gamesToWin }, (_, count) => count);
  const decided = [
    ...less.map((lost) => games(gamesToWin, lost)),
    ...less.map((won) => games(won, gamesToWin)).reverse(),
  ];
  return { decided, others: gamesToWin > 1 ? [games(1, 1), games(1, 0), games(0, 1)] : [] };
}

/** Returns whether a result is won, lost or drawn. */
export function outcome({ won, lost }: ReportedGames): 'won' | 'lost' | 'drawn' {
  return won > lost ? 'won' : won < lost ? 'lost' : 'drawn';
}

/** Returns a result from the opponent's side. */
export const swapped = ({ won, lost, drawn }: ReportedGames): ReportedGames => games(lost, won, drawn);

/** Returns `true` if two results are the same. */
export const isSame = (one: ReportedGames, other: ReportedGames): boolean =>
  one.won === other.won && one.lost === other.lost && one.drawn === other.drawn;
