import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import type { EventView } from './api';
import { changedView, HeldView } from './changes';

const view = { podSize: 8, players: [], log: [{ seq: 1 }] } as unknown as EventView;

type Example = { rule: string; old: object; change: unknown; new: object | null };
// The tests of the program read the same file.
const examples = JSON.parse(readFileSync('../crates/app/tests/data/changes.json', 'utf8')) as Example[];

test.each(examples.map((example) => [example.rule, example] as const))('%s', (_, example) => {
  const old = structuredClone(example.old);
  const apply = () => changedView(old, example.change);
  if (example.new === null) expect(apply).toThrow();
  else expect(apply()).toEqual(example.new);
  expect(old, 'the old view is unchanged').toEqual(example.old);
});

test('unchanged parts stay the same objects', () => {
  const old = { summary: { name: 'Friday' }, rows: [{ id: 1 }, { id: 2 }, { id: 3 }], log: [{ seq: 1 }] };
  expect(changedView(old, {})).toBe(old);
  const fresh = changedView(old, { rows: [[1, 2, 0, 1], { '0': { id: [9] } }] });
  expect(fresh.summary).toBe(old.summary);
  expect(fresh.log).toBe(old.log);
  expect(fresh.rows).toEqual([{ id: 9 }, { id: 3 }, { id: 1 }]);
  expect(fresh.rows[1]).toBe(old.rows[2]);
  expect(fresh.rows[2]).toBe(old.rows[0]);
});

test('changes of another view are not taken, and after changes that do not fit the page asks for everything', () => {
  const held = new HeldView();
  expect(held.take({ kind: 'changes', revision: 'b', base: 'a', changes: {} })).toBe(false);
  expect(held.take({ kind: 'whole', revision: 'a', view })).toBe(true);
  expect(held.take({ kind: 'changes', revision: 'c', base: 'b', changes: {} })).toBe(false);
  expect(held.revision).toBe('a');
  expect(held.take({ kind: 'changes', revision: 'b', base: 'a', changes: { podSize: [4] } })).toBe(true);
  expect(held.view).toEqual({ ...view, podSize: 4 });
  expect(held.take({ kind: 'changes', revision: 'c', base: 'b', changes: { log: [[7, 1], {}] } })).toBe(false);
  expect(held.revision).toBeNull();
  expect(held.view).toEqual({ ...view, podSize: 4 });
});
