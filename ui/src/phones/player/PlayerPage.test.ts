import { fireEvent, render, screen } from '@testing-library/svelte';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { CardFace, DraftView, ListPreview, PlayerPhoneView } from '../../lib/api';
import { language } from '../../lib/i18n/language.svelte';
import type { Device } from '../device';
import { aMoment, answerSheet, FakeDevice, fakeBrowser, realBrowser, stream } from '../page/fakes';
import type { TableUpdate } from './gameTable';
import { PlayerDesk, type PlayerAnswer } from './playerDesk.svelte';
import PlayerPage from './PlayerPage.svelte';

const DAVID = 'דוד כהן';

const ada: PlayerPhoneView = {
  number: 1,
  name: 'Ada',
  record: '1-0-0',
  left: false,
  round: 2,
  clock: { running: true, seconds: 3000, leftMs: 65_000 },
  own: {
    round: 2,
    table: 7,
    opponents: [{ number: 2, name: 'Ben', record: '1-0-0' }],
    againstBot: false,
    extension: 180,
    first: false,
    result: null,
    gamesToWin: 2,
    ownReport: null,
    opponentReport: null,
  },
  seat: { pod: 1, seat: 4 },
  penalties: [],
  calls: [],
  decks: null,
  lookedAt: null,
  draft: null,
  limited: null,
  suggested: null,
  game: null,
  casual: null,
};
const own = ada.own as NonNullable<PlayerPhoneView['own']>;
const report = (won: number, lost: number) => ({ won, lost, drawn: 0 });

let shown: PlayerPhoneView;

beforeEach(() => {
  fakeBrowser();
  sessionStorage.clear();
  language.code = 'en';
  shown = ada;
});
afterEach(realBrowser);

async function open(view = ada) {
  shown = view;
  const fake = new FakeDevice<PlayerAnswer>(() => ({ ok: true, view: shown, player: 1 }));
  const desk = new PlayerDesk(fake as unknown as Device<PlayerAnswer>, '/news', '3', '7');
  render(PlayerPage, { desk, title: 'Saturday' });
  await aMoment();
  return { fake, desk };
}

const text = () => document.querySelector('main')?.textContent.replace(/\s+/g, ' ') ?? '';
const kinds = (fake: FakeDevice<PlayerAnswer>) => fake.sent.map((one) => one.kind);
async function press(testid: string) {
  await fireEvent.click(screen.getByTestId(testid));
  await aMoment();
}

test('the first screen needs one request, and no second for the revision that the page came with', async () => {
  const { fake } = await open();
  expect(text()).toMatch(/Ada.*Round 2.*Time left.*1:05.*Table 7.*Against.*Ben.*\+3:00 extra time.*Pod 1 · Seat 4/);
  stream.send('7');
  await aMoment();
  expect(fake.sent).toEqual([{ kind: 'look' }]);
  expect(document.getElementById('live')?.textContent).toMatch(/^\s*Live · \d\d:\d\d/);
  stream.send('8');
  await aMoment();
  expect(fake.sent).toHaveLength(2);
  expect(fake.belongsTo).toHaveBeenLastCalledWith(1, '3');
});

test('the card that came with the page is shown until the first answer', async () => {
  const first = document.createElement('div');
  first.innerHTML = '<p class="clock"><time data-left="61000" data-left-word="Left">1:01</time></p>';
  const fake = new FakeDevice<PlayerAnswer>(() => ({ ok: true, view: ada, player: 1 }));
  fake.answers = [new Error('no network')];
  const desk = new PlayerDesk(fake as unknown as Device<PlayerAnswer>, '/news', '3', '7');
  render(PlayerPage, { desk, title: 'Saturday', first });
  await vi.advanceTimersByTimeAsync(1001);
  expect(text()).toBe('1:00');
  await vi.advanceTimersByTimeAsync(1500);
  expect(document.querySelectorAll('.own .big')).toHaveLength(1);
  expect(text()).not.toContain('1:00');
});

test('a phone that is not signed in, or no more, is offered joining first', async () => {
  language.code = 'de';
  render(PlayerPage, { desk: null, title: 'Samstag' });
  const first = () => document.querySelector('main a, main button');
  expect([first()?.textContent, first()?.getAttribute('href')]).toEqual(['Anmelden', '/join']);
  document.body.replaceChildren();
  language.code = 'en';
  const { fake } = await open();
  fake.answers = [{ ok: false, gone: true, problem: 'Signed out.' }];
  await press('call-judge');
  expect([first()?.textContent, screen.getByRole('alert').textContent]).toEqual(['Join', 'Signed out.']);
  expect(fake.forget).toHaveBeenCalledOnce();
});

