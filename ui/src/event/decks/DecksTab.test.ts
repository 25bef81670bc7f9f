import { fireEvent, render, screen } from '@testing-library/svelte';
import { afterEach, expect, it, vi } from 'vitest';
import { api, type DeckDocument, type EventView } from '../../lib/api';
import Toasts from '../../lib/ui/Toasts.svelte';
import DecksTab from './DecksTab.svelte';

const player = { id: 4, name: 'Ada', bot: false, dropped: false, enteredInRound: 1, pod: 1, seat: 1, record: '0-0-0' };
const view = {
  summary: { id: 2, mode: 'digital' },
  players: [{ ...player, deck: 'legal' }],
  pods: [{ number: 1, seats: [], draft: { part: 'done' } }],
} as unknown as EventView;

afterEach(() => vi.restoreAllMocks());

it('a player’s deck is copied to the library, and a link to it is shown', async () => {
  const take = vi.spyOn(api, 'takeDeckFromEvent').mockResolvedValue({ id: 31 } as DeckDocument);
  render(Toasts);
  render(DecksTab, { view });
  await fireEvent.click(screen.getByTestId('keep-deck-4'));
  expect(take).toHaveBeenCalledWith(2, 4);
  const link = await screen.findByTestId('toast-link');
  expect(link.getAttribute('href')).toBe('#/decks/31');
  await fireEvent.click(link);
  expect(screen.queryByTestId('toast-link')).toBeNull();
});
