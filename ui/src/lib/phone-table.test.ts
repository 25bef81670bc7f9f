import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

interface Game {
  changed(old: unknown, change: unknown): unknown;
  revision(): string | null;
  take(update: object): boolean;
}

/** The script of a player's phone that holds a game's table. The file is served unchanged, so it is read as text here. */
function game(): Game {
  const source = readFileSync('../crates/lan/assets/game.js', 'utf8');
  const module = { exports: {} as Game };
  new Function('module', source)(module);
  return module.exports;
}

type Example = { rule: string; old: object; change: unknown; new: object | null };
const examples = JSON.parse(readFileSync('../crates/app/tests/data/changes.json', 'utf8')) as Example[];
// The numbers of a table are not those of players, so that names never follow them.
const ofTables = examples.filter((example) => !('players' in example.old));

test('most examples are without players', () => {
  expect(ofTables.length).toBeGreaterThan(8);
});

test.each(ofTables.map((example) => [example.rule, example] as const))('%s', (_, example) => {
  const old = structuredClone(example.old);
  const apply = () => game().changed(old, example.change);
  if (example.new === null) expect(apply).toThrow();
  else expect(apply()).toEqual(example.new);
  expect(old, 'the old table is unchanged').toEqual(example.old);
});

test('changes of another table, or that do not fit, are not taken, and then the whole table is asked for', () => {
  const page = game();
  const table = { view: { step: 1, log: [] }, wantsNext: [false, false], sideboard: null };
  const whole = { kind: 'whole', revision: 'a', cards: { SOR_001: {} }, judgeCalled: false, ...table };
  const changes = { kind: 'changes', revision: 'b', base: 'a', cards: {}, judgeCalled: false, changes: {} };
  expect(page.revision()).toBeNull();
  expect(page.take(changes)).toBe(false);
  expect(page.take(whole)).toBe(true);
  expect(page.take({ ...changes, changes: { view: { step: [2] } } })).toBe(true);
  expect(page.revision()).toBe('b');
  expect(page.take(changes)).toBe(false);
  expect(page.revision()).toBeNull();
  expect(page.take(whole)).toBe(true);
  expect(page.take({ ...changes, changes: { view: { log: [[7, 1], {}] } } })).toBe(false);
  expect(page.revision()).toBeNull();
});
