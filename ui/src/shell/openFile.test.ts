import { mockIPC } from '@tauri-apps/api/mocks';
import { emit } from '@tauri-apps/api/event';
import { expect, test } from 'vitest';
import { cardData } from '../cardData/cardData.svelte';
import { takeHanded } from '../judge/pendingCase.svelte';
import { arrived } from '../library/pendingLists.svelte';
import { notices } from '../lib/state/notices.svelte';
import { openFiles } from './openFile';

const list = (name: string) => ({ kind: 'list', name, text: `1 | ${name}` });
const event = { kind: 'event', known: true, event: { id: 7, name: 'Saturday', stage: 'playing' } };
const refusal = { code: 'file.unreadable', class: 'refused', params: {}, message: 'No text.', place: null, wayOut: '' };

test('an event is opened, a list waits for the library, and a refused file does not stop the others', async () => {
  const files: unknown[] = [refusal, list('one'), event];
  mockIPC(
    (command) => {
      if (command !== 'open_waiting_file') throw new Error(`unexpected command ${command}`);
      const file = files.shift();
      if (file === refusal) throw refusal;
      return file ?? null;
    },
    { shouldMockEvents: true },
  );
  const end = openFiles();
  await expect.poll(() => location.hash).toContain('event/7');
  expect(notices.error?.code).toBe('file.unreadable');
  expect(notices.toasts.at(-1)?.text).toBe('Saturday already exists. Nothing was imported.');
  expect(arrived.take()).toEqual({ name: 'one', text: '1 | one' });

  files.push(list('two'));
  await emit('file-arrived');
  await expect.poll(() => arrived.first?.name).toBe('two');

  const ruling = { case: { title: 'Sentinel' } };
  files.push({ kind: 'case', ruling });
  await emit('file-arrived');
  await expect.poll(() => location.hash).toBe('#/judge');
  expect(takeHanded()).toEqual({ ruling, leftOut: [], from: null });

  const report = { package: { title: 'Harbour' }, problems: [], replaces: null, files: [] };
  files.push({ kind: 'cardData', report });
  await emit('file-arrived');
  await expect.poll(() => location.hash).toBe('#/card-data');
  await expect.poll(() => cardData.report).toEqual(report);
  // The same package again, as after a restart with its file as an argument.
  cardData.report = null;
  files.push({ kind: 'cardData', report: { ...report, replaces: '1.0' } });
  await emit('file-arrived');
  await expect.poll(() => notices.toasts.at(-1)?.text).toBe('Harbour is already installed');
  expect(cardData.report).toBeNull();
  end();
});
