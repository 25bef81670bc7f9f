import { fireEvent, render, screen, waitFor } from '@testing-library/svelte';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { sample } from '../cards/sample';
import { api, BackendError, type DeckContent } from '../lib/api';
import { catalog } from '../lib/state/catalog.svelte';
import { confirmation } from '../lib/state/confirm.svelte';
import ImportDialog from './ImportDialog.svelte';
import { content, deckDocument, reading, unresolvedRow } from './sample';

const trooper = sample({ id: 'SOR_033', name: 'Death Trooper' });
const other = sample({ id: 'SOR_099', name: 'Other Trooper' });
const thrawn = sample({ id: 'SOR_016', name: 'Grand Admiral Thrawn', kind: 'leader' });
const deck = content({ name: '', leaders: ['SOR_016'], main: [{ id: 'SOR_099', count: 3 }] });
const mendable = reading({
  decks: [deck],
  troubles: [
    unresolvedRow({ nearest: [trooper, other] }),
    unresolvedRow({ place: 'line 9', text: '1 Zzzyx', count: 1 }),
  ],
});

let created: { deck: DeckContent; tags: string[] }[];

beforeEach(() => {
  created = [];
  catalog.use([trooper, other, thrawn]);
  vi.spyOn(catalog, 'load').mockResolvedValue();
  vi.spyOn(api, 'listDecks').mockResolvedValue([]);
  vi.spyOn(api, 'readDeck').mockResolvedValue(mendable);
  vi.spyOn(api, 'createDeck').mockImplementation((made, tags) => {
    created.push({ deck: made, tags });
    return Promise.resolve(deckDocument({ id: 10 + created.length, content: made }));
  });
});

afterEach(() => vi.restoreAllMocks());
Element.prototype.scrollIntoView = () => {};

const open = (props: Partial<Parameters<typeof render<typeof ImportDialog>>[1]> = {}) => {
  const onclose = vi.fn();
  const onadded = vi.fn();
  render(ImportDialog, { text: 'a list', onclose, onadded, ...props });
  return { onclose, onadded };
};
const size = () => screen.getByTestId('import-size-0').textContent;
const add = () => fireEvent.click(screen.getByTestId('import-add'));

it('pasted text is read immediately, with the recognised format and a summary of the deck', async () => {
  open();
  await waitFor(() => expect(screen.getByTestId('import-shape').textContent).toContain('lines of cards'));
  expect(screen.getByTestId('import-deck-0').textContent).toContain('Grand Admiral Thrawn');
  expect(size()).toContain('3 cards in the deck');
  expect(created).toEqual([]);
});

it('one click resolves a row, and this can be undone', async () => {
  open();
  await fireEvent.click(await screen.findByTestId('resolve-0-SOR_033'));
  expect(size()).toContain('5 cards in the deck');
  expect(screen.getByTestId('unresolved-count').textContent).toContain('1 unresolved row');
  await fireEvent.click(screen.getByTestId('reopen-0'));
  expect(size()).toContain('3 cards in the deck');
  await fireEvent.click(screen.getByTestId('resolve-0-SOR_099'));
  await fireEvent.keyDown(screen.getByTestId('unresolved-row-0'), { key: 'z', ctrlKey: true });
  expect(size()).toContain('3 cards in the deck');
});

it('only the confirmed import is saved, with resolved rows and without those left out', async () => {
  const { onclose, onadded } = open();
  await fireEvent.click(await screen.findByTestId('resolve-0-SOR_033'));
  await fireEvent.click(screen.getByTestId('leave-out-1'));
  expect(screen.getByTestId('unresolved-count').textContent).toContain('2 rows resolved');
  await fireEvent.input(screen.getByTestId('import-name-0'), { target: { value: 'Troopers' } });
  await fireEvent.change(screen.getByTestId('import-format-0'), { target: { value: 'eternal' } });
  expect(api.createDeck).not.toHaveBeenCalled();
  await add();
  await waitFor(() => expect(onclose).toHaveBeenCalled());
  expect(created[0]?.deck).toMatchObject({
    name: 'Troopers',
    format: 'eternal',
    main: [
      { id: 'SOR_033', count: 2 },
      { id: 'SOR_099', count: 3 },
    ],
  });
  expect(onadded).toHaveBeenCalledWith([11]);
});

