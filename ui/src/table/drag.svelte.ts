// A card of the game that is dragged: onto its target, or out of the hand.

import { zoom } from '../cards/zoom.svelte';
import { followDrag, under } from '../lib/ui/pointerDrag';
import type { GameTable } from './gameTable.svelte';

/** The dragged card and the pointer's place in the window. */
export type Dragged = { card: number; x: number; y: number };

class CardDrag {
  dragged = $state.raw<Dragged | null>(null);

  /** A press on a card of the table; it becomes a drag when the pointer goes far enough and the card can be used. */
  press(event: PointerEvent, table: GameTable, card: number) {
    followDrag(event, {
      start: () => {
        if (!table.pickUp(card)) return false;
        zoom.hide();
        return true;
      },
      move: (now) => (this.dragged = { card, x: now.clientX, y: now.clientY }),
      end: (now) => {
        this.dragged = null;
        const at = now === null ? null : under(now);
        const onto = at?.closest<HTMLElement>('[data-card]')?.dataset.card;
        const zone = at?.closest<HTMLElement>('[data-drop]')?.dataset.drop;
        if (at?.closest('[data-board]') == null || zone === 'hand') table.putBack();
        else table.drop(card, onto === undefined ? null : Number(onto), zone === 'resources');
      },
    });
  }
}

export const cardDrag = new CardDrag();
