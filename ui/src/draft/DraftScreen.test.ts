import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/svelte';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { sample } from '../cards/sample';
import { api, type DraftView, type EventView } from '../lib/api';
import DraftScreen from './DraftScreen.svelte';
import { GUARD_MS } from './lateClickGuard';

const status = {
  part: 'packs' as const,
  pack: 1,
  pick: 5,
  picks: 14,
  passing: 'left' as const,
  waitingFor: [1],
  since: null,
  clock: { running: false, seconds: 60, leftMs: 42_000 },
};
const card = (index: number, name: string) => ({
  index,
  face: sample({ id: `SOR_${index}`, name, aspects: ['Vigilance', 'Vigilance'] }),
  printing: `SOR_${index}`,
  treatment: 'normal',
  foil: index === 1,
});
const seat = (number: number, name: string, bot: boolean) => ({
  seat: number,
  name,
  bot,
  leaders: [],
  open: [],
  cards: 4,
  picking: !bot,
});
const view: DraftView = {
  event: 1,
  pod: 1,
  seat: 1,
  name: 'Ada',
  status,
  pack: [card(0, 'First'), card(1, 'Second')],
  board: null,
  taken: [sample({ id: 'SOR_9', name: 'Taken Before' })],
  table: [seat(1, 'Ada', false), seat(2, 'Bot 1', true)],
};

beforeEach(async () => {
  const seats = view.table.map(({ seat, name, bot }) => ({ seat, player: seat, name, bot, team: null, phone: false }));
  const event = { pods: [{ number: 1, seats, draft: status }] } as unknown as EventView;
  vi.spyOn(api, 'deskView').mockResolvedValue({ kind: 'whole', revision: '1', view: event });
  vi.spyOn(api, 'showPack').mockResolvedValue(view);
  render(DraftScreen, { event: 1, pod: 1, onExit: () => undefined });
  await screen.findByTestId('pack-card-0');
  const later = performance.now() + GUARD_MS;
  vi.spyOn(performance, 'now').mockReturnValue(later);
});

afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

it('each card has a label of one line, which names foils', () => {
  const label = 'Cost 2 ground unit, First, Vigilance Vigilance, power 2, HP 3, common';
  expect(screen.getByTestId('pack-card-0').getAttribute('aria-label')).toBe(label);
  expect(screen.getByTestId('pack-card-1').getAttribute('aria-label')).toMatch(/, Foil$/);
});

it('the step of the draft, the pass direction and the last card taken are shown', () => {
  expect(screen.getByTestId('draft-step').textContent).toBe('Pack 1 of 3 · pick 5 of 14');
  expect(screen.getByText('passes to Bot 1')).toBeTruthy();
  expect(screen.getByTestId('draft-clock').textContent).toContain('0:42');
  expect(screen.getByTestId('last-taken').textContent).toContain('Taken Before');
});

it('one click chooses a card and a second takes it', async () => {
  const pick = vi.spyOn(api, 'draftPick').mockResolvedValue({ ...view, status: { ...status, pick: 6 } });
  await fireEvent.click(screen.getByTestId('pack-card-1'));
  expect(screen.getByTestId('pack-card-1').getAttribute('aria-selected')).toBe('true');
  expect(screen.getByTestId('pick').textContent).toContain('Pick Second');
  expect(pick).not.toHaveBeenCalled();
  await fireEvent.click(screen.getByTestId('pack-card-1'));
  expect(pick).toHaveBeenCalledWith(1, 1, 1, 1, 'SOR_1');
  await waitFor(() => expect(screen.getByTestId('draft-step').textContent).toContain('pick 6'));
  expect(screen.getByTestId('pack-card-1').getAttribute('aria-selected')).toBe('false');
});

it('the keys are sufficient: a number chooses, the arrows move, Enter takes', async () => {
  const pick = vi.spyOn(api, 'draftPick').mockResolvedValue({ ...view, status: { ...status, pick: 6 } });
  await fireEvent.keyDown(window, { key: '2' });
  expect(document.activeElement?.getAttribute('data-testid')).toBe('pack-card-1');
  await fireEvent.keyDown(window, { key: 'ArrowLeft' });
  expect(document.activeElement?.getAttribute('data-testid')).toBe('pack-card-0');
  expect(screen.getByTestId('pack-card-1').getAttribute('aria-selected')).toBe('true');
  await fireEvent.keyDown(screen.getByTestId('pack-card-0'), { key: 'Enter' });
  expect(pick).toHaveBeenCalledWith(1, 1, 1, 0, 'SOR_0');
});

it('a click on the chosen card takes it when the keys are on another card', async () => {
  const pick = vi.spyOn(api, 'draftPick').mockResolvedValue({ ...view, status: { ...status, pick: 6 } });
  await fireEvent.click(screen.getByTestId('pack-card-1'));
  await fireEvent.keyDown(window, { key: 'ArrowLeft' });
  await fireEvent.click(screen.getByTestId('pack-card-1'));
  expect(pick).toHaveBeenCalledExactlyOnceWith(1, 1, 1, 1, 'SOR_1');
});

it('players picking on a phone are listed with the waiting time, and a bot can pick for them', async () => {
  cleanup();
  const since = new Date(Date.now() - 65_000).toISOString();
  const seats = view.table.map(({ seat, name, bot }) => ({ seat, player: seat, name, bot, team: null, phone: !bot }));
  const event = { pods: [{ number: 1, seats, draft: { ...status, since } }] } as unknown as EventView;
  const update = { kind: 'whole', revision: '1', view: event } as const;
  vi.mocked(api.deskView).mockResolvedValue(update);
  const act = vi.spyOn(api, 'act').mockResolvedValue(update);
  render(DraftScreen, { event: 1, pod: 1, onExit: () => undefined });
  const list = await screen.findByTestId('phone-seats');
  expect(list.textContent).toContain('Ada');
  expect(list.textContent).toMatch(/picking for 1:0\d/);
  expect(list.textContent).not.toContain('Bot 1');
  await fireEvent.click(screen.getByTestId('bot-picks-1'));
  expect(act).toHaveBeenCalledWith(1, { act: 'pickFor', pod: 1, seat: 1 }, '1');
});
