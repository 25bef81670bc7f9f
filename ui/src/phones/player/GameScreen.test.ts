import { fireEvent, render, screen } from '@testing-library/svelte';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { language } from '../../lib/i18n/language.svelte';
import { answerSheet, aMoment, fakeBrowser, realBrowser } from '../page/fakes';
import GameScreen from './GameScreen.svelte';
import type { PhoneTable } from './gameTable';
import type { PlayerDesk } from './playerDesk.svelte';

beforeEach(() => {
  fakeBrowser();
  language.code = 'en';
});
afterEach(realBrowser);

const card = (id: number, place: string, more: object = {}) => ({
  id,
  number: `SOR_00${id}`,
  otherName: null,
  place,
  damage: 0,
  exhausted: false,
  power: 3,
  hp: 4,
  keywords: [],
  upgrades: [],
  captured: [],
  deployed: false,
  price: null,
  ...more,
});
const side = (seat: number, base: number, more: object = {}) => ({
  seat,
  base,
  leaders: [],
  hand: [],
  resources: [],
  ready: 0,
  deck: 20,
  discard: [],
  ground: [],
  space: [],
  credits: [],
  force: null,
  lost: false,
  ...more,
});
const option = (index: number, words: string, of: number | null) => ({
  index,
  words,
  card: of,
  target: null,
  cost: null,
  caution: null,
});
const facts = (name: string) => ({ name, fullName: name, cost: 2, aspects: [], facts: 'Unit', lines: null });

/** A table with a base each, a unit of the opponent, and a card in hand. */
function table(more: object = {}, ofView: object = {}): PhoneTable {
  return {
    view: {
      id: 1,
      reader: 0,
      step: 5,
      round: 1,
      seats: [{ name: 'Ada' }, { name: 'Ben' }],
      initiative: 1,
      sides: [
        side(0, 1, { hand: [{ id: 4 }], discard: [5] }),
        side(1, 2, { ground: [3], hand: [{ id: null }, { id: null }] }),
      ],
      cards: [
        card(1, 'base', { power: null, hp: 30, damage: 12 }),
        card(2, 'base', { power: null, hp: 25 }),
        card(3, 'ground', { damage: 1, exhausted: true, upgrades: [6] }),
        card(4, 'hand', { price: 1 }),
        card(5, 'discard'),
        card(6, 'upgrade'),
      ],
      log: [{ text: 'Older' }, { text: 'Newer', heading: true }],
      waiting: [],
      question: {
        seat: 0,
        ask: 'action',
        title: '',
        ability: null,
        shown: [],
        options: [option(0, 'play it', 4), option(1, 'pass', null)],
      },
      outcome: null,
      attack: null,
      notice: null,
      series: { bestOf: 3, number: 1, wins: [0, 0], state: 'playing', reported: null },
      ...ofView,
    },
    wantsNext: [false, false],
    sideboard: null,
    cards: Object.fromEntries([1, 2, 3, 4, 5, 6].map((id) => [`SOR_00${id}`, facts(`Card ${id}`)])),
    judgeCalled: false,
    ...more,
  } as unknown as PhoneTable;
}

const asked = vi.fn();
const desk = { atTable: asked } as unknown as PlayerDesk;
function open(shown = table()) {
  asked.mockClear();
  return render(GameScreen, { desk, table: shown });
}
const textOf = (selector: string) => document.querySelector(selector)?.textContent.replace(/\s+/g, ' ').trim();
const press = (text: string) => fireEvent.click(screen.getByText(text));
const sheet = () => document.querySelector<HTMLDialogElement>('dialog[open]');

test('the table shows both sides, what hidden cards are known of, and the answers that belong to no card', () => {
  open();
  expect(textOf('.side:not(.mine)')).toBe('Ben Initiative Card 2 25 Resources 0/0 Hand 2 Deck 20 Discard 0');
  expect(textOf('.side.mine')).toBe('you Card 1 18 −12 Resources 0/0 Deck 20 Discard 1');
  expect(textOf('.units .chip.exhausted')).toBe('Card 3 3/3 −1 + Card 6 exhausted');
  expect(textOf('.hand .chip.can')).toBe('Card 4 1 3/4');
  expect([...document.querySelectorAll('.prompt .option')].map((one) => one.textContent)).toEqual(['pass']);
  expect([...document.querySelectorAll('.log p')].map((one) => one.textContent)).toEqual(['Newer', 'Older']);
});

test('a card is answered on its sheet, once, and a new table may be answered again', async () => {
  const { rerender } = open();
  await press('Card 4');
  expect(sheet()?.querySelector('h2')?.textContent).toBe('Card 4');
  await rerender({ desk, table: table() });
  expect(sheet(), 'news leave the sheet open').not.toBeNull();
  await press('play it');
  expect(sheet()).toBeNull();
  await press('pass');
  expect(asked.mock.calls).toEqual([[{ kind: 'answer', number: 1, step: 5, option: 0 }]]);
  await rerender({ desk, table: table({}, { step: 6 }) });
  await press('pass');
  expect(asked).toHaveBeenLastCalledWith({ kind: 'answer', number: 1, step: 6, option: 1 });
});

test('a pile shows its cards, and a card of it its own sheet', async () => {
  open();
  await fireEvent.click(screen.getByText('Discard 1'));
  expect(sheet()?.querySelector('h2')?.textContent).toBe('Discard');
  await fireEvent.click(sheet()?.querySelector('.option') as Element);
  expect(sheet()?.querySelector('h2')?.textContent).toBe('Card 5');
  await press('Close');
  expect(sheet()).toBeNull();
});

test('between two games a card is exchanged, and the next game begins with it', async () => {
  const deck = { minimum: 3, main: [{ id: 'SOR_003', count: 3 }], sideboard: [{ id: 'SOR_004', count: 1 }] };
  const series = { bestOf: 3, number: 1, wins: [1, 0], state: 'between', reported: 'Reported: 1–0' };
  open(table({ sideboard: deck }, { outcome: 'You win', series }));
  expect(textOf('.prompt > .big')).toBe('You win');
  const next = () => document.querySelector<HTMLButtonElement>('.prompt > .option');
  await fireEvent.click(screen.getByLabelText('Card 3 move to sideboard'));
  expect([textOf('#sideboard p'), next()?.disabled]).toEqual([expect.stringMatching(/^2 cards/), true]);
  await fireEvent.click(screen.getByLabelText('Card 4 move to deck'));
  await fireEvent.click(next() as Element);
  const main = [
    { id: 'SOR_004', count: 1 },
    { id: 'SOR_003', count: 2 },
  ];
  expect(asked.mock.calls).toEqual([[{ kind: 'want', number: 2, main }]]);
  expect(screen.queryByText('Concede game')).toBeNull();
});

test('conceding asks first, and a called judge is named', async () => {
  const { rerender } = open();
  await press('Concede game');
  answerSheet('.yes');
  await aMoment();
  expect(asked).toHaveBeenLastCalledWith({ kind: 'concede', number: 1 });
  await press('Call a judge');
  expect(asked).toHaveBeenLastCalledWith({ kind: 'call', call: 'judge' });
  await rerender({ desk, table: table({ judgeCalled: true }) });
  expect(document.querySelector('.game > .buttons')?.textContent).toContain('Judge called');
});