it('another card can be searched for a row', async () => {
  vi.spyOn(api, 'findCards').mockResolvedValue(['SOR_033']);
  open();
  await fireEvent.click(await screen.findByTestId('other-1'));
  await fireEvent.input(screen.getByTestId('other-card-1'), { target: { value: 'death' } });
  await fireEvent.click(await screen.findByTestId('resolve-1-SOR_033'));
  expect(size()).toContain('4 cards in the deck');
});

it('decisions are kept when the text is changed elsewhere', async () => {
  open();
  await fireEvent.click(await screen.findByTestId('resolve-0-SOR_033'));
  vi.mocked(api.readDeck).mockResolvedValue({ ...mendable, troubles: mendable.troubles.slice(0, 1) });
  await fireEvent.input(screen.getByTestId('import-text'), { target: { value: 'another list' } });
  await waitFor(() => expect(screen.queryByTestId('unresolved-row-1')).toBeNull());
  expect(size()).toContain('5 cards in the deck');
});

it('unreadable text is explained and cannot be saved', async () => {
  const problem = {
    code: 'exchange.shape' as const,
    message: 'No card was found.',
    place: null,
    wayOut: 'Paste a list.',
  };
  vi.mocked(api.readDeck).mockRejectedValue(new BackendError(problem));
  open();
  await waitFor(() => expect(screen.getByTestId('import-shape').textContent).toContain('No card was found.'));
  expect(screen.getByTestId('import-error').textContent).toContain('Paste a list.');
  expect(screen.getByTestId<HTMLButtonElement>('import-add').disabled).toBe(true);
});

it('the three decks of a Trilogy are imported together with one tag', async () => {
  const three = ['A', 'B', 'C'].map((name) => content({ name }));
  vi.mocked(api.readDeck).mockResolvedValue(reading({ decks: three }));
  const { onadded } = open();
  await screen.findByTestId('import-deck-2');
  await add();
  await waitFor(() => expect(onadded).toHaveBeenCalledWith([11, 12, 13]));
  expect(created.map(({ deck: made, tags }) => [made.name, ...tags])).toEqual([
    ['A', 'Trilogy A'],
    ['B', 'Trilogy A'],
    ['C', 'Trilogy A'],
  ]);
});

it('no deck is imported twice when one of several was refused at first', async () => {
  vi.mocked(api.readDeck).mockResolvedValue(reading({ decks: [content({ name: 'A' }), content({ name: 'B' })] }));
  const busy = new BackendError({ code: 'store.locked', message: 'Busy.', place: null, wayOut: null });
  const create = vi.mocked(api.createDeck).getMockImplementation();
  let calls = 0;
  vi.mocked(api.createDeck).mockImplementation((made, tags) =>
    ++calls === 2 || !create ? Promise.reject(busy) : create(made, tags),
  );
  const { onadded } = open();
  await screen.findByTestId('import-deck-1');
  await add();
  expect((await screen.findByTestId('error-banner')).textContent).toContain('Busy.');
  await add();
  await waitFor(() => expect(onadded).toHaveBeenCalledWith([11, 12]));
  expect(created.map((one) => one.deck.name)).toEqual(['A', 'B']);
});

