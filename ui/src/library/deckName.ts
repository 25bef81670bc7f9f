// A name for a deck that comes without one.

import { shownName } from '../cards/customNames.svelte';
import type { DeckContent } from '../lib/api';
import { catalog } from '../lib/state/catalog.svelte';

/** Names a deck after its leaders and its base: "Luke Skywalker, Dragonsnake Bog". Null while it has no leader. */
export function suggestedName(deck: Pick<DeckContent, 'leaders' | 'bases'>): string | null {
  const names = (cards: readonly string[]) =>
    cards.flatMap((id) => {
      const face = catalog.face(id);
      return face ? [shownName(face)] : [];
    });
  const leaders = names(deck.leaders);
  return leaders.length === 0 ? null : [...leaders, ...names(deck.bases).slice(0, 1)].join(', ');
}
