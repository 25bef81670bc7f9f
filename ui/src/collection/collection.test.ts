import { fireEvent, render, screen, waitFor } from '@testing-library/svelte';
import { afterEach, beforeEach, describe, expect, it, test, vi } from 'vitest';
import { sample } from '../cards/sample';
import { api, BackendError, type OwnedCard } from '../lib/api';
import { catalog } from '../lib/state/catalog.svelte';
import { keys } from '../lib/state/keys.svelte';
import { notices } from '../lib/state/notices.svelte';
import { program } from '../lib/state/program.svelte';
import { content } from '../library/sample';
import CollectionScreen from './CollectionScreen.svelte';
import MissingCards from './MissingCards.svelte';
import { asOwned, byIdentity, completion, copiesTyped, entries, missingText, shelf, withOwned } from './setProgress';

const faces = [
  sample({ id: 'SOR_010', name: 'Guard' }),
  sample({ id: 'SOR_002', name: 'Vader', kind: 'leader' }),
  sample({ id: 'SOR_T01', name: 'Shield', kind: 'token upgrade' }),
  { ...sample({ id: 'SHD_100', name: 'Guard' }), identity: 'SOR_010' },
];
const names = [
  { code: 'SHD', name: 'Shadows of the Galaxy', boosters: true },
  { code: 'SOR', name: 'Spark of Rebellion', boosters: true },
];
const owned: OwnedCard[] = [
  { id: 'SOR_010', count: 1, foil: 1 },
  { id: 'SHD_100', count: 1, foil: 0 },
];

describe('the shelf', () => {
  const sets = shelf(faces, names);
  const own = asOwned(owned);
  const identities = byIdentity(own, (id) => faces.find((face) => face.id === id));
  const listed = (choice: Partial<Parameters<typeof entries>[1]>) =>
    entries(sets, { set: '', show: 'all', found: null, ...choice }, own, identities).map((entry) =>
      entry.kind === 'set' ? entry.set.code : entry.face.id,
    );

  test('lists sets in the order of the program and cards by number, without tokens', () => {
    expect(listed({})).toEqual(['SHD', 'SHD_100', 'SOR', 'SOR_002', 'SOR_010']);
    expect(listed({ set: 'SOR' })).toEqual(['SOR', 'SOR_002', 'SOR_010']);
    expect(listed({ found: new Set(['SHD_100']) })).toEqual(['SHD', 'SHD_100']);
    expect(listed({ show: 'owned' })).toEqual(['SHD', 'SHD_100', 'SOR', 'SOR_010']);
  });

  test('counts reprints together for a playset, and one copy for a leader', () => {
    expect(identities.get('SOR_010')).toBe(3);
    expect(listed({ show: 'missing' })).toEqual(['SOR', 'SOR_002']);
  });

  test('counts the cards of a set by their own numbers and playsets with reprints', () => {
    const [shd, sor] = sets.map((set) => completion(set, own, identities));
    expect(shd).toEqual({ owned: 1, playsets: 1, all: 1, copies: 1 });
    expect(sor).toEqual({ owned: 1, playsets: 1, all: 2, copies: 2 });
  });

  test('does not list a card without copies as owned, and accepts whole numbers up to 9999', () => {
    expect([...withOwned(own, [{ id: 'SOR_010', count: 0, foil: 0 }]).keys()]).toEqual(['SHD_100']);
    expect(['3', ' 12 ', '', '99999', '-1', 'x'].map(copiesTyped)).toEqual([3, 12, 0, 9999, null, null]);
  });

  test('lists the missing cards as text', () => {
    const face = sample({ id: 'SOR_010', name: 'Guard', subtitle: 'At the Gate' });
    expect(missingText([{ face, need: 3, have: 1 }])).toBe('2 Guard, At the Gate (SOR 010)');
  });
});

