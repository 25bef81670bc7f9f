import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { api, type PhonesView } from '../../lib/api';
import { Phones } from './phones.svelte';

const served = (event: number, writes: number): PhonesView => ({
  served: { event, port: 8177, urls: ['http://10.0.0.7:8177/'] },
  codes: ['<svg/>'],
  connected: 0,
  reached: false,
  joined: [],
  staff: [],
  joins: [],
  joinsOpen: true,
  calls: [],
  firewall: [],
  writes,
  problem: null,
});

beforeEach(() => vi.useFakeTimers());
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

test('the event is loaded again only when something was written', async () => {
  const looked = vi.spyOn(api, 'phones').mockResolvedValue(served(7, 1));
  const changed = vi.fn();
  const phones = new Phones(7, changed);
  const end = phones.run();
  await vi.advanceTimersByTimeAsync(2500);
  expect(phones.on).toBe(true);
  expect(looked).toHaveBeenCalledTimes(3);
  expect(changed).not.toHaveBeenCalled();
  looked.mockResolvedValue(served(7, 2));
  await vi.advanceTimersByTimeAsync(2000);
  expect(changed).toHaveBeenCalledTimes(1);
  end();
});

test('phones of another event change nothing', async () => {
  const looked = vi.spyOn(api, 'phones').mockResolvedValue(served(8, 1));
  const changed = vi.fn();
  const phones = new Phones(7, changed);
  const end = phones.run();
  await vi.advanceTimersByTimeAsync(0);
  looked.mockResolvedValue(served(8, 2));
  await vi.advanceTimersByTimeAsync(2000);
  expect(phones.on).toBe(false);
  expect(changed).not.toHaveBeenCalled();
  end();
});

test('while phones are off, nothing is requested after the first time', async () => {
  const looked = vi.spyOn(api, 'phones').mockResolvedValue(null);
  const end = new Phones(7, vi.fn()).run();
  await vi.advanceTimersByTimeAsync(5000);
  expect(looked).toHaveBeenCalledTimes(1);
  end();
});

test('answering a join request updates the list', async () => {
  const looked = vi.spyOn(api, 'phones').mockResolvedValue(served(7, 1));
  const answered = vi.spyOn(api, 'answerPhoneJoin').mockResolvedValue(null);
  const join = { request: 4, player: 1, name: 'Anna', code: '4711', doubled: false, replaces: false };
  await new Phones(7, vi.fn()).answerJoin(join, true);
  expect(answered).toHaveBeenCalledWith(4, true);
  expect(looked).toHaveBeenCalledTimes(1);
});

test('removing a judge’s device updates the list', async () => {
  const looked = vi.spyOn(api, 'phones').mockResolvedValue(served(7, 1));
  const ended = vi.spyOn(api, 'revokeStaffPhone').mockResolvedValue(null);
  await new Phones(7, vi.fn()).endStaff({ phone: 9, role: 'judge', name: 'Zoe', joined: true, table: null });
  expect(ended).toHaveBeenCalledWith(7, 9);
  expect(looked).toHaveBeenCalledTimes(1);
});
