import { afterEach, beforeEach, expect, test, vi } from 'vitest';

const api = vi.hoisted(() => ({ server: vi.fn(), serverNews: vi.fn() }));
vi.mock('../lib/api', async (actual) => ({ ...(await actual<object>()), api }));

import { server } from './server.svelte';

let stop = () => {};

beforeEach(async () => {
  vi.useFakeTimers();
  api.server.mockResolvedValue({ address: 'postgres://desk@hall/cantina', chosen: null });
  api.serverNews.mockResolvedValue({ writes: 7 });
  stop = server.run();
  await vi.advanceTimersByTimeAsync(1000);
});

afterEach(() => {
  stop();
  vi.useRealTimers();
});

test('each change by another desk is reported once', async () => {
  const changed = vi.fn();
  const end = server.listen(changed);
  await vi.advanceTimersByTimeAsync(3000);
  expect(changed).not.toHaveBeenCalled();
  api.serverNews.mockResolvedValue({ writes: 8 });
  await vi.advanceTimersByTimeAsync(3000);
  expect(changed).toHaveBeenCalledOnce();
  end();
  api.serverNews.mockResolvedValue({ writes: 9 });
  await vi.advanceTimersByTimeAsync(3000);
  expect(changed).toHaveBeenCalledOnce();
});

test('an error shows since when the window is not live, and the first answer afterwards reports a change', async () => {
  const changed = vi.fn();
  const end = server.listen(changed);
  const answered = new Date();
  api.serverNews.mockRejectedValue(new Error('no answer'));
  await vi.advanceTimersByTimeAsync(2000);
  expect(server.silentSince).toEqual(answered);
  api.serverNews.mockResolvedValue({ writes: 7 });
  await vi.advanceTimersByTimeAsync(1000);
  expect(server.silentSince).toBeNull();
  expect(changed).toHaveBeenCalledOnce();
  end();
});

test('a request without any answer is not live within five seconds', async () => {
  api.serverNews.mockReturnValue(new Promise(() => {}));
  await vi.advanceTimersByTimeAsync(5500);
  expect(server.silentSince).not.toBeNull();
});
