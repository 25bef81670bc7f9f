// The aspect penalty (CR 8.1): two resources for each icon of a card that leader and base do not provide.

import type { CardFace } from '../lib/api';

/** The icons that a leader and a base provide together, doubles included. */
export function provided(leader: CardFace | null, base: CardFace | null): string[] {
  return [...(leader?.aspects ?? []), ...(base?.aspects ?? [])];
}

/** Returns the aspect penalty of a card: 2 for each icon that is not provided. A double icon needs two. */
export function penalty(face: CardFace, icons: readonly string[]): number {
  const left = [...icons];
  let missing = 0;
  for (const icon of face.aspects) {
    const at = left.indexOf(icon);
    if (at < 0) missing++;
    else left.splice(at, 1);
  }
  return missing * 2;
}
