// The script /desk.js of the second desk. It takes the place of the window's shell: it sends the page's commands over the
// network, signed and one at a time, a change until it is answered. `npm run phones` builds it.
import type { SignedAnswer } from './sender';
import type { SigningScript } from './sign';

/** Error of a command, as the page shows it. */
interface CommandError {
  code: string;
  class: string;
  params: Record<string, never>;
  message: string;
  place: null;
  wayOut: null;
}

interface DeskAnswer extends SignedAnswer {
  /** Result of the command. */
  data?: unknown;
  error?: unknown;
}

/** A command of the page with its arguments. */
interface Call {
  command: string;
  with: unknown;
}

const { openDevice } = globalThis as unknown as SigningScript;
const settings = (document.currentScript as HTMLScriptElement).dataset;
const text = (name: string): string => settings[name] ?? '';

/** The page opens at the event, unless its address names a screen. */
const atEvent = () => `${location.pathname}#/event/${text('event')}`;
const server = { url: '/desk/ask', domain: text('domain'), epoch: text('epoch') };
const device = openDevice<DeskAnswer>('cantina-desk', server, atEvent);
if (!location.hash) history.replaceState(null, '', atEvent());

/** Commands that change the event; all others only read. */
const CHANGES = new Set(['act', 'answer_phone_call', 'join']);
const RETRY = { tries: 6, pause: 1000 };

function failed(message: string): CommandError {
  return { code: 'phones.gone', class: 'refused', params: {}, message, place: null, wayOut: null };
}

/** Returns the error of an answer. A refusal without the desk's own answer gets one: it would not be shorter next time. */
function errorOf(said: DeskAnswer): unknown {
  if (said.error) return said.error;
  return failed(said.unread === 413 ? text('tooLong') : said.gone ? text('noCode') : text('refused'));
}

let joined = false;

async function ask(command: string, args: unknown): Promise<unknown> {
  if (!device) throw failed(text('noCode'));
  const change = (call: Call) => device.send({ kind: 'change', call }, RETRY);
  try {
    // Anything without an answer is sent again, with the same number, before anything else.
    if (device.isWaiting) await device.flush(RETRY);
    if (!joined) {
      joined = true;
      await change({ command: 'join', with: {} });
    }
    const call = { command, with: args ?? {} };
    const said = await (CHANGES.has(command) ? change(call) : device.read({ kind: 'read', call }));
    if (said.ok) return said.data;
    throw errorOf(said);
  } catch (thrown) {
    throw thrown instanceof Error ? failed(text('notLive')) : thrown;
  }
}

let busy: Promise<unknown> = Promise.resolve();

Object.assign(globalThis, {
  __TAURI_INTERNALS__: {
    invoke(command: string, args: unknown): Promise<unknown> {
      const turn = busy.then(() => ask(command, args));
      busy = turn.catch(() => undefined);
      return turn;
    },
  },
});
