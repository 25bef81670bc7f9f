// State that stays in the page while the device is passed to another player. Pure.

import type { CardPlace, GameView } from '../lib/api';

/** Zones with cards that only some players may know. */
const HIDDEN: ReadonlySet<CardPlace> = new Set(['hand', 'resources', 'deck']);

/**
 * The table without what only its reader may know: cards of hands, resources and decks, and what they are asked. Cards of
 * these zones that all may see are shown again with the next view.
 */
export function covered(view: GameView): GameView {
  if (view.reader === null) return view;
  const hide = <T extends { id: number | null }>(cards: readonly T[]): T[] =>
    cards.map((card) => ({ ...card, id: null }));
  return {
    ...view,
    question: null,
    cards: view.cards.filter((card) => !HIDDEN.has(card.place)),
    sides: view.sides.map((side) => ({ ...side, hand: hide(side.hand), resources: hide(side.resources) })),
  };
}
