import { expect, test } from 'vitest';
import { sample } from '../cards/sample';
import { decided, inFormat, keyed, resolvedCollection, resolvedDecks, ownedOf, UNDECIDED, withCard } from './fixRows';
import { content, reading, unresolvedRow } from './sample';

const trooper = sample({ id: 'SOR_033', name: 'Death Trooper' });
const resolve = { kind: 'resolve' as const, face: trooper };

test('a resolved row adds its copies only to its section of its deck', () => {
  const view = reading({
    decks: [content({ name: 'A' }), content({ name: 'B', sideboard: [{ id: 'SOR_033', count: 1 }] })],
    troubles: [unresolvedRow({ deck: 1, section: 'sideboard', count: 2 })],
  });
  const rows = keyed(view.troubles);
  const decisions = decided(UNDECIDED, rows[0]?.key ?? '', resolve);
  const [a, b] = resolvedDecks(view, rows, decisions);
  expect(a).toEqual(view.decks[0]);
  expect(b?.sideboard).toEqual([{ id: 'SOR_033', count: 3 }]);
  expect(view.decks[1]?.sideboard).toEqual([{ id: 'SOR_033', count: 1 }]);
});

test('undoing a decision leaves the deck as it was read', () => {
  const view = reading({ troubles: [unresolvedRow()] });
  const rows = keyed(view.troubles);
  const key = rows[0]?.key ?? '';
  const undone = decided(decided(UNDECIDED, key, resolve), key, null);
  expect(resolvedDecks(view, rows, undone)).toEqual(view.decks);
  expect(resolvedDecks(view, rows, decided(UNDECIDED, key, { kind: 'leaveOut' }))).toEqual(view.decks);
});

test('equal rows are decided one by one, and decisions survive an inserted line', () => {
  const rows = keyed([unresolvedRow({ place: 'line 2' }), unresolvedRow({ place: 'line 5' })]);
  expect(new Set(rows.map((row) => row.key)).size).toBe(2);
  expect(keyed([unresolvedRow({ place: 'line 3' })])[0]?.key).toBe(rows[0]?.key);
});

test('a resolved leader and base are set once in their own fields', () => {
  const leader = sample({ id: 'SOR_005', kind: 'leader' });
  const base = sample({ id: 'SOR_020', kind: 'base' });
  const row = unresolvedRow({ section: 'main', count: 3 });
  const deck = withCard(withCard(withCard(content(), leader, row), leader, row), base, row);
  expect(deck.leaders).toEqual(['SOR_005']);
  expect(deck.bases).toEqual(['SOR_020']);
  expect(deck.main).toEqual([]);
});

test('a resolved row of a collection adds copies that are not foil', () => {
  const view = reading({
    decks: [],
    collection: [{ id: 'SOR_033', count: 1, foil: 1 }],
    troubles: [unresolvedRow({ section: null, count: 2 })],
  });
  const rows = keyed(view.troubles);
  const decisions = decided(UNDECIDED, rows[0]?.key ?? '', resolve);
  expect(resolvedCollection(view, rows, decisions)).toEqual([{ id: 'SOR_033', count: 3, foil: 1 }]);
});

test('a deck as a collection contains leaders, bases, deck and sideboard', () => {
  const deck = content({
    leaders: ['SOR_005'],
    main: [{ id: 'SOR_033', count: 2 }],
    sideboard: [{ id: 'SOR_033', count: 1 }],
  });
  expect(ownedOf([deck])).toEqual([
    { id: 'SOR_005', count: 1, foil: 0 },
    { id: 'SOR_033', count: 3, foil: 0 },
  ]);
});

test('a list becomes the pool of a limited deck, and its unused cards the sideboard', () => {
  const deck = content({
    leaders: ['SOR_005'],
    main: [{ id: 'SHD_033', count: 2 }],
    sideboard: [{ id: 'SHD_034', count: 1 }],
  });
  const sealed = inFormat(deck, 'sealed');
  expect(sealed.pool).toEqual({
    set: 'SHD',
    cards: [
      { id: 'SHD_033', count: 2 },
      { id: 'SHD_034', count: 1 },
      { id: 'SOR_005', count: 1 },
    ],
  });
  expect(sealed.sideboard).toEqual([]);
  expect(inFormat(deck, 'eternal')).toEqual({ ...deck, format: 'eternal' });
});
