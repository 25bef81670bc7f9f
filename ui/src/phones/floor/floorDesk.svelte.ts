// The screen of a floor judge's phone, and its requests: one at a time, each until it is answered.

import type { EventAct, FloorQuery, FloorView, PhoneCallName } from '../../lib/api';
import type { Device, DeviceRequest } from '../device';
import { timeNow } from '../elements';
import { News } from '../news';
import type { SignedAnswer } from '../sender';
import { words } from './i18n';

/** An answer to a judge's phone. */
export interface FloorAnswer extends SignedAnswer {
  /** The screen; absent if the request was rejected. */
  floor?: FloorView;
  /** The reason that the request was rejected. */
  problem?: string;
}

/** Pause before a request without an answer is sent again, in milliseconds. */
const PAUSE = 2000;

/** A request of the page. */
interface FloorRequest {
  what: DeviceRequest;
  /** The screen after it, if it is another one. */
  then: FloorQuery | null;
  /** Called once, with `false` if the request was rejected. */
  answered: (accepted: boolean) => void;
}

/** Whether the page is live, and since when. */
interface LiveState {
  live: boolean;
  since: string;
}

export class FloorDesk {
  /** The newest screen; `null` before the first answer. */
  view = $state.raw<FloorView | null>(null);
  /** Moment of the screen, on the clock of `performance.now()`. */
  shownAt = $state(0);
  /** Why the last request was rejected. */
  problem = $state('');
  /** Why this device is signed out; empty as long as it is not. */
  signedOut = $state('');
  /** Number of entries that have no answer yet. */
  entering = $state(0);
  live = $state.raw<LiveState | null>(null);

  private readonly device: Device<FloorAnswer>;
  private readonly news: News;
  private query: FloorQuery = { show: 'tables' };
  /** Revision that the screen shows. */
  private seen: string | null;
  private turn: Promise<void> = Promise.resolve();
  /** The request whose number is used, but which has no answer. */
  private pending: FloorRequest | null = null;
  /** Entries made while a request before them had no answer. */
  private unsent: FloorRequest[] = [];
  private later: ReturnType<typeof setTimeout> | undefined;

  /** `revision` is that of the event when the page was loaded: the first answer shows at least that. */
  constructor(device: Device<FloorAnswer>, url: string, revision: string) {
    this.device = device;
    this.seen = revision;
    void this.ask({ kind: 'look' });
    this.news = new News(url, {
      news: (newest) => this.changed(newest),
      lost: () => this.setLive(false),
      awake: () => {
        this.seen = null;
        if (!document.hidden) this.sendUnsent();
      },
    });
  }

  /** Shows another screen. */
  open(query: FloorQuery): void {
    void this.ask({ kind: 'look' }, query);
  }

  /** Enters a step of the event. Returns `false` if it was rejected. */
  enter(act: EventAct, then: FloorQuery | null = null): Promise<boolean> {
    return this.ask({ kind: 'act', act }, then);
  }

  /** Shows the judge's table to the other judges. */
  standAt(table: number | null, then: FloorQuery | null = null): void {
    void this.ask({ kind: 'here', table }, then);
  }

  /** Marks a player's call as answered. */
  answerCall(player: number, call: PhoneCallName): void {
    void this.ask({ kind: 'answer', player, call });
  }

  private changed(revision: string): void {
    if (revision === this.seen && !this.device.isWaiting) {
      if (this.view) this.setLive(true);
      return;
    }
    this.seen = revision;
    void this.ask({ kind: 'look' });
  }

  private ask(what: DeviceRequest, then: FloorQuery | null = null): Promise<boolean> {
    const isEntry = what.kind !== 'look';
    if (isEntry) this.entering++;
    return new Promise((resolve) => {
      const answered = (accepted: boolean) => {
        if (isEntry) this.entering--;
        resolve(accepted);
      };
      this.enqueue({ what, then, answered });
    });
  }

  private enqueue(request: FloorRequest): void {
    this.turn = this.turn.then(() => this.send(request));
  }

  private async send(request: FloorRequest): Promise<void> {
    if (this.signedOut) return request.answered(false);
    let begun = false;
    try {
      if (this.device.isWaiting) this.take(await this.device.flush(), this.pending);
      begun = true; // From here on the device keeps it until it is answered.
      this.pending = request;
      this.take(await this.device.send({ ...request.what, view: request.then ?? this.query }), request);
    } catch {
      this.setLive(false);
      if (!begun) this.unsent.push(request);
      clearTimeout(this.later);
      this.later = setTimeout(() => {
        if (!document.hidden && !this.sendUnsent() && this.device.isWaiting) void this.ask({ kind: 'look' });
      }, PAUSE);
    }
  }

  /** Sends again what had no answer, without screens that newer ones replace. Returns `false` if there was nothing. */
  private sendUnsent(): boolean {
    const { unsent } = this;
    this.unsent = [];
    const newest = unsent.filter((request) => request.what.kind === 'look').at(-1);
    for (const request of unsent) {
      if (request.what.kind !== 'look' || request === newest) this.enqueue(request);
      else request.answered(true);
    }
    return unsent.length > 0;
  }

  /** Shows an answer. A rejected request leaves the screen as it is. */
  private take(said: FloorAnswer, request: FloorRequest | null): void {
    this.pending = null;
    this.setLive(true);
    if (said.gone) {
      this.signedOut = said.problem ?? words.refused;
      this.news.close();
      this.device.forget();
    } else if (said.ok && said.floor) {
      const before = this.place;
      this.query = request?.then ?? this.query;
      this.view = said.floor;
      this.shownAt = performance.now();
      // A new screen comes without the reason of an old request; a look of the stream does not take it away.
      if (request?.then || request?.what.kind !== 'look') this.problem = '';
      if (before !== '' && before !== this.place) scrollTo(0, 0);
    } else {
      this.problem = said.unread === 413 ? words.tooLong : (said.problem ?? words.refused);
      scrollTo(0, 0);
    }
    request?.answered(said.ok);
  }

  /** Names the screen: what the judge has typed on one does not belong to another. */
  get place(): string {
    const sheet = this.view?.sheet;
    switch (sheet?.kind) {
      case undefined:
        return '';
      case 'table':
        return `table ${sheet.table.number}`;
      case 'penalty':
        return `penalty ${sheet.player} ${sheet.infraction}`;
      case 'deck':
        return `deck ${sheet.player} ${sheet.deck.name}`;
      case 'tables':
      case 'rules':
        return sheet.kind;
    }
  }

  private setLive(live: boolean): void {
    // Each failed try leaves the time of the first one.
    if (!live && this.live?.live === false) return;
    this.live = { live, since: timeNow() };
  }
}
