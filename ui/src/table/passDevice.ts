// State that stays in the page while the device is passed to another player. Pure.

import type { GameView } from '../lib/api';

/** The table without what only its reader may know: their hand and resources, and what they are asked. */
export function covered(view: GameView): GameView {
  const side = view.sides.find((one) => one.seat === view.reader);
  if (!side) return view;
  const secret = new Set([...side.hand, ...side.resources].flatMap((one) => one.id ?? []));
  const hide = <T extends { id: number | null }>(cards: readonly T[]): T[] =>
    cards.map((card) => ({ ...card, id: null }));
  return {
    ...view,
    question: null,
    cards: view.cards.filter((card) => !secret.has(card.id)),
    sides: view.sides.map((one) =>
      one === side ? { ...one, hand: hide(one.hand), resources: hide(one.resources) } : one,
    ),
  };
}
