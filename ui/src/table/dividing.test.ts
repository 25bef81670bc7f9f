// Dividing indirect damage: points are assigned and removed freely, and sent together.

import { afterEach, expect, it, vi } from 'vitest';
import { api, type GameOption, type GameQuestion, type GameView, type TableCard } from '../lib/api';
import { GameTable } from './gameTable.svelte';

const card = (id: number, more: Partial<TableCard>) =>
  ({ id, number: 'SOR_128', place: 'ground', hp: 2, damage: 0, upgrades: [], owner: 0, ...more }) as TableCard;
const option = (index: number, of: number) =>
  ({ index, kind: 'card', card: of, target: null, caution: null, counter: null, idle: false }) as GameOption;

/** A table that asks for `min` points among a unit with 2 HP and a base. */
function table(min: number, picked: number[] = []) {
  const question = {
    ...{ seat: 0, ask: 'indirect', min, max: min, picked: picked.length, pickedCards: picked },
    ...{ options: [option(0, 3), option(1, 7)], shown: [], about: [] },
  } as unknown as GameQuestion;
  const side = { seat: 0, base: 7, ground: [3], space: [], leaders: [], hand: [], resources: [], discard: [] };
  const cards = [card(3, {}), card(7, { place: 'base', hp: 30 })];
  const made = new GameTable(1);
  made.view = {
    seats: [{ kind: 'person' }],
    reader: 0,
    you: 0,
    opponents: [],
    step: 4,
    ...{ sides: [side], cards, question },
  } as unknown as GameView;
  return made;
}

afterEach(() => vi.restoreAllMocks());

it('keeps the keys of all cards while points are assigned, and refuses more than a unit can take', () => {
  const divided = table(5);
  const keys = [...divided.choices.lit];
  for (const key of ['1', '1', '1', '2']) divided.press(key);
  expect(divided.held).toEqual([3, 3, 7]);
  expect([3, 7].map((id) => divided.assigned(id))).toEqual([2, 1]);
  expect(divided.refusal).toBeNull();
  expect([...divided.choices.lit]).toEqual(keys);
  divided.press('1');
  expect(divided.refusal?.rule).toBe('8.35.3');
  expect(divided.held).toEqual([3, 3, 7]);
});

it('takes the last point back, and sends nothing before all are assigned and confirmed', async () => {
  const sent = vi.spyOn(api, 'answerGame');
  const divided = table(3);
  for (const key of ['1', '2', '2', '2']) divided.press(key);
  expect(divided.held).toEqual([3, 7, 7]);
  expect(divided.takeBack()).toBe(true);
  expect(divided.held).toEqual([3, 7]);
  await divided.confirm();
  expect(sent).not.toHaveBeenCalled();
  divided.press('2');
  sent.mockImplementation((_, step) => {
    const taken = [3, 7, 7].slice(0, step - 3);
    return Promise.resolve({
      ...table(3, taken).view,
      step: step + 1,
      log: [],
      logFrom: 0,
      seats: [{ kind: 'person' }],
    } as unknown as GameView);
  });
  await divided.confirm();
  expect(sent.mock.calls.map((call) => call[2])).toEqual([0, 1, 1]);
});

it('assigns a single point immediately', () => {
  const sent = vi.spyOn(api, 'answerGame').mockReturnValue(new Promise(() => {}));
  const divided = table(5, [3, 3, 7, 7]);
  divided.press('2');
  expect(divided.held).toEqual([]);
  expect(sent).toHaveBeenCalledTimes(1);
});
