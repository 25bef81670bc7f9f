import { afterEach, expect, it, vi } from 'vitest';
import { api } from '../api';
import { notices } from './notices.svelte';
import { sayWritten } from './savedFiles';

afterEach(() => {
  vi.restoreAllMocks();
  notices.toasts = [];
});

// Issue 20, point 13: a saved file can be opened and printed from the toast.
it('a written file can be opened from its toast, and a paper printed', () => {
  const open = vi.spyOn(api, 'openWritten').mockResolvedValue(null);
  sayWritten('Saved to /tmp/deck.txt', '/tmp/deck.txt');
  sayWritten('Saved to /tmp/sheet.PDF', '/tmp/sheet.PDF');
  expect(notices.toasts.map((toast) => toast.act?.text)).toEqual(['Open', 'Open to print']);
  notices.toasts[1]?.act?.run();
  expect(open).toHaveBeenCalledWith('/tmp/sheet.PDF');
});
