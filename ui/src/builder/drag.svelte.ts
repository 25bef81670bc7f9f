// What is being dragged, and from where: drop targets show themselves while it lasts.

import { zoom } from '../cards/zoom.svelte';
import type { CardFace } from '../lib/api';
import type { Section } from './content';

export type Place = Section | 'source';

class Drag {
  held = $state.raw<{ face: CardFace; from: Place } | null>(null);

  /** For `{@attach}`: the element can be dragged. */
  from(card: () => { face: CardFace; from: Place }) {
    return (element: HTMLElement) => {
      const start = (event: DragEvent) => {
        const held = card();
        // The large view would lie over the places to drop.
        zoom.hide();
        event.dataTransfer?.setData('text/plain', held.face.name);
        if (event.dataTransfer) event.dataTransfer.effectAllowed = 'copyMove';
        // The browser takes its picture of the element first; then the targets appear.
        setTimeout(() => (this.held = held));
      };
      const end = () => (this.held = null);
      element.draggable = true;
      element.addEventListener('dragstart', start);
      element.addEventListener('dragend', end);
      return () => {
        element.removeEventListener('dragstart', start);
        element.removeEventListener('dragend', end);
        // A row that leaves its list while it is dragged never hears of the end.
        if (this.held?.face.id === card().face.id) this.held = null;
      };
    };
  }

  /** For `{@attach}`: cards can be dropped here. It has the attribute data-over while one is above it. */
  onto(takes: (from: Place) => boolean, drop: (face: CardFace, from: Place) => void) {
    return (element: HTMLElement) => {
      let depth = 0;
      const above = (on: boolean) => element.toggleAttribute('data-over', on);
      const takesIt = () => this.held !== null && takes(this.held.from);
      const enter = (event: DragEvent) => {
        if (!takesIt()) return;
        event.preventDefault();
        depth++;
        above(true);
      };
      const over = (event: DragEvent) => {
        if (takesIt()) event.preventDefault();
      };
      const leave = () => {
        depth = Math.max(0, depth - 1);
        if (depth === 0) above(false);
      };
      const letGo = (event: DragEvent) => {
        depth = 0;
        above(false);
        const held = this.held;
        if (!held || !takes(held.from)) return;
        event.preventDefault();
        this.held = null;
        drop(held.face, held.from);
      };
      element.addEventListener('dragenter', enter);
      element.addEventListener('dragover', over);
      element.addEventListener('dragleave', leave);
      element.addEventListener('drop', letGo);
      return () => {
        element.removeEventListener('dragenter', enter);
        element.removeEventListener('dragover', over);
        element.removeEventListener('dragleave', leave);
        element.removeEventListener('drop', letGo);
      };
    };
  }
}

export const drag = new Drag();
