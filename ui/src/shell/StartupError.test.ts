import { fireEvent, render, screen, waitFor } from '@testing-library/svelte';
import { expect, test, vi } from 'vitest';
import type { BackupContent } from '../lib/bindings';
import { dayOf, shortDate } from '../lib/dates';
import { BackendError } from '../lib/errors';

const api = vi.hoisted(() => ({
  restoreNewest: vi.fn(() => Promise.resolve('/data/cantina.db.before-restore-1')),
  chooseBackup: vi.fn((): Promise<BackupContent | null> => Promise.resolve(null)),
  restore: vi.fn((): Promise<string | null> => Promise.resolve('/data/cantina.db.before-restore-2')),
}));
vi.mock('../lib/api', () => ({ api }));

import StartupError from './StartupError.svelte';

const problem = (code: BackendError['code']) =>
  new BackendError({ code, message: 'It is empty.', place: '/data/cantina.db', wayOut: 'Restore the newest.' });

test('an emptied database offers the newest backup and opens after the restore', async () => {
  const onagain = vi.fn();
  render(StartupError, { problem: problem('store.emptied'), onagain });
  await fireEvent.click(screen.getByTestId('restore-newest'));
  await waitFor(() => expect(onagain).toHaveBeenCalledOnce());
});

test('a damaged database offers a choice of backup, and a cancelled dialog changes nothing', async () => {
  const onagain = vi.fn();
  render(StartupError, { problem: problem('store.corrupt'), onagain });
  expect(screen.queryByTestId('restore-newest')).toBeNull();
  await fireEvent.click(screen.getByTestId('restore-backup'));
  await waitFor(() => expect(api.chooseBackup).toHaveBeenCalledOnce());
  expect(api.restore).not.toHaveBeenCalled();
  expect(onagain).not.toHaveBeenCalled();
  api.chooseBackup.mockRejectedValueOnce(problem('store.not_ours'));
  await fireEvent.click(screen.getByTestId('restore-backup'));
  await waitFor(() => expect(screen.getByTestId('restore-failed').textContent).toContain('It is empty.'));
});

test('the contents of the chosen backup are shown before it is restored', async () => {
  const onagain = vi.fn();
  const event = { id: 3, name: '\u05d3\u05d5\u05d3', createdAt: '2026-11-21T12:00:00Z', stage: 'rounds', players: 12 };
  const events = [{ ...event, round: 2, plannedRounds: 4, problem: null }] as BackupContent['events'];
  const content = { path: '/stick/a.db', written: event.createdAt, events, decks: 1, games: 2 };
  api.chooseBackup.mockResolvedValue(content);
  render(StartupError, { problem: problem('store.corrupt'), onagain });
  await fireEvent.click(screen.getByTestId('restore-backup'));
  const shown = await screen.findByTestId('confirm');
  expect(shown.textContent).toContain(`Created on ${shortDate(event.createdAt)}`);
  expect(shown.textContent).toContain(
    `3. \u2068\u05d3\u05d5\u05d3\u2069, ${dayOf(event.createdAt)}: Round 2 of 4, 12 players`,
  );
  expect(shown.textContent).toContain('1 deck, 2 games');
  expect(api.restore).not.toHaveBeenCalled();
  await fireEvent.click(screen.getByTestId('confirm-no'));
  await fireEvent.click(screen.getByTestId('restore-backup'));
  await fireEvent.click(await screen.findByTestId('confirm-yes'));
  await waitFor(() => expect(onagain).toHaveBeenCalledOnce());
  expect(api.restore).toHaveBeenCalledOnce();
});

test('a problem that no backup solves offers none', () => {
  render(StartupError, { problem: problem('store.locked'), onagain: vi.fn() });
  expect(screen.queryByTestId('restore-backup')).toBeNull();
});
