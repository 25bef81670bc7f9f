// Lookups by number, rebuilt when their source changes.

import type { CardFace, OwnedCard, ProblemView } from '../lib/api';
import type { Faces } from './content';

/** Nothing is held yet. */
export const NOTHING: ReadonlyMap<string, number> = new Map();

/** The numbers that problems name, each with the problem. */
export function marks(problems: readonly ProblemView[]): ReadonlyMap<string, string> {
  const out = new Map<string, string>();
  for (const problem of problems) {
    for (const id of problem.cardIds) out.set(id, [out.get(id), problem.message].filter(Boolean).join(' '));
  }
  return out;
}

/** The place of each card in the catalogue. */
export const placesOf = (faces: readonly CardFace[]): ReadonlyMap<string, number> =>
  new Map(faces.map((face, index) => [face.id, index]));

export const setOfIds = (ids: readonly string[]): ReadonlySet<string> => new Set(ids);

/** Copies owned by identity, foils included. */
export function ownedBy(cards: readonly OwnedCard[], faces: Faces): ReadonlyMap<string, number> {
  const owned = new Map<string, number>();
  for (const { id, count, foil } of cards) {
    const identity = faces(id)?.identity ?? id;
    owned.set(identity, (owned.get(identity) ?? 0) + count + foil);
  }
  return owned;
}
