import { fireEvent, render, screen } from '@testing-library/svelte';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { FloorQuery, FloorTable, FloorView } from '../../lib/api';
import { language } from '../../lib/i18n/language.svelte';
import type { Device } from '../device';
import { aMoment, FakeDevice, fakeBrowser, realBrowser, stream } from '../page/fakes';
import { FloorDesk, type FloorAnswer } from './floorDesk.svelte';
import FloorPage from './FloorPage.svelte';

const player = (number: number, name: string) => ({ number, name, record: '1-0-0' });

const table: FloorTable = {
  round: 2,
  number: 3,
  seats: { table: 3, players: [player(1, 'Ada'), player(2, 'Ben')], result: null, extension: 180 },
  gamesToWin: 2,
  hp: [],
  lists: [{ player: 2, slot: 1, name: 'Blue' }],
  penalties: [],
  checks: [],
};

const tables: FloorView = {
  name: 'Zoe',
  role: 'judge',
  round: { number: 2, open: 1, clock: { running: true, seconds: 3000, leftMs: 65_000 } },
  calls: [{ player: 1, name: 'Ada', table: 3, game: null, call: 'judge', at: '2026-11-29T18:00:00Z' }],
  staff: [],
  sheet: {
    kind: 'tables',
    tables: [
      { ...table.seats, table: 1, players: [player(3, 'Cem'), player(4, 'Dana')], result: { kind: 'first' } },
      table.seats,
    ],
  },
};

const atTable: FloorView = { ...tables, sheet: { kind: 'table', table } };

const fakeDevice = () =>
  new FakeDevice<FloorAnswer>(({ view }) => ({
    ok: true,
    floor: (view as FloorQuery).show === 'tables' ? tables : atTable,
  }));

beforeEach(() => {
  fakeBrowser();
  language.code = 'en';
});
afterEach(realBrowser);

async function open(fake = fakeDevice()) {
  const desk = new FloorDesk(fake as unknown as Device<FloorAnswer>, '/j/news', '7');
  render(FloorPage, { desk, title: 'Saturday' });
  await aMoment();
  return { fake, desk };
}

test('the first screen needs one request, and no second for the revision that the page came with', async () => {
  const { fake } = await open();
  expect(screen.getByTestId('table-3').textContent).toMatch(/call.*Ada.*Ben.*open.*\+3:00/s);
  expect(document.body.textContent).toContain('Round 2 · 1 open');
  expect(screen.getByRole('region', { name: 'Judge calls' }).textContent).toMatch(/^\s*Table 3 · Ada calls a judge/);
  stream.send('7');
  await aMoment();
  expect(fake.sent).toEqual([{ kind: 'look', view: { show: 'tables' } }]);
  stream.send('8');
  await aMoment();
  expect(fake.sent).toHaveLength(2);
});

test('open tables come first, and a press shows the table', async () => {
  const { fake } = await open();
  const tiles = screen.getAllByTestId(/^table-/).map((tile) => tile.dataset.testid);
  expect(tiles).toEqual(['table-3', 'table-1']);
  await fireEvent.click(screen.getByTestId('table-3'));
  await aMoment();
  expect(fake.sent.at(-1)).toEqual({ kind: 'look', view: { show: 'table', table: 3 } });
  expect(screen.getByTestId('deck-2-1').textContent).toBe('Ben: Blue');
});

test('a result is entered after a question that names it', async () => {
  const { fake, desk } = await open();
  desk.open({ show: 'table', table: 3 });
  await aMoment();
  await fireEvent.click(screen.getByTestId('games-2-1'));
  const sheet = document.querySelector('dialog');
  expect(sheet?.textContent).toContain('Ada – Ben: 2–1');
  expect(fake.sent).toHaveLength(2);
  await fireEvent.click(sheet?.querySelector('.yes') as HTMLElement);
  await aMoment();
  const result = { kind: 'games', a: 2, b: 1, drawn: 0 };
  expect(fake.sent.at(-1)).toEqual({
    kind: 'act',
    act: { act: 'result', round: 2, table: 3, result },
    view: { show: 'table', table: 3 },
  });
});

