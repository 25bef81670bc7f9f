// Sends the signed requests of one device, each once.
import { signer } from './signing';

/** What the sender needs to know of the server. */
export interface ServerSettings {
  /** Address that answers the requests. */
  url: string;
  /** Text in front of every signed body. */
  domain: string;
  /** Epoch of the desk's database; empty if it was never replaced. */
  epoch: string;
}

/** What every answer to a signed request has; the rest depends on the page. */
export interface SignedAnswer {
  /** `true` if the server accepted the request. */
  ok: boolean;
  /** Status of a refusal that is not the desk's own answer. Such a request must not be sent again. */
  unread?: number;
  /** `true` if the request has to be sent again, unchanged, in a moment. */
  retry?: boolean;
  /** Highest request number that the server has accepted. */
  asked?: number | null;
  /** `true` if another page of this browser used the number before. */
  outOfOrder?: boolean;
  /** `true` if the device has been revoked. */
  gone?: boolean;
}

/** There is no answer, or none yet: the same request should be sent again. */
export class NoAnswer extends Error {}

/** Sends a body and returns its answer. */
export type Sender<Answer extends SignedAnswer> = (body: string) => Promise<Answer>;

/**
 * Returns a function that signs and sends the requests of one device. The epoch of the desk's database changes when a backup
 * is restored: the desk then answers with the new one, and the same request is signed and sent again. The function throws
 * `NoAnswer` if the request should be sent again.
 */
export function signedSender<Answer extends SignedAnswer>(server: ServerSettings, secret: string): Sender<Answer> {
  const sign = signer(server.domain, secret);
  let epoch = server.epoch;
  return async function send(body: string, again = true): Promise<Answer> {
    const headers = { 'content-type': 'application/json', 'x-signature': sign(epoch, body), 'x-epoch': epoch };
    const response = await fetch(server.url, { method: 'POST', headers, body });
    const { status } = response;
    if (status === 408 || status === 429 || status >= 500) throw new NoAnswer('later');
    const said = parsed(await response.text());
    if (said === null) {
      if (response.ok) throw new NoAnswer('later');
      return { ok: false, unread: status } as Answer;
    }
    if (typeof said.epoch === 'string') {
      epoch = said.epoch;
      if (again) return send(body, false);
      throw new NoAnswer('later');
    }
    return { ...said, ok: response.ok } as unknown as Answer;
  } as Sender<Answer>;
}

/** Returns the object in a text, or `null` for a page for people or an answer that broke off. */
function parsed(text: string): Record<string, unknown> | null {
  try {
    const said: unknown = JSON.parse(text);
    return typeof said === 'object' ? (said as Record<string, unknown> | null) : null;
  } catch {
    return null;
  }
}
