// The cards to choose from: the search text, the filters, and the matching cards.

import { isMain } from '../cards/group';
import { penalty } from '../cards/penalty';
import { api, type CardFace, type DeckFormat } from '../lib/api';
import { asBackendError, type BackendError } from '../lib/errors';
import { catalog } from '../lib/state/catalog.svelte';
import { notices } from '../lib/state/notices.svelte';
import { composed, NO_FILTERS, sortsItself, type Filters } from './filters';
import { ownedBy, placesOf, setOfIds } from './lookups';
import { newestOnly, sorted, type Sort } from './sorting';

const isToken = (face: CardFace) => face.kind.includes('token');

export class CardSource {
  typed = $state('');
  filters = $state.raw<Filters>(NO_FILTERS);
  sort = $state<Sort>('aspect');
  /** Only what the format allows, on the day that is checked for. */
  legalOnly = $state(true);
  inAspectOnly = $state(false);
  ownedOnly = $state(false);
  allPrintings = $state(false);
  /** The step that a new deck is led through: its leaders, its base, or none any more. */
  guide = $state.raw<'leader' | 'base' | null>(null);
  /** View of the results: list or cards. */
  look = $state<'rows' | 'faces'>('rows');
  error = $state.raw<BackendError | null>(null);
  /** The cards on show are not yet those of the newest search. */
  busy = $state(false);
  /** The numbers that the program found; null before its first result. */
  private found = $state.raw<readonly string[] | null>(null);
  private legal = $state.raw<ReadonlySet<string> | null>(null);
  private owned = $state.raw<ReadonlyMap<string, number> | null>(null);
  private icons = $state.raw<readonly string[] | null>(null);
  private asked = 0;
  private askedLegal = 0;
  private frame: number | null = null;

  readonly query = $derived(composed(this.typed, this.filters));

  private readonly places = $derived(placesOf(catalog.faces));

  private readonly fitting = $derived.by(() => {
    const legal = this.legalOnly ? this.legal : null;
    const owned = this.ownedOnly ? this.owned : null;
    const icons = this.inAspectOnly ? this.icons : null;
    const out: CardFace[] = [];
    for (const id of this.found ?? []) {
      const face = catalog.face(id);
      if (!face || isToken(face)) continue;
      if (legal !== null && !legal.has(id)) continue;
      if (owned !== null && !owned.has(face.identity)) continue;
      if (icons !== null && isMain(face) && penalty(face, icons) > 0) continue;
      out.push(face);
    }
    return out;
  });

  /** The cards to show, in order; null before the first result. */
  readonly faces = $derived.by(() => {
    if (this.found === null) return null;
    const places = this.places;
    const once = this.allPrintings ? this.fitting : newestOnly(this.fitting, (id) => places.get(id) ?? -1);
    if (sortsItself(this.typed)) return once;
    // Leaders and bases are chosen once, the other cards again and again: those stand first.
    const inOrder = sorted(once, this.sort);
    return [...inOrder.filter(isMain), ...inOrder.filter((face) => !isMain(face))];
  });

  /** Copies owned over all printings; null while it is not known. */
  copiesOwned(face: CardFace): number | null {
    return this.owned === null ? null : (this.owned.get(face.identity) ?? 0);
  }

  /** The icons of leaders and base determine the cards in aspect; null while neither is chosen. */
  useIcons(icons: readonly string[] | null) {
    this.icons = icons;
  }

  get hasIcons(): boolean {
    return this.icons !== null;
  }

  set(change: Partial<Filters>) {
    if (change.types) this.guide = null;
    this.filters = { ...this.filters, ...change };
    this.ask();
  }

  type(text: string) {
    this.typed = text;
    this.ask();
  }

  /** Shows leaders, or bases, or all cards again. */
  lead(to: 'leader' | 'base' | null) {
    const led = this.guide !== null;
    this.guide = to;
    if (to !== null) {
      this.typed = '';
      this.filters = { ...NO_FILTERS, types: [to] };
    } else if (led) this.filters = { ...this.filters, types: [] };
    this.ask();
  }

  /** Clears the typed text and all filters. */
  clear() {
    this.typed = '';
    this.guide = null;
    this.filters = NO_FILTERS;
    this.inAspectOnly = false;
    this.ownedOnly = false;
    this.ask();
  }

  /** Moves the filters into the typed text. */
  spell() {
    this.typed = this.query;
    this.filters = NO_FILTERS;
    this.ask();
  }

  /** Searches at most once per frame, however fast the user types. */
  ask() {
    this.busy = true;
    if (this.frame !== null) return;
    this.frame = requestAnimationFrame(() => {
      this.frame = null;
      void this.search();
    });
  }

  async search(): Promise<void> {
    const number = ++this.asked;
    try {
      const found = await api.findCards(this.query);
      if (number !== this.asked) return;
      this.found = found;
      this.error = null;
    } catch (thrown) {
      // The cards of the last search that could be read stay on show.
      if (number === this.asked) this.error = asBackendError(thrown);
    }
    // A newer question may wait for its frame.
    if (number === this.asked && this.frame === null) this.busy = false;
  }

  async loadLegal(format: DeckFormat, on: string | null): Promise<void> {
    const number = ++this.askedLegal;
    const legal = await notices.watch(() => api.legalCards(format, on));
    if (legal && number === this.askedLegal) this.legal = setOfIds(legal);
  }

  async loadOwned(): Promise<void> {
    const cards = await notices.watch(() => api.collection());
    if (cards) this.owned = ownedBy(cards, (id) => catalog.face(id));
  }

  stop() {
    if (this.frame !== null) cancelAnimationFrame(this.frame);
    this.frame = null;
  }
}
