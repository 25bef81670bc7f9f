import { expect, test } from 'vitest';
import { share } from './share';

const copy = <T>(value: T): T => JSON.parse(JSON.stringify(value)) as T;

const event = () => ({
  name: 'Saturday',
  rounds: [
    {
      tables: [
        { table: 1, result: null as string | null },
        { table: 2, result: null as string | null },
      ],
    },
  ],
  log: [{ seq: 2 }, { seq: 1 }],
});

test('an equal answer is the previous object', () => {
  const old = event();
  expect(share(old, copy(old))).toBe(old);
});

test('unchanged parts are the previous objects, and changed parts are new', () => {
  const old = event();
  const fresh = copy(old);
  fresh.rounds[0]!.tables[1]!.result = '2-0';
  const wanted = copy(fresh);
  const shown = share(old, fresh);
  expect(shown).toEqual(wanted);
  expect(shown).not.toBe(old);
  expect(shown.rounds[0]!.tables[0]).toBe(old.rounds[0]!.tables[0]);
  expect(shown.rounds[0]!.tables[1]).not.toBe(old.rounds[0]!.tables[1]);
  expect(shown.log).toBe(old.log);
  // The value before is as it was.
  expect(old).toEqual(event());
});

test('lists keep their entries when they grow at the start or the end', () => {
  const old = event();
  const grown = { ...copy(old), log: [{ seq: 3 }, ...copy(old.log)], rounds: [...copy(old.rounds), { tables: [] }] };
  const shown = share(old, copy(grown));
  expect(shown).toEqual(grown);
  expect(shown.log.slice(1)).toEqual(old.log);
  expect(shown.log[2]).toBe(old.log[1]);
  expect(shown.rounds[0]).toBe(old.rounds[0]);
});

test('lists that lose entries and values of another type are new', () => {
  for (const [old, fresh] of [
    [
      [1, 2, 3],
      [1, 2],
    ],
    [[{ a: 1 }, { a: 2 }], [{ a: 2 }]],
    [[], {}],
    [{ a: 1 }, null],
    [null, { a: 1 }],
    [{ a: undefined }, {}],
    [{ a: 1, b: 2 }, { a: 1 }],
    [[], [1]],
    [[1], []],
  ]) {
    expect(share(old, structuredClone(fresh))).toEqual(fresh);
    if (fresh !== null) expect(share(old, structuredClone(fresh))).not.toBe(old);
  }
});
