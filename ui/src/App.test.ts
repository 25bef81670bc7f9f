import { mockIPC } from '@tauri-apps/api/mocks';
import { fireEvent, render, screen } from '@testing-library/svelte';
import { expect, test } from 'vitest';
import App from './App.svelte';
import type { About, AppError, BackupStatusView, ServerView } from './lib/api';

const ABOUT: About = {
  version: '9.8.7',
  database: '/data/cantina.db',
  sets: [{ code: 'SOR', name: 'Spark of Rebellion', boosters: true }],
  profiles: [],
  settings: {
    theme: 'light',
    textPercent: 125,
    language: 'english',
    languageOfSystem: false,
    askAlways: false,
    byItself: { onlyAnswer: true, lonePass: true, equalTriggers: true, idleTriggers: true },
  },
  ownLimits: [],
  handBases: [],
  secondDesk: null,
};

const BACKUPS: BackupStatusView = {
  folder: '/data/backups',
  lastCopy: null,
  secondFolder: null,
  lastSecondCopy: null,
  problem: null,
  lostSteps: 0,
  copies: [],
};
const SERVER: ServerView = { address: null, chosen: null };

/** A program in place of the real one; counts how often the first paint is reported, and keeps the commands it lacks. */
function answers(problems: AppError[]) {
  const seen = { firstPaints: 0, unexpected: [] as string[] };
  mockIPC(
    (command) => {
      if (command === 'about') {
        const problem = problems.shift();
        if (problem) throw problem;
        return ABOUT;
      }
      if (command === 'app_ready') return ++seen.firstPaints;
      if (command === 'list_events' || command === 'list_games') return [];
      if (command === 'open_waiting_file') return null;
      if (command === 'safety') return BACKUPS;
      if (command === 'server') return SERVER;
      seen.unexpected.push(command);
      throw new Error(`unexpected command ${command}`);
    },
    { shouldMockEvents: true },
  );
  return seen;
}

test('the page shows the version and the data file, and applies the saved theme and text size', async () => {
  const seen = answers([]);
  render(App);
  const about = await screen.findByTestId('about');
  expect(about.textContent).toContain('9.8.7');
  expect(about.title).toBe('/data/cantina.db');
  expect(screen.queryByRole('alert')).toBeNull();
  expect(document.documentElement.dataset.theme).toBe('light');
  expect(document.documentElement.style.fontSize).toBe('125%');
  await expect.poll(() => seen.firstPaints).toBe(1);
  expect(seen.unexpected).toEqual([]);
});

test('a database that cannot be opened is explained with a remedy, and can be tried again', async () => {
  const problem = {
    code: 'data.in_use' as const,
    class: 'refused' as const,
    params: {},
    message: 'Another window has it.',
    place: '/data',
    wayOut: 'Close that window.',
  };
  const seen = answers([problem]);
  render(App);
  const alert = await screen.findByRole('alert');
  for (const words of ['Another window has it.', '/data', 'Close that window.', 'data.in_use']) {
    expect(alert.textContent).toContain(words);
  }
  await expect.poll(() => seen.firstPaints).toBe(1);
  await fireEvent.click(screen.getByTestId('start-again'));
  expect(await screen.findByTestId('about')).toBeTruthy();
  expect(screen.queryByRole('alert')).toBeNull();
  expect(seen.unexpected).toEqual([]);
});
