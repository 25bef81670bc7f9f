import { expect, test } from 'vitest';
import type { BracketView, PlayerView, RoundView, TableView, EventView, PenaltyView } from '../lib/api';
import { parseResult, quickResults } from '../lib/results';
import { tells } from './log/filter.svelte';
import { columnsOf } from './bracket/bracket';
import { byExtension, pressed, roundLeft, roundMood } from './clock/clock';
import { copyLabel, parseHp, parseTables, since } from './entries';
import { findPlayers } from './players/find';
import { pathOf, recorded } from './judge/path';
import { freshKey, moved, withSources, type Profile } from '../profiles/profile';
import { FULL_PROFILE } from '../mock/profiles';

const player = (id: number, name: string): PlayerView => ({
  id,
  name,
  bot: false,
  dropped: false,
  disqualified: false,
  enteredInRound: 1,
  pod: null,
  seat: null,
  deck: 'missing',
  record: '0-0-0',
  fixedTable: null,
  declaredByes: [],
  decks: [],
  decksLocked: false,
  penalties: 0,
});

const table = (number: number, more: Partial<TableView> = {}): TableView => ({
  table: number,
  players: [
    { id: 2 * number - 1, name: `P${2 * number - 1}`, record: '' },
    { id: 2 * number, name: `P${2 * number}`, record: '' },
  ],
  result: null,
  resultText: '',
  games: [],
  bans: null,
  hp: [],
  out: [],
  places: [],
  gameLosses: [],
  extension: 0,
  why: [],
  ...more,
});

const round = (number: number, tables: TableView[]): RoundView => ({
  number,
  kind: 'elimination',
  scope: 'wholeEvent',
  gamesToWin: 2,
  seed: '1',
  open: 0,
  clock: null,
  tables,
  forced: [],
  openTables: [],
});

test('a player is found by number, by any word of the name, and without accents', () => {
  const all = [player(1, 'Ada Müller'), player(2, 'Łucja Adamska'), player(12, 'Ben Ng')];
  expect(findPlayers(all, '12').map((one) => one.id)).toEqual([12]);
  expect(findPlayers(all, 'mull').map((one) => one.id)).toEqual([1]);
  expect(findPlayers(all, 'ada').map((one) => one.id)).toEqual([1, 2]);
  expect(findPlayers(all, '  ')).toEqual([]);
});

test('HP are read seat by seat, and a wrong count or number is told', () => {
  expect(parseHp('25 0 13 7', 4)).toEqual({ hp: [25, 0, 13, 7] });
  expect(parseHp('25,0/13', 3)).toEqual({ hp: [25, 0, 13] });
  expect(parseHp('25 0', 3)).toEqual({ wrong: 'count', count: 2 });
  expect(parseHp('25 x 3', 3)).toEqual({ wrong: 'number', text: 'x' });
  expect(parseHp('100 1 1', 3)).toEqual({ wrong: 'number', text: '100' });
});

test('table numbers are read once each', () => {
  expect(parseTables('3, 7 12 7')).toEqual([3, 7, 12]);
  expect(parseTables('')).toEqual([]);
  expect(parseTables('3, x')).toBeNull();
  expect(parseTables('0')).toBeNull();
});

test('how long ago is told in the shortest words', () => {
  const now = Date.parse('2026-11-21T12:00:00Z');
  expect(since('2026-11-21T11:59:40Z', now)).toBe('20 s');
  expect(since('2026-11-21T11:55:00Z', now)).toBe('5 min');
  expect(since('2026-11-21T09:00:00Z', now)).toBe('3 h');
  expect(since('2026-11-21T12:00:05Z', now)).toBe('0 s');
});

test('the label of a copy says event, round and part', () => {
  expect(copyLabel('event-1-round-12-end')).toEqual({ event: 1, round: 12, part: 'end' });
  expect(copyLabel('by-hand')).toBeNull();
});

test('a clock counts on while it runs, also below zero, and stands when paused', () => {
  const runs = { running: true, seconds: 3300, leftMs: 2000 };
  expect(roundLeft(runs, 1000, 2500)).toBe(500);
  expect(roundLeft(runs, 1000, 9000)).toBe(-6000);
  expect(roundLeft({ ...runs, running: false }, 1000, 9000)).toBe(2000);
  expect(roundMood(runs, 400_000)).toBe('calm');
  expect(roundMood(runs, 299_000)).toBe('soon');
  expect(roundMood({ ...runs, running: false }, 299_000)).toBe('paused');
  expect(roundMood(runs, -1)).toBe('over');
});

test('one press starts, pauses, goes on', () => {
  const clock = { running: true, seconds: 1, leftMs: 1 };
  expect(pressed(null)).toEqual({ kind: 'start', seconds: null });
  expect(pressed(clock)).toEqual({ kind: 'pause' });
  expect(pressed({ ...clock, running: false })).toEqual({ kind: 'resume' });
});

