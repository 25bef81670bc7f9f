// The page of a signed-in phone: its requests, one at a time, each until it is answered; and whether it is live.

import type { Device, DeviceRequest } from '../device';
import { timeNow } from '../elements';
import { News } from '../news';
import type { SignedAnswer } from '../sender';
import { words } from './i18n';

/** An answer to a phone. */
export interface PhoneAnswer extends SignedAnswer {
  /** The reason that the request was rejected. */
  problem?: string;
}

/** A request of the page. */
export interface PageRequest<Answer extends PhoneAnswer> {
  what: DeviceRequest;
  /** `true` if it only reads: of several without an answer, the newest is enough. */
  isLook: boolean;
  /** Called once, with the answer, or `null` if another request replaces this one or the device is signed out. */
  answered: (answer: Answer | null) => void;
}

/** Whether the page is live, and since when. */
interface LiveState {
  live: boolean;
  since: string;
}

/** Pause before a request without an answer is sent again, in milliseconds. */
const PAUSE = 2000;

/** The page of a signed-in phone. A subclass calls `start` when it is ready, and shows the answers. */
export abstract class PhonePage<Answer extends PhoneAnswer, Request extends PageRequest<Answer>> {
  /** Why the last request was rejected. */
  problem = $state('');
  /** Why this device is signed out; empty as long as it is not. */
  signedOut = $state('');
  /** Number of entries that have no answer yet. */
  entering = $state(0);
  live = $state.raw<LiveState | null>(null);

  protected readonly device: Device<Answer>;
  private news: News | undefined;
  /** Revision that the screen shows. */
  private seen: string | null;
  private turn: Promise<void> = Promise.resolve();
  /** The request whose number is used, but which has no answer. */
  private pending: Request | null = null;
  /** Requests made while one before them had no answer. */
  private unsent: Request[] = [];
  private later: ReturnType<typeof setTimeout> | undefined;

  /** `revision` is that of the event when the page was loaded: the first answer shows at least that. */
  constructor(device: Device<Answer>, revision: string) {
    this.device = device;
    this.seen = revision;
  }

  /** Returns the request for the newest state of the current screen. */
  protected abstract look(): Request;

  /** Returns a request as it is sent. */
  protected abstract body(request: Request): DeviceRequest;

  /** Shows an answer. Returns a request that has to follow it. */
  protected abstract take(answer: Answer, request: Request | null): Request | null;

  /** Asks for the first screen, and again after each change. */
  protected start(url: string): void {
    this.enqueue(this.look());
    this.news = new News(url, {
      news: (revision) => this.changed(revision),
      lost: () => this.setLive(false),
      awake: () => {
        this.seen = null;
        if (!document.hidden) this.sendUnsent();
      },
    });
  }

  /** Sends a request after those before it. */
  protected enqueue(request: Request): void {
    if (!request.isLook) this.entering++;
    this.queue(request);
  }

  private queue(request: Request): void {
    this.turn = this.turn.then(() => this.send(request));
  }

  private changed(revision: string): void {
    if (revision === this.seen && !this.device.isWaiting) {
      if (this.live) this.setLive(true);
      return;
    }
    this.seen = revision;
    this.enqueue(this.look());
  }

  private async send(request: Request): Promise<void> {
    if (this.signedOut) return this.finish(request, null);
    let begun = false;
    try {
      if (this.device.isWaiting) this.show(await this.device.flush(), this.pending);
      begun = true; // From here on the device keeps it until it is answered.
      this.pending = request;
      this.show(await this.device.send(this.body(request)), request);
    } catch {
      this.setLive(false);
      if (!begun) this.unsent.push(request);
      clearTimeout(this.later);
      this.later = setTimeout(() => {
        if (!document.hidden && !this.sendUnsent() && this.device.isWaiting) this.enqueue(this.look());
      }, PAUSE);
    }
  }

  /** Sends again what had no answer, without looks that newer ones replace. Returns `false` if there was nothing. */
  private sendUnsent(): boolean {
    const { unsent } = this;
    this.unsent = [];
    const newest = unsent.filter((request) => request.isLook).at(-1);
    for (const request of unsent) {
      if (!request.isLook || request === newest) this.queue(request);
      else this.finish(request, null);
    }
    return unsent.length > 0;
  }

  private show(said: Answer, request: Request | null): void {
    this.pending = null;
    this.setLive(true);
    let next: Request | null = null;
    if (said.gone) {
      this.signedOut = said.problem ?? words.refused;
      this.news?.close();
      this.device.forget();
    } else next = this.take(said, request);
    if (request) this.finish(request, said);
    if (next) this.enqueue(next);
  }

  private finish(request: Request, answer: Answer | null): void {
    if (!request.isLook) this.entering--;
    request.answered(answer);
  }

  private setLive(live: boolean): void {
    // Each failed try leaves the time of the first one.
    if (!live && this.live?.live === false) return;
    this.live = { live, since: timeNow() };
  }
}
