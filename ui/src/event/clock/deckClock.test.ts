import { cleanup, fireEvent, render, screen } from '@testing-library/svelte';
import { afterEach, expect, it, vi } from 'vitest';
import type { EventView } from '../../lib/api';
import { EventStore } from '../../lib/state/event.svelte';
import DeckClock from './DeckClock.svelte';

afterEach(cleanup);

function storeWith(deckClock: EventView['deckClock']): EventStore {
  const store = new EventStore(1);
  store.view = { deckClock } as EventView;
  store.receivedAt = performance.now();
  return store;
}

it('the deck clock starts as the clock of round 0', async () => {
  const store = storeWith(null);
  const act = vi.spyOn(store, 'act').mockResolvedValue(true);
  render(DeckClock, { store });
  await fireEvent.click(screen.getByTestId('deck-clock-toggle'));
  expect(act).toHaveBeenCalledWith({ act: 'clock', round: 0, action: { kind: 'start', seconds: null } });
});

it('the deck clock shows the time left and can be paused', async () => {
  const store = storeWith({ running: true, seconds: 1800, leftMs: 1_500_000 });
  const act = vi.spyOn(store, 'act').mockResolvedValue(true);
  render(DeckClock, { store });
  expect(screen.getByTestId('deck-clock-left').textContent).toBe('25:00');
  await fireEvent.click(screen.getByTestId('deck-clock-toggle'));
  expect(act).toHaveBeenCalledWith({ act: 'clock', round: 0, action: { kind: 'pause' } });
});
