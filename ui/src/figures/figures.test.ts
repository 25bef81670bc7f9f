import { describe, expect, it } from 'vitest';
import { sample } from '../cards/sample';
import type { CardFace, DeckContent, OpeningHandRule, TestHand } from '../lib/api';
import { bars, curveColumns, paint, quoted } from './bars';
import * as hand from './hand';
import { changesHand, cheapUnit, defaultPick, heldCards, percent, stillPicked, whole } from './odds';
import { offCards } from './offAspect';

const content = (main: DeckContent['main'], change: Partial<DeckContent> = {}): DeckContent => ({
  name: 'Test',
  author: '',
  format: 'premier',
  leaders: [],
  bases: [],
  main,
  sideboard: [],
  pool: null,
  notes: '',
  ...change,
});

const face = (number: number, change: Partial<CardFace> = {}): CardFace => {
  const id = `SOR_${String(number).padStart(3, '0')}`;
  return sample({ id, identity: id, name: `Card ${number}`, ...change });
};

const lookUp = (faces: CardFace[]) => (id: string) => faces.find((one) => one.id === id);

describe('bars', () => {
  it('have their share of the deck and a search for their cards', () => {
    const counts = [
      { name: 'Vigilance', count: 30 },
      { name: 'Neutral', count: 5 },
      { name: 'Cunning', count: 0 },
    ];
    expect(bars('aspect', counts, 50)).toEqual([
      { key: 'Vigilance', name: 'Vigilance', count: 30, share: 0.6, query: 'a:vigilance' },
      { key: 'Neutral', name: 'No aspect', count: 5, share: 0.1, query: 'a:none' },
    ]);
    expect(bars('trait', [{ name: 'Bounty Hunter', count: 1 }], 0)).toMatchObject([
      { share: 0, query: 'tr:"bounty hunter"' },
    ]);
    expect(bars('effectTag', [{ name: 'useforce', count: 2 }], 4)).toMatchObject([
      { name: 'Use the Force', share: 0.5, query: 'does:useforce' },
    ]);
    expect(bars('arena', [{ name: 'space', count: 1 }], 1)[0]?.query).toBe('t:unit ar:space');
  });

  it('put words with other characters than letters in quotation marks', () => {
    expect(quoted('Rebel')).toBe('rebel');
    expect(quoted("Twi'lek")).toBe(`"twi'lek"`);
  });

  it('have the colours of their aspects and rarities', () => {
    expect(paint('aspect', 'Villainy').edge).toBe('--aspect-villainy-edge');
    expect(paint('aspect', 'Neutral').fill).toBe('--aspect-none');
    expect(paint('rarity', 'Rare').fill).toBe('--rarity-rare');
    expect(paint('rarity', 'Token').fill).toBe('--accent');
  });

  it('of the cost curve combine all costs from the last step', () => {
    const steps = [0, 1, 2, 3, 4, 5, 6, 7].map((cost) => ({ cost, units: cost, upgrades: 1, events: 0 }));
    const columns = curveColumns(steps);
    expect(columns.map((column) => column.name)).toEqual(['0', '1', '2', '3', '4', '5', '6', '7+']);
    expect(columns[2]).toMatchObject({ total: 3, query: 'cost=2' });
    expect(columns[7]?.query).toBe('cost>=7');
    expect(columns[2]?.parts.map((part) => part.query)).toEqual([
      'cost=2 t:unit',
      'cost=2 t:upgrade',
      'cost=2 t:event',
    ]);
  });
});

it('cards off aspect cost 2 more for each missing icon, the most expensive first (CR 8.1)', () => {
  const faces = [face(1, { name: 'Anna' }), face(2, { name: 'Bela' })];
  const list = content([
    { id: 'SOR_001', count: 3 },
    { id: 'SOR_002', count: 1 },
  ]);
  const off = [
    { id: 'SOR_001', icons: 1 },
    { id: 'SOR_002', icons: 2 },
    { id: 'SOR_009', icons: 1 },
  ];
  const found = offCards(list, off, lookUp(faces));
  expect(found.map((card) => [card.id, card.count, card.extra])).toEqual([
    ['SOR_002', 1, 4],
    ['SOR_001', 3, 2],
  ]);
});

describe('the cards selected for odds', () => {
  const faces = [
    face(1, { name: 'Zeb', cost: 1 }),
    face(2, { name: 'Ahsoka', cost: 4 }),
    { ...face(3, { name: 'Zeb', cost: 1 }), identity: 'SOR_001' },
    face(4, { name: 'Bolt', cost: 2, kind: 'event' }),
  ];
  const list = content([
    { id: 'SOR_002', count: 3 },
    { id: 'SOR_001', count: 2 },
    { id: 'SOR_003', count: 1 },
    { id: 'SOR_004', count: 1 },
    { id: 'XXX_999', count: 2 },
  ]);
  const held = heldCards(list, lookUp(faces));

  it('combine reprints and are sorted by cost', () => {
    expect(held.map((card) => [card.identity, card.count])).toEqual([
      ['SOR_001', 3],
      ['SOR_004', 1],
      ['SOR_002', 3],
    ]);
  });

  it('are at first the card with most copies, or the cheap units if all are single', () => {
    expect(defaultPick(held)).toEqual(['SOR_001']);
    expect(defaultPick([])).toEqual([]);
    const single = held.map((card) => ({ ...card, count: 1 }));
    expect(defaultPick(single)).toEqual(['SOR_001']);
    expect(defaultPick(single.slice(1))).toEqual(['SOR_004']);
  });

  it('stay selected while they are in the deck', () => {
    expect(stillPicked(null, held)).toEqual(['SOR_001']);
    expect(stillPicked([], held)).toEqual([]);
    expect(stillPicked(['SOR_002', 'SOR_077'], held)).toEqual(['SOR_002']);
    expect(stillPicked(['SOR_077'], held)).toEqual(['SOR_001']);
  });

  it('include a unit that costs 2 or less as a cheap unit', () => {
    expect(held.filter(cheapUnit).map((card) => card.identity)).toEqual(['SOR_001']);
  });
});