test('a result is reported after a question that names it', async () => {
  const { fake } = await open();
  await press('report-2-1-0');
  expect(document.querySelector('dialog.sure')?.textContent).toContain('You won 2–1 against Ben?');
  answerSheet('.no');
  await aMoment();
  expect(fake.sent).toHaveLength(1);
  await press('report-0-2-0');
  expect(document.querySelector('dialog.sure')?.textContent).toContain('You lost 0–2 against Ben?');
  answerSheet('.yes');
  await aMoment();
  expect(fake.sent.at(-1)).toEqual({ kind: 'report', round: 2, opponent: 2, won: 0, lost: 2, drawn: 0 });
});

test('wins come first, then losses, and unfinished results apart', async () => {
  await open();
  const offered = [...document.querySelectorAll('button.result')].map((button) => button.textContent);
  expect(offered).toEqual(['2–0', '2–1', '1–2', '0–2', '1–1', '1–0', '0–1']);
});

test('the report of the opponent is shown from their side, and confirmed with one button', async () => {
  const { fake } = await open({ ...ada, own: { ...own, opponentReport: report(1, 2) } });
  expect(text()).toContain('Ben reports a 2–1 win. Is this correct?');
  const confirm = screen.getAllByTestId('report-1-2-0')[0] as HTMLElement;
  expect(confirm.textContent).toBe('Confirm 1–2');
  await fireEvent.click(confirm);
  answerSheet('.yes');
  await aMoment();
  expect(fake.sent.at(-1)).toMatchObject({ kind: 'report', won: 1, lost: 2 });
});

test('different reports are a problem, the same ones are not', async () => {
  const { desk } = await open({ ...ada, own: { ...own, ownReport: report(2, 0), opponentReport: report(1, 2) } });
  expect(screen.getByRole('alert').textContent).toContain('reported different results');
  shown = { ...ada, own: { ...own, ownReport: report(1, 2), opponentReport: report(1, 2) } };
  desk.call('judge');
  await aMoment();
  expect(screen.queryByRole('alert')).toBeNull();
  expect(text()).toContain('You report 1–2.');
});

test('a result is shown from the side of the player', async () => {
  await open({ ...ada, own: { ...own, result: { kind: 'games', first: 2, second: 1, drawn: 0 } } });
  expect(text()).toContain('Result 1–2');
  expect(document.querySelector('button.result')).toBeNull();
});

test('names and lists are text, and right-to-left names are isolated', async () => {
  const decks = {
    slots: 1,
    locked: true,
    inMatch: false,
    decks: [{ slot: 1, name: '<b>Blue</b>', check: { ...preview.check } }],
  };
  await open({ ...ada, name: '<script>', own: { ...own, opponents: [{ number: 2, name: DAVID, record: '' }] }, decks });
  expect(document.querySelector('main script')).toBeNull();
  expect(text()).toContain('<b>Blue</b>');
  expect(document.querySelector('.against bdi')?.textContent).toBe(`\u2068${DAVID}\u2069`);
  await press('report-2-0-0');
  expect(document.querySelector('dialog.sure')?.textContent).toContain(`\u2068${DAVID}\u2069`);
});

test('calls are sent, shown and withdrawn, and dropping asks first', async () => {
  const { fake } = await open();
  shown = { ...ada, calls: ['judge'] };
  await press('call-judge');
  expect(text()).toContain('Judge called. Stay at your table.');
  await press('withdraw-judge');
  await press('call-drop');
  answerSheet('.yes');
  await aMoment();
  expect(fake.sent.slice(1)).toEqual([
    { kind: 'call', call: 'judge' },
    { kind: 'takeBack', call: 'judge' },
    { kind: 'call', call: 'drop' },
  ]);
});

test('a rejected request leaves the screen and says why, until the next is accepted', async () => {
  const { fake } = await open();
  fake.answers = [{ ok: false, problem: 'The round is over.' }];
  await press('call-judge');
  expect(screen.getByRole('alert').textContent).toBe('The round is over.');
  expect(text()).toContain('Table 7');
  await press('call-judge');
  expect(screen.queryByRole('alert')).toBeNull();
});

