// Files that the user saved: shown with their path, and opened with the system's default program.

import { api } from '../api';
import { words } from '../i18n';
import { LONG_TOAST_MS, notices } from './notices.svelte';

/** Says where a file was written, and offers to open it; a PDF is printed from where it opens. */
export function sayWritten(text: string, path: string) {
  const isPaper = path.toLowerCase().endsWith('.pdf');
  const open = () => void notices.watch(() => api.openWritten(path));
  notices.say(text, LONG_TOAST_MS, undefined, { text: isPaper ? words.openToPrint : words.openFile, run: open });
}