describe('odds as text', () => {
  it('have one decimal, and round to 0 or 100 % only if exact', () => {
    expect(percent(0.32449)).toBe('32.4%');
    expect(percent(0)).toBe('0.0%');
    expect(percent(1)).toBe('100.0%');
    expect(percent(1 - 1e-15)).toBe('100.0%');
    expect(percent(0.0001)).toBe('<\u00a00.1%');
    expect(percent(0.9999)).toBe('>\u00a099.9%');
    expect(percent(null)).toBe('–');
  });

  it('are calculated from whole numbers within bounds only', () => {
    expect(whole(' 50 ', 1, 500)).toBe(50);
    for (const text of ['', '0', '501', '5.5', '-1', 'ten']) expect(whole(text, 1, 500)).toBeNull();
  });

  it('six cards and a mulligan are the default opening hand (CR 5.2.1D, 5.2.1E)', () => {
    expect(changesHand({ cards: 6, mulligan: true, putBack: 0 })).toBe(false);
    expect(changesHand({ cards: 5, mulligan: true, putBack: 0 })).toBe(true);
    expect(changesHand({ cards: 9, mulligan: false, putBack: 3 })).toBe(true);
  });
});

describe('a test hand', () => {
  const rule: OpeningHandRule = { cards: 6, mulligan: true, putBack: 0 };
  const faces = (from: number, count: number) => Array.from({ length: count }, (_, index) => face(from + index));
  const test = (change: Partial<TestHand> = {}): TestHand => ({
    seed: '7',
    rule,
    hand: faces(1, 6),
    next: faces(7, 4),
    mulliganHand: faces(11, 6),
    mulliganNext: faces(17, 4),
    ...change,
  });
  const names = (copies: readonly hand.Copy[]) => copies.map((copy) => copy.face.id.slice(-2)).join(' ');

  it('can be exchanged once, and the second hand is kept (CR 5.2.1E)', () => {
    const first = hand.dealt(test());
    expect([first.stage, names(first.hand)]).toEqual(['opening', '01 02 03 04 05 06']);
    const second = hand.mulliganTaken(test());
    expect([second.stage, second.mulligan, names(second.hand)]).toEqual(['setup', true, '11 12 13 14 15 16']);
  });

  it('starts with two resources and draws two cards each round (CR 5.2.1F)', () => {
    let now = hand.kept(hand.dealt(test()));
    expect(hand.toChoose(now, rule)).toBe(2);
    now = hand.moved(hand.moved(now, 0, 'resources'), 4, 'resources');
    expect(hand.toChoose(now, rule)).toBe(0);
    now = hand.started(now, rule);
    expect([now.stage, now.round, names(now.hand), names(now.resources)]).toEqual(['play', 1, '02 03 04 06', '01 05']);
    now = hand.nextRound(now);
    expect([now.round, names(now.hand), now.next.length]).toEqual([2, '02 03 04 06 07 08', 2]);
    now = hand.withDrawn(hand.nextRound(now), 1);
    expect([now.hand.length, now.next.length]).toEqual([8, 0]);
  });

  it('puts back exactly the number of cards that the base requires before round 1', () => {
    const nine: OpeningHandRule = { cards: 9, mulligan: false, putBack: 3 };
    let now = hand.dealt(test({ rule: nine, hand: faces(1, 9), mulliganHand: [], mulliganNext: [] }));
    expect(now.stage).toBe('setup');
    now = hand.started(hand.moved(hand.moved(now, 0, 'resources'), 1, 'resources'), nine);
    expect([now.stage, hand.toChoose(now, nine)]).toEqual(['bottom', 3]);
    for (const key of [2, 3, 4, 5]) now = hand.chosen(now, key, nine);
    expect(now.chosen).toEqual([2, 3, 4]);
    now = hand.chosen(hand.chosen(now, 2, nine), 8, nine);
    now = hand.putBack(now);
    expect([now.stage, names(now.hand)]).toEqual(['play', '03 06 07 08']);
  });

  it('with fewer cards requires fewer resources', () => {
    const now = hand.kept(hand.dealt(test({ hand: faces(1, 1), next: [] })));
    expect(hand.toChoose(now, rule)).toBe(1);
    expect(hand.toChoose(hand.moved(now, 0, 'resources'), rule)).toBe(0);
  });

  it('keeps every card in exactly one place', () => {
    let now = hand.started(hand.kept(hand.dealt(test())), rule);
    now = hand.moved(hand.moved(hand.moved(now, 3, 'played'), 2, 'resources'), 3, 'hand');
    expect(hand.moved(now, 3, 'hand')).toBe(now);
    expect(hand.moved(now, 99, 'played')).toBe(now);
    const all = [...now.hand, ...now.resources, ...now.played, ...now.next].map((copy) => copy.key);
    expect(all.sort((a, b) => a - b)).toEqual([0, 1, 2, 3, 4, 5, 6, 7, 8, 9]);
    expect(hand.takes('opening', 'resources')).toBe(false);
    expect(hand.takes('setup', 'played')).toBe(false);
  });
});
