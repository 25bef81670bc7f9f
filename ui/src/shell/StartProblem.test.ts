import { fireEvent, render, screen, waitFor } from '@testing-library/svelte';
import { expect, test, vi } from 'vitest';
import { BackendError } from '../lib/errors';

const api = vi.hoisted(() => ({
  restoreNewest: vi.fn(() => Promise.resolve('/data/cantina.db.before-restore-1')),
  restore: vi.fn((): Promise<string | null> => Promise.resolve(null)),
}));
vi.mock('../lib/api', () => ({ api }));

import StartProblem from './StartProblem.svelte';

const problem = (code: BackendError['code']) =>
  new BackendError({ code, message: 'It is empty.', place: '/data/cantina.db', wayOut: 'Restore the newest.' });

test('an empty database offers the newest backup, and opens after it is restored', async () => {
  const onagain = vi.fn();
  render(StartProblem, { problem: problem('store.emptied'), onagain });
  await fireEvent.click(screen.getByTestId('restore-newest'));
  await waitFor(() => expect(onagain).toHaveBeenCalledOnce());
});

test('a damaged database offers a backup of your choice, and a cancelled dialog changes nothing', async () => {
  const onagain = vi.fn();
  render(StartProblem, { problem: problem('store.corrupt'), onagain });
  expect(screen.queryByTestId('restore-newest')).toBeNull();
  await fireEvent.click(screen.getByTestId('restore-backup'));
  await waitFor(() => expect(api.restore).toHaveBeenCalledOnce());
  expect(onagain).not.toHaveBeenCalled();
  api.restore.mockRejectedValueOnce(problem('store.not_ours'));
  await fireEvent.click(screen.getByTestId('restore-backup'));
  await waitFor(() => expect(screen.getByTestId('restore-failed').textContent).toContain('It is empty.'));
});

test('what no backup solves offers none', () => {
  render(StartProblem, { problem: problem('store.locked'), onagain: vi.fn() });
  expect(screen.queryByTestId('restore-backup')).toBeNull();
});
