import { fireEvent, render, screen, waitFor } from '@testing-library/svelte';
import { afterEach, expect, it, vi } from 'vitest';
import { api, type GameDeckChoice, type GameView } from '../lib/api';
import { catalog } from '../lib/state/catalog.svelte';
import { content, deckDocument, reading } from '../library/sample';
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
