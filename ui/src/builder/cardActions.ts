// Key actions on the focused card, and the focus after the card has left its list.

import { tick } from 'svelte';
import { zoom } from '../cards/zoom.svelte';
import { catalog } from '../lib/state/catalog.svelte';
import { hasSideboard, unknownFace } from './content';
import type { DeckBuilder } from './builder.svelte';

type Where = 'source' | 'main' | 'sideboard' | 'leader' | 'base';
const PLACES: readonly string[] = ['source', 'main', 'sideboard', 'leader', 'base'];

export class Acting {
  constructor(
    private readonly builder: () => DeckBuilder,
    private readonly table: () => HTMLElement | undefined,
    /** `true` if a copy is only of the printing in focus. */
    private readonly exact: () => boolean,
  ) {}

  private focused() {
    const element = document.activeElement;
    if (!(element instanceof HTMLElement) || !this.table()?.contains(element)) return null;
    const id = element.dataset.card;
    // A card of the limited pool is on its side "pool".
    const place = element.dataset.place ?? (element.dataset.side === 'pool' ? 'source' : undefined);
    if (id === undefined || place === undefined || !PLACES.includes(place)) return null;
    return { element, place: place as Where, face: catalog.face(id) ?? unknownFace(id) };
  }

  private cards(): HTMLElement[] {
    return [...(this.table()?.querySelectorAll<HTMLElement>('[data-card]') ?? [])];
  }

  /** Does something, and leads the focus on when its card has left. */
  private async keeping(element: HTMLElement, act: () => void): Promise<void> {
    const before = this.cards();
    const at = before.indexOf(element);
    const { card, place, side } = element.dataset;
    const alike = (one: HTMLElement) => one.dataset.place === place && one.dataset.side === side;
    const next = before.slice(at + 1).find(alike);
    const previous = before.slice(0, Math.max(0, at)).findLast(alike);
    zoom.hide();
    act();
    await tick();
    if (element.isConnected && document.activeElement === element) return;
    const same = this.cards().find((one) => alike(one) && one.dataset.card === card);
    const heir = [same, next, previous].find((one) => one?.isConnected) ?? this.cards()[0];
    heir?.focus();
  }

  add() {
    const at = this.focused();
    if (!at) return;
    const { face, place } = at;
    const exact = place !== 'source' || this.exact();
    if (place === 'leader' || place === 'base') return;
    void this.keeping(at.element, () =>
      this.builder().add(face, place === 'sideboard' ? 'sideboard' : 'main', 1, exact),
    );
  }

  takeOut() {
    const at = this.focused();
    if (!at) return;
    const { face, place } = at;
    void this.keeping(at.element, () => {
      if (place === 'main' || place === 'sideboard') this.builder().add(face, place, -1, true);
      else this.builder().takeOut(face);
    });
  }

  /** Takes out every copy of the focused card. */
  drop() {
    const at = this.focused();
    if (!at) return;
    const { face, place } = at;
    void this.keeping(at.element, () => {
      if (place === 'main' || place === 'sideboard') this.builder().drop(face.id, place);
      else this.builder().takeOut(face);
    });
  }

  /** To the sideboard, or from there to the deck. */
  side() {
    const at = this.focused();
    const content = this.builder().content;
    if (!at || !content) return;
    const { face, place } = at;
    if (place !== 'sideboard' && !hasSideboard(content.format)) return;
    void this.keeping(at.element, () => {
      if (place === 'source') this.builder().add(face, 'sideboard', 1, this.exact());
      else if (place === 'main' || place === 'sideboard') this.builder().move(face.id, place);
    });
  }

  zoom() {
    const at = this.focused();
    if (at) zoom.toggle({ face: at.face }, at.element);
  }
}
