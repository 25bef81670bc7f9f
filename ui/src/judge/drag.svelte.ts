// A card that is dragged over the board: from its place, or from the hits of the search.

import { zoom } from '../cards/zoom.svelte';
import type { CardFace } from '../lib/api';
import { ZONES, type Zone } from './case';
import type { Laid } from './boardSlots';

/** The dragged card: a card of the position, or a new one. */
export type Held = { face: CardFace; laid: Laid | null };

/** The drop target: a zone of a side, possibly on a card there. */
export type Target = { seat: number; zone: Zone; card: number | null };

/** In pixels: less is a click. */
const FAR = 6;

const isZone = (text: string | undefined): text is Zone => ZONES.includes(text as Zone);

class BoardDrag {
  held = $state.raw<Held | null>(null);
  x = $state(0);
  y = $state(0);
  private over: Element | null = null;

  /** A press on what can be dragged; it becomes a drag when the pointer goes far enough. */
  press(event: PointerEvent, held: Held, drop: (held: Held, target: Target) => void) {
    if (event.button !== 0) return;
    const [x, y] = [event.clientX, event.clientY];
    const move = (now: PointerEvent) => {
      if (this.held === null && Math.hypot(now.clientX - x, now.clientY - y) < FAR) return;
      if (this.held === null) zoom.hide();
      this.held = held;
      this.x = now.clientX;
      this.y = now.clientY;
      this.mark(this.place(now)?.closest('[data-drop]') ?? null);
      now.preventDefault();
    };
    const end = (now: PointerEvent | null) => {
      removeEventListener('pointermove', move);
      removeEventListener('pointerup', up);
      removeEventListener('pointercancel', cancel);
      removeEventListener('keydown', key, true);
      this.mark(null);
      const was = this.held;
      this.held = null;
      if (was === null || now === null) return;
      // The click that ends a drag chooses nothing.
      const stop = (click: Event) => {
        click.stopPropagation();
        click.preventDefault();
      };
      addEventListener('click', stop, { capture: true, once: true });
      setTimeout(() => removeEventListener('click', stop, { capture: true }));
      const target = this.target(now);
      if (target) drop(was, target);
    };
    const up = (now: PointerEvent) => end(now);
    const cancel = () => end(null);
    const key = (pressed: KeyboardEvent) => {
      if (pressed.key !== 'Escape' || this.held === null) return;
      pressed.stopPropagation();
      end(null);
    };
    addEventListener('pointermove', move);
    addEventListener('pointerup', up);
    addEventListener('pointercancel', cancel);
    addEventListener('keydown', key, true);
  }

  private place(event: PointerEvent): Element | null {
    return document.elementFromPoint(event.clientX, event.clientY);
  }

  private target(event: PointerEvent): Target | null {
    const at = this.place(event);
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
