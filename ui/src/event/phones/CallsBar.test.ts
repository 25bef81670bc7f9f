import { fireEvent, render, screen } from '@testing-library/svelte';
import { afterEach, expect, test, vi } from 'vitest';
import { api, type PhoneJoinView, type PhonesView } from '../../lib/api';
import { EventStore } from '../../lib/state/event.svelte';
import CallsBar from './CallsBar.svelte';
import { tones } from '../../lib/state/tones.svelte';
import { Phones } from './phones.svelte';

afterEach(() => vi.restoreAllMocks());

const join = (request: number): PhoneJoinView => ({
  request,
  player: request,
  name: `Player ${request}`,
  code: String(1000 + request),
  doubled: false,
  replaces: false,
});

const view: PhonesView = {
  served: { event: 7, port: 8177, urls: [] },
  codes: [],
  connected: 0,
  reached: true,
  joined: [],
  joins: Array.from({ length: 12 }, (_, at) => join(at + 1)),
  joinsOpen: true,
  staff: [],
  calls: [],
  firewall: [],
  writes: 1,
  problem: null,
};

test('twelve join requests are shown as one line, which opens the Phones dialog', async () => {
  vi.spyOn(api, 'phones').mockResolvedValue(view);
  const phones = new Phones(7, vi.fn());
  await phones.look();
  const play = vi.spyOn(tones, 'play').mockReturnValue();
  render(CallsBar, { store: new EventStore(7), phones });
  expect(screen.getByTestId('joins').textContent).toContain('12 phones ask to join');
  expect(screen.queryByText(/Player 1/)).toBeNull();
  expect(phones.shown).toBe(false);
  expect(play).toHaveBeenCalledExactlyOnceWith('call');
  await fireEvent.click(screen.getByTestId('show-joins'));
  expect(phones.shown).toBe(true);
});
