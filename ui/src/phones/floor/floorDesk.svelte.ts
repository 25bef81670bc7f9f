// The screen of a floor judge's phone, and its requests.

import type { EventAct, FloorQuery, FloorView, PhoneCallName } from '../../lib/api';
import type { Device, DeviceRequest } from '../device';
import { words as pageWords } from '../page/i18n';
import { PhonePage, type PageRequest, type PhoneAnswer } from '../page/phonePage.svelte';
import { words } from './i18n';

/** An answer to a judge's phone. */
export interface FloorAnswer extends PhoneAnswer {
  /** The screen; absent if the request was rejected. */
  floor?: FloorView;
}

/** A request of the page. */
interface FloorRequest extends PageRequest<FloorAnswer> {
  /** The screen after it, if it is another one. */
  then: FloorQuery | null;
}

export class FloorDesk extends PhonePage<FloorAnswer, FloorRequest> {
  /** The newest screen; `null` before the first answer. */
  view = $state.raw<FloorView | null>(null);
  /** Moment of the screen, on the clock of `performance.now()`. */
  shownAt = $state(0);

  private query: FloorQuery = { show: 'tables' };

  constructor(device: Device<FloorAnswer>, url: string, revision: string) {
    super(device, revision);
    this.start(url);
  }

  /** Shows another screen. */
  open(query: FloorQuery): void {
    this.enqueue({ ...this.look(), then: query });
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

  protected look(): FloorRequest {
    return { what: { kind: 'look' }, isLook: true, then: null, answered: () => undefined };
  }

  protected body(request: FloorRequest): DeviceRequest {
    return { ...request.what, view: request.then ?? this.query };
  }

  private ask(what: DeviceRequest, then: FloorQuery | null = null): Promise<boolean> {
    return new Promise((resolve) => {
      this.enqueue({ what, isLook: false, then, answered: (answer) => resolve(answer?.ok ?? false) });
    });
  }

  /** Shows an answer. A rejected request leaves the screen as it is. */
  protected take(said: FloorAnswer, request: FloorRequest | null): null {
    if (said.ok && said.floor) {
      const before = this.place;
      this.query = request?.then ?? this.query;
      this.view = said.floor;
      this.shownAt = performance.now();
      // A new screen comes without the reason of an old request; a look of the stream does not take it away.
      if (request?.then || request?.isLook === false) this.problem = '';
      if (before !== '' && before !== this.place) scrollTo(0, 0);
    } else {
      this.problem = said.unread === 413 ? words.tooLong : (said.problem ?? pageWords.refused);
      scrollTo(0, 0);
    }
    return null;
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
}
