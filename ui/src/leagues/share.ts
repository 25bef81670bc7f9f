// Shares and points tables as the screens show and edit them.

import type { LeagueKeyName, PlacePointsEntry, PointsEntry, ShareView } from '../lib/api';

/** The lower bound in per cent. */
export const low = (share: ShareView): number => share.low ?? 0;

/** The upper bound in per cent. */
export const high = (share: ShareView): number => share.high ?? 100;

/** A points table while it is edited, with its fields as text. */
export type Draft = {
  places: { until: string; points: string }[];
  takingPart: string;
  matchWin: string;
  matchDraw: string;
  best: string;
  rankBy: LeagueKeyName[];
  name: string;
};

export const KEYS: readonly LeagueKeyName[] = ['points', 'eventsWon', 'matchWins', 'bestPlace'];

export const drafted = (table: PointsEntry): Draft => ({
  places: table.places.map((line) => ({ until: String(line.until), points: String(line.points) })),
  takingPart: String(table.takingPart),
  matchWin: String(table.matchWin),
  matchDraw: String(table.matchDraw),
  best: table.best === null ? '' : String(table.best),
  rankBy: [...table.rankBy],
  name: table.name,
});

/** A whole number from `least` to 100,000, or null. */
export function whole(text: string, least = 0): number | null {
  const number = /^\d{1,6}$/.test(text.trim()) ? Number(text) : NaN;
  return number >= least && number <= 100_000 ? number : null;
}

/** The table that was typed, or null when a field is not a number, places do not ascend, or nothing ranks. */
export function typed(draft: Draft, was: PointsEntry): PointsEntry | null {
  const places: PlacePointsEntry[] = [];
  for (const line of draft.places) {
    const until = whole(line.until, (places.at(-1)?.until ?? 0) + 1);
    const points = whole(line.points);
    if (until === null || points === null) return null;
    places.push({ until, points });
  }
  const [takingPart, matchWin, matchDraw] = [whole(draft.takingPart), whole(draft.matchWin), whole(draft.matchDraw)];
  const best = draft.best.trim() === '' ? null : whole(draft.best, 1);
  if (takingPart === null || matchWin === null || matchDraw === null) return null;
  if ((draft.best.trim() !== '' && best === null) || draft.rankBy.length === 0 || draft.name.trim() === '') return null;
  return { ...was, name: draft.name.trim(), places, takingPart, matchWin, matchDraw, best, rankBy: draft.rankBy };
}

const PLACES = ['rank', 'place', 'standing', 'position', 'rang', 'platz', 'record', 'matchrecord', 'bilanz'];
const POINTS = ['points', 'leaguepoints', 'seasonpoints', 'total', 'pts', 'punkte', 'gesamt'];

/** Returns `true` if a table has places or records but no points, judging by its column names. */
export function hasPlacesOnly(table: string): boolean {
  const [first = ''] = table.trimStart().split(/\r?\n/, 1);
  const heads = first.split(/[,;\t|]/).map((head) => head.toLowerCase().replace(/[^a-z]/g, ''));
  return heads.some((head) => PLACES.includes(head)) && !heads.some((head) => POINTS.includes(head));
}
