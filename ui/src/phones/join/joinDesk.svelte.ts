// Joining by name: the phone shows four digits, and the desk lets it in. The secret of the phone is never sent.

import type { JoinStatus, JoinView } from '../../lib/api';
import { words as pageWords } from '../page/i18n';
import { joinSecret, newKeyPair, type KeyPair } from '../signing';
import { words } from './i18n';

/** A request that waits for the desk. */
interface PendingJoin {
  token: string;
  own: KeyPair['own'];
  player: number;
}

/** Pause between two questions for the state of a request, in milliseconds. */
const PAUSE = 2000;

const STORE = 'cantina-join';

function stored(): PendingJoin | null {
  try {
    return JSON.parse(sessionStorage.getItem(STORE) ?? 'null') as PendingJoin | null;
  } catch {
    return null;
  }
}

/** Sends a request. Returns `null` if the server has rejected it without the desk's answer. */
async function post(body: Record<string, unknown>): Promise<JoinStatus | null> {
  const headers = { 'content-type': 'application/json' };
  const response = await fetch('/join/ask', { method: 'POST', headers, body: JSON.stringify(body) });
  try {
    return (await response.json()) as JoinStatus;
  } catch {
    return null;
  }
}

/** The page for joining by name, and its request. */
export class JoinDesk {
  readonly view: JoinView;
  /** The newest state of the request; `null` before the first. */
  status = $state.raw<JoinStatus | null>(null);
  /** Why the last request has no state. */
  problem = $state('');
  isSending = $state(false);
  /** The request that waits for the desk. */
  pending = $state.raw(stored());

  private readonly event: string;
  private readonly domain: string;
  private readonly leave: (address: string) => void;

  /** `leave` opens the address of an invitation. */
  constructor(view: JoinView, event: string, domain: string, leave: (address: string) => void) {
    this.view = view;
    this.event = event;
    this.domain = domain;
    this.leave = leave;
    setInterval(() => void this.look(), PAUSE);
    document.addEventListener('visibilitychange', () => void this.look());
    void this.look();
  }

  /** Asks the desk to let this phone in for a player. */
  async join(player: number): Promise<void> {
    if (this.isSending) return;
    this.isSending = true;
    this.problem = '';
    try {
      const { own, key } = newKeyPair();
      this.status = await post({ kind: 'ask', player, key });
      if (this.status?.state === 'waiting') this.keep({ token: this.status.token, own, player });
      else if (!this.status) this.problem = pageWords.refused;
    } catch {
      this.problem = words.notLive;
    }
    this.isSending = false;
  }

  /** Asks for the state of the request. Without an answer, the next question asks again. */
  private async look(): Promise<void> {
    const { pending } = this;
    if (!pending || this.isSending || document.hidden) return;
    this.isSending = true;
    const status = await post({ kind: 'look', token: pending.token }).catch(() => null);
    this.isSending = false;
    if (!status) return;
    this.status = status;
    if (status.state !== 'waiting') this.keep(null);
    if (status.state === 'approved') {
      const secret = joinSecret(this.domain, pending.own, status.desk);
      this.leave(`/p?${this.event}.${pending.player}#${status.phone}.${secret}`);
    }
  }

  private keep(pending: PendingJoin | null): void {
    this.pending = pending;
    try {
      if (pending) sessionStorage.setItem(STORE, JSON.stringify(pending));
      else sessionStorage.removeItem(STORE);
    } catch {
      // A private window stores nothing; this page remembers.
    }
  }
}
