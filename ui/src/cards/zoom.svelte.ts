// The enlarged view of a card: after a moment of hovering or focus, or immediately by key.

import type { CardFace } from '../lib/api';
import { menu } from '../lib/state/menu.svelte';
import { cardMenu } from './menu';

export type Zoomed = { face: CardFace; printing?: string; treatment?: string; foil?: boolean };

const HOVER_MS = 550;
const FOCUS_MS = 1200;

/** In pixels: a card face of this height is not enlarged automatically. */
const LARGE_ENOUGH = 310;
/** In pixels: letters that are easy to read. */
const EASY_PX = 11;

/** Returns `true` if the card shows its whole text, in letters that are easy to read. */
function readable(element: Element): boolean {
  const text = element.querySelector<HTMLElement>('[data-card-text]');
  return text !== null && !text.closest('[data-cut]') && parseFloat(text.style.fontSize) >= EASY_PX;
}

class Zoom {
  /** The enlarged card, and the element next to it. */
  shown = $state.raw<{ card: Zoomed; anchor: DOMRect } | null>(null);
  private timer: ReturnType<typeof setTimeout> | undefined;
  private waitingFor: Element | null = null;
  private source: Element | null = null;

  show(card: Zoomed, element: Element) {
    clearTimeout(this.timer);
    this.source = element;
    this.shown = { card, anchor: element.getBoundingClientRect() };
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

  private after(ms: number, card: () => Zoomed | null, element: Element) {
    clearTimeout(this.timer);
    this.waitingFor = element;
    this.timer = setTimeout(() => {
      // An enlarged card is not enlarged again, unless its text does not fit.
      const isSmall = element.clientHeight < LARGE_ENOUGH && !readable(element);
      if (element.isConnected && (isSmall || element.querySelector('[data-cut]'))) {
        const now = card();
        if (now) this.show(now, element);
      }
    }, ms);
  }

  private left(element: Element) {
    if (this.waitingFor === element) clearTimeout(this.timer);
    if (this.source === element) this.hide();
  }

  /**
   * For `{@attach}`: the element shows its card large when the pointer stays on it, and has the menu of that card. While
   * `allowed` returns `false`, only the key and the menu enlarge it.
   */
  on(card: () => Zoomed | null, allowed: () => boolean = () => true) {
    return (element: HTMLElement) => {
      const free = () => (allowed() ? card() : null);
      const enter = (event: PointerEvent) => {
        if (event.pointerType !== 'touch') this.after(HOVER_MS, free, element);
      };
      const leave = () => this.left(element);
      const focus = () => {
        if (element.matches(':focus-visible')) this.after(FOCUS_MS, free, element);
      };
      const noMenu = menu.on(() => {
        const now = card();
        if (now) this.hide();
        return now && cardMenu(now.face, () => this.show(now, element));
      })(element);
      element.addEventListener('pointerenter', enter);
      element.addEventListener('pointerleave', leave);
      element.addEventListener('pointerdown', leave);
      element.addEventListener('focus', focus);
      element.addEventListener('blur', leave);
      return () => {
        noMenu();
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

export type Box = { left: number; right: number; top: number; bottom: number };

const overlap = (a: Box, b: Box): number =>
  Math.max(0, Math.min(a.right, b.right) - Math.max(a.left, b.left)) *
  Math.max(0, Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top));

/**
 * Returns the position of a box next to another, inside the window: right, left, above or below, wherever it covers the
 * least of the other and of the interactive elements. Among equal positions, the first.
 */
export function placeBeside(
  anchor: Box,
  size: { width: number; height: number },
  frame: { width: number; height: number },
  clear: readonly Box[] = [],
  gap = 8,
): { left: number; top: number } {
  const inside = (value: number, length: number, all: number) => Math.max(gap, Math.min(value, all - gap - length));
  const [right, left] = [anchor.right + gap, anchor.left - gap - size.width];
  const [above, below] = [anchor.top - gap - size.height, anchor.bottom + gap];
  const feet = anchor.bottom - size.height;
  const places: readonly [number, number][] = [
    [right, anchor.top],
    [left, anchor.top],
    [right, feet],
    [left, feet],
    [anchor.left, above],
    [anchor.left, below],
    [anchor.right - size.width, above],
    [anchor.right - size.width, below],
  ];
  let best = { left: gap, top: gap };
  let least = Number.POSITIVE_INFINITY;
  for (const [x, y] of places) {
    const at = { left: inside(x, size.width, frame.width), top: inside(y, size.height, frame.height) };
    const box = { ...at, right: at.left + size.width, bottom: at.top + size.height };
    // The card itself must stay in sight before anything else.
    const covers = clear.reduce((sum, one) => sum + overlap(box, one), 4 * overlap(box, anchor));
    if (covers < least) [best, least] = [at, covers];
  }
  return best;
}
