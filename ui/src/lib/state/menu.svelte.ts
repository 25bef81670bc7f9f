// The context menu of the element under the pointer or in focus: right mouse button, Menu key, Shift+F10.

import type { IconName } from '../icons/paths';

export type MenuItem = {
  /** The name in `data-testid`. */
  name: string;
  text: string;
  icon?: IconName;
  /** The shortcut that does the same. */
  key?: string;
  run: () => void;
  /** The reason why the entry is disabled; it is listed anyway. */
  whyNot?: string | null;
};

export type MenuOf = { label: string; items: readonly MenuItem[] };

type Shown = MenuOf & { at: { x: number; y: number }; from: HTMLElement };

/** Builds the menu of an element; `null` if there is nothing to do now. */
type Asked = (element: HTMLElement) => MenuOf | null;

class Menu {
  shown = $state.raw<Shown | null>(null);
  private readonly asked = new WeakMap<Element, Asked>();

  /** For `{@attach}`: the element has this menu. */
  on(asked: Asked) {
    return (element: HTMLElement) => {
      this.asked.set(element, asked);
      return () => void this.asked.delete(element);
    };
  }

  /** Opens the menu of the innermost element that has one. Returns `true` if there was one. */
  open(target: EventTarget | null, at: { x: number; y: number } | null): boolean {
    for (let one = target instanceof Element ? target : null; one; one = one.parentElement) {
      const found = one instanceof HTMLElement ? this.asked.get(one)?.(one) : null;
      if (!found || found.items.length === 0 || !(one instanceof HTMLElement)) continue;
      this.shown = { ...found, at: at ?? under(target as Element), from: focusable(target as Element, one) };
      return true;
    }
    return false;
  }

  close() {
    this.shown = null;
  }

  /** Handles the Menu key or Shift+F10. Returns `true` if a menu opened. */
  pressed(event: KeyboardEvent): boolean {
    const asks = event.key === 'ContextMenu' || (event.key === 'F10' && event.shiftKey);
    return asks && !event.defaultPrevented && this.open(document.activeElement, null);
  }
}

/** Below the beginning of what has the focus. */
function under(element: Element): { x: number; y: number } {
  const box = element.getBoundingClientRect();
  return { x: box.left + Math.min(16, box.width / 2), y: Math.min(box.bottom, innerHeight - 16) };
}

/** The element that gets the focus back: the former one, or its replacement. */
function focusable(target: Element, place: HTMLElement): HTMLElement {
  const active = document.activeElement;
  if (active instanceof HTMLElement && place.contains(active)) return active;
  const near = target.closest<HTMLElement>('a[href], button, input, [tabindex]');
  if (near && place.contains(near)) return near;
  return place.querySelector<HTMLElement>('a[href], button, [tabindex]') ?? place;
}

export const menu = new Menu();