test('an empty HP field is not sent as 0, and a cleared field stays empty', async () => {
  const players = [player(1, 'Ada'), player(2, 'Ben'), player(3, 'Cem')];
  const suns: FloorTable = { ...table, seats: { ...table.seats, players }, hp: [12, 0, 5] };
  const { fake, desk } = await open();
  fake.answers = [{ ok: true, floor: { ...tables, sheet: { kind: 'table', table: suns } } }];
  desk.open({ show: 'table', table: 3 });
  await aMoment();
  const field = screen.getByTestId<HTMLInputElement>('hp-1');
  await fireEvent.input(field, { target: { value: '' } });
  expect([field.value, field.checkValidity()]).toEqual(['', false]);
  await fireEvent.submit(field.form as HTMLFormElement);
  await aMoment();
  expect(document.querySelector('dialog')).toBeNull();
});

test('a rejected entry leaves the screen and the typed text, and says why', async () => {
  const { fake, desk } = await open();
  desk.open({ show: 'table', table: 3 });
  await aMoment();
  const note = screen.getByTestId<HTMLTextAreaElement>('note-text');
  await fireEvent.input(note, { target: { value: 'loud music' } });
  fake.answers = [{ ok: false, problem: 'The event is over.' }];
  await fireEvent.click(screen.getByTestId('add-note'));
  await aMoment();
  expect(screen.getByRole('alert').textContent).toBe('The event is over.');
  expect(note.value).toBe('loud music');
  await fireEvent.click(screen.getByTestId('add-note'));
  await aMoment();
  expect(screen.queryByRole('alert')).toBeNull();
  expect(note.value).toBe('');
});

test('an entry without an answer is sent again unchanged, and its form waits for it', async () => {
  const { fake, desk } = await open();
  desk.open({ show: 'table', table: 3 });
  await aMoment();
  await fireEvent.input(screen.getByTestId('note-text'), { target: { value: 'late' } });
  fake.answers = [new Error('no network'), new Error('no network')];
  await fireEvent.click(screen.getByTestId('add-note'));
  await aMoment();
  const add = screen.getByTestId<HTMLButtonElement>('add-note');
  expect(add.disabled).toBe(true);
  expect(document.getElementById('live')?.textContent).toMatch(/Not live since \d\d:\d\d/);
  await vi.advanceTimersByTimeAsync(5000);
  const notes = fake.sent.filter((one) => one.kind === 'act');
  expect(notes).toHaveLength(3);
  expect(new Set(notes.map((one) => JSON.stringify(one))).size).toBe(1);
  expect([add.disabled, screen.getByTestId<HTMLTextAreaElement>('note-text').value]).toEqual([false, '']);
  expect(document.getElementById('live')?.textContent).toMatch(/^\s*Live/);
});

test('an entry made while another has no answer is sent after it, once', async () => {
  const { fake, desk } = await open();
  fake.answers = [new Error('no network'), new Error('no network')];
  void desk.enter({ act: 'note', text: 'one', player: null, round: null, table: null });
  void desk.enter({ act: 'note', text: 'two', player: null, round: null, table: null });
  await vi.advanceTimersByTimeAsync(10_000);
  const texts = fake.sent.flatMap((one) => (one.kind === 'act' ? [(one.act as { text: string }).text] : []));
  expect(texts).toEqual(['one', 'one', 'one', 'two']);
  expect(desk.entering).toBe(0);
});

test('a revoked device is signed out with the reason', async () => {
  const { fake, desk } = await open();
  fake.answers = [{ ok: false, gone: true, problem: 'Signed out.' }];
  desk.open({ show: 'rules', words: '' });
  await aMoment();
  expect(screen.getByRole('alert').textContent).toBe('Signed out.');
  expect(fake.forget).toHaveBeenCalledOnce();
  desk.open({ show: 'tables' });
  await aMoment();
  expect(fake.sent).toHaveLength(2);
});

test('a phone without a code says how to get one, in the language of the page', () => {
  language.code = 'de';
  render(FloorPage, { desk: null, title: 'Samstag' });
  expect(document.querySelector('main')?.textContent).toContain('Code für Judges');
});
