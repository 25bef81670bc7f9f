import { render, screen } from '@testing-library/svelte';
import { expect, test } from 'vitest';
import { api } from '../../lib/api';
import { install } from '../../bridge';
import EventScreen from '../EventScreen.svelte';

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
