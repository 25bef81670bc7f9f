import { fireEvent, render, screen } from '@testing-library/svelte';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { JoinStatus, JoinView } from '../../lib/api';
import { language } from '../../lib/i18n/language.svelte';
import { aMoment, fakeBrowser, realBrowser } from '../page/fakes';
import { joinSecret, newKeyPair } from '../signing';
import { JoinDesk } from './joinDesk.svelte';
import JoinPage from './JoinPage.svelte';

const DOMAIN = 'cantina join 1';
const view: JoinView = {
  isOpen: true,
  players: [
    { number: 1, name: 'Anna <b>', record: '' },
    { number: 2, name: 'Ben', record: '' },
  ],
};

interface Sent {
  kind: string;
  player?: number;
  key?: string;
  token?: string;
}
let sent: Sent[] = [];
let answers: (JoinStatus | Error | string)[] = [];
const leave = vi.fn();

beforeEach(() => {
  fakeBrowser();
  sessionStorage.clear();
  language.code = 'en';
  [sent, answers] = [[], []];
  leave.mockClear();
  vi.stubGlobal('fetch', async (_url: string, init: RequestInit) => {
    sent.push(JSON.parse(String(init.body)) as Sent);
    const answer = answers.shift() ?? { state: 'over' };
    if (answer instanceof Error) throw answer;
    return new Response(typeof answer === 'string' ? answer : JSON.stringify(answer));
  });
});
afterEach(realBrowser);

function open(shown = view) {
  render(JoinPage, { desk: new JoinDesk(shown, '3', DOMAIN, leave), title: 'Saturday' });
}
const text = () => document.querySelector('main')?.textContent.replace(/\s+/g, ' ') ?? '';
const form = () => document.querySelector<HTMLFormElement>('form#join');

async function ask(player: string) {
  (document.getElementById('player') as HTMLSelectElement).value = player;
  await fireEvent.submit(form() as HTMLFormElement);
  await aMoment();
}

test('a phone shows its digits, and opens the page of the player once the desk has approved them', async () => {
  open();
  answers = [{ state: 'waiting', token: 't', name: 'Anna <b>', code: '0815' }];
  await ask('1');
  expect(text()).toMatch(/Anna <b>.*Read these digits out.*0815/);
  expect(form()).toBeNull();
  const desk = newKeyPair();
  answers = [new TypeError('no network'), { state: 'approved', phone: 7, desk: desk.key }];
  await vi.advanceTimersByTimeAsync(4100);
  expect(sent.map(({ kind, token }) => [kind, token])).toEqual([
    ['ask', undefined],
    ['look', 't'],
    ['look', 't'],
  ]);
  const secret = joinSecret(DOMAIN, desk.own, sent[0]?.key ?? '');
  expect(secret).toMatch(/^[0-9a-f]{32}$/);
  expect(leave).toHaveBeenCalledExactlyOnceWith(expect.stringMatching(/^\/p\?3\.1#7\.[0-9a-f]{32}$/));
  await vi.advanceTimersByTimeAsync(4000);
  expect(sent).toHaveLength(3);
});

test('a request that waits is continued when the page is loaded again', async () => {
  sessionStorage.setItem('cantina-join', JSON.stringify({ token: 't', own: '00', player: 2 }));
  answers = [{ state: 'refused' }];
  open();
  expect(form()).toBeNull();
  await aMoment();
  expect(sent).toEqual([{ kind: 'look', token: 't' }]);
  expect(screen.getByRole('alert').textContent).toBe('The organiser did not approve this phone. Ask them why.');
  expect(form()).not.toBeNull();
  expect(sessionStorage.getItem('cantina-join')).toBeNull();
});

test('a request without an answer leaves the form, and says why', async () => {
  open();
  answers = [new TypeError('no network')];
  await ask('2');
  expect(screen.getByRole('alert').textContent).toContain('No connection');
  answers = ['<!doctype html>'];
  await ask('2');
  expect(screen.getByRole('alert').textContent).toContain('rejected this request');
  answers = [{ state: 'tooMany' }];
  await ask('2');
  expect(screen.getAllByRole('alert').map((one) => one.textContent)).toEqual([
    'Too many requests. Go to the organiser, or try again in ten minutes.',
  ]);
  expect(form()).not.toBeNull();
});

test('without requests at the desk, the page says what to do instead', () => {
  language.code = 'de';
  open({ isOpen: false, players: [] });
  expect([form(), text()]).toEqual([null, expect.stringContaining('Frag die Turnierleitung nach einem Code')]);
});
