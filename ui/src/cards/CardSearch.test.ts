import { fireEvent, render, screen, waitFor } from '@testing-library/svelte';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { api, BackendError } from '../lib/api';
import { catalog } from '../lib/state/catalog.svelte';
import CardSearch from './CardSearch.svelte';
import { sample } from './sample';
import { cardSearch } from './search.svelte';
import { helpParts } from './searchWords';

const faces = ['Vader', 'Luke', 'Leia'].map((name, index) => sample({ id: `SOR_00${index + 1}`, name }));

/** Finds the cards whose name contains the words of the query. */
const find = (query: string) => {
  if (query.includes('x:')) {
    const problem = {
      code: 'cards.query' as const,
      message: 'No such key.',
      place: 'character 1',
      wayOut: 'Use quotes.',
    };
    return Promise.reject(new BackendError(problem));
  }
  const words = query
    .replace(/order:\S+/g, '')
    .trim()
    .toLowerCase();
  return Promise.resolve(faces.filter((face) => face.name.toLowerCase().includes(words)).map((face) => face.id));
};

beforeEach(async () => {
  cardSearch.text = '';
  vi.spyOn(api, 'findCards').mockImplementation(find);
  vi.spyOn(api, 'everyCard').mockResolvedValue(faces);
  catalog.use(faces);
  render(CardSearch);
  await waitFor(() => expect(screen.getByTestId('search-count').textContent).toContain('3 cards'));
});

afterEach(() => vi.restoreAllMocks());

const type = (text: string) => fireEvent.input(screen.getByTestId('search-cards'), { target: { value: text } });

it('the search runs while typing and shows the number of matches and of all cards', async () => {
  await type('l');
  await waitFor(() => expect(screen.getByTestId('search-count').textContent).toContain('2 of 3 cards'));
  expect(api.findCards).toHaveBeenLastCalledWith('l');
});

it('an unreadable search shows its place and a remedy, and keeps the previous cards', async () => {
  await type('l');
  await waitFor(() => expect(screen.getByTestId('search-count').textContent).toContain('2 of 3'));
  await type('x:y');
  const error = await screen.findByTestId('search-error');
  expect(error.getAttribute('data-code')).toBe('cards.query');
  for (const words of ['No such key.', 'character 1', 'Use quotes.']) expect(error.textContent).toContain(words);
  expect(screen.getByTestId('search-count').textContent).toContain('2 of 3');
  await type('le');
  await waitFor(() => expect(screen.queryByTestId('search-error')).toBeNull());
});

it('a new search starts at the top of the list; a repeated one keeps the position', async () => {
  const grid = screen.getByTestId('card-grid');
  grid.scrollTop = 1500;
  catalog.use(faces.slice(0, 2));
  await waitFor(() => expect(screen.getByTestId('search-count').textContent).toContain('2 cards'));
  expect(grid.scrollTop).toBe(1500);
  catalog.use(faces);
  await type('l');
  await waitFor(() => expect(screen.getByTestId('search-count').textContent).toContain('2 of 3'));
  await waitFor(() => expect(grid.scrollTop).toBe(0));
});

it('a search without a match says so', async () => {
  await type('yoda');
  expect(await screen.findByTestId('search-none')).toBeTruthy();
});

it('the order menu writes the order into the search and reads it from there', async () => {
  const menu = screen.getByTestId<HTMLSelectElement>('search-sort');
  await fireEvent.change(menu, { target: { value: '-power' } });
  expect(api.findCards).toHaveBeenLastCalledWith('order:-power');
  expect(screen.getByTestId<HTMLInputElement>('search-cards').value).toBe('order:-power');
  await type('l order:name');
  expect(menu.value).toBe('name');
  await type('l order:name,cost');
  expect(menu.value).toBe('other');
});

it('the help explains the search, and a pressed example is added to it', async () => {
  await fireEvent.click(screen.getByTestId('search-help-button'));
  const example = screen.getAllByTestId('example').find((one) => one.textContent === 't:event');
  await fireEvent.click(example as HTMLElement);
  expect(screen.getByTestId<HTMLInputElement>('search-cards').value).toBe('t:event');
  expect(api.findCards).toHaveBeenLastCalledWith('t:event');
  await fireEvent.click(screen.getByTestId('close-search-help'));
  expect(screen.queryByTestId('search-help-panel')).toBeNull();
});

it('the arrow keys move from the field into the cards, along them and back', async () => {
  const field = screen.getByTestId('search-cards');
  await fireEvent.keyDown(field, { key: 'ArrowDown' });
  await waitFor(() => expect(document.activeElement?.getAttribute('data-at')).toBe('0'));
  await fireEvent.keyDown(document.activeElement as Element, { key: 'End' });
  await waitFor(() => expect(document.activeElement?.getAttribute('data-at')).toBe('2'));
  await fireEvent.keyDown(document.activeElement as Element, { key: 'Home' });
  await waitFor(() => expect(document.activeElement?.getAttribute('data-at')).toBe('0'));
  await fireEvent.keyDown(document.activeElement as Element, { key: 'ArrowUp' });
  expect(document.activeElement).toBe(field);
});

it('the help contains each example once', () => {
  const terms = helpParts().flatMap((part) => part.lines.map((line) => line.term));
  expect(new Set(terms).size).toBe(terms.length);
});

it('a failure to load the cards is shown, and loading can be tried again', async () => {
  catalog.use([]);
  const load = vi.spyOn(catalog, 'load').mockResolvedValue();
  render(CardSearch);
  const failed = await screen.findByTestId('search-failed');
  load.mockImplementation(() => Promise.resolve(catalog.use(faces)));
  await fireEvent.click(failed.querySelector('button') as HTMLElement);
  await waitFor(() => expect(screen.queryByTestId('search-failed')).toBeNull());
});
