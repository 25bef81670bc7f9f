// The collection of the mock: some copies of most cards.

import type { CardCount, DeckContent, MissingCard, OwnedCard } from '../lib/api';
import { CATALOGUE, faceOf, printingsOf } from './catalogue';
import type { Answers } from './answers';
import { seededRandom } from './cards';

const owned = new Map<string, OwnedCard>();
const roll = seededRandom(4242);
for (const face of CATALOGUE) {
  const count = Math.floor(roll() * 5) - 1;
  if (count > 0) owned.set(face.id, { id: face.id, count: Math.min(3, count), foil: roll() > 0.9 ? 1 : 0 });
}

const all = () => [...owned.values()].sort((a, b) => (a.id < b.id ? -1 : 1));

function set(cards: readonly OwnedCard[]): OwnedCard[] {
  for (const card of cards) {
    if (card.count + card.foil === 0) owned.delete(card.id);
    else owned.set(card.id, card);
  }
  return all();
}

function added(cards: readonly OwnedCard[], replace: boolean): OwnedCard[] {
  if (replace) owned.clear();
  return set(
    cards.map((card) => {
      const had = owned.get(card.id);
      return { id: card.id, count: card.count + (had?.count ?? 0), foil: card.foil + (had?.foil ?? 0) };
    }),
  );
}

function missing(content: DeckContent): MissingCard[] {
  const single = (ids: readonly string[]): CardCount[] => ids.map((id) => ({ id, count: 1 }));
  const need = new Map<string, number>();
  for (const { id, count } of [
    ...single(content.leaders),
    ...single(content.bases),
    ...content.main,
    ...content.sideboard,
  ]) {
    const identity = faceOf(id)?.identity;
    if (identity) need.set(identity, (need.get(identity) ?? 0) + count);
  }
  return [...need].flatMap(([identity, wanted]) => {
    const face = faceOf(identity);
    const have = printingsOf(identity).reduce((sum, one) => {
      const copies = owned.get(one.id);
      return sum + (copies ? copies.count + copies.foil : 0);
    }, 0);
    return face && have < wanted ? [{ face, need: wanted, have }] : [];
  });
}

export const collectionAnswers = {
  collection: all,
  setOwnedCards: set,
  importCollection: added,
  saveCollection: () => '/home/organiser/collection.csv',
  missingCards: missing,
} satisfies Partial<Answers>;