it('a collection is added to the collection, with resolved rows', async () => {
  const owned = [{ id: 'SOR_099', count: 2, foil: 1 }];
  const rows = [unresolvedRow({ section: null, nearest: [trooper] })];
  vi.mocked(api.readDeck).mockResolvedValue(reading({ decks: [], collection: owned, troubles: rows }));
  vi.spyOn(api, 'importCollection').mockImplementation((cards) => Promise.resolve(cards));
  open();
  expect((await screen.findByTestId('import-collection')).textContent).toContain('3 copies of 1 card');
  await fireEvent.click(screen.getByTestId('resolve-0-SOR_033'));
  await add();
  const all = [...owned, { id: 'SOR_033', count: 2, foil: 0 }];
  await waitFor(() => expect(api.importCollection).toHaveBeenCalledWith(all, false));
  expect(created).toEqual([]);
});

it('the collection is replaced only after confirmation', async () => {
  const owned = [{ id: 'SOR_099', count: 2, foil: 0 }];
  vi.mocked(api.readDeck).mockResolvedValue(reading({ decks: [], collection: owned }));
  vi.spyOn(api, 'importCollection').mockResolvedValue(owned);
  const ask = vi.spyOn(confirmation, 'ask').mockResolvedValue(false);
  open({ into: 'collection' });
  await fireEvent.click(await screen.findByTestId('mode-replace'));
  await add();
  await waitFor(() => expect(ask).toHaveBeenCalled());
  expect(api.importCollection).not.toHaveBeenCalled();
  ask.mockResolvedValue(true);
  await add();
  await waitFor(() => expect(api.importCollection).toHaveBeenCalledWith(owned, true));
});

// Issue 20, point 13: an import with resolved rows asks before it is discarded.
it('closing with Escape, the button or a click outside asks before resolved rows are discarded', async () => {
  const ask = vi.spyOn(confirmation, 'ask').mockResolvedValue(false);
  const { onclose } = open();
  await fireEvent.click(await screen.findByTestId('resolve-0-SOR_033'));
  const dialog = screen.getByTestId('import-dialog');
  await fireEvent(dialog, new Event('cancel', { cancelable: true }));
  await fireEvent.click(screen.getByLabelText('Close'));
  await fireEvent.mouseDown(dialog);
  await waitFor(() => expect(ask).toHaveBeenCalledTimes(3));
  expect(ask.mock.calls[0]?.[0]).toMatchObject({ title: 'Discard your fixes?', yes: 'Discard', no: 'Keep editing' });
  expect(onclose).not.toHaveBeenCalled();
  expect(size()).toContain('5 cards in the deck');
  ask.mockResolvedValue(true);
  await fireEvent.click(screen.getByLabelText('Close'));
  await waitFor(() => expect(onclose).toHaveBeenCalled());
});

it('the dialog closes without a question if nothing was resolved', async () => {
  const ask = vi.spyOn(confirmation, 'ask');
  const { onclose } = open();
  await screen.findByTestId('resolve-0-SOR_033');
  await fireEvent.click(screen.getByLabelText('Close'));
  expect(onclose).toHaveBeenCalled();
  expect(ask).not.toHaveBeenCalled();
});

it('the rows keep their order, and their height until the pointer leaves the list', async () => {
  vi.spyOn(HTMLElement.prototype, 'offsetHeight', 'get').mockReturnValue(96);
  open();
  await fireEvent.click(await screen.findByTestId('resolve-0-SOR_033'), { detail: 1 });
  const rows = screen.getAllByTestId(/^unresolved-row-\d+$/);
  expect(rows.map((row) => row.dataset.row)).toEqual(['0', '1']);
  expect(rows[0]?.style.minHeight).toBe('96px');
  expect(rows[1]?.style.minHeight).toBe('');
  await fireEvent.pointerLeave(rows[0]?.parentElement as HTMLElement);
  expect(rows[0]?.style.minHeight).toBe('');
  // With the keyboard, nothing moves away under the pointer.
  await fireEvent.click(screen.getByTestId('reopen-0'));
  await fireEvent.click(screen.getByTestId('resolve-0-SOR_099'), { detail: 0 });
  expect(rows[0]?.style.minHeight).toBe('');
});
