// The script /join.js: joining by name. The phone shows a code, and the desk lets it in. The secret of the phone is never
// sent. `npm run phones` builds it.
import { byId } from './elements';
import type { KeyPair } from './signing';
import type { SigningScript } from './sign';

/** A request that waits for the desk. */
interface PendingJoin {
  token: string;
  own: KeyPair['own'];
}

interface JoinAnswer {
  /** What the server shows; it is made and escaped by its templates. */
  html: string;
  state: string;
  token?: string;
  phone?: number;
  desk?: string;
}

const { newKeyPair, joinSecret } = globalThis as unknown as SigningScript;
const STORE = 'cantina-join';
const EVERY = 2000;

function stored(): PendingJoin | null {
  try {
    return JSON.parse(sessionStorage.getItem(STORE) ?? 'null') as PendingJoin | null;
  } catch {
    return null;
  }
}

function start(form: HTMLFormElement, said: HTMLElement, how: HTMLElement): void {
  const text = (name: string) => form.dataset[name] ?? '';
  let waiting = stored();

  function keep(value: PendingJoin | null): void {
    waiting = value;
    try {
      if (value) sessionStorage.setItem(STORE, JSON.stringify(value));
      else sessionStorage.removeItem(STORE);
    } catch {
      // A private window stores nothing; this page remembers.
    }
  }

  async function post(body: Record<string, unknown>): Promise<JoinAnswer> {
    const headers = { 'content-type': 'application/json' };
    const response = await fetch('/join/ask', { method: 'POST', headers, body: JSON.stringify(body) });
    try {
      return (await response.json()) as JoinAnswer;
    } catch {
      // No answer of the desk, for example because of too many requests.
      return { html: text('refused'), state: body.kind === 'ask' ? 'refused' : '' };
    }
  }

  function show(answer: JoinAnswer): void {
    said.innerHTML = answer.html;
    form.hidden = how.hidden = answer.state === 'waiting';
  }

  async function look(pending: PendingJoin): Promise<void> {
    const answer = await post({ kind: 'look', token: pending.token });
    if (answer.state === 'approved') {
      const secret = joinSecret(text('domain'), pending.own, answer.desk ?? '');
      keep(null);
      location.replace(`/p#${answer.phone}.${secret}`);
    } else if (answer.state) {
      if (answer.state !== 'waiting') keep(null);
      show(answer);
    }
  }

  form.addEventListener('submit', async (event) => {
    event.preventDefault();
    const button = form.querySelector('button');
    if (button) button.disabled = true;
    try {
      const { own, key } = newKeyPair();
      const player = Number(byId<HTMLSelectElement>('player')?.value);
      const answer = await post({ kind: 'ask', player, key });
      if (answer.token) keep({ token: answer.token, own });
      if (answer.state) show(answer);
    } catch {
      said.textContent = text('notLive');
    }
    if (button) button.disabled = false;
  });

  let busy = false;
  async function again(): Promise<void> {
    if (!waiting || busy || document.hidden) return;
    busy = true;
    // Without an answer it asks again.
    await look(waiting).catch(() => undefined);
    busy = false;
  }
  setInterval(() => void again(), EVERY);
  document.addEventListener('visibilitychange', () => void again());
  form.hidden = how.hidden = waiting !== null;
  void again();
}

const [form, said, how] = [byId<HTMLFormElement>('join'), byId('said'), byId('join-how')];
if (form && said && how) start(form, said, how);
