import { fireEvent, render, screen, waitFor } from '@testing-library/svelte';
import { afterEach, expect, it, vi } from 'vitest';
import { api, type GameDeckChoice, type GameView } from '../lib/api';
import { catalog } from '../lib/state/catalog.svelte';
import { content, deckDocument, reading } from '../library/sample';
import { sample } from '../cards/sample';
import NewGameDialog from './NewGameDialog.svelte';
import { keyOf } from './setup';

const choice = (source: GameDeckChoice['source'], name: string): GameDeckChoice => ({
  source,
  name,
  group: '',
  leaders: [],
  base: null,
  whyNot: null,
});

afterEach(() => vi.restoreAllMocks());

it('a list that is pasted anywhere is played by the first seat after one more click', async () => {
  const decks = [choice({ kind: 'published', key: 'one' }, 'One'), choice({ kind: 'published', key: 'two' }, 'Two')];
  vi.spyOn(catalog, 'load').mockResolvedValue();
  vi.spyOn(api, 'gameDecks')
    .mockResolvedValueOnce(decks)
    .mockResolvedValue([...decks, choice({ kind: 'library', deck: 11 }, 'Mine')]);
  const read = vi
    .spyOn(api, 'readDeck')
    .mockResolvedValue(reading({ decks: [content({ name: 'Mine' })], troubles: [] }));
  vi.spyOn(api, 'createDeck').mockResolvedValue(deckDocument({ id: 11 }));
  const start = vi.spyOn(api, 'startGame').mockResolvedValue({ id: 5, seats: [] } as unknown as GameView);
  render(NewGameDialog, { onclose: vi.fn() });
  const first = screen.getByTestId<HTMLSelectElement>('seat-deck-1');
  await waitFor(() => expect(first.value).toBe(keyOf({ kind: 'published', key: 'one' })));
  // In a field, a paste is for the field.
  await fireEvent.paste(screen.getByTestId('seat-name-1'), { clipboardData: { getData: () => 'Ann' } });
  expect(read).not.toHaveBeenCalled();
  await fireEvent.paste(document.body, { clipboardData: { getData: () => '3 Wampa' } });
  await waitFor(() => expect(first.value).toBe(keyOf({ kind: 'library', deck: 11 })));
  expect(read).toHaveBeenCalledWith('3 Wampa');
  await fireEvent.click(screen.getByTestId('start-game'));
  await waitFor(() => expect(start).toHaveBeenCalled());
  expect(start.mock.calls[0]?.[0].seats[0]?.deck).toEqual({ kind: 'library', deck: 11 });
});

it('four seats get four different decks of their format, and a deck is found by its name', async () => {
  const leaders = ['SOR_005', 'SOR_010'].map((id) => sample({ id, kind: 'leader' }));
  const twin = (key: string) => ({ ...choice({ kind: 'published', key }, `Twin ${key}`), leaders });
  const duel = choice({ kind: 'published', key: 'duel' }, 'Duel');
  vi.spyOn(catalog, 'load').mockResolvedValue();
  vi.spyOn(api, 'gameDecks').mockResolvedValue([duel, ...'abcdefgh'.split('').map(twin)]);
  render(NewGameDialog, { onclose: vi.fn() });
  const deck = (seat: number) => screen.getByTestId<HTMLSelectElement>(`seat-deck-${seat}`);
  await waitFor(() => expect(deck(1).value).toBe('published duel'));
  await fireEvent.click(screen.getByTestId('add-seat'));
  await fireEvent.click(screen.getByTestId('add-seat'));
  const chosen = () => new Set([1, 2, 3, 4].map((seat) => deck(seat).value));
  await waitFor(() => expect(chosen().size).toBe(4));
  expect(chosen()).not.toContain('published duel');
  await fireEvent.input(screen.getByTestId('search-game-decks'), { target: { value: 'twin c' } });
  const offered = () => [...deck(4).querySelectorAll('option')].map((one) => one.textContent.trim());
  // The chosen deck stays in the list.
  await waitFor(() => expect(offered().filter((text) => text.startsWith('Twin')).length).toBeLessThanOrEqual(2));
  expect(offered().some((text) => text.startsWith('Twin c'))).toBe(true);
});

it('two seats begin with decks for two, even if the Twin Suns decks come first', async () => {
  const leader = { id: 'SOR_001', name: 'Leader', aspects: [] } as unknown as GameDeckChoice['leaders'][number];
  const twin = (key: string) => ({ ...choice({ kind: 'published', key }, key), leaders: [leader, leader] });
  const decks = [twin('twin-1'), twin('twin-2'), choice({ kind: 'published', key: 'one' }, 'One')];
  vi.spyOn(catalog, 'load').mockResolvedValue();
  vi.spyOn(api, 'gameDecks').mockResolvedValue(decks);
  render(NewGameDialog, { onclose: vi.fn() });
  const first = screen.getByTestId<HTMLSelectElement>('seat-deck-1');
  await waitFor(() => expect(first.value).toBe(keyOf({ kind: 'published', key: 'one' })));
});
