import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { changedTable } from '../../lib/changes';
import { HeldTable, type TableUpdate } from './gameTable';

type Example = { rule: string; old: object; change: unknown; new: object | null };
const examples = JSON.parse(readFileSync('../crates/app/tests/data/changes.json', 'utf8')) as Example[];
// The numbers of a table are not those of players, so that names never follow them.
const ofTables = examples.filter((example) => !('players' in example.old));

test('most examples are without players', () => {
  expect(ofTables.length).toBeGreaterThan(8);
});

test.each(ofTables.map((example) => [example.rule, example] as const))('%s', (_, example) => {
  const old = structuredClone(example.old);
  const apply = () => changedTable(old, example.change);
  if (example.new === null) expect(apply).toThrow();
  else expect(apply()).toEqual(example.new);
  expect(old, 'the old table is unchanged').toEqual(example.old);
});

test('a name does not follow a number that is not that of a player', () => {
  expect(changedTable({ id: 1, name: 'Ada' }, { id: [2] })).toEqual({ id: 2, name: 'Ada' });
});

const card = (id: string) => ({
  face: { id, kind: 'unit', arena: null, power: null, hp: null, aspects: [], traits: [] },
  text: null,
});

test('changes of another table, or that do not fit, are not taken, and then the whole table is asked for', () => {
  const held = new HeldTable();
  const take = (update: object) => held.take(update as TableUpdate);
  const table = { view: { step: 1, log: [] }, wantsNext: [false, false], sideboard: null };
  const whole = { kind: 'whole', revision: 'a', cards: [card('SOR_001')], judgeCalled: false, ...table };
  const changes = { kind: 'changes', revision: 'b', base: 'a', cards: [], judgeCalled: false, changes: {} };
  expect(held.revision).toBeNull();
  expect(take(changes)).toBe(false);
  expect(take(whole)).toBe(true);
  expect(take({ ...changes, cards: [card('SOR_002')], changes: { view: { step: [2] } } })).toBe(true);
  expect(held.revision).toBe('b');
  expect(held.table?.view.step).toBe(2);
  expect(Object.keys(held.table?.cards ?? {})).toEqual(['SOR_001', 'SOR_002']);
  expect(take(changes)).toBe(false);
  expect(held.revision).toBeNull();
  expect(take(whole)).toBe(true);
  expect(take({ ...changes, changes: { view: { log: [[7, 1], {}] } } })).toBe(false);
  expect(held.table).toBeNull();
});
