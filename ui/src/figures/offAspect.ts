// Cards that cost an aspect penalty, with their copies in the deck.

import type { CardFace, DeckContent, PenaltyCard } from '../lib/api';

/** Penalty of each missing icon (CR 8.1). */
const PER_ICON = 2;

export type OffCard = { id: string; face: CardFace | undefined; count: number; extra: number };

/** The dearest first, then by name. */
export function offCards(
  content: DeckContent,
  off: readonly PenaltyCard[],
  face: (id: string) => CardFace | undefined,
): OffCard[] {
  const copies = new Map<string, number>();
  for (const { id, count } of content.main) copies.set(id, (copies.get(id) ?? 0) + count);
  const name = (card: OffCard) => card.face?.name ?? card.id;
  return off
    .map(({ id, icons }) => ({ id, face: face(id), count: copies.get(id) ?? 0, extra: icons * PER_ICON }))
    .filter((card) => card.count > 0)
    .sort((a, b) => b.extra - a.extra || name(a).localeCompare(name(b)));
}
