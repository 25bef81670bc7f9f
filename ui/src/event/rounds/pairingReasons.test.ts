import { fireEvent, render, screen, waitFor } from '@testing-library/svelte';
import { afterEach, expect, test, vi } from 'vitest';
import { api } from '../../lib/api';
import { install } from '../../bridge';
import EventScreen from '../EventScreen.svelte';

afterEach(() => vi.restoreAllMocks());

test('the reasons of a pairing are loaded when they are opened', async () => {
  install();
  const [finished] = (await api.listEvents()).filter((one) => one.stage === 'finished');
  const reasons = vi.spyOn(api, 'pairingReasons');
  render(EventScreen, { event: finished?.id ?? 0, tab: 'rounds', round: 1 });
  const button = await screen.findByTestId('why-1');
  expect(reasons).not.toHaveBeenCalled();
  await fireEvent.click(button);
  await waitFor(() => expect(screen.getByTestId('why-text-1').textContent).toContain('paired at random'));
  expect(reasons.mock.calls).toEqual([[finished?.id, 1, 1]]);
});
