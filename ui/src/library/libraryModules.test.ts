import { expect, test } from 'vitest';
import { sample } from '../cards/sample';
import type { ComparedCard, ProblemView } from '../lib/api';
import { balance, parts, signed } from './deckDiff';
import { aspectsOf, NO_FILTER, shown, tagsOf } from './filter';
import { summary, version } from './sample';
import { byDeck } from './trilogy';
import { byDay, localDay } from './versions';

const decks = [
  summary({
    id: 1,
    name: 'Patient Empire',
    tags: ['tested'],
    updatedAt: '2026-03-01T00:00:00Z',
    leaders: [sample({ name: 'Grand Admiral Thrawn', aspects: ['Vigilance', 'Villainy'] })],
    bases: [sample({ name: 'Rotunda', aspects: ['Vigilance'] })],
  }),
  summary({ id: 2, name: 'Léia', format: 'twinSuns', size: 80, updatedAt: '2026-05-01T00:00:00Z' }),
  summary({ id: 3, name: 'Old', archived: true, updatedAt: '2026-06-01T00:00:00Z', tags: ['old'] }),
  summary({ id: 4, name: '', damaged: 'cut off', updatedAt: '2026-01-01T00:00:00Z' }),
];
const ids = (list: readonly { id: number }[]) => list.map((deck) => deck.id);

test('every typed word is found in name, leader, base or tag, without accents', () => {
  const by = (text: string) => ids(shown(decks, { ...NO_FILTER, text }, 'changed'));
  expect(by('thrawn TESTED')).toEqual([1]);
  expect(by('leia')).toEqual([2]);
  expect(by('rotunda')).toEqual([1]);
  expect(by('thrawn leia')).toEqual([]);
  expect(by('  ')).toEqual([2, 1, 4]);
});

test('archived decks are listed last and only on request', () => {
  expect(ids(shown(decks, { ...NO_FILTER, archived: true }, 'changed'))).toEqual([2, 1, 4, 3]);
});

test('decks can be filtered and sorted, and a damaged deck has no format', () => {
  expect(ids(shown(decks, { ...NO_FILTER, format: 'twinSuns' }, 'name'))).toEqual([2]);
  expect(ids(shown(decks, { ...NO_FILTER, format: 'premier' }, 'name'))).toEqual([1]);
  expect(ids(shown(decks, { ...NO_FILTER, tag: 'tested' }, 'name'))).toEqual([1]);
  expect(ids(shown(decks, NO_FILTER, 'size'))[0]).toBe(2);
  expect(tagsOf(decks)).toEqual(['old', 'tested']);
  expect(decks[0] && aspectsOf(decks[0])).toEqual(['Vigilance', 'Villainy']);
});

test('versions are grouped by day, newest first; unnamed consecutive ones are combined', () => {
  const at = (day: number, hour: number) => new Date(2026, 2, day, hour).toISOString();
  const days = byDay([
    version(1, at(1, 9)),
    version(2, at(1, 10), 'First idea'),
    version(3, at(1, 11)),
    version(4, at(1, 12)),
    version(5, at(2, 0)),
  ]);
  expect(days.map((day) => day.day)).toEqual(['2026-03-02', '2026-03-01']);
  const shape = days.map((day) =>
    day.parts.map((part) => (part.kind === 'named' ? part.line.label : part.lines.map((line) => line.version))),
  );
  expect(shape).toEqual([[[5]], [[4, 3], 'First idea', [1]]]);
  expect(localDay('never')).toBe('never');
});

const row = (before: number, after: number, section: ComparedCard['section'] = 'main'): ComparedCard => ({
  face: sample(),
  section,
  before,
  after,
});

test('a comparison counts added and removed cards with signs', () => {
  const rows = [row(3, 1), row(0, 2, 'sideboard'), row(1, 1, 'leader')];
  expect(balance(rows)).toEqual({ plus: 2, minus: 2 });
  expect(parts(rows, true).map((part) => part.section)).toEqual(['main', 'sideboard']);
  expect(parts(rows, false).map((part) => part.section)).toEqual(['leader', 'main', 'sideboard']);
  expect([signed(2), signed(-2), signed(0)]).toEqual(['+2', '\u22122', '0']);
});

test('problems of a Trilogy are listed under their deck, or under all three', () => {
  const problem = (deck: number | null): ProblemView => ({
    code: 'deck.copies',
    message: `of ${deck}`,
    cards: [],
    cardIds: [],
    deck,
    rule: 'CR 9.3.2B',
  });
  const { together, each } = byDeck([problem(2), problem(null), problem(9)], 3);
  expect(each.map((list) => list.length)).toEqual([0, 1, 0]);
  expect(together).toHaveLength(2);
});