test('a request without an answer is sent again once, and the page says since when it is not live', async () => {
  const { fake, desk } = await open();
  fake.answers = [new Error('no network'), new Error('no network')];
  desk.call('judge');
  desk.call('drop');
  await aMoment();
  const line = document.getElementById('live')?.textContent;
  expect(line).toMatch(/Not live since \d\d:\d\d/);
  expect(screen.getByTestId<HTMLButtonElement>('call-judge').disabled).toBe(true);
  await vi.advanceTimersByTimeAsync(1500);
  expect(document.getElementById('live')?.textContent).toBe(line);
  await vi.advanceTimersByTimeAsync(5000);
  const calls = fake.sent.flatMap((one) => (one.kind === 'call' ? [one.call] : []));
  expect(calls.filter((call) => call === 'drop')).toHaveLength(1);
  expect(calls.at(-1)).toBe('drop');
  expect([desk.entering, document.getElementById('live')?.className]).toEqual([0, '']);
});

const preview: ListPreview = {
  name: 'Blue',
  check: {
    format: 'premier',
    on: '2026-11-29',
    front: ['Luke Skywalker'],
    size: 49,
    sideboardSize: 0,
    legal: false,
    answer: 'illegal',
    notPlayable: [],
    problems: ['The deck needs at least 50 cards.'],
    readable: true,
  },
  unread: [],
};

test('a list is checked and registered, and what was typed stays until it is registered', async () => {
  const decks = { slots: 1, locked: false, inMatch: false, decks: [] };
  const { fake } = await open({ ...ada, decks });
  const field = () => document.getElementById('list-1') as HTMLTextAreaElement;
  await fireEvent.input(field(), { target: { value: '3 Luke' } });
  shown = { ...ada, decks, lookedAt: [1, preview] };
  await press('check-list-1');
  expect(fake.sent.at(-1)).toEqual({ kind: 'lookAtList', slot: 1, list: '3 Luke' });
  expect(text()).toContain('The deck needs at least 50 cards.');
  stream.send('8');
  await aMoment();
  expect(field().value).toBe('3 Luke');
  fake.answers = [{ ok: false, unread: 413 }];
  await press('register-list-1');
  expect([screen.getByRole('alert').textContent, field().value]).toEqual([
    'This list is too long for a deck.',
    '3 Luke',
  ]);
  shown = { ...ada, decks: { ...decks, decks: [{ slot: 1, name: 'Blue', check: preview.check }] } };
  await press('register-list-1');
  expect([field().value, field().closest('details')?.open]).toEqual(['', false]);
  expect(text()).toContain('Blue · Luke Skywalker');
});

const card = (name: string, kind = 'unit') =>
  ({
    id: `SOR_${name}`,
    name,
    subtitle: null,
    kind,
    arena: 'ground',
    cost: 3,
    power: 3,
    hp: 4,
    aspects: [],
    traits: [],
  }) as unknown as CardFace;
const packOf = (pick: number, ...names: string[]) =>
  ({
    seat: 1,
    status: {
      part: 'packs',
      pack: 1,
      pick,
      picks: 14,
      passing: 'left',
      waitingFor: [],
      since: null,
      clock: { running: true, seconds: 60, leftMs: 62_000 },
    },
    pack: names.map((name, index) => ({
      index,
      face: card(name),
      printing: `SOR_${name}`,
      treatment: 'normal',
      foil: false,
    })),
    board: null,
    taken: [card('Han')],
    table: [
      { seat: 1, name: 'Ada', bot: false, leaders: [], open: [], cards: 1, picking: true },
      { seat: 2, name: 'Ben', bot: false, leaders: [], open: [], cards: 1, picking: true },
    ],
  }) as unknown as DraftView;
const drafting = (view: DraftView): PlayerPhoneView => ({ ...ada, round: 0, own: null, draft: { view, words: [] } });

test('the button picks the chosen card and names it; a new pack begins without a choice', async () => {
  const { fake } = await open(drafting(packOf(2, 'Luke', 'Leia')));
  const take = () => document.getElementById('take') as HTMLButtonElement;
  expect([take().disabled, take().textContent]).toEqual([true, 'Choose a card']);
  expect(text()).toContain('Pack 1/3 · pick 2/14');
  expect(text()).toContain('Pass to Ben');
  await fireEvent.click(document.querySelectorAll('input[name=card]')[1] as Element);
  expect(take().textContent).toBe('Pick Leia');
  stream.send('8');
  await aMoment();
  expect(take().textContent, 'news of others leave the choice').toBe('Pick Leia');
  shown = drafting(packOf(3, 'Chewbacca'));
  await fireEvent.click(take());
  await aMoment();
  expect(fake.sent.at(-1)).toEqual({ kind: 'pick', pack: 1, pick: 2, index: 1, card: 'SOR_Leia' });
  expect([take().disabled, document.querySelectorAll('input[name=card]:checked').length]).toEqual([true, 0]);
});

