import { beforeEach, expect, test, vi } from 'vitest';
import { DraftPage } from './draft';

const card = (id: string, cost: number, aspects: string) => `
  <div class="row-card" data-cost="${cost}" data-aspects="${aspects}" data-group="${aspects || 'No aspect'}" data-name="${id}">
    <input type="checkbox" name="main" value="${id}" id="${id}-${cost}" />
  </div>`;

const POOL = `
  <input type="radio" name="leader" value="L1" />
  <input type="radio" name="base" value="B1" data-minimum="3" />
  <input type="radio" name="base" value="B2" data-minimum="5" />
  <button data-filter="deck"></button><button data-filter="Cunning"></button><button data-filter="none"></button>
  <button data-sort="aspect"></button><button data-sort="cost"></button><button data-sort="name"></button>
  <button data-costs="2"></button><button data-costs="7"></button>
  <details id="deck-builder"><div id="pool-cards" data-cost="Cost">
    ${card('Zeb', 2, 'Cunning')}${card('Ahsoka', 9, 'Command')}${card('Maul', 7, '')}
  </div></details>
  <b id="deck-count"></b><span id="deck-minimum"></span><div id="curve"></div>
  <p id="deck-legal" data-minimum="4" data-legal="✓ legal" data-not-legal="not legal" data-no-leader="no leader"
     data-no-base="no base" data-one-missing="1 card missing" data-missing="{} cards missing"></p>`;

let content: HTMLElement;
let page: DraftPage;

beforeEach(() => {
  vi.useFakeTimers();
  document.body.innerHTML = `<main id="content">${POOL}</main>`;
  content = document.getElementById('content') as HTMLElement;
  page = new DraftPage(content);
  page.shown();
});

const text = (id: string) => document.getElementById(id)?.textContent;
const press = (selector: string) => content.querySelector<HTMLElement>(selector)?.click();
const shown = () =>
  [...content.querySelectorAll<HTMLElement>('#pool-cards > .row-card:not([hidden])')].map((row) => row.dataset.name);

test('the line shows what the deck lacks, with the minimum of the chosen base', () => {
  expect(text('deck-legal')).toBe('not legal: no leader, no base, 4 cards missing');
  press('input[value=L1]');
  press('input[value=B2]');
  expect(text('deck-legal')).toBe('not legal: 5 cards missing');
  expect(text('deck-minimum')).toBe('5');
  press('input[value=B1]');
  press('input[value=Zeb]');
  press('input[value=Maul]');
  expect(text('deck-legal')).toBe('not legal: 1 card missing');
  expect(document.getElementById('deck-legal')?.className).toBe('problem');
  press('input[value=Ahsoka]');
  expect(text('deck-legal')).toBe('✓ legal');
  expect(document.getElementById('deck-legal')?.className).toBe('');
  expect(text('deck-count')).toBe('3');
});

test('the curve counts the cards of the deck, the last column with all higher costs', () => {
  for (const name of ['Zeb', 'Maul', 'Ahsoka']) press(`input[value=${name}]`);
  const columns = [...(document.getElementById('curve')?.children ?? [])].map(
    (column) => column.firstChild?.textContent,
  );
  expect(columns).toEqual(['', '', '1', '', '', '', '', '2']);
});

test('filters by cost, aspect and deck show fewer cards, and all again', () => {
  press('[data-costs="7"]');
  expect(shown()).toEqual(['Maul', 'Ahsoka']);
  press('[data-filter=none]');
  expect(shown()).toEqual(['Maul']);
  press('[data-costs="7"]');
  press('[data-filter=none]');
  expect(shown()).toHaveLength(3);
  press('input[value=Zeb]');
  press('[data-filter=deck]');
  expect(shown()).toEqual(['Zeb']);
  expect(content.querySelector('[data-filter=deck]')?.getAttribute('aria-pressed')).toBe('true');
});

test('the pool is sorted with headings, and the order stays when the page is rendered again', () => {
  expect(shown()).toEqual(['Maul', 'Ahsoka', 'Zeb']);
  press('[data-sort=cost]');
  expect(shown()).toEqual(['Zeb', 'Maul', 'Ahsoka']);
  const headings = () => [...content.querySelectorAll('h4')].map((heading) => heading.textContent);
  expect(headings()).toEqual(['Cost 2', 'Cost 7', 'Cost 9']);
  content.innerHTML = POOL;
  page.shown();
  expect(headings()).toEqual(['Cost 2', 'Cost 7', 'Cost 9']);
  press('[data-sort=name]');
  expect(shown()).toEqual(['Ahsoka', 'Maul', 'Zeb']);
  expect(headings()).toEqual([]);
});

test('a suggested deck is chosen on the page', () => {
  expect(page.hasDeck()).toBe(false);
  const deck = { leader: 'L1', base: 'B2', cards: [{ id: 'Zeb', count: 1 }] };
  page.fill(deck);
  expect(page.chosenDeck()).toEqual(deck);
  expect(page.hasDeck()).toBe(true);
  expect(document.querySelector<HTMLDetailsElement>('#deck-builder')?.open).toBe(true);
  expect(text('deck-legal')).toBe('not legal: 4 cards missing');
});

test('the button takes the chosen card and names it', () => {
  content.innerHTML = `
    <input type="radio" name="card" data-name="Luke" data-takes='{"kind":"pick"}' />
    <button id="take" disabled data-choose="Choose a card" data-word="Pick">Choose a card</button>`;
  page.shown();
  const take = document.getElementById('take') as HTMLButtonElement;
  expect([take.disabled, take.textContent, take.dataset.ask]).toEqual([true, 'Choose a card', undefined]);
  press('input[name=card]');
  expect([take.disabled, take.textContent, take.dataset.ask]).toEqual([false, 'Pick Luke', '{"kind":"pick"}']);
});

test('the clock of a pick runs down, and shows when the time is short and over', () => {
  content.innerHTML = '<p class="clock"><time data-left="62000" data-runs="true" data-over="Time is up"></time></p>';
  page.shown();
  const clock = content.querySelector('.clock');
  const after = (milliseconds: number) => {
    vi.advanceTimersByTime(milliseconds);
    return [clock?.textContent, clock?.className];
  };
  expect(after(2000)).toEqual(['1:00', 'clock']);
  expect(after(50_250)).toEqual(['0:10', 'clock soon']);
  expect(after(10_000)).toEqual(['Time is up', 'clock over']);
});
