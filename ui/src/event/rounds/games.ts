// A match game by game, as it is being entered. Pure.

import type { GameEntry, SideName } from '../../lib/api';

/** A game on the form; a side of undefined is not chosen yet. */
export type GameForm = { winner: SideName | null | undefined; first: SideName | null; decks: [number, number] };

export type Bans = [number, number];

export const DECKS = [1, 2, 3] as const;

export const freshGame = (): GameForm => ({ winner: undefined, first: null, decks: [0, 0] });

/** Returns the stored games, to view or change them. */
export const formOf = (games: readonly GameEntry[]): GameForm[] =>
  games.map(({ winner, first, decks }) => ({ winner, first, decks: decks ? [decks[0], decks[1]] : [0, 0] }));

/** Games won by both, and drawn ones, of those that are chosen. */
export function scoreOf(games: readonly GameForm[]): { a: number; b: number; drawn: number } {
  const count = (winner: SideName | null) => games.filter((game) => game.winner === winner).length;
  return { a: count('a'), b: count('b'), drawn: count(null) };
}

/** The games that the form shows: those of the match until it is decided, and the one that comes next. */
export function shownGames(games: readonly GameForm[], toWin: number): number {
  const won = { a: 0, b: 0 };
  for (const [index, game] of games.entries()) {
    if (game.winner === undefined) return index + 1;
    if (game.winner !== null && ++won[game.winner] >= toWin) return index + 1;
  }
  return games.length + 1;
}

/**
 * The decks that a side can play in a game: neither the banned one nor one that has won; after a drawn game the same
 * deck again (CR 9.3.3).
 */
export function playable(games: readonly GameForm[], at: number, side: 0 | 1, bans: Bans): number[] {
  const before = games[at - 1];
  const replayed = before?.winner === null ? before.decks[side] : 0;
  if (replayed > 0) return [replayed];
  const name: SideName = side === 0 ? 'a' : 'b';
  const won = games.slice(0, at).filter((game) => game.winner === name);
  const out = [bans[side], ...won.map((game) => game.decks[side])];
  return DECKS.filter((deck) => !out.includes(deck));
}

/** Returns the games to send, or null while input is missing. */
export function entered(
  games: readonly GameForm[],
  trilogy: boolean,
  bans: Bans,
): { games: GameEntry[]; bans: Bans | null } | null {
  const played = games.filter((game) => game.winner !== undefined);
  const gap = games.some((game, index) => game.winner === undefined && index < played.length);
  if (played.length === 0 || gap) return null;
  if (trilogy && (bans.includes(0) || played.some((game) => game.decks.includes(0)))) return null;
  return {
    games: played.map(({ winner = null, first, decks }) => ({
      winner,
      first,
      decks: trilogy ? [decks[0], decks[1]] : null,
    })),
    bans: trilogy ? bans : null,
  };
}