describe('the screen', () => {
  let saved: OwnedCard[][];

  beforeEach(async () => {
    saved = [];
    catalog.use(faces);
    vi.spyOn(catalog, 'load').mockResolvedValue();
    program.about = {
      version: '1',
      database: '',
      sets: names,
      profiles: [],
      settings: program.settings,
      ownLimits: [],
      handBases: [],
      secondDesk: null,
    };
    vi.spyOn(api, 'collection').mockResolvedValue(owned);
    vi.spyOn(api, 'setOwnedCards').mockImplementation((cards) => {
      saved.push(cards);
      return Promise.resolve([...withOwned(asOwned(owned), cards).values()]);
    });
    render(CollectionScreen);
    await screen.findByTestId('own-SOR_010');
  });

  afterEach(() => vi.restoreAllMocks());

  const totals = () => screen.getByTestId('collection-totals').textContent?.trim();
  const value = (id: string) => screen.getByTestId<HTMLInputElement>(id).value;

  it('counts up and down immediately and saves several changes together', async () => {
    expect(totals()).toBe('3 copies of 2 different cards, 1 foil');
    await fireEvent.click(screen.getByTestId('count-SOR_010-more'));
    await fireEvent.click(screen.getByTestId('count-SOR_010-more'));
    await fireEvent.click(screen.getByTestId('foil-SOR_010-fewer'));
    expect(value('count-SOR_010')).toBe('3');
    expect(totals()).toBe('4 copies of 2 different cards, 0 foil');
    expect(screen.getByTestId('have-SOR_010').textContent).toContain('4 / 3');
    await waitFor(() => expect(saved).toEqual([[{ id: 'SOR_010', count: 3, foil: 0 }]]));
  });

  it('writes the collection as a table that includes the latest changes', async () => {
    const written = vi.spyOn(api, 'saveCollection').mockImplementation(() => {
      expect(saved).toEqual([[{ id: 'SOR_010', count: 2, foil: 1 }]]);
      return Promise.resolve('/home/ada/collection.csv');
    });
    await fireEvent.click(screen.getByTestId('count-SOR_010-more'));
    await fireEvent.click(screen.getByTestId('export-collection'));
    await waitFor(() => expect(written).toHaveBeenCalledOnce());
    await waitFor(() => expect(notices.toasts.at(-1)?.text).toContain('/home/ada/collection.csv'));
  });

  it('saves a typed number with Enter and moves to the next card', async () => {
    const field = screen.getByTestId('count-SOR_002');
    await fireEvent.input(field, { target: { value: '2' } });
    await fireEvent.keyDown(field, { key: 'Enter' });
    expect(value('count-SOR_002')).toBe('2');
    await waitFor(() => expect(document.activeElement?.getAttribute('data-testid')).toBe('count-SOR_010'));
    const next = screen.getByTestId('count-SOR_010');
    await fireEvent.input(next, { target: { value: 'many' } });
    await fireEvent.blur(next);
    expect(value('count-SOR_010')).toBe('1');
  });

  it('counts with keys on a row and can undo', async () => {
    const row = screen.getByTestId('own-SOR_010');
    row.focus();
    for (const key of ['+', 'f', 'F', 'F', '7']) await fireEvent.keyDown(row, { key });
    expect([value('count-SOR_010'), value('foil-SOR_010')]).toEqual(['7', '0']);
    for (let i = 0; i < 9; i++)
      keys.listen(new KeyboardEvent('keydown', { key: 'z', ctrlKey: true, cancelable: true }));
    await waitFor(() => expect([value('count-SOR_010'), value('foil-SOR_010')]).toEqual(['1', '1']));
    await waitFor(() => expect(saved.at(-1)).toEqual([{ id: 'SOR_010', count: 1, foil: 1 }]));
  });

  it('keeps a card in the list of missing cards while it is counted', async () => {
    for (let i = 0; i < 2; i++) keys.listen(new KeyboardEvent('keydown', { key: 'm', cancelable: true }));
    await waitFor(() => expect(screen.queryByTestId('own-SOR_010')).toBeNull());
    await fireEvent.click(screen.getByTestId('count-SOR_002-more'));
    expect(screen.getByTestId('have-SOR_002').textContent).toContain('1 / 1');
    expect(screen.getByTestId('own-SOR_002')).toBeTruthy();
  });

  it('can be filtered by set and by search', async () => {
    await fireEvent.click(screen.getByTestId('set-SHD'));
    await waitFor(() => expect(screen.queryByTestId('own-SOR_010')).toBeNull());
    expect(screen.getByTestId('collection-count').textContent).toBe('1 card');
    vi.spyOn(api, 'findCards').mockResolvedValue(['SOR_002']);
    await fireEvent.click(screen.getByTestId('set-all'));
    await fireEvent.input(screen.getByTestId('search-collection'), { target: { value: 'vader' } });
    await waitFor(() => expect(screen.getByTestId('collection-count').textContent).toBe('1 card'));
    expect(screen.getByTestId('own-SOR_002')).toBeTruthy();
  });

  it('shows the saved number when saving is refused', async () => {
    const error = { code: 'store.disk_full' as const, message: 'The disk is full.', place: null, wayOut: null };
    vi.mocked(api.setOwnedCards).mockRejectedValue(new BackendError(error));
    await fireEvent.click(screen.getByTestId('count-SOR_010-more'));
    expect(value('count-SOR_010')).toBe('2');
    await waitFor(() => expect(value('count-SOR_010')).toBe('1'));
  });
});

describe('what a deck lacks', () => {
  afterEach(() => vi.restoreAllMocks());

  it('is listed with the needed and owned copies and can be copied as text', async () => {
    const face = sample({ id: 'SOR_010', name: 'Guard' });
    vi.spyOn(api, 'missingCards').mockResolvedValue([{ face, need: 3, have: 1 }]);
    const write = vi.spyOn(navigator.clipboard, 'writeText').mockResolvedValue();
    render(MissingCards, { content: content() });
    const row = await screen.findByTestId('missing-SOR_010');
    expect([...row.querySelectorAll('td')].map((cell) => cell.textContent)).toEqual(['3', '1', '2']);
    expect(screen.getByTestId('missing-sum').textContent).toContain('2 copies of 1 card missing');
    await fireEvent.click(screen.getByTestId('copy-missing'));
    expect(write).toHaveBeenCalledWith('2 Guard (SOR 010)');
  });

  it('is empty when everything is owned', async () => {
    vi.spyOn(api, 'missingCards').mockResolvedValue([]);
    render(MissingCards, { content: content() });
    expect(await screen.findByTestId('missing-none')).toBeTruthy();
  });
});