test('of tables with more time those that end first stand at the top', () => {
  const tables = [
    { table: 9, extension: 60 },
    { table: 2, extension: 300 },
    { table: 3, extension: 60 },
  ];
  expect(byExtension(tables).map((one) => one.table)).toEqual([3, 9, 2]);
});

const bracket: BracketView = {
  size: 4,
  seeds: [1, 2, 3, 4].map((id) => ({ id, name: `P${id}`, record: '' })),
  order: [1, 4, 2, 3],
  firstRound: 5,
  next: [],
  oneTable: false,
  over: false,
};

test('the bracket before its first round has the seeds and an empty final', () => {
  const [semis, final, ...more] = columnsOf(bracket, []);
  expect(more).toEqual([]);
  expect(semis?.map((match) => match.sides.map((side) => side.seed))).toEqual([
    [1, 4],
    [2, 3],
  ]);
  expect(final?.[0]?.sides.map((side) => side.player)).toEqual([null, null]);
});

test('winners go on to the next column, whichever side of the table they sat on', () => {
  const pair = (a: number, b: number) => [a, b].map((id) => ({ id, name: `P${id}`, record: '' }));
  const semis = round(5, [
    table(1, { players: pair(4, 1), result: { kind: 'games', a: 2, b: 1, drawn: 0 } }),
    table(2, { players: pair(2, 3) }),
  ]);
  const columns = columnsOf(bracket, [semis]);
  expect(columns[0]?.[0]?.sides.map((side) => [side.seed, side.score, side.won])).toEqual([
    [1, '1', false],
    [4, '2', true],
  ]);
  expect(columns[1]?.[0]?.sides.map((side) => side.seed)).toEqual([4, null]);
});

const penalty = (number: number, withdrawn: string | null = null): PenaltyView => ({
  number,
  player: 1,
  name: 'P1',
  infraction: '4.3',
  penalty: 'warning',
  round: 1,
  note: '',
  withdrawn,
});

const judged = (penalties: PenaltyView[]): EventView =>
  ({
    penalties,
    infractions: [{ code: '4.3', name: 'Slow play', path: ['warning', 'gameLoss'] }],
  }) as unknown as EventView;

test('the path goes on by what stands; a withdrawn penalty does not count; the last step repeats', () => {
  const states = (head: EventView, before: number | null = null) =>
    pathOf(head, 1, '4.3', before).map((step) => step.state);
  expect(states(judged([]))).toEqual(['next', 'later']);
  expect(states(judged([penalty(1)]))).toEqual(['given', 'next']);
  expect(states(judged([penalty(1, 'mistaken')]))).toEqual(['next', 'later']);
  expect(states(judged([penalty(1), penalty(2), penalty(3)]))).toEqual(['given', 'next']);
  expect(states(judged([]), 1)).toEqual(['given', 'next']);
  expect(recorded(judged([penalty(1), penalty(2)]), 1)).toEqual(['4.3']);
});

test('quick results fit the number of games that win a match, and each can be typed', () => {
  for (const toWin of [1, 2, 3]) {
    const quick = quickResults(toWin);
    expect(new Set(quick.map((one) => one.keys)).size).toBe(quick.length);
    for (const one of quick) expect(parseResult(one.keys, toWin)).toEqual(one.entry);
  }
  expect(parseResult('20', 1)).toBeNull();
  expect(parseResult('11', 1)).toBeNull();
  expect(parseResult('32', 3)).toEqual({ kind: 'games', a: 3, b: 2, drawn: 0 });
  expect(parseResult('33', 3)).toBeNull();
});

test('the log of table 1 is not that of table 12', () => {
  const filter = 'Round 2, table 1 ';
  expect(tells('Round 2, table 1 (Ada – Ben): 2-0', filter)).toBe(true);
  expect(tells('Round 2, table 1: HP left 3, 4, 0', filter)).toBe(true);
  expect(tells('Round 2, table 12 (Cy – Di): 2-0', filter)).toBe(false);
  expect(tells('Ada dropped', 'ADA dro')).toBe(true);
});

test('a key is made from the name and is free', () => {
  expect(freshKey('Unsere Läden!', [])).toBe('unsere-laden');
  expect(freshKey('Shop', ['shop', 'shop-2'])).toBe('shop-3');
  expect(freshKey('???', [])).toBe('profile');
});

test('keys of a ranking move within their list', () => {
  expect(moved(['a', 'b', 'c'], 1, -1)).toEqual(['b', 'a', 'c']);
  expect(moved(['a', 'b'], 0, -1)).toEqual(['a', 'b']);
});

test('a changed value no longer claims the source of the old one', () => {
  const before = FULL_PROFILE as unknown as Profile;
  const after = { ...before, rank_by: ['MatchPoints'] };
  expect(withSources(before, after).sources[0]?.confidence).toBe('Unstated');
  expect(withSources(before, { ...before, round_minutes: 50 }).sources).toEqual(before.sources);
});
