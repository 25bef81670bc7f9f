import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { api, type DeckCheck, type DeckEntry, type DeckView } from '../lib/api';
import { copies } from '../cards/sample';
import { DeckBuild } from './build.svelte';

const check = (size: number): DeckCheck => ({
  legal: size >= 30,
  problems: [],
  size,
  minimum: 30,
  curve: [],
  offAspect: [],
});
const view: DeckView = {
  event: 1,
  player: 2,
  name: 'Ada',
  pool: [copies(3, { id: 'a' }), copies(1, { id: 'b' })],
  freeBases: [],
  list: { leader: null, base: null, cards: [] },
  check: check(0),
};
const size = (list: DeckEntry) => list.cards.reduce((sum, card) => sum + card.count, 0);

let build: DeckBuild;
let saved: DeckEntry[];

beforeEach(async () => {
  vi.useFakeTimers();
  saved = [];
  vi.spyOn(api, 'deck').mockResolvedValue(view);
  vi.spyOn(api, 'checkLimitedDeck').mockImplementation((_event, _player, list) => Promise.resolve(check(size(list))));
  vi.spyOn(api, 'saveDeck').mockImplementation((_event, _player, list) => {
    saved.push(list);
    return Promise.resolve(view);
  });
  build = new DeckBuild(1, 2);
  await build.load();
});

afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

it('the check of the newest list is shown, in whatever order the answers arrive', async () => {
  const answers: ((check: DeckCheck) => void)[] = [];
  vi.mocked(api.checkLimitedDeck).mockImplementation(() => new Promise((resolve) => answers.push(resolve)));
  build.move('a', 1);
  build.move('a', 1);
  answers[1]?.(check(2));
  await vi.advanceTimersByTimeAsync(0);
  answers[0]?.(check(1));
  await vi.advanceTimersByTimeAsync(0);
  expect(build.check?.size).toBe(2);
  expect(build.checking).toBe(false);
});

it('a deck is saved when no card has been moved for a while, and this is shown', async () => {
  build.move('a', 1);
  await vi.advanceTimersByTimeAsync(1000);
  build.move('b', 1);
  expect(build.saved).toBe('changed');
  await vi.advanceTimersByTimeAsync(1000);
  expect(saved).toEqual([]);
  await vi.advanceTimersByTimeAsync(300);
  expect(saved.map(size)).toEqual([2]);
  expect(build.saved).toBe('saved');
});

it('changes made while the deck is being saved are saved too', async () => {
  let done: () => void = () => undefined;
  vi.mocked(api.saveDeck).mockImplementationOnce(() => new Promise((resolve) => (done = () => resolve(view))));
  build.move('a', 1);
  const first = build.save();
  await vi.advanceTimersByTimeAsync(0);
  build.move('a', 1);
  const second = build.save();
  done();
  await first;
  await second;
  expect(saved.map(size)).toEqual([2]);
  expect(build.saved).toBe('saved');
});

it('a deck is shown as not saved when saving was refused', async () => {
  vi.mocked(api.saveDeck).mockRejectedValueOnce(new Error('the disk is full'));
  build.move('a', 1);
  await build.save();
  expect(build.saved).toBe('failed');
  await build.save();
  expect(build.saved).toBe('saved');
});

it('moves can be undone and redone', () => {
  build.move('a', 1);
  build.move('a', 5);
  expect(size(build.list)).toBe(3);
  build.undo();
  expect(size(build.list)).toBe(1);
  build.undo();
  expect([size(build.list), build.canUndo, build.saved]).toEqual([0, false, 'saved']);
  build.redo();
  expect(size(build.list)).toBe(1);
});
