import { clearMocks, mockIPC } from '@tauri-apps/api/mocks';
import { render, screen } from '@testing-library/svelte';
import { afterEach, expect, test } from 'vitest';
import App from './App.svelte';
import type { AppError } from './lib/bindings';

function answers(problem: AppError | null) {
  mockIPC((command) => {
    if (command === 'about') return { version: '9.8.7', dbPath: '/data/cantina.db' };
    if (command === 'start_error') return problem;
    if (command === 'app_ready') return 0;
    throw new Error(`unexpected command ${command}`);
  });
}

afterEach(() => clearMocks());

test('the page says which version it is and where the data are', async () => {
  answers(null);
  render(App);
  expect((await screen.findByTestId('about')).textContent).toBe('Cantina 9.8.7, /data/cantina.db');
  expect(screen.queryByRole('alert')).toBeNull();
});

test('data that cannot be opened are explained, with the way out', async () => {
  answers({ code: 'data.in_use', message: 'Another window has it.', place: '/data', wayOut: 'Close that window.' });
  render(App);
  const alert = await screen.findByRole('alert');
  expect(alert.textContent).toContain('Another window has it.');
  expect(alert.textContent).toContain('/data');
  expect(alert.textContent).toContain('Close that window.');
});
