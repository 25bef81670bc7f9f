import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/svelte';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { sample } from '../cards/sample';
import { api, type DeckSummary } from '../lib/api';
import { catalog } from '../lib/state/catalog.svelte';
import { keys } from '../lib/state/keys.svelte';
import { notices } from '../lib/state/notices.svelte';
import { menu } from '../lib/state/menu.svelte';
import LibraryScreen from './LibraryScreen.svelte';
import { content, deckDocument, reading, summary } from './sample';

let decks: DeckSummary[];
const documentOf = (id: number) => deckDocument({ id, content: content({ name: `Deck ${id}` }) });
const press = (key: string) => keys.listen(new KeyboardEvent('keydown', { key, cancelable: true }));

beforeEach(async () => {
  decks = [1, 2, 3].map((id) =>
    summary({ id, name: `Deck ${id}`, tags: id === 2 ? ['tested'] : [], updatedAt: `2026-01-0${id}T00:00:00Z` }),
  );
  catalog.use([sample()]);
  vi.spyOn(catalog, 'load').mockResolvedValue();
  vi.spyOn(api, 'listDecks').mockImplementation(() => Promise.resolve([...decks]));
  vi.spyOn(api, 'openDeck').mockImplementation((id) => Promise.resolve(documentOf(id)));
  vi.spyOn(api, 'archiveDeck').mockImplementation((id, archived) => {
    decks = decks.map((deck) => (deck.id === id ? { ...deck, archived } : deck));
    return Promise.resolve(decks);
  });
  render(LibraryScreen);
  await screen.findByTestId('deck-1');
});

afterEach(() => {
  vi.restoreAllMocks();
  notices.toasts = [];
});

const rows = () => [...document.querySelectorAll<HTMLElement>('[data-deck]')].map((row) => row.dataset.deck);

it('the decks are listed last changed first and found by a word', async () => {
  expect(rows()).toEqual(['3', '2', '1']);
  await fireEvent.input(screen.getByTestId('search-decks'), { target: { value: 'tested' } });
  expect(rows()).toEqual(['2']);
  expect(screen.getByTestId('deck-count').textContent).toContain('1 of 3 decks');
  await fireEvent.input(screen.getByTestId('search-decks'), { target: { value: 'nothing like it' } });
  expect(screen.getByTestId('no-deck-fits')).toBeTruthy();
});

it('a key archives a deck and keeps the focus in the list, and the toast undoes it', async () => {
  press('ArrowDown');
  press('ArrowDown');
  expect(document.activeElement?.getAttribute('data-testid')).toBe('open-deck-2');
  press('a');
  await waitFor(() => expect(rows()).toEqual(['3', '1']));
  expect(api.archiveDeck).toHaveBeenCalledWith(2, true);
  await waitFor(() => expect(document.activeElement?.getAttribute('data-testid')).toBe('open-deck-1'));
  notices.toasts.at(-1)?.act?.run();
  await waitFor(() => expect(rows()).toEqual(['3', '2', '1']));
  expect(api.archiveDeck).toHaveBeenLastCalledWith(2, false);
});

it('a list closed before the answer to archiving causes no warning', async () => {
  const warned = vi.spyOn(console, 'warn');
  let answer: (decks: DeckSummary[]) => void = () => undefined;
  vi.mocked(api.archiveDeck).mockImplementation(() => new Promise((answers) => (answer = answers)));
  await fireEvent.input(screen.getByTestId('search-decks'), { target: { value: 'Deck' } });
  press('ArrowDown');
  press('a');
  cleanup();
  answer(decks.filter((deck) => deck.id !== 3));
  await waitFor(() => expect(notices.toasts).toHaveLength(1));
  expect(warned).not.toHaveBeenCalled();
});

it('two selected decks are compared, the first selected one first', async () => {
  vi.spyOn(api, 'compareDecks').mockResolvedValue([
    { face: sample({ id: 'SOR_033', name: 'Death Trooper' }), section: 'main', before: 1, after: 3 },
  ]);
  await fireEvent.click(screen.getByTestId('compare-decks'));
  expect(screen.queryByTestId('compare-dialog')).toBeNull();
  await fireEvent.click(screen.getByTestId('select-2'));
  await fireEvent.click(screen.getByTestId('select-1'));
  await fireEvent.click(screen.getByTestId('compare-decks'));
  const row = await screen.findByTestId('compared-SOR_033');
  expect(row.textContent).toContain('+2');
  expect(api.compareDecks).toHaveBeenCalledWith(content({ name: 'Deck 2' }), content({ name: 'Deck 1' }));
  await fireEvent.click(screen.getByTestId('swap'));
  await waitFor(() =>
    expect(api.compareDecks).toHaveBeenLastCalledWith(content({ name: 'Deck 1' }), content({ name: 'Deck 2' })),
  );
});

