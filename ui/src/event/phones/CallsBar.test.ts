import { fireEvent, render, screen } from '@testing-library/svelte';
import { afterEach, expect, test, vi } from 'vitest';
import { api, type PhoneCallView, type PhoneJoinView, type PhonesView } from '../../lib/api';
import { confirmation } from '../../lib/state/confirm.svelte';
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

const call = (player: number, name: string): PhoneCallView => ({
  player,
  name,
  table: null,
  game: null,
  call: 'drop',
  at: `2026-11-29T18:0${player}:00Z`,
});

test('the newest call is on top, and a player drops only after a confirmation', async () => {
  vi.spyOn(api, 'phones').mockResolvedValue({ ...view, joins: [], calls: [call(1, 'Ada'), call(2, 'Ben')] });
  const answered = vi.spyOn(api, 'answerPhoneCall').mockResolvedValue(null);
  vi.spyOn(tones, 'play').mockReturnValue();
  const phones = new Phones(7, vi.fn());
  await phones.look();
  const store = new EventStore(7);
  const act = vi.spyOn(store, 'act').mockResolvedValue(true);
  render(CallsBar, { store, phones });
  expect(screen.getAllByTestId(/^call-/).map((row) => row.dataset.testid)).toEqual(['call-2-drop', 'call-1-drop']);
  await fireEvent.click(screen.getByTestId('let-go-1'));
  expect(confirmation.question?.title).toContain('Ada');
  confirmation.answer(false);
  await Promise.resolve();
  expect(act).not.toHaveBeenCalled();
  await fireEvent.click(screen.getByTestId('let-go-1'));
  confirmation.answer(true);
  await vi.waitFor(() => expect(answered).toHaveBeenCalledWith(7, 1, 'drop'));
  expect(act).toHaveBeenCalledWith({ act: 'drop', player: 1 });
});