test('after a late pick the page shows why, and what there is to pick now', async () => {
  const { fake } = await open(drafting(packOf(2, 'Luke', 'Leia')));
  await fireEvent.click(document.querySelector('input[name=card]') as Element);
  fake.answers = [{ ok: false, problem: 'A bot has picked for you.' }];
  shown = drafting(packOf(3, 'Chewbacca'));
  await fireEvent.click(document.getElementById('take') as Element);
  await aMoment();
  expect(kinds(fake)).toEqual(['look', 'pick', 'look']);
  expect(screen.getByRole('alert').textContent).toBe('A bot has picked for you.');
  expect(text()).toContain('Chewbacca');
});

test('the picks are one tap away, the newest first, and the clock of the pick runs', async () => {
  await open(drafting({ ...packOf(2, 'Luke'), taken: [card('Han'), card('Lando')] }));
  await press('picks');
  const sheet = document.querySelector<HTMLDialogElement>('#picks');
  expect(sheet?.open).toBe(true);
  expect([...(sheet?.querySelectorAll('b') ?? [])].map((name) => name.textContent)).toEqual(['Lando', 'Han']);
  const clock = () => {
    const line = document.querySelector('.step .clock');
    return [line?.textContent.trim(), line?.className];
  };
  await vi.advanceTimersByTimeAsync(2000);
  expect(clock()).toEqual(['1:00', 'clock']);
  await vi.advanceTimersByTimeAsync(50_250);
  expect(clock()).toEqual(['0:10', 'clock soon']);
  await vi.advanceTimersByTimeAsync(10_000);
  expect(clock()).toEqual(['Time is up', 'clock over']);
});

const pool = {
  pool: [
    { face: card('Luke', 'leader'), count: 1 },
    { face: card('Zeb'), count: 2 },
    { face: card('Maul'), count: 1 },
  ],
  freeBases: [card('Dagobah', 'base')],
  list: null,
  check: { legal: false, problems: [], size: 0, minimum: 3, curve: [], offAspect: [] },
  minimums: { SOR_Dagobah: 3 },
  usualMinimum: 3,
  locked: false,
  inMatch: false,
  words: [],
};

test('a deck is suggested, changed and registered; news do not take the choice away', async () => {
  const building: PlayerPhoneView = { ...ada, own: null, limited: pool };
  const { fake } = await open(building);
  const legality = () => document.getElementById('deck-legal')?.textContent.trim();
  expect(legality()).toBe('not legal: no leader, no base, 3 cards missing');
  const suggested = { leader: 'SOR_Luke', base: 'SOR_Dagobah', cards: [{ id: 'SOR_Zeb', count: 2 }] };
  shown = { ...building, suggested };
  await press('suggest-deck');
  expect(document.querySelector('dialog.sure'), 'nothing is replaced').toBeNull();
  expect(legality()).toBe('not legal: 1 card missing');
  await fireEvent.click(document.querySelector('input[value=SOR_Maul]') as Element);
  shown = building;
  stream.send('8');
  await aMoment();
  expect([legality(), document.getElementById('deck-count')?.textContent]).toEqual(['✓ legal', '3']);
  await press('suggest-deck');
  answerSheet('.no');
  await aMoment();
  expect(kinds(fake)).toEqual(['look', 'suggestDeck', 'look']);
  fake.answers = [{ ok: false, problem: 'Deck lists are locked now.' }];
  HTMLElement.prototype.scrollIntoView = vi.fn();
  await fireEvent.click(document.getElementById('deck-hand-in') as Element);
  await aMoment();
  expect(screen.getByRole('alert').textContent).toBe('Deck lists are locked now.');
  expect(legality()).toBe('✓ legal');
  const list = { ...suggested, cards: [...suggested.cards, { id: 'SOR_Maul', count: 1 }] };
  shown = { ...building, limited: { ...pool, list, check: { ...pool.check, legal: true, size: 3 } } };
  await fireEvent.click(document.getElementById('deck-hand-in') as Element);
  await aMoment();
  expect(fake.sent.at(-1)).toEqual({ kind: 'saveDeck', list });
  expect(document.querySelector<HTMLDetailsElement>('#deck-builder')?.open).toBe(false);
  expect(text()).toContain('Deck registered.');
});

test('a locked deck can be seen, but not changed', async () => {
  await open({ ...ada, own: null, limited: { ...pool, locked: true } });
  expect(document.getElementById('deck-hand-in')).toBeNull();
  expect(document.querySelectorAll('#deck-builder input:not(:disabled)')).toHaveLength(0);
});