it('three selected decks are checked as a Trilogy, with a pool and a date', async () => {
  const problem = {
    code: 'deck.too_few_cards',
    message: 'Too few cards.',
    cards: [],
    cardIds: [],
    deck: 2,
    rule: 'CR 9.3.1A',
  };
  vi.spyOn(api, 'checkTrilogy').mockImplementation((_decks, pool, on) =>
    Promise.resolve({ legal: pool === 'eternal', on: on ?? '', problems: pool === 'eternal' ? [] : [problem] }),
  );
  for (const id of [1, 2, 3]) await fireEvent.click(screen.getByTestId(`select-${id}`));
  press('y');
  const verdict = await screen.findByTestId('trilogy-verdict');
  await waitFor(() => expect(verdict.getAttribute('data-legal')).toBe('false'));
  expect(screen.getByTestId('trilogy-deck-2').textContent).toContain('Too few cards.');
  expect(screen.getByTestId('trilogy-deck-1').textContent).not.toContain('Too few cards.');
  await fireEvent.change(screen.getByTestId('trilogy-date'), { target: { value: '2026-05-04' } });
  await fireEvent.click(screen.getByTestId('trilogy-eternal'));
  await waitFor(() => expect(verdict.getAttribute('data-legal')).toBe('true'));
  const three = [1, 2, 3].map((id) => content({ name: `Deck ${id}` }));
  expect(api.checkTrilogy).toHaveBeenLastCalledWith(three, 'eternal', '2026-05-04');
});

it('text pasted anywhere is imported', async () => {
  vi.spyOn(api, 'readDeck').mockResolvedValue(reading());
  const clipboardData = { getData: () => '3 Death Trooper' };
  dispatchEvent(Object.assign(new Event('paste', { cancelable: true }), { clipboardData }));
  await screen.findByTestId('import-dialog');
  await waitFor(() => expect(api.readDeck).toHaveBeenCalledWith('3 Death Trooper'));
});

it('a deck can be tagged', async () => {
  vi.spyOn(api, 'tagDeck').mockImplementation((id, tags) => {
    decks = decks.map((deck) => (deck.id === id ? { ...deck, tags } : deck));
    return Promise.resolve(decks);
  });
  await fireEvent.click(screen.getByTestId('more-1'));
  menu.shown?.items.find((item) => item.name === 'tags')?.run();
  await fireEvent.click(await screen.findByTestId('suggest-tag-tested'));
  expect(api.tagDeck).toHaveBeenLastCalledWith(1, ['tested']);
  await screen.findByTestId('tag-tested');
  const field = screen.getByTestId('tag-field');
  await fireEvent.input(field, { target: { value: ' for  Ada ' } });
  await fireEvent.keyDown(field, { key: 'Enter' });
  expect(api.tagDeck).toHaveBeenLastCalledWith(1, ['for Ada', 'tested']);
});

it('an earlier version of a damaged deck can be restored', async () => {
  decks = [summary({ id: 9, name: 'Broken', damaged: 'This version of the deck could not be read.' })];
  const line = (version: number, label: string | null) => ({
    version,
    at: '2026-11-20T18:00:00Z',
    label,
    name: 'Broken',
  });
  vi.spyOn(api, 'readableVersions').mockResolvedValue([line(3, null), line(1, 'first draft')]);
  vi.spyOn(api, 'deckVersion').mockImplementation((_, version) =>
    Promise.resolve(content({ name: `Then ${version}`, main: [{ id: 'SOR_033', count: version }] })),
  );
  vi.spyOn(api, 'restoreDeckVersion').mockResolvedValue(deckDocument({ id: 9, content: content({ name: 'Then 1' }) }));
  render(LibraryScreen);
  await fireEvent.click(await screen.findByTestId('rescue-9'));
  await waitFor(() => expect(screen.getByTestId('sound-content').textContent).toContain('Then 3'));
  await fireEvent.click(screen.getByTestId('sound-1'));
  await waitFor(() => expect(screen.getByTestId('sound-content').textContent).toContain('1 card'));
  await fireEvent.click(screen.getByTestId('rescue-deck'));
  await waitFor(() => expect(screen.queryByTestId('rescue-dialog')).toBeNull());
  expect(api.restoreDeckVersion).toHaveBeenCalledWith(9, 1);
  await waitFor(() => expect(notices.toasts.at(-1)?.text).toContain('version 1'));
});

it('a damaged deck without a readable version says so', async () => {
  decks = [summary({ id: 9, name: 'Broken', damaged: 'This version of the deck could not be read.' })];
  vi.spyOn(api, 'readableVersions').mockResolvedValue([]);
  render(LibraryScreen);
  await fireEvent.click(await screen.findByTestId('rescue-9'));
  expect((await screen.findByTestId('none-sound')).textContent).toContain('backup');
  expect(screen.getByTestId<HTMLButtonElement>('rescue-deck').disabled).toBe(true);
});

it('a damaged deck is listed with its damage and can be archived but not opened', async () => {
  decks = [summary({ id: 9, name: 'Broken', damaged: 'This version of the deck could not be read.' })];
  render(LibraryScreen);
  const row = await screen.findByTestId('deck-9');
  expect(row.textContent).toContain('This version of the deck could not be read.');
  expect(screen.queryByTestId('open-deck-9')).toBeNull();
  expect(screen.getByTestId<HTMLButtonElement>('play-9').disabled).toBe(true);
  await fireEvent.click(screen.getByTestId('more-9'));
  const item = (name: string) => menu.shown?.items.find((one) => one.name === name);
  expect(item('export')?.whyNot).toContain('could not be read');
  expect(item('archive')?.whyNot).toBeNull();
  item('archive')?.run();
  expect(api.archiveDeck).toHaveBeenCalledWith(9, true);
});
