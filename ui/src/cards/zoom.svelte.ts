// The large view of a card: after a moment of hovering or resting on it, or at once by key.

import type { CardFace } from '../lib/api';

export type Zoomed = { face: CardFace; printing?: string; treatment?: string; foil?: boolean };

const HOVER_MS = 550;
const FOCUS_MS = 1200;

/** In pixels: a card face as high as this is not shown again, larger, by itself. */
const LARGE_ENOUGH = 310;

class Zoom {
  /** What is shown large, and beside what. */
  shown = $state.raw<{ card: Zoomed; beside: DOMRect } | null>(null);
  private timer: ReturnType<typeof setTimeout> | undefined;
  private waitingFor: Element | null = null;
  private source: Element | null = null;

  show(card: Zoomed, element: Element) {
    clearTimeout(this.timer);
    this.source = element;
    this.shown = { card, beside: element.getBoundingClientRect() };
  }

  hide() {
    clearTimeout(this.timer);
    this.source = null;
    this.shown = null;
  }

  /** By key: shows the card, or takes it away when it is shown already. */
  toggle(card: Zoomed, element: Element) {
    if (this.shown && this.source === element) this.hide();
    else this.show(card, element);
  }

  private after(ms: number, card: () => Zoomed, element: Element) {
    clearTimeout(this.timer);
    this.waitingFor = element;
    this.timer = setTimeout(() => {
      // What is large already gains nothing.
      if (element.isConnected && element.clientHeight < LARGE_ENOUGH) this.show(card(), element);
    }, ms);
  }

  private left(element: Element) {
    if (this.waitingFor === element) clearTimeout(this.timer);
    if (this.source === element) this.hide();
  }

  /** For `{@attach}`: the element shows its card large when somebody stays on it. */
  on(card: () => Zoomed) {
    return (element: HTMLElement) => {
      const enter = (event: PointerEvent) => {
        if (event.pointerType !== 'touch') this.after(HOVER_MS, card, element);
      };
      const leave = () => this.left(element);
      const focus = () => {
        if (element.matches(':focus-visible')) this.after(FOCUS_MS, card, element);
      };
      element.addEventListener('pointerenter', enter);
      element.addEventListener('pointerleave', leave);
      element.addEventListener('pointerdown', leave);
      element.addEventListener('focus', focus);
      element.addEventListener('blur', leave);
      return () => {
        element.removeEventListener('pointerenter', enter);
        element.removeEventListener('pointerleave', leave);
        element.removeEventListener('pointerdown', leave);
        element.removeEventListener('focus', focus);
        element.removeEventListener('blur', leave);
        this.left(element);
      };
    };
  }
}

export const zoom = new Zoom();

/** Where a box of a size goes beside another, inside the window: right of it, else left, else where there is room. */
export function placeBeside(
  beside: { left: number; right: number; top: number },
  size: { width: number; height: number },
  frame: { width: number; height: number },
  gap = 8,
): { left: number; top: number } {
  const right = beside.right + gap;
  const left = beside.left - gap - size.width;
  const x = right + size.width <= frame.width - gap ? right : left >= gap ? left : frame.width - gap - size.width;
  const y = Math.min(beside.top, frame.height - gap - size.height);
  return { left: Math.max(gap, x), top: Math.max(gap, y) };
}
