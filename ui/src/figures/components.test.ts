import { fireEvent, render, screen, waitFor, within } from '@testing-library/svelte';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { sample } from '../cards/sample';
import {
  api,
  BackendError,
  type CardFace,
  type DeckContent,
  type DeckReport,
  type OpeningHandRule,
  type OddsRequest,
  type OddsView,
} from '../lib/api';
import { catalog } from '../lib/state/catalog.svelte';
import { program } from '../lib/state/program.svelte';
import DeckStatistics from './DeckStatistics.svelte';
import Odds from './Odds.svelte';
import TestHand from './TestHand.svelte';

const id = (number: number) => `SOR_${String(number).padStart(3, '0')}`;
const face = (number: number, change: Partial<CardFace> = {}): CardFace =>
  sample({ id: id(number), identity: id(number), name: `Card ${number}`, ...change });

const faces = [
  face(1, { name: 'Leader', kind: 'leader', aspects: ['Command', 'Heroism'] }),
  face(2, { name: 'Base', kind: 'base', cost: null, aspects: ['Command'] }),
  ...Array.from({ length: 20 }, (_, index) => face(index + 10, { cost: (index % 4) + 1 })),
  face(40, { name: 'Traitor', cost: 3, aspects: ['Villainy'] }),
  { ...face(41, { name: 'Nabat Village', kind: 'base', cost: null }), id: 'JTL_028', identity: 'JTL_028' },
];

const content: DeckContent = {
  name: 'Test',
  author: '',
  format: 'premier',
  leaders: [id(1)],
  bases: [id(2)],
  main: [
    { id: id(10), count: 3 },
    { id: id(11), count: 2 },
    { id: id(40), count: 1 },
  ],
  sideboard: [],
  pool: null,
  notes: '',
};

const rule: OpeningHandRule = { cards: 6, mulligan: true, putBack: 0 };
const report: DeckReport = {
  legal: false,
  on: '2026-01-01',
  problems: [],
  notPlayable: [],
  size: 6,
  minimum: 50,
  sideboardSize: 0,
  sideboardLimit: 10,
  hand: rule,
  statistics: {
    averageCost: 1.8333,
    curve: Array.from({ length: 8 }, (_, cost) => ({ cost, units: cost === 1 ? 3 : 0, upgrades: 0, events: 0 })),
    types: [{ name: 'unit', count: 6 }],
    aspects: [{ name: 'Villainy', count: 1 }],
    arenas: [{ name: 'ground', count: 6 }],
    traits: Array.from({ length: 12 }, (_, index) => ({ name: `Trait${String.fromCharCode(65 + index)}`, count: 1 })),
    keywords: [],
    deeds: [{ name: 'useforce', count: 3 }],
    rarities: [{ name: 'Common', count: 6 }],
    offAspect: [{ id: id(40), icons: 1 }],
  },
};

beforeEach(() => {
  vi.spyOn(api, 'everyCard').mockResolvedValue(faces);
  catalog.use(faces);
  const { settings } = program;
  program.about = {
    version: '1',
    database: '',
    sets: [],
    profiles: [],
    settings,
    ownLimits: [],
    handBases: ['JTL_028'],
    secondDesk: null,
  };
});

afterEach(() => vi.restoreAllMocks());

describe('Figures', () => {
  it('show the counts of the report as bars and as tables', () => {
    render(DeckStatistics, { content, report });
    expect(screen.getByTestId('average-cost').textContent).toContain('1.83');
    const row = within(screen.getByTestId('curve-table')).getAllByRole('row')[2];
    expect(row?.textContent).toMatch(/1\s*3\s*0\s*0\s*3/);
    expect(screen.getByTestId('bar-Villainy').textContent).toMatch(/Villainy\s*1\s*17/);
    expect(screen.getByTestId('bar-useforce').textContent).toMatch(/Use the Force\s*3\s*50/);
    expect(within(screen.getByTestId('chart-keyword')).getByText('None')).toBeTruthy();
  });

  it('show ten traits, and all on request', async () => {
    render(DeckStatistics, { content, report });
    expect(screen.queryByTestId('bar-TraitK')).toBeNull();
    await fireEvent.click(screen.getByTestId('chart-trait-all'));
    expect(screen.getByTestId('bar-TraitL')).toBeTruthy();
  });

  it('list the cards off aspect with their additional cost', () => {
    render(DeckStatistics, { content, report });
    const row = screen.getByTestId(`off-${id(40)}`);
    for (const words of ['Traitor', '1×', '2 more']) expect(row.textContent).toContain(words);
  });

  it('search for the cards of a bar that is pressed', async () => {
    const onpick = vi.fn();
    render(DeckStatistics, { content, report, onpick });
    await fireEvent.click(screen.getByTestId('curve-1'));
    await fireEvent.click(within(screen.getByTestId('bar-Villainy')).getByRole('button'));
    await fireEvent.click(screen.getByTestId('bar-unit'));
    expect(onpick.mock.calls).toEqual([['cost=1'], ['a:villainy'], ['t:unit']]);
  });

  it('can be navigated with the arrow keys', async () => {
    render(DeckStatistics, { content, report, onpick: () => undefined });
    const column = screen.getByTestId('curve-0');
    column.focus();
    await fireEvent.keyDown(column, { key: 'ArrowRight' });
    expect(document.activeElement).toBe(screen.getByTestId('curve-1'));
  });

  it('wait for the report, and say when there is nothing to count', async () => {
    const shown = render(DeckStatistics, { content, report: null });
    expect(screen.getByRole('status').textContent).toContain('Counting');
    await shown.rerender({ content, report: { ...report, size: 0 } });
    expect(screen.getByTestId('figures-empty')).toBeTruthy();
  });
});

