// A card that is dragged over the board: from its place, or from the hits of the search.

import { zoom } from '../cards/zoom.svelte';
import type { CardFace } from '../lib/api';
import { followDrag, under } from '../lib/ui/pointerDrag';
import { ZONES, type Zone } from './case';
import type { Laid } from './boardSlots';

/** The dragged card: a card of the position, or a new one. */
export type Held = { face: CardFace; laid: Laid | null };

/** The drop target: a zone of a side, possibly on a card there. */
export type Target = { seat: number; zone: Zone; card: number | null };

const isZone = (text: string | undefined): text is Zone => ZONES.includes(text as Zone);

class BoardDrag {
  held = $state.raw<Held | null>(null);
  x = $state(0);
  y = $state(0);
  private over: Element | null = null;

  /** A press on what can be dragged; it becomes a drag when the pointer goes far enough. */
  press(event: PointerEvent, held: Held, drop: (held: Held, target: Target) => void) {
    followDrag(event, {
      start: () => {
        zoom.hide();
        return true;
      },
      move: (now) => {
        this.held = held;
        this.x = now.clientX;
        this.y = now.clientY;
        this.mark(under(now)?.closest('[data-drop]') ?? null);
      },
      end: (now) => {
        this.mark(null);
        this.held = null;
        const target = now === null ? null : this.target(now);
        if (target) drop(held, target);
      },
    });
  }

  private target(event: PointerEvent): Target | null {
    const at = under(event);
    const zone = at?.closest<HTMLElement>('[data-drop]');
    const name = zone?.dataset.drop;
    if (!zone || !isZone(name)) return null;
    const card = at?.closest<HTMLElement>('[data-card]')?.dataset.card;
    return { seat: Number(zone.dataset.side), zone: name, card: card === undefined ? null : Number(card) };
  }

  private mark(element: Element | null) {
    if (element === this.over) return;
    this.over?.removeAttribute('data-over');
    element?.setAttribute('data-over', '');
    this.over = element;
  }
}

export const boardDrag = new BoardDrag();