const table = (step: number) =>
  ({
    kind: 'whole',
    revision: `r${step}`,
    view: {
      id: 1,
      reader: 0,
      step,
      round: 1,
      sides: [],
      cards: [],
      seats: [{ name: 'Ada' }],
      log: [],
      waiting: [],
      question: null,
      outcome: null,
      attack: null,
      series: { bestOf: 3, number: 1, wins: [0, 0], state: 'playing', reported: null },
    },
    wantsNext: [false, false],
    sideboard: null,
    cards: [],
    judgeCalled: false,
  }) as unknown as TableUpdate;
const game = { inProgress: false, you: false, want: [], missing: ['Ben'], whyNot: null };

test('a player who wants to play on phones enters the game when all are ready, and comes back to it', async () => {
  const { fake } = await open({ ...ada, game });
  shown = { ...ada, game: { ...game, you: true } };
  await press('want-match');
  expect(fake.sent.at(-1)).toMatchObject({ kind: 'want', number: 1 });
  expect(text()).toContain('Waiting for Ben');
  fake.answers = [
    { ok: true, view: { ...ada, game: { ...game, inProgress: true } } },
    { ok: true, table: table(1) },
  ];
  stream.send('8');
  await aMoment();
  expect(document.querySelector('.game .top')?.textContent).toContain('Round 1 · Game 1 (0–0)');
  expect([document.body.classList.contains('playing'), sessionStorage.getItem('cantina-phone')]).toEqual([
    true,
    'match',
  ]);
  await fireEvent.click(screen.getByText('‹ My match'));
  await aMoment();
  expect([kinds(fake).at(-1), document.body.classList.contains('playing')]).toEqual(['look', false]);
});

test('a look that waits while a game begins does not leave the game', async () => {
  const { fake, desk } = await open({ ...ada, game });
  fake.answers = [
    { ok: true, table: table(1) },
    { ok: true, table: table(2) },
  ];
  desk.wantMatch();
  stream.send('8');
  await aMoment();
  expect(fake.sent.map((one) => [one.kind, one.have])).toEqual([
    ['look', undefined],
    ['want', null],
    ['game', 'r1'],
  ]);
  expect(document.querySelector('.game')).not.toBeNull();
});

test('changes that do not fit the table here are replaced by the whole one', async () => {
  const { fake, desk } = await open({ ...ada, game: { ...game, inProgress: true } });
  fake.answers = [{ ok: true, table: table(1) }];
  await press('open-match');
  const changes: TableUpdate = {
    kind: 'changes',
    revision: 'r3',
    base: 'r2',
    changes: {},
    cards: [],
    judgeCalled: false,
  };
  fake.answers = [
    { ok: true, table: changes },
    { ok: true, table: table(3) },
  ];
  stream.send('8');
  await aMoment();
  expect(fake.sent.slice(1).map((one) => [one.kind, one.have])).toEqual([
    ['game', null],
    ['game', 'r1'],
    ['game', null],
  ]);
  expect(desk.table?.view.step).toBe(3);
});

test('a page that loads again looks at its game, and at the match when the game is gone', async () => {
  sessionStorage.setItem('cantina-phone', 'casual');
  const { fake } = await open();
  expect(fake.sent).toEqual([{ kind: 'game', casual: true, have: null }]);
  expect(text()).toContain('Table 7');
  expect(sessionStorage.getItem('cantina-phone')).toBe('');
});

test('a casual table is opened with the chosen deck and number of players', async () => {
  const decks = [
    { key: null, name: 'Blue', leaders: 1 },
    { key: 'SOR-Luke', name: 'Luke', leaders: 1 },
  ];
  const waiting = { number: 4, seats: 3, sitting: ['Ben'], yours: false, leaders: 1 };
  const { fake } = await open({ ...ada, own: null, casual: { inProgress: false, tables: [waiting], decks } });
  expect(text()).toContain('Ben Seats left: 2');
  await press('join-table-4');
  expect(fake.sent.at(-1)).toEqual({ kind: 'joinTable', table: 4, deck: null });
  await fireEvent.change(screen.getByTestId('casual-deck'), { target: { value: 'SOR-Luke' } });
  await fireEvent.change(document.getElementById('casual-seats') as Element, { target: { value: '3' } });
  await press('open-table');
  expect(fake.sent.at(-1)).toEqual({ kind: 'openTable', seats: 3, deck: 'SOR-Luke' });
});