describe('Odds', () => {
  /** Echoes the request: the copies as the chance in hundredths. */
  const answer = (request: OddsRequest, hand: OpeningHandRule = rule): OddsView => ({
    hand,
    opening: request.copies / 100,
    withMulligan: 0.543,
    expected: 0.36,
    exactly: [0.676, 0.29],
    byRound: Array.from({ length: request.rounds }, (_, index) => ({
      round: index + 1,
      seen: 6 + 2 * index,
      withoutMulligan: 0.324,
      withMulligan: 0.543,
    })),
  });
  const asked = () => vi.mocked(api.deckOdds).mock.calls.map(([request]) => request);

  beforeEach(() => {
    vi.spyOn(api, 'deckOdds').mockImplementation((request) => Promise.resolve(answer(request)));
  });

  it('start with the card with most copies', async () => {
    render(Odds, { content, report });
    expect((await screen.findByTestId('odds-opening')).textContent).toBe('3.0%');
    expect(asked()).toContainEqual({ deck: 6, copies: 3, atLeast: 1, base: id(2), rounds: 8 });
    expect(screen.getByTestId('odds-rounds').querySelectorAll('tbody tr')).toHaveLength(8);
    expect(screen.getByTestId<HTMLInputElement>(`odds-card-${id(10)}`).checked).toBe(true);
  });

  it('count all copies of the selected cards, and the wanted number', async () => {
    render(Odds, { content, report });
    await fireEvent.click(await screen.findByTestId(`odds-card-${id(11)}`));
    await fireEvent.click(screen.getByTestId('odds-more'));
    await waitFor(() => expect(asked()).toContainEqual({ deck: 6, copies: 5, atLeast: 2, base: id(2), rounds: 8 }));
    await fireEvent.click(screen.getByTestId('odds-none'));
    expect(screen.queryByTestId('odds-answer')).toBeNull();
  });

  it('show the chance of every card', async () => {
    render(Odds, { content, report });
    await waitFor(() => {
      const rows = screen.getByTestId('odds-cards').querySelectorAll('tbody tr');
      expect([...rows].map((row) => row.querySelectorAll('td')[1]?.textContent)).toEqual(['3.0%', '2.0%', '1.0%']);
    });
  });

  it('name a base that changes the opening hand', async () => {
    const nine: OpeningHandRule = { cards: 9, mulligan: false, putBack: 3 };
    vi.mocked(api.deckOdds).mockImplementation((request) => Promise.resolve(answer(request, nine)));
    render(Odds, { content: { ...content, bases: ['JTL_028'] }, report: { ...report, hand: nine } });
    const words = (await screen.findByTestId('odds-rule')).textContent;
    for (const part of ['Nabat Village', '9 cards', 'no mulligan', '3 cards put on the bottom']) {
      expect(words).toContain(part);
    }
    expect(screen.queryByTestId('odds-mulligan')).toBeNull();
  });

  it('can be calculated for other numbers, and unreadable ones are marked', async () => {
    render(Odds, { content, report });
    await fireEvent.click(screen.getByTestId('odds-mode-free'));
    await fireEvent.input(screen.getByTestId('odds-free-deck'), { target: { value: '80' } });
    await fireEvent.change(screen.getByTestId('odds-hand'), { target: { value: 'JTL_028' } });
    await waitFor(() =>
      expect(asked()).toContainEqual({ deck: 80, copies: 3, atLeast: 1, base: 'JTL_028', rounds: 8 }),
    );
    await fireEvent.input(screen.getByTestId('odds-free-copies'), { target: { value: '81' } });
    expect(screen.getByTestId('odds-free-copies').getAttribute('aria-invalid')).toBe('true');
    expect(screen.getByText('Enter a number from 0 to 80.')).toBeTruthy();
  });

  it('show the message of a refusal', async () => {
    const refusal = { code: 'odds.empty' as const, message: 'The deck has no cards.', place: null, wayOut: null };
    vi.mocked(api.deckOdds).mockRejectedValue(new BackendError(refusal));
    render(Odds, { content, report });
    expect((await screen.findByTestId('odds-error')).textContent).toContain('The deck has no cards.');
  });
});

