// Notifications of the page: errors, short confirmations, the busy sign.

import { untrack } from 'svelte';
import { asBackendError, type BackendError } from '../errors';

/** The link of a short confirmation: its text and address. */
export type ToastLink = { text: string; href: string };

/** The action of a short confirmation, such as Undo. */
export type ToastAct = { text: string; run: () => void };

/** `refused` toasts explain why something was not done. */
export type Toast = { id: number; text: string; refused: boolean; link?: ToastLink; act?: ToastAct };

const TOAST_MS = 4000;
/** For something to read or write down, such as a path. */
export const LONG_TOAST_MS = 15_000;

class Notices {
  /** The refusal on show; the newest wins. */
  error = $state.raw<BackendError | null>(null);
  toasts = $state.raw<readonly Toast[]>([]);
  /** Number of requests in progress. */
  waiting = $state(0);
  private next = 1;

  fail(thrown: unknown) {
    this.error = asBackendError(thrown);
  }

  dismiss() {
    this.error = null;
  }

  say(text: string, forMs = TOAST_MS, link?: ToastLink, act?: ToastAct) {
    this.show({ text, refused: false, link, act }, forMs);
  }

  /** Says why something cannot be done now. */
  refuse(text: string) {
    this.show({ text, refused: true }, LONG_TOAST_MS / 2);
  }

  private show(toast: Omit<Toast, 'id'>, forMs: number) {
    const id = this.next++;
    // The same reason twice is shown once.
    const others = this.toasts.filter((one) => !toast.refused || one.text !== toast.text);
    this.toasts = [...others, { id, ...toast }].slice(-3);
    setTimeout(() => this.drop(id), forMs);
  }

  drop(id: number) {
    this.toasts = this.toasts.filter((toast) => toast.id !== id);
  }

  /** Awaits a request, shows its refusal; returns the result, or undefined when it was refused. */
  async watch<T>(request: () => Promise<T>): Promise<T | undefined> {
    // An effect that asks for something must not depend on how much is asked for.
    untrack(() => this.waiting++);
    try {
      const answer = await request();
      this.error = null;
      return answer;
    } catch (thrown) {
      this.fail(thrown);
      return undefined;
    } finally {
      this.waiting--;
    }
  }
}

export const notices = new Notices();
