import { mockIPC } from '@tauri-apps/api/mocks';
import { expect, test } from 'vitest';
import { api, BackendError } from './api';

test('an answer is returned without its envelope', async () => {
  mockIPC((command) => (command === 'list_events' ? [] : undefined));
  expect(await api.listEvents()).toEqual([]);
});

test('a refusal is thrown with its code, message, place and remedy', async () => {
  mockIPC(() => {
    throw { code: 'players.duplicate', message: 'Ann is there.', place: 'line 3', wayOut: 'Choose another name.' };
  });
  const thrown: unknown = await api.act(1, { act: 'register', text: 'Ann' }, null).catch((error: unknown) => error);
  expect(thrown).toBeInstanceOf(BackendError);
  expect(thrown).toMatchObject({
    code: 'players.duplicate',
    message: 'Ann is there.',
    place: 'line 3',
    wayOut: 'Choose another name.',
  });
});

test('any other error is an error of the page', async () => {
  mockIPC(() => {
    throw new Error('lost');
  });
  await expect(api.listEvents()).rejects.toMatchObject({ code: 'page.unexpected', message: 'lost', place: null });
});
