// A player's page during a draft and while the deck is built: the card to take, the clock, and the pool with its filters,
// its order, the count, the curve and the legality of the deck.
import { byId, make, minutes } from './elements';

/** The last column of the curve is "7 and more". */
const COSTS = 8;
/** From here on, in milliseconds, the clock shows that the time is short. */
const SHORT = 10_000;

type Order = 'aspect' | 'cost' | 'name';

/** A deck as the server takes it. */
export interface ChosenDeck {
  leader: string | null;
  base: string | null;
  cards: { id: string; count: number }[];
}

const all = <Kind extends HTMLElement = HTMLElement>(page: ParentNode, selector: string) => [
  ...page.querySelectorAll<Kind>(selector),
];
const inputs = (page: ParentNode, name: string) => all<HTMLInputElement>(page, `input[name=${name}]`);

/** The draft and the deck on a player's page. */
export class DraftPage {
  private readonly content: HTMLElement;
  private shownAt = performance.now();
  /** The filters and the order of the pool; they stay when the page is rendered again. */
  private readonly wish = { filters: new Set<string>(), order: 'aspect' as Order, cost: '' };

  constructor(content: HTMLElement) {
    this.content = content;
    content.addEventListener('change', () => {
      this.choose();
      this.count();
    });
    content.addEventListener('click', ({ target }) => this.press(target as Element));
    setInterval(() => this.tick(), 250);
  }

  /** Updates everything after the page was rendered again. */
  shown(): void {
    this.shownAt = performance.now();
    document.body.classList.toggle('drafting', this.content.querySelector('.draft') !== null);
    this.choose();
    this.arrange();
    this.count();
    this.tick();
  }

  /** Returns the deck that is chosen on the page. */
  chosenDeck(): ChosenDeck {
    const one = (name: string) => inputs(this.content, name).find((input) => input.checked)?.value ?? null;
    const copies = new Map<string, number>();
    for (const { value, checked } of inputs(this.content, 'main')) {
      if (checked) copies.set(value, (copies.get(value) ?? 0) + 1);
    }
    const cards = [...copies].map(([id, count]) => ({ id, count }));
    return { leader: one('leader'), base: one('base'), cards };
  }

  /** Chooses the cards of a deck on the page; that does not register it. */
  fill(deck: ChosenDeck): void {
    const left = new Map(deck.cards.map(({ id, count }) => [id, count]));
    for (const name of ['leader', 'base'] as const) {
      for (const input of inputs(this.content, name)) input.checked = input.value === deck[name];
    }
    for (const input of inputs(this.content, 'main')) {
      const copies = left.get(input.value) ?? 0;
      input.checked = copies > 0;
      left.set(input.value, copies - 1);
    }
    const builder = byId<HTMLDetailsElement>('deck-builder');
    if (builder) builder.open = true;
    this.content.dispatchEvent(new Event('change'));
  }

  /** `true` if a card is in the deck on the page. */
  hasDeck(): boolean {
    return inputs(this.content, 'main').some((input) => input.checked);
  }

  private press(target: Element): void {
    const button = target.closest<HTMLElement>('[data-filter], [data-sort], [data-costs]');
    if (!button) return;
    const { filter, sort, costs } = button.dataset;
    const { filters } = this.wish;
    if (sort) this.wish.order = sort as Order;
    else if (costs)
      this.wish.cost = this.wish.cost === costs ? '' : costs; // Pressed again, it shows all costs.
    else if (filter && !filters.delete(filter)) filters.add(filter);
    this.arrange();
  }

  /** The button takes the chosen card, and names it. */
  private choose(): void {
    const take = byId<HTMLButtonElement>('take');
    if (!take) return;
    const chosen = inputs(this.content, 'card').find((input) => input.checked);
    take.disabled = !chosen;
    take.textContent = chosen ? `${take.dataset.word} ${chosen.dataset.name}` : (take.dataset.choose ?? '');
    if (chosen) take.dataset.ask = chosen.dataset.takes;
    else delete take.dataset.ask;
  }

  private rows(): HTMLElement[] {
    return all(this.content, '#pool-cards > .row-card');
  }

  /** Counts the cards in the deck, by cost. */
  private count(): void {
    const [figure, curve] = [byId('deck-count'), byId('curve')];
    if (!figure || !curve) return;
    const held = this.rows().filter(isInDeck);
    figure.textContent = String(held.length);
    curve.hidden = held.length === 0;
    const columns = new Array<number>(COSTS).fill(0);
    for (const row of held) columns[costColumn(row)] = (columns[costColumn(row)] ?? 0) + 1;
    const most = Math.max(1, ...columns);
    curve.replaceChildren(
      ...columns.map((cards, cost) => {
        const bar = make('i', '');
        bar.style.height = `${((cards / most) * 1.4).toFixed(2)}rem`;
        const label = cost === COSTS - 1 ? `${cost}+` : cost;
        return make('span', 'column', [make('small', '', cards || ''), bar, make('small', '', label)]);
      }),
    );
    this.legality(held.length);
  }

