import { render, screen } from '@testing-library/svelte';
import { afterEach, expect, test, vi } from 'vitest';
import { install } from '../bridge';
import { api, type LeagueSummary } from '../lib/api';
import { notices } from '../lib/state/notices.svelte';
import EventsScreen from '../events/EventsScreen.svelte';
import LeaguesScreen from './LeaguesScreen.svelte';

afterEach(() => {
  vi.restoreAllMocks();
  notices.error = null;
});

test('the list of leagues shows who leads each of them', async () => {
  install();
  const [finished] = (await api.listEvents()).filter((one) => one.stage === 'finished');
  const { id } = await api.createLeague('Season', null);
  const { standings } = await api.leagueAct(id, { act: 'add', event: finished?.id ?? 0 });
  const [leader] = standings;
  render(LeaguesScreen);
  const row = await screen.findByTestId(`league-${id}`);
  await expect.poll(() => row.textContent).toContain(`${leader?.name} · ${leader?.points} points`);
});

test('no button is shown before its place is known', async () => {
  install();
  let answer: ((leagues: LeagueSummary[]) => void) | undefined;
  vi.spyOn(api, 'leagues').mockImplementation(() => new Promise((resolve) => (answer = resolve)));
  render(LeaguesScreen);
  await screen.findByText('Leagues');
  // Hidden buttons have no role.
  expect(screen.queryAllByRole('button')).toEqual([]);
  answer?.([]);
  const made = await screen.findByRole('button', { name: 'New league' });
  expect(made.closest('main')).not.toBeNull();
});

test('a list that fails to load has its buttons', async () => {
  install();
  vi.spyOn(api, 'listEvents').mockRejectedValue(new Error('locked'));
  render(EventsScreen);
  await screen.findByRole('button', { name: 'New event' });
});
