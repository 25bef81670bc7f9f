import { expect, test, vi } from 'vitest';
import { once, submitOnce } from './once';

test('a call is ignored while an earlier one is in progress, and runs after it, even if that failed', async () => {
  let fail: (thrown: Error) => void = () => {};
  const run = vi.fn((_: number) => new Promise<void>((_done, failed) => (fail = failed)));
  const guarded = once(run);
  const first = guarded(1);
  await guarded(2);
  expect(run).toHaveBeenCalledExactlyOnceWith(1);
  fail(new Error('refused'));
  await expect(first).rejects.toThrow('refused');
  void guarded(3);
  expect(run).toHaveBeenLastCalledWith(3);
});

test('a submit that is ignored does not load the page again', () => {
  const submit = submitOnce(() => new Promise(() => {}));
  const events = [1, 2].map(() => new Event('submit', { cancelable: true }) as SubmitEvent);
  for (const event of events) void submit(event);
  expect(events.map((event) => event.defaultPrevented)).toEqual([true, true]);
});
