// The menu of a card, the same on every screen.

import type { CardFace } from '../lib/api';
import { notices } from '../lib/state/notices.svelte';
import type { MenuItem, MenuOf } from '../lib/state/menu.svelte';
import { place } from '../lib/state/route.svelte';
import { copyText } from '../library/clipboard';
import { deckSearch } from '../library/deckSearch.svelte';
import { fullName } from './facts';
import { words } from './i18n';
import { cardSearch } from './search.svelte';

async function copyName(face: CardFace) {
  const name = fullName(face);
  notices.say((await copyText(name, null)) ? words.menu.copied(name) : words.menu.notCopied);
}

/** The menu of a card. `large` shows it large, with its text, the rules it rests on and its rulings. */
export function cardMenu(face: CardFace, large: () => void): MenuOf {
  const items: readonly MenuItem[] = [
    { name: 'large', text: words.menu.large, icon: 'expand', run: large },
    {
      name: 'find',
      text: words.menu.find,
      icon: 'search',
      run: () => {
        cardSearch.set(`"${face.name}"`);
        place.go({ screen: 'cards' });
      },
    },
    { name: 'decks', text: words.menu.decks, icon: 'decks', run: () => void deckSearch.byCard(face) },
    { name: 'copy', text: words.menu.copy, icon: 'copy', run: () => void copyName(face) },
  ];
  return { label: fullName(face), items };
}