  /** Shows whether the chosen deck is legal, and what it lacks. The server checks it again when it is registered. */
  private legality(cards: number): void {
    const [line, shown] = [byId('deck-legal'), byId('deck-minimum')];
    if (!line || !shown) return;
    const { legal = '', notLegal, noLeader, noBase, oneMissing, missing } = line.dataset;
    const chosen = (name: string) => inputs(this.content, name).find((input) => input.checked);
    const minimum = Number(chosen('base')?.dataset.minimum ?? line.dataset.minimum);
    const few = minimum - cards;
    const lacks: (string | undefined)[] = [];
    if (!chosen('leader')) lacks.push(noLeader);
    if (!chosen('base')) lacks.push(noBase);
    if (few > 0) lacks.push(few === 1 ? oneMissing : missing?.replace('{}', String(few)));
    shown.textContent = String(minimum);
    const text = lacks.length === 0 ? legal : `${notLegal}: ${lacks.join(', ')}`;
    if (line.textContent !== text) line.textContent = text; // Screen readers read only changes.
    line.classList.toggle('problem', lacks.length > 0);
  }

  /** Shows the rows that pass the player's filters, sorted as chosen. */
  private arrange(): void {
    const pool = byId('pool-cards');
    if (!pool) return;
    const { filters, order, cost } = this.wish;
    const pressed = (name: 'filter' | 'sort' | 'costs', isOn: (value: string) => boolean) => {
      for (const button of all(this.content, `[data-${name}]`)) {
        button.setAttribute('aria-pressed', String(isOn(button.dataset[name] ?? '')));
      }
    };
    pressed('filter', (value) => filters.has(value));
    pressed('sort', (value) => value === order);
    pressed('costs', (value) => value === cost);
    const aspects = [...filters].filter((filter) => filter !== 'deck');
    const isShown = (row: HTMLElement) =>
      (aspects.length === 0 || aspects.some((aspect) => hasAspect(row, aspect))) &&
      (cost === '' || String(costColumn(row)) === cost) &&
      (!filters.has('deck') || isInDeck(row));
    let group: string | null = null;
    pool.replaceChildren(
      ...this.rows()
        .sort(ORDERS[order])
        .flatMap((row) => {
          row.hidden = !isShown(row);
          const own = groupOf(row, order, pool.dataset.cost);
          const heads = !row.hidden && own !== group && own !== '';
          if (!row.hidden) group = own;
          return heads ? [make('h4', '', own), row] : [row];
        }),
    );
  }

  private tick(): void {
    for (const time of all(this.content, '.clock time[data-runs]')) {
      const passed = time.dataset.runs === 'true' ? performance.now() - this.shownAt : 0;
      const left = Number(time.dataset.left) - passed;
      time.textContent = left <= 0 ? (time.dataset.over ?? '') : minutes(left, Math.ceil);
      time.parentElement?.classList.toggle('over', left <= 0);
      time.parentElement?.classList.toggle('soon', left > 0 && left <= SHORT);
    }
  }
}

function isInDeck(row: HTMLElement): boolean {
  return row.querySelector('input')?.checked ?? false;
}

/** Returns the column of the curve for a card. */
function costColumn(row: HTMLElement): number {
  return Math.min(COSTS - 1, Number(row.dataset.cost));
}

function hasAspect(row: HTMLElement, aspect: string): boolean {
  const aspects = row.dataset.aspects ?? '';
  return aspect === 'none' ? aspects === '' : aspects.split(' ').includes(aspect);
}

/** Returns the heading above a card. */
function groupOf(row: HTMLElement, order: Order, cost: string | undefined): string {
  if (order === 'name') return '';
  return order === 'cost' ? `${cost} ${row.dataset.cost}` : (row.dataset.group ?? '');
}

type Compare = (a: HTMLElement, b: HTMLElement) => number;

const byText =
  (name: 'aspects' | 'name'): Compare =>
  (a, b) =>
    (a.dataset[name] ?? '').localeCompare(b.dataset[name] ?? '', document.documentElement.lang || undefined);
const byCost: Compare = (a, b) => Number(a.dataset.cost) - Number(b.dataset.cost);
const [byAspects, byName] = [byText('aspects'), byText('name')];
const ORDERS: Record<Order, Compare> = {
  aspect: (a, b) => byAspects(a, b) || byCost(a, b) || byName(a, b),
  cost: (a, b) => byCost(a, b) || byName(a, b),
  name: byName,
};
