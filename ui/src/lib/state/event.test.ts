import { afterEach, expect, test, vi } from 'vitest';
import { api, type EventUpdate, type EventView } from '../api';
import { EventStore } from './event.svelte';

const view = { podSize: 8, players: [], log: [] } as unknown as EventView;
const whole = (revision: string): EventUpdate => ({ kind: 'whole', revision, view });
const changes = (base: string, revision: string, podSize: number): EventUpdate => ({
  kind: 'changes',
  base,
  revision,
  changes: { podSize: [podSize] },
});

/** An answer that comes when the test says so. */
function later() {
  let resolve: (update: EventUpdate) => void = () => undefined;
  const promise = new Promise<EventUpdate>((done) => (resolve = done));
  return { promise, resolve: (update: EventUpdate) => resolve(update) };
}

afterEach(() => vi.restoreAllMocks());

test('each request carries the revision on screen, and the answer changes only what it names', async () => {
  const look = vi
    .spyOn(api, 'deskView')
    .mockResolvedValueOnce(whole('a'))
    .mockResolvedValueOnce(changes('b', 'c', 2));
  const act = vi.spyOn(api, 'act').mockResolvedValueOnce(changes('a', 'b', 4));
  const store = new EventStore(1);
  expect(await store.load()).toBe(true);
  const log = store.view?.log;
  expect(await store.act({ act: 'undo' })).toBe(true);
  expect([store.view?.podSize, store.view?.log]).toEqual([4, log]);
  expect(store.view?.log).toBe(log);
  await store.refresh();
  expect(store.view?.podSize).toBe(2);
  expect(look.mock.calls).toEqual([
    [1, null],
    [1, 'b'],
  ]);
  expect(act.mock.calls).toEqual([[1, { act: 'undo' }, 'a']]);
});

test('an answer that does not apply to the view on screen is asked for again', async () => {
  const [stepped, refreshed] = [later(), later()];
  const look = vi.spyOn(api, 'deskView').mockResolvedValueOnce(whole('a')).mockReturnValueOnce(refreshed.promise);
  const act = vi
    .spyOn(api, 'act')
    .mockReturnValueOnce(stepped.promise)
    .mockResolvedValueOnce(changes('b', 'd', 6));
  const store = new EventStore(1);
  await store.load();
  const step = store.act({ act: 'undo' });
  await vi.waitFor(() => expect(act).toHaveBeenCalled());
  const refresh = store.refresh();
  stepped.resolve(changes('a', 'b', 4));
  await step;
  expect(store.view?.podSize).toBe(4);
  look.mockResolvedValueOnce(changes('b', 'c', 2));
  refreshed.resolve(changes('a', 'c', 2));
  await refresh;
  expect(look.mock.lastCall).toEqual([1, 'b']);
  expect(store.view?.podSize).toBe(2);
  // Changes that cannot be applied lead to the whole view.
  look.mockResolvedValueOnce(whole('e'));
  expect(await store.act({ act: 'undo' })).toBe(true);
  expect(store.view?.podSize).toBe(8);
});

test('a refresh that was answered before a step and arrives first does not hide the step', async () => {
  const [stepped, refreshed] = [later(), later()];
  const look = vi.spyOn(api, 'deskView').mockResolvedValueOnce(whole('a')).mockReturnValueOnce(refreshed.promise);
  const act = vi.spyOn(api, 'act').mockReturnValueOnce(stepped.promise);
  const store = new EventStore(1);
  await store.load();
  const step = store.act({ act: 'undo' });
  await vi.waitFor(() => expect(act).toHaveBeenCalled());
  const refresh = store.refresh();
  refreshed.resolve(changes('a', 'a', 8));
  await refresh;
  look.mockResolvedValueOnce(changes('a', 'b', 4));
  stepped.resolve(changes('a', 'b', 4));
  expect(await step).toBe(true);
  expect(store.view?.podSize).toBe(4);
});
