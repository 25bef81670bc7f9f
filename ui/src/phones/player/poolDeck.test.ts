import { beforeEach, expect, test } from 'vitest';
import type { CardFace, PlayerLimitedDeckView } from '../../lib/api';
import { language } from '../../lib/i18n/language.svelte';
import {
  chosenFrom,
  copiesOf,
  curveOf,
  deckEntry,
  grouped,
  lacks,
  minimumOf,
  type Filters,
  type Order,
} from './poolDeck';

const face = (name: string, kind: string, cost: number | null, aspects: string[] = []) =>
  ({ id: name, identity: name, name, subtitle: null, kind, cost, aspects }) as unknown as CardFace;

const limited = {
  pool: [
    { face: face('Luke', 'leader', 6), count: 1 },
    { face: face('Zeb', 'unit', 2, ['Cunning']), count: 2 },
    { face: face('Ahsoka', 'unit', 9, ['Command']), count: 1 },
    { face: face('Maul', 'unit', 7), count: 1 },
  ],
  minimums: { B1: 3, B2: 5 },
  usualMinimum: 4,
} as unknown as PlayerLimitedDeckView;

const all = copiesOf(limited);
const none: Filters = { inDeck: false, aspects: [], cost: null };
const shown = (filters: Partial<Filters>, order: Order = 'aspect', chosen = new Set<string>()) =>
  grouped(all, chosen, { ...none, ...filters }, order).map(
    ({ heading, copies }) => `${heading}: ${copies.map((copy) => copy.face.name).join(' ')}`,
  );

beforeEach(() => {
  language.code = 'en';
});

test('every copy can be chosen alone, but leaders and bases are chosen elsewhere', () => {
  expect(all.map(({ face: { name }, number }) => `${name} ${number}`)).toEqual([
    'Zeb 1',
    'Zeb 2',
    'Ahsoka 1',
    'Maul 1',
  ]);
});

test('a deck is the same after it was chosen', () => {
  const deck = { leader: 'Luke', base: 'B2', cards: [{ id: 'Zeb', count: 2 }] };
  expect(deckEntry(chosenFrom(deck), all)).toEqual(deck);
  expect(deckEntry(chosenFrom(null), all)).toEqual({ leader: null, base: null, cards: [] });
});

test('the line shows what the deck lacks, with the minimum of the chosen base', () => {
  const minimum = (base: string | null) => minimumOf(limited, base);
  expect([minimum(null), minimum('B1'), minimum('B2')]).toEqual([4, 3, 5]);
  expect(lacks(chosenFrom(null), 0, 4)).toEqual(['no leader', 'no base', '4 cards missing']);
  const chosen = { leader: 'Luke', base: 'B1', copies: new Set<string>() };
  expect(lacks(chosen, 2, 3)).toEqual(['1 card missing']);
  expect(lacks(chosen, 3, 3)).toEqual([]);
});

test('the curve counts the cards of the deck, the last column with all higher costs', () => {
  expect(curveOf(all)).toEqual([0, 0, 2, 0, 0, 0, 0, 2]);
});

test('filters by cost, aspect and deck show fewer cards', () => {
  expect(shown({ cost: 7 })).toEqual(['No aspect: Maul', 'Command: Ahsoka']);
  expect(shown({ cost: 7, aspects: ['none'] })).toEqual(['No aspect: Maul']);
  expect(shown({ aspects: ['Cunning', 'Command'] })).toEqual(['Command: Ahsoka', 'Cunning: Zeb Zeb']);
  expect(shown({ inDeck: true }, 'aspect', new Set(['Zeb 2']))).toEqual(['Cunning: Zeb']);
});

test('the pool is sorted with headings', () => {
  expect(shown({})).toEqual(['No aspect: Maul', 'Command: Ahsoka', 'Cunning: Zeb Zeb']);
  expect(shown({}, 'cost')).toEqual(['Cost 2: Zeb Zeb', 'Cost 7: Maul', 'Cost 9: Ahsoka']);
  expect(shown({}, 'name')).toEqual([': Ahsoka Maul Zeb Zeb']);
});
