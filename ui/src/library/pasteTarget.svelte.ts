// Text that arrives from outside: pasted anywhere on a screen, or as a file dropped onto it.

import { BackendError } from '../lib/api';
import { fileText } from '../lib/fileText';
import { notices } from '../lib/state/notices.svelte';
import { modalIsOpen } from '../lib/ui/modal';
import { words } from './i18n';

export type Received = { text: string; name: string | null };

/** Largest size of a file. */
const MOST_BYTES = 2 << 20;

const FIELDS = 'input, select, textarea, [contenteditable="true"]';
const inField = () => document.activeElement?.closest(FIELDS) != null;
/** A file is being dragged, not a piece of text. */
export const holdsFile = (event: DragEvent) => event.dataTransfer?.types.includes('Files') ?? false;

/** Returns the text of a dropped file; shows an error and returns `null` if it cannot be a list. */
export async function textOf(event: DragEvent): Promise<Received | null> {
  const file = event.dataTransfer?.files[0];
  if (!file) return null;
  if (file.size > MOST_BYTES) {
    const message = words.tooLarge(file.name);
    notices.fail(new BackendError({ code: 'page.file_too_large', message, place: null, wayOut: words.tooLargeWay }));
    return null;
  }
  return { text: await fileText(file), name: file.name.replace(/\.[^.]*$/, '') };
}

export class Receiver {
  /** A file is held over the page. */
  over = $state(false);

  /** Listens on the whole page until the returned function is called; for an $effect. Dialogs have their own ways. */
  listen(take: (received: Received) => void): () => void {
    const over = (event: DragEvent) => {
      if (!holdsFile(event)) return;
      // Without this the page would be replaced by the file.
      event.preventDefault();
      this.over = !modalIsOpen();
    };
    const leave = (event: DragEvent) => {
      if (event.relatedTarget === null) this.over = false;
    };
    const drop = (event: DragEvent) => {
      if (!holdsFile(event)) return;
      event.preventDefault();
      this.over = false;
      if (modalIsOpen()) return;
      void textOf(event).then((received) => received && take(received));
    };
    // A page without a field in focus gets no text from some webviews: a field out of sight takes it.
    const catcher = document.createElement('textarea');
    catcher.className = 'sr-only';
    catcher.tabIndex = -1;
    catcher.setAttribute('aria-hidden', 'true');
    document.body.append(catcher);
    const key = (event: KeyboardEvent) => {
      const wanted = (event.ctrlKey || event.metaKey) && !event.altKey && event.key.toLowerCase() === 'v';
      const old = event.shiftKey && event.key === 'Insert';
      if ((!wanted && !old) || modalIsOpen() || inField()) return;
      const before = document.activeElement;
      catcher.focus({ preventScroll: true });
      setTimeout(() => {
        if (document.activeElement === catcher && before instanceof HTMLElement) before.focus({ preventScroll: true });
        catcher.value = '';
      });
    };
    const paste = (event: ClipboardEvent) => {
      if (modalIsOpen() || (inField() && document.activeElement !== catcher)) return;
      const text = event.clipboardData?.getData('text/plain') ?? '';
      if (text.trim() === '') return;
      event.preventDefault();
      take({ text, name: null });
    };
    addEventListener('dragover', over);
    addEventListener('dragleave', leave);
    addEventListener('drop', drop);
    addEventListener('keydown', key);
    addEventListener('paste', paste);
    return () => {
      removeEventListener('dragover', over);
      removeEventListener('dragleave', leave);
      removeEventListener('drop', drop);
      removeEventListener('keydown', key);
      removeEventListener('paste', paste);
      catcher.remove();
    };
  }
}
