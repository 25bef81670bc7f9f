import { mockIPC } from '@tauri-apps/api/mocks';
import { render, screen } from '@testing-library/svelte';
import { expect, test } from 'vitest';
import App from './App.svelte';
import type { AppError } from './lib/bindings';

/** A backend in place of the real one; counts how often the first paint is reported. */
function answers(problem: AppError | null) {
  const seen = { firstPaints: 0 };
  mockIPC((command) => {
    if (command === 'about') return { version: '9.8.7', dbPath: '/data/cantina.db' };
    if (command === 'start_error') return problem;
    if (command === 'app_ready') return ++seen.firstPaints;
    throw new Error(`unexpected command ${command}`);
  });
  return seen;
}

test('the page says which version it is and where the data are', async () => {
  const seen = answers(null);
  render(App);
  expect((await screen.findByTestId('about')).textContent).toBe('Cantina 9.8.7, /data/cantina.db');
  expect(screen.queryByRole('alert')).toBeNull();
  await expect.poll(() => seen.firstPaints).toBe(1);
});

test('data that cannot be opened are explained, with the way out', async () => {
  const seen = answers({
    code: 'data.in_use',
    message: 'Another window has it.',
    place: '/data',
    wayOut: 'Close that window.',
  });
  render(App);
  const alert = await screen.findByRole('alert');
  expect(alert.textContent).toContain('Another window has it.');
  expect(alert.textContent).toContain('/data');
  expect(alert.textContent).toContain('Close that window.');
  await expect.poll(() => seen.firstPaints).toBe(1);
});
