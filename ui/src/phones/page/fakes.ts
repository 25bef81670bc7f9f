// A device and a stream without a server, for the tests of the pages.

import { vi } from 'vitest';
import type { DeviceRequest } from '../device';
import type { PhoneAnswer } from './phonePage.svelte';

/** A device whose server answers as the test says. */
export class FakeDevice<Answer extends PhoneAnswer> {
  isWaiting = false;
  sent: DeviceRequest[] = [];
  /** Answers of the next requests, first to last; without one, that of `usual`. An error is no answer. */
  answers: (Answer | Error)[] = [];
  forget = vi.fn();
  belongsTo = vi.fn();
  private held: DeviceRequest = {};
  private readonly usual: (request: DeviceRequest) => Answer;

  constructor(usual: (request: DeviceRequest) => Answer) {
    this.usual = usual;
  }

  send(ask: DeviceRequest): Promise<Answer> {
    this.held = ask;
    this.isWaiting = true;
    return this.flush();
  }

  flush(): Promise<Answer> {
    this.sent.push(this.held);
    const answer = this.answers.shift();
    if (answer instanceof Error) return Promise.reject(answer);
    this.isWaiting = false;
    return Promise.resolve(answer ?? this.usual(this.held));
  }
}

/** The stream of a page, whose messages the test sends. */
export const stream = { send: (_revision: string): void => undefined };

/** Replaces the timers, the stream and the dialogs of the browser. */
export function fakeBrowser(): void {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval', 'Date', 'performance'] });
  class Stream {
    onmessage: ((message: { data: string }) => void) | null = null;
    constructor() {
      stream.send = (revision) => this.onmessage?.({ data: revision });
    }
    close() {}
  }
  vi.stubGlobal('EventSource', Stream);
  vi.stubGlobal('scrollTo', vi.fn());
  HTMLDialogElement.prototype.showModal = function (this: HTMLDialogElement) {
    this.open = true;
  };
}

/** Gives the browser back what `fakeBrowser` replaced. */
export function realBrowser(): void {
  vi.unstubAllGlobals();
  vi.useRealTimers();
  for (const sheet of document.querySelectorAll('dialog.sure')) sheet.remove();
}

export const aMoment = () => vi.advanceTimersByTimeAsync(1);

/** Presses a button of the question on a sheet. */
export function answerSheet(button: '.yes' | '.no'): void {
  document.querySelector<HTMLElement>(`dialog.sure ${button}`)?.click();
}
