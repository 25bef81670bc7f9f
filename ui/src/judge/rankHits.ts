// Ranking of search hits by what a judge most likely wants. Pure.

import type { CardFace, JudgeSide } from '../lib/api';
import { folded } from '../lib/foldText';

/** Rank of a name for the typed text: 0 equal, 1 starts with it, 2 a word starts with it, 3 contains it. */
export function fit(face: CardFace, asked: string): number {
  const name = folded(face.name);
  const whole = face.subtitle === null ? name : `${name}, ${folded(face.subtitle)}`;
  if (name === asked || whole === asked || face.id.toLowerCase() === asked) return 0;
  if (name.startsWith(asked)) return 1;
  if (name.split(/[\s,–-]+/).some((word) => word.startsWith(asked))) return 2;
  return 3;
}

/** Among equal matches, cards that the side still lacks come first: its leader, then its base. */
function lacking(face: CardFace, side: JudgeSide | undefined): number {
  if (!side) return 1;
  const lacks = (face.kind === 'leader' && side.leaders.length === 0) || (face.kind === 'base' && side.base === null);
  if (lacks) return 0;
  return face.kind === 'leader' || face.kind === 'base' ? 2 : 1;
}

/** Exact names before beginnings before words before parts, a card that was printed again once. A leader or base that the
 * side still lacks comes before other cards with that word: "vader" is Darth Vader, not his lightsaber. */
export function inOrder(faces: readonly CardFace[], asked: string, side: JudgeSide | undefined): CardFace[] {
  const word = folded(asked).trim().replace(/\s+/g, ' ');
  const seen = new Set<string>();
  const once = faces.filter((face) => {
    const first = !seen.has(face.identity);
    seen.add(face.identity);
    return first;
  });
  return once
    .map((face) => ({ face, rank: fit(face, word), lacks: lacking(face, side) }))
    .map((one) => ({ ...one, rank: one.lacks === 0 && one.rank === 2 ? 1 : one.rank }))
    .toSorted((a, b) => a.rank - b.rank || a.lacks - b.lacks)
    .map((one) => one.face);
}
