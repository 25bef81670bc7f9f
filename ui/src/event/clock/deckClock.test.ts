import { cleanup, fireEvent, render, screen } from '@testing-library/svelte';
import { afterEach, expect, it, vi } from 'vitest';
import type { EventView } from '../../lib/api';
import { EventDesk } from '../../lib/state/event.svelte';
import DeckClock from './DeckClock.svelte';

afterEach(cleanup);

function deskWith(deckClock: EventView['deckClock']): EventDesk {
  const desk = new EventDesk(1);
  desk.view = { deckClock } as EventView;
  desk.receivedAt = performance.now();
  return desk;
}

it('starts the time for building decks, which is round 0 of the clocks', async () => {
  const desk = deskWith(null);
  const act = vi.spyOn(desk, 'act').mockResolvedValue(true);
  render(DeckClock, { desk });
  await fireEvent.click(screen.getByTestId('deck-clock-toggle'));
  expect(act).toHaveBeenCalledWith({ act: 'clock', round: 0, action: { kind: 'start', seconds: null } });
});

it('shows what is left and pauses', async () => {
  const desk = deskWith({ running: true, seconds: 1800, leftMs: 1_500_000 });
  const act = vi.spyOn(desk, 'act').mockResolvedValue(true);
  render(DeckClock, { desk });
  expect(screen.getByTestId('deck-clock-left').textContent).toBe('25:00');
  await fireEvent.click(screen.getByTestId('deck-clock-toggle'));
  expect(act).toHaveBeenCalledWith({ act: 'clock', round: 0, action: { kind: 'pause' } });
});
