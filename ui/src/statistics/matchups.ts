// The matrix of matchups. Pure.

import type { ArchetypeLine, CardStatisticsView } from '../lib/api';

/** Archetypes in the matrix: the most common ones. */
export const MOST = 12;

/** Games of the archetype of a row against that of a column. */
export type Cell = { matches: number; games: number; wins: number };

export type Matrix = {
  archetypes: ArchetypeLine[];
  /** Others have met as well, but are not among the most common. */
  cut: boolean;
  /** Rows of cells; `null` where the two have not met. */
  rows: (Cell | null)[][];
};

/** Returns the matrix of the most common archetypes that have met another one. */
export function matrix(view: Pick<CardStatisticsView, 'archetypes' | 'matchups'>): Matrix {
  const met = new Set(view.matchups.flatMap((one) => [one.first, one.second]));
  const all = view.archetypes.flatMap((_, place) => (met.has(place) ? [place] : []));
  const places = all.slice(0, MOST);
  const cells = new Map<string, Cell>();
  for (const { first, second, matches, games, wins } of view.matchups) {
    cells.set(`${first} ${second}`, { matches, games, wins });
    cells.set(`${second} ${first}`, { matches, games, wins: games - wins });
  }
  return {
    archetypes: places.flatMap((place) => view.archetypes[place] ?? []),
    cut: all.length > places.length,
    rows: places.map((row) => places.map((column) => cells.get(`${row} ${column}`) ?? null)),
  };
}
