import { flushSync } from 'svelte';
import { expect, test } from 'vitest';
import { lastAnswer } from './lastAnswer.svelte';

/** Runs a test in a scope with effects, as in a component. */
function scoped(run: () => Promise<void>): Promise<void> {
  let done = Promise.resolve();
  const end = $effect.root(() => {
    done = run();
  });
  return done.finally(end);
}

test('a late answer to an earlier request does not replace the last one', () =>
  scoped(async () => {
    const waiting = new Map<string, (answer: string) => void>();
    let query = $state<string | null>('bots');
    const answer = lastAnswer(
      () => query,
      (asked) => new Promise<string>((resolve) => waiting.set(asked, resolve)),
    );
    flushSync();
    query = 'people';
    flushSync();
    waiting.get('people')?.('of people');
    waiting.get('bots')?.('of bots');
    await expect.poll(() => answer.view).toBe('of people');
    // Nothing is asked for: the last answer stays, and a late one no longer counts.
    query = 'events';
    flushSync();
    query = null;
    flushSync();
    waiting.get('events')?.('of events');
    await Promise.resolve();
    expect(answer.view).toBe('of people');
  }));

test('while an answer is not complete, the same is asked for again', () =>
  scoped(async () => {
    let asked = 0;
    const answer = lastAnswer(
      () => 'all',
      () => Promise.resolve(++asked),
      (count) => count < 3,
    );
    await expect.poll(() => answer.view, { timeout: 5000 }).toBe(3);
    await answer.again();
    expect(answer.view).toBe(4);
  }));