describe('TestHand', () => {
  const drawn = (hand: OpeningHandRule) => ({
    seed: '77',
    rule: hand,
    hand: faces.slice(2, 2 + hand.cards),
    next: faces.slice(2 + hand.cards, 16),
    mulliganHand: hand.mulligan ? faces.slice(12, 18) : [],
    mulliganNext: [],
  });
  const hand = () => screen.queryAllByTestId('hand-card').map((card) => card.getAttribute('data-card'));
  const stage = () => screen.getByTestId('hand-status').getAttribute('data-stage');

  beforeEach(() => {
    vi.spyOn(api, 'testHand').mockResolvedValue(drawn(rule));
  });

  it('deals a hand, keeps it, takes two resources and plays on', async () => {
    render(TestHand, { content });
    await screen.findByTestId('hand-mulligan');
    expect(hand()).toHaveLength(6);
    expect(screen.getByTestId<HTMLInputElement>('hand-seed').value).toBe('77');
    await fireEvent.click(screen.getByTestId('hand-forward'));
    expect(screen.getByTestId('hand-forward').getAttribute('aria-disabled')).toBe('true');
    await fireEvent.click(screen.getAllByTestId('resource-card')[0] as HTMLElement);
    await fireEvent.click(screen.getAllByTestId('hand-card')[0] as HTMLElement);
    await waitFor(() => expect(screen.getAllByTestId('resources-card')).toHaveLength(2));
    await fireEvent.click(screen.getByTestId('hand-forward'));
    expect(stage()).toBe('play');
    await fireEvent.click(screen.getByTestId('hand-next-round'));
    await fireEvent.click(screen.getByTestId('hand-draw'));
    expect(hand()).toHaveLength(7);
    await fireEvent.click(screen.getByTestId('hand-undo'));
    expect(hand()).toHaveLength(6);
    await fireEvent.click(screen.getAllByTestId('resources-card')[0] as HTMLElement);
    await waitFor(() => expect(hand()).toHaveLength(7));
  });

  it('allows one mulligan', async () => {
    render(TestHand, { content });
    await fireEvent.click(await screen.findByTestId('hand-mulligan'));
    expect(hand()[0]).toBe(faces[12]?.id);
    expect(screen.queryByTestId('hand-mulligan')).toBeNull();
    expect(stage()).toBe('setup');
  });

  it('puts three cards back if the base requires it', async () => {
    vi.mocked(api.testHand).mockResolvedValue(drawn({ cards: 9, mulligan: false, putBack: 3 }));
    render(TestHand, { content: { ...content, bases: ['JTL_028'] } });
    expect((await screen.findByTestId('hand-rule')).textContent).toContain('Nabat Village: 9 cards, no mulligan');
    expect(screen.queryByTestId('hand-mulligan')).toBeNull();
    for (const press of [1, 2]) {
      await fireEvent.click(screen.getAllByTestId('hand-card')[0] as HTMLElement);
      await waitFor(() => expect(screen.getAllByTestId('resources-card')).toHaveLength(press));
    }
    await fireEvent.click(screen.getByTestId('hand-forward'));
    expect(stage()).toBe('bottom');
    for (const place of [0, 1, 2, 3]) await fireEvent.click(screen.getAllByTestId('hand-card')[place] as HTMLElement);
    expect(
      screen.getAllByTestId('hand-card').filter((card) => card.getAttribute('aria-pressed') === 'true'),
    ).toHaveLength(3);
    await fireEvent.click(screen.getByTestId('hand-forward'));
    expect([stage(), hand().length]).toEqual(['play', 4]);
  });

  it('can be used with the keys alone', async () => {
    render(TestHand, { content });
    await screen.findByTestId('hand-mulligan');
    const press = (key: string) => fireEvent.keyDown(document.activeElement as Element, { key });
    screen.getAllByTestId('hand-card')[0]?.focus();
    await press('k');
    await press('ArrowRight');
    expect(document.activeElement).toBe(screen.getAllByTestId('hand-card')[1]);
    await press('Enter');
    await waitFor(() => expect(screen.getAllByTestId('resources-card')).toHaveLength(1));
    // The card after it has the focus now.
    await waitFor(() => expect(document.activeElement).toBe(screen.getAllByTestId('hand-card')[1]));
    await press('Enter');
    await waitFor(() => expect(screen.getAllByTestId('resources-card')).toHaveLength(2));
    await waitFor(() => expect(document.activeElement?.getAttribute('data-zone')).toBe('hand'));
    await press('k');
    await press('r');
    await press('p');
    await waitFor(() => expect(screen.getAllByTestId('played-card')).toHaveLength(1));
    expect(hand()).toHaveLength(5);
    await press('u');
    expect(screen.queryByTestId('played-card')).toBeNull();
  });

  it('deals a seed again and accepts only digits', async () => {
    render(TestHand, { content });
    await fireEvent.input(await screen.findByTestId('hand-seed'), { target: { value: 'x' } });
    expect(screen.getByTestId<HTMLButtonElement>('hand-deal').disabled).toBe(true);
    await fireEvent.input(screen.getByTestId('hand-seed'), { target: { value: '123' } });
    await fireEvent.click(screen.getByTestId('hand-deal'));
    expect(api.testHand).toHaveBeenLastCalledWith(content, '123');
  });

  it('requests nothing for an empty deck', () => {
    render(TestHand, { content: { ...content, main: [] } });
    expect(screen.getByTestId('hand-empty')).toBeTruthy();
    expect(api.testHand).not.toHaveBeenCalled();
  });
});
