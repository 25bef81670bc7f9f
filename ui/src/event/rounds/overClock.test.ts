import { render, screen } from '@testing-library/svelte';
import { afterEach, expect, test, vi } from 'vitest';
import { api } from '../../lib/api';
import { install } from '../../bridge';
import EventScreen from '../EventScreen.svelte';

afterEach(() => vi.restoreAllMocks());

test.each([
  ['has no clock without a time limit', 0, 0],
  ['has a clock with a time limit', 60, 1],
])('a round of the top cut %s', async (_, cutMinutes, clocks) => {
  install();
  const view = await api.event(1);
  const rounds = view.rounds.map((round) => ({ ...round, kind: 'elimination' as const, clock: null }));
  const cut = { ...view, rounds, profile: { ...view.profile, cutMinutes } };
  vi.spyOn(api, 'deskView').mockResolvedValue({ kind: 'whole', revision: '1', view: cut });
  render(EventScreen, { event: 1, tab: 'rounds', round: null });
  await screen.findByTestId('open-tables');
  expect(screen.getAllByText('Seed')).toHaveLength(2);
  expect(screen.queryAllByTestId('round-clock')).toHaveLength(clocks);
});

test('a result that is corrected twice in the same way is named twice', async () => {
  install();
  const view = await api.event(1);
  const rounds = view.rounds.map((round) => ({ ...round, forced: ['Table 3 corrected', 'Table 3 corrected'] }));
  vi.spyOn(api, 'deskView').mockResolvedValue({ kind: 'whole', revision: '1', view: { ...view, rounds } });
  render(EventScreen, { event: 1, tab: 'rounds', round: null });
  expect(await screen.findAllByText('Table 3 corrected')).toHaveLength(2);
});

test('a finished event shows no clock on its rounds, a running one does', async () => {
  install();
  const [finished] = (await api.listEvents()).filter((one) => one.stage === 'finished');
  const clock = { act: 'clock', action: { kind: 'start', seconds: 3000 } } as const;
  await api.act(finished?.id ?? 0, { ...clock, round: finished?.round ?? 0 }, null);
  const view = await api.event(finished?.id ?? 0);
  expect(view.rounds.at(-1)?.clock).not.toBeNull();
  const { unmount } = render(EventScreen, { event: view.summary.id, tab: 'rounds', round: null });
  await screen.findByTestId('open-tables');
  expect(screen.queryByTestId('round-clock')).toBeNull();
  unmount();
  render(EventScreen, { event: 1, tab: 'rounds', round: null });
  await screen.findByTestId('round-clock');
});
