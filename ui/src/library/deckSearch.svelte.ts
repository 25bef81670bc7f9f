// The decks that contain a card: the library shows only those until the filter is removed.

import { api, type CardFace } from '../lib/api';
import { notices } from '../lib/state/notices.svelte';
import { place } from '../lib/state/route.svelte';

class DeckSearch {
  /** The card, and the decks that hold it in any printing. */
  held = $state.raw<{ face: CardFace; decks: ReadonlySet<number> } | null>(null);

  /** Goes to the library, which shows the decks with this card. */
  async byCard(face: CardFace) {
    const decks = await notices.watch(() => api.decksWithCard(face.id));
    if (!decks) return;
    this.held = { face, decks: new Set(decks) };
    place.go({ screen: 'library' });
  }

  clear() {
    this.held = null;
  }
}

export const deckSearch = new DeckSearch();
