// A device that is signed in to an event: its secret, which stays in the browser, and its numbered requests.
import { signedSender, type SignedAnswer, type Sender, type ServerSettings } from './sender';

/** A request without its number, such as `{ kind: 'look' }`. */
export type DeviceRequest = Record<string, unknown>;

/** A request that has no answer yet, as it was signed: it is sent again with the same number. */
interface PendingRequest {
  ask: DeviceRequest;
  body: string;
}

/** What the browser stores of a device. */
interface StoredDevice {
  phone: number;
  secret: string;
  /** Number of the last request. */
  asked: number;
  waiting: PendingRequest | string | null;
  player?: number;
  event?: string;
}

/** The number and the secret of a device in an invitation: `#7.000102030405060708090a0b0c0d0e0f`. */
const INVITATION = /^#(\d+)\.([0-9a-f]{32})$/;

/**
 * Returns the device of this browser, from the address of an invitation or from the entry stored under
 * `name`, or `null` if it has none. The secret leaves the address: `address` returns the rest.
 */
export function openDevice<Answer extends SignedAnswer>(
  name: string,
  server: ServerSettings,
  address: () => string,
): Device<Answer> | null {
  const invitation = INVITATION.exec(location.hash);
  let stored = load(name);
  if (invitation) {
    const [, phone, secret = ''] = invitation;
    const isNew = stored?.phone !== Number(phone) || stored.secret !== secret;
    if (!stored || isNew) stored = { phone: Number(phone), secret, asked: 0, waiting: null };
    save(name, stored);
    history.replaceState(null, '', address());
  }
  return stored && new Device<Answer>(name, stored, signedSender<Answer>(server, stored.secret));
}

function load(name: string): StoredDevice | null {
  try {
    return JSON.parse(localStorage.getItem(name) ?? 'null') as StoredDevice | null;
  } catch {
    return null;
  }
}

function save(name: string, device: StoredDevice | null): void {
  try {
    localStorage.setItem(name, JSON.stringify(device));
  } catch {
    // A private window stores nothing; this page remembers.
  }
}

/** A signed-in device. It has at most one request without an answer, and sends no other before that one. */
export class Device<Answer extends SignedAnswer = SignedAnswer> {
  private readonly name: string;
  private readonly stored: StoredDevice;
  private readonly post: Sender<Answer>;
  private reads = 0;

  constructor(name: string, stored: StoredDevice, post: Sender<Answer>) {
    this.name = name;
    this.stored = stored;
    this.post = post;
  }

  /** Event that gave this device a seat. */
  get event(): string | undefined {
    return this.stored.event;
  }

  /** Player of the event to whom this device belongs. */
  get player(): number | undefined {
    return this.stored.player;
  }

  /** `true` if a request has no answer yet. */
  get isWaiting(): boolean {
    return this.stored.waiting !== null;
  }

  /** Stores whose device this is: other pages mark the player's rows. */
  belongsTo(player: number, event: string): void {
    this.stored.player = player;
    this.stored.event = event;
    this.save();
    this.setSeat(`${event}.${player}`, 31_536_000);
  }

  /** Names the seat to the server, which then begins with the public part of the screen. It grants nothing. */
  private setSeat(seat: string, seconds: number): void {
    document.cookie = `${this.name}=${seat}; Path=/; Max-Age=${seconds}; SameSite=Strict`;
  }

  /** Forgets the device, as after it was revoked. */
  forget(): void {
    save(this.name, null);
    this.setSeat('', -1);
  }

  /**
   * Sends a request until it has an answer. One that waits goes first in its place, with its old number. Throws `NoAnswer` or
   * a network error if there is no answer after `tries`; the request then waits, even if the page is closed.
   */
  async send(ask: DeviceRequest, retry = RETRY_ONCE): Promise<Answer> {
    this.stored.waiting ??= this.numbered(ask);
    return this.finish(retry, true);
  }

  /** Sends the request that waits. Call it only if there is one. */
  async flush(retry = RETRY_ONCE): Promise<Answer> {
    return this.finish(retry, true);
  }

  /** Sends a request that changes nothing. Its number is the time, so that it needs no storage. */
  async read(ask: DeviceRequest, again = true): Promise<Answer> {
    this.reads = Math.max(this.reads + 1, Date.now());
    const said = await this.post(JSON.stringify({ phone: this.stored.phone, counter: this.reads, ...ask }));
    if (!said.outOfOrder || !again) return said;
    this.reads = said.asked ?? this.reads;
    return this.read(ask, false);
  }

  private numbered(ask: DeviceRequest): PendingRequest {
    return { ask, body: JSON.stringify({ phone: this.stored.phone, counter: this.stored.asked + 1, ...ask }) };
  }

  /** Sends the waiting requests. A number that another page of this browser used is replaced by the next one, once. */
  private async finish(retry: Retry, again: boolean): Promise<Answer> {
    const { waiting } = this.stored;
    if (waiting === null) throw new Error('no request waits');
    const { ask, body } = typeof waiting === 'string' ? fromText(waiting) : waiting;
    this.save();
    const said = await this.sendBody(body, retry);
    this.stored.waiting = null;
    if (Number.isInteger(said.asked)) this.stored.asked = Number(said.asked);
    this.save();
    if (!said.outOfOrder || !again) return said;
    this.stored.waiting = this.numbered(ask);
    return this.finish(retry, false);
  }

  private async sendBody(body: string, retry: Retry): Promise<Answer> {
    for (let tries = 1; ; tries++) {
      try {
        const said = await this.post(body);
        if (!said.retry) return said;
        if (tries >= retry.tries) throw new Error('later');
      } catch (thrown) {
        if (tries >= retry.tries) throw thrown;
      }
      await new Promise((done) => setTimeout(done, retry.pause));
    }
  }

  private save(): void {
    save(this.name, this.stored);
  }
}

/** Number of attempts to send a request before the caller gets an error, and the pause between two in milliseconds. */
export interface Retry {
  tries: number;
  pause: number;
}

const RETRY_ONCE: Retry = { tries: 1, pause: 0 };

/** Returns a request as versions before stored it: only its body. */
function fromText(body: string): PendingRequest {
  const { phone: _phone, counter: _counter, ...ask } = JSON.parse(body) as DeviceRequest;
  return { ask, body };
}
