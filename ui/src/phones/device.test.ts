import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { openDevice, type Device } from './device';

const SERVER = { url: '/p/ask', domain: 'cantina phone 1', epoch: '' };
const INVITATION = '#7.000102030405060708090a0b0c0d0e0f';

interface Sent {
  body: Record<string, unknown>;
  epoch: string | null;
  signature: string | null;
}
type Reply = Error | { status: number; body: unknown };

let sent: Sent[] = [];
let replies: Reply[] = [];

beforeEach(() => {
  sent = [];
  replies = [];
  localStorage.clear();
  location.hash = '';
  vi.stubGlobal('fetch', async (_url: string, init: RequestInit) => {
    const headers = new Headers(init.headers);
    const body = JSON.parse(String(init.body)) as Record<string, unknown>;
    sent.push({ body, epoch: headers.get('x-epoch'), signature: headers.get('x-signature') });
    const reply = replies.shift() ?? { status: 200, body: { asked: body.counter } };
    if (reply instanceof Error) throw reply;
    const text = typeof reply.body === 'string' ? reply.body : JSON.stringify(reply.body);
    return new Response(text, { status: reply.status });
  });
});
afterEach(() => vi.unstubAllGlobals());

function open(): Device {
  const device = openDevice('test', SERVER, () => location.pathname);
  if (!device) throw new Error('no device');
  return device;
}

function invited(): Device {
  location.hash = INVITATION;
  return open();
}

test('an invitation stays in the browser and leaves the address', () => {
  expect(openDevice('test', SERVER, () => location.pathname)).toBeNull();
  invited();
  expect(location.hash).toBe('');
  expect(open()).not.toBeNull();
});

test('requests are numbered in turn, even after the page is loaded again', async () => {
  const device = invited();
  await device.send({ kind: 'look' });
  await device.send({ kind: 'look' });
  await open().send({ kind: 'look' });
  expect(sent.map(({ body }) => body)).toEqual([1, 2, 3].map((counter) => ({ phone: 7, counter, kind: 'look' })));
});

test('the same invitation again keeps the numbers; another device starts from the first number', async () => {
  await invited().send({ kind: 'look' });
  await invited().send({ kind: 'look' });
  location.hash = INVITATION.replace('#7', '#8');
  await open().send({ kind: 'look' });
  expect(sent.map(({ body }) => [body.phone, body.counter])).toEqual([
    [7, 1],
    [7, 2],
    [8, 1],
  ]);
});

test('a request without an answer waits, even if the page is closed, and keeps its number', async () => {
  replies = [new TypeError('no network'), { status: 503, body: {} }];
  const device = invited();
  await expect(device.send({ kind: 'pick' })).rejects.toThrow('no network');
  expect(device.isWaiting).toBe(true);
  const later = open();
  await expect(later.flush()).rejects.toThrow('later');
  await later.flush();
  expect(later.isWaiting).toBe(false);
  expect(sent.map(({ body }) => body)).toEqual(Array(3).fill({ phone: 7, counter: 1, kind: 'pick' }));
});

test('several tries are one request', async () => {
  replies = [new TypeError('no network'), { status: 200, body: { retry: true } }];
  expect(await invited().send({ kind: 'pick' }, { tries: 3, pause: 0 })).toMatchObject({ ok: true });
  expect(sent.map(({ body }) => body.counter)).toEqual([1, 1, 1]);
});

test('a number that another page has used is replaced, once', async () => {
  const taken = { status: 409, body: { outOfOrder: true, asked: 4 } };
  replies = [taken, taken];
  const device = invited();
  expect(await device.send({ kind: 'look' })).toMatchObject({ ok: false, outOfOrder: true });
  expect(sent.map(({ body }) => body.counter)).toEqual([1, 5]);
  await device.send({ kind: 'look' });
  expect(sent.at(-1)?.body.counter).toBe(5);
});

test('a refusal that is not the answer of the desk uses up no number and does not wait', async () => {
  replies = [{ status: 413, body: 'too long' }];
  const device = invited();
  expect(await device.send({ kind: 'list' })).toEqual({ ok: false, unread: 413 });
  expect(device.isWaiting).toBe(false);
  await device.send({ kind: 'look' });
  expect(sent.map(({ body }) => body.counter)).toEqual([1, 1]);
});

test('the epoch of a restored database is adopted, and the request is signed again', async () => {
  replies = [{ status: 401, body: { epoch: '0a' } }];
  const device = invited();
  expect(await device.send({ kind: 'look' })).toMatchObject({ ok: true });
  await device.send({ kind: 'look' });
  expect(sent.map(({ epoch }) => epoch)).toEqual(['', '0a', '0a']);
  expect(new Set(sent.map(({ signature }) => signature)).size).toBe(3);
});

test('an answer that broke off is asked for again', async () => {
  replies = [{ status: 200, body: '{"html":' }];
  const device = invited();
  await expect(device.send({ kind: 'look' })).rejects.toThrow('later');
  expect(device.isWaiting).toBe(true);
});

test('numbers of reads rise with the time, above those that the desk knows', async () => {
  replies = [{ status: 409, body: { outOfOrder: true, asked: 9e15 } }];
  const device = invited();
  await device.read({ kind: 'read' });
  await device.read({ kind: 'read' });
  expect(Number(sent[0]?.body.counter)).toBeGreaterThan(1.7e12);
  expect(sent.slice(1).map(({ body }) => body.counter)).toEqual([9e15 + 1, 9e15 + 2]);
  expect(device.isWaiting).toBe(false);
});

test('a request that an older version stored is sent unchanged', async () => {
  const waiting = '{"phone":7,"counter":3,"kind":"change","call":{}}';
  localStorage.setItem('test', JSON.stringify({ phone: 7, secret: '00', asked: 2, waiting }));
  await open().flush();
  expect(sent[0]?.body).toEqual(JSON.parse(waiting));
});

test('a page that forgets its device has none after that', () => {
  const device = invited();
  device.belongsTo(3, '1');
  expect([open().event, open().player]).toEqual(['1', 3]);
  expect(document.cookie).toContain('test=1.3');
  device.forget();
  expect(document.cookie).not.toContain('test=');
  expect(openDevice('test', SERVER, () => location.pathname)).toBeNull();
});
