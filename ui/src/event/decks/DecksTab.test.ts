import { fireEvent, render, screen } from '@testing-library/svelte';
import { afterEach, expect, it, vi } from 'vitest';
import { api, type DeckDocument, type EventView } from '../../lib/api';
import Toasts from '../../lib/ui/Toasts.svelte';
import DecksTab from './DecksTab.svelte';

const player = {
  id: 4,
  leader: null,
  base: null,
  name: 'Ada',
  bot: false,
  dropped: false,
  enteredInRound: 1,
  pod: 1,
  seat: 1,
  record: '0-0-0',
};
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

it('leader and base come with the player, and follow a deck that changes elsewhere', async () => {
  const deck = vi.spyOn(api, 'deck');
  const drawn = (leader: string | null, base: string | null) => ({
    ...view,
    players: [{ ...view.players[0], leader, base }],
  });
  const { rerender } = render(DecksTab, { view: drawn('SOR_005', 'SOR_020') as EventView });
  expect(screen.getByTestId('decks').textContent).toContain('SOR_005');
  await rerender({ view: drawn('SOR_006', null) as EventView });
  expect(screen.getByTestId('decks').textContent).toContain('SOR_006');
  expect(screen.getByTestId('decks').textContent).not.toContain('SOR_020');
  expect(deck).not.toHaveBeenCalled();
});
