import { fireEvent, render, screen, waitFor } from '@testing-library/svelte';
import { beforeEach, expect, test, vi } from 'vitest';
import { api } from '../../lib/api';
import { install, whenIdle } from '../../bridge';
import EventScreen from '../EventScreen.svelte';

beforeEach(() => {
  install();
  Element.prototype.scrollIntoView = () => {};
});

test('a recorded deck check keeps its place, and a second click while it is saved records nothing', async () => {
  await api.act(1, { act: 'drawChecks', count: 3 }, null);
  render(EventScreen, { event: 1, tab: 'judge', round: null });
  await screen.findByTestId('checks');
  const rows = () => screen.getAllByTestId(/^check-\d+-\d+$/).map((row) => row.dataset.testid);
  const before = rows();
  const [first, second] = screen.getAllByTestId(/^sound-/);
  const act = vi.spyOn(api, 'act');
  first?.click();
  second?.click();
  await waitFor(() => expect(screen.queryByTestId(first?.dataset.testid ?? '')).toBeNull());
  expect(rows()).toEqual(before);
  expect(act).toHaveBeenCalledOnce();
  await whenIdle();
  await fireEvent.click(second as HTMLElement);
  await waitFor(() => expect(screen.queryByTestId(second?.dataset.testid ?? '')).toBeNull());
});
