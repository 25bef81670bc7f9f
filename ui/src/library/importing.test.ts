import { afterEach, expect, test, vi } from 'vitest';
import { api, type ImportView } from '../lib/api';
import { Importing } from './import.svelte';

afterEach(() => void vi.restoreAllMocks());

const view = (name: string) =>
  ({
    decks: [{ name, format: 'premier', leaders: [], bases: [], main: [], sideboard: [] }],
    troubles: [],
  }) as unknown as ImportView;

test('a list that was replaced by another one is not ready to be saved', async () => {
  vi.spyOn(api, 'readDeck').mockImplementation((text) => Promise.resolve(view(text)));
  const list = new Importing();
  list.typed('one', 0);
  await vi.waitFor(() => expect(list.decks[0]?.name).toBe('one'));
  expect(list.reading).toBe(false);
  list.typed('two', 20);
  expect(list.reading).toBe(true);
  await vi.waitFor(() => expect(list.reading).toBe(false));
  expect(list.decks[0]?.name).toBe('two');
});

test('a second file does not keep the name of the first', async () => {
  vi.spyOn(api, 'readDeck').mockResolvedValue(view(''));
  vi.spyOn(api, 'readDeckFile').mockResolvedValue(view(''));
  const list = new Importing();
  list.take('a list', 'Friday');
  await vi.waitFor(() => expect(list.decks[0]?.name).toBe('Friday'));
  await list.chooseFile();
  expect(list.decks[0]?.name).toBe('');
});
