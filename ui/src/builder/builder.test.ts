import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { sample } from '../cards/sample';
import type { DeckDocument, DeckReport } from '../lib/api';
import { History } from '../lib/history';
import { catalog } from '../lib/state/catalog.svelte';
import { content } from '../library/sample';
import { added, held, limitOf, moved, replacedBy, same, withBase, withLeader, without } from './content';
import { DeckBuilder } from './builder.svelte';
import { composed, NO_FILTERS } from './filters';
import { freeBases, poolOf, restOf, withPool } from './pool';
import { newestOnly, sorted } from './sorting';
import { CardSource } from './source.svelte';

const old = sample({ id: 'SOR_033', identity: 'SOR_033', name: 'Death Trooper', cost: 3 });
const reprint = sample({ id: 'SEC_030', identity: 'SOR_033', name: 'Death Trooper', cost: 3 });
const wampa = sample({ id: 'SOR_164', name: 'Wampa', cost: 4 });
const luke = sample({ id: 'SOR_005', name: 'Luke Skywalker', kind: 'leader' });
const vader = sample({ id: 'SOR_010', name: 'Darth Vader', kind: 'leader' });
const base = sample({ id: 'SOR_019', name: 'Security Complex', kind: 'base', cost: null });
const all = [old, reprint, wampa, luke, vader, base];
const faces = (id: string) => all.find((face) => face.id === id);

describe('a deck', () => {
  test('adding a reprint increases the row of the printing in the deck, unless this printing is requested', () => {
    const deck = content({ main: [{ id: 'SOR_033', count: 1 }] });
    expect(added(deck, reprint, 'main', 1, faces).main).toEqual([{ id: 'SOR_033', count: 2 }]);
    expect(added(deck, reprint, 'main', 1, faces, true).main).toEqual([
      { id: 'SEC_030', count: 1 },
      { id: 'SOR_033', count: 1 },
    ]);
    expect(held(added(deck, reprint, 'sideboard', 1, faces, true), faces).get('SOR_033')).toBe(2);
  });

  test('removing the last copy removes the row, and a count is never negative', () => {
    const deck = content({ main: [{ id: 'SOR_164', count: 1 }] });
    const empty = added(deck, wampa, 'main', -1, faces);
    expect(empty.main).toEqual([]);
    expect(added(empty, wampa, 'main', -1, faces)).toBe(empty);
    expect(without(deck, 'SOR_164', 'main').main).toEqual([]);
  });

  test('one more copy of an imported row with hundreds is added, up to as many as a deck can store', () => {
    const deck = content({ main: [{ id: 'SOR_164', count: 998 }] });
    const full = added(deck, wampa, 'main', 1, faces);
    expect(full.main[0]?.count).toBe(999);
    expect(added(full, wampa, 'main', 1, faces).main[0]?.count).toBe(999);
  });

  test('a card can be moved to the sideboard and back', () => {
    const deck = content({ main: [{ id: 'SOR_164', count: 3 }] });
    const there = moved(deck, 'SOR_164', 'main', 2);
    expect([there.main[0]?.count, there.sideboard[0]?.count]).toEqual([1, 2]);
    expect(same(moved(there, 'SOR_164', 'sideboard', 2), deck)).toBe(true);
  });

  test('a deck has one leader in Premier and two in Twin Suns; a second click removes it (CR 9.2.2A, 12.2.1A)', () => {
    const premier = withLeader(withLeader(content({}), 'SOR_005'), 'SOR_010');
    expect(premier.leaders).toEqual(['SOR_010']);
    const twin = withLeader(withLeader(content({ format: 'twinSuns' }), 'SOR_005'), 'SOR_010');
    expect(twin.leaders).toEqual(['SOR_005', 'SOR_010']);
    expect(withLeader(twin, 'SOR_005').leaders).toEqual(['SOR_010']);
    expect(withBase(withBase(content({}), 'SOR_019'), 'SOR_019').bases).toEqual([]);
  });

  test('the leader or base that another one replaced is found', () => {
    const one = withLeader(content({}), 'SOR_005');
    expect(replacedBy(content({}), one)).toBeNull();
    expect(replacedBy(one, withLeader(one, 'SOR_010'))).toBe('SOR_005');
    expect(replacedBy(one, withLeader(one, 'SOR_005'))).toBeNull();
    const based = withBase(one, 'SOR_019');
    expect([replacedBy(one, based), replacedBy(based, withBase(based, 'SOR_020'))]).toEqual([null, 'SOR_019']);
  });

  test('the copy limit depends on the format, the card text and, in limited, the pool', () => {
    expect(limitOf(wampa, content({}))).toBe(3);
    expect(limitOf(wampa, content({ format: 'twinSuns' }))).toBe(1);
    expect(limitOf(wampa, content({ format: 'twinSuns' }), 15)).toBe(15);
    const pool = { set: 'SOR', cards: [{ id: 'SOR_164', count: 4 }] };
    expect(limitOf(wampa, content({ format: 'sealed', pool }))).toBe(4);
  });
});

describe('undo', () => {
  test('steps back and forward, and a new change discards the forward steps', () => {
    const history = new History<string>();
    history.push('a');
    history.push('b');
    expect(history.undo('c')).toBe('b');
    expect(history.redo('b')).toBe('c');
    expect(history.undo('c')).toBe('b');
    history.push('b');
    expect(history.redo('d')).toBeNull();
  });

  test('typing several letters in a field is one step', () => {
    const history = new History<string>();
    history.push('', 'name');
    history.push('L', 'name');
    expect(history.undo('Lu')).toBe('');
    expect(history.canUndo).toBe(false);
  });
});

describe('filters', () => {
  test('are search terms before the typed words', () => {
    const filters = { ...NO_FILTERS, types: ['unit'], costs: [2, 7], aspects: ['Villainy' as const], unique: true };
    expect(composed('vader', filters)).toBe('t:unit a:villainy (cost:2 or cost>=7) is:unique vader');
    expect(composed('  vader ', NO_FILTERS)).toBe('vader');
  });

  test('keep a typed "or" in parentheses with the typed words', () => {
    expect(composed('luke or leia', { ...NO_FILTERS, arena: 'space' })).toBe('ar:space (luke or leia)');
    expect(composed('"one or two"', { ...NO_FILTERS, arena: 'space' })).toBe('ar:space "one or two"');
  });

  test('can require all selected aspects, any of them, or no others', () => {
    const aspects = ['Command' as const, 'Heroism' as const];
    expect(composed('', { ...NO_FILTERS, aspects })).toBe('a:command,heroism');
    expect(composed('', { ...NO_FILTERS, aspects, way: 'any' })).toBe('(a:command or a:heroism)');
    expect(composed('', { ...NO_FILTERS, aspects, way: 'only' })).toBe('a<=command,heroism');
  });
});

test('the list has one row for each card, with its newest printing, sorted by cost and name', () => {
  const place = (id: string) => all.findIndex((face) => face.id === id);
  expect(newestOnly(all, place)).not.toContain(old);
  expect(sorted([wampa, reprint], 'cost').map((face) => face.id)).toEqual(['SEC_030', 'SOR_164']);
});

describe('a pool', () => {
  const pool = {
    set: 'SOR',
    cards: [
      { id: 'SOR_164', count: 2 },
      { id: 'SOR_005', count: 1 },
    ],
  };

  test('contains the cards that are not in the deck, without leaders', () => {
    const deck = content({ format: 'sealed', pool, main: [{ id: 'SOR_164', count: 1 }] });
    const rest = restOf(
      [
        { face: wampa, count: 2 },
        { face: luke, count: 1 },
      ],
      deck,
    );
    expect(rest).toEqual([{ face: wampa, count: 1 }]);
  });

  test('limits a deck to its cards and any Common base of the set (CR 10.2.2C)', () => {
    const deck = content({
      format: 'sealed',
      leaders: ['SOR_005', 'SOR_010'],
      bases: ['SOR_019'],
      main: [
        { id: 'SOR_164', count: 3 },
        { id: 'SOR_033', count: 1 },
      ],
    });
    const fitted = withPool(deck, pool, faces);
    expect([fitted.leaders, fitted.bases, fitted.main]).toEqual([
      ['SOR_005'],
      ['SOR_019'],
      [{ id: 'SOR_164', count: 2 }],
    ]);
    expect(freeBases({ set: 'SOR' }, all)).toEqual([base]);
    expect(freeBases({ set: 'SHD', moreSets: ['SOR'] }, all)).toEqual(freeBases({ set: 'SHD' }, all).concat(base));
    expect(freeBases({ set: 'XXX', freeBases: [base.id] }, all)).toEqual([base]);
    expect(poolOf(fitted)).toBe(pool);
  });
});

const api = vi.hoisted(() => ({
  openDeck: vi.fn(),
  checkDeck: vi.fn(),
  writeDeck: vi.fn(),
  findCards: vi.fn(),
  everyCard: vi.fn(),
}));
vi.mock('../lib/api', async (original) => ({ ...(await original<typeof import('../lib/api')>()), api }));

const report = (legal: boolean) => ({ legal, problems: [] }) as unknown as DeckReport;
const opened = (version: number, deck = content({})) =>
  ({ id: 1, content: deck, tags: [], archived: false, version, versions: [], report: report(true) }) as DeckDocument;

describe('the builder', () => {
  beforeEach(() => {
    vi.useFakeTimers();
    vi.clearAllMocks();
    catalog.use(all);
    api.everyCard.mockResolvedValue(all);
    api.openDeck.mockResolvedValue(opened(1));
    api.checkDeck.mockResolvedValue(report(false));
  });
  afterEach(() => vi.useRealTimers());

  async function builder() {
    const made = new DeckBuilder(1);
    await made.load();
    return made;
  }

  test('says why a deck cannot be opened and what can be done, and can try again', async () => {
    const wayOut = 'Bring an earlier version back.';
    api.openDeck.mockRejectedValueOnce({ code: 'deck.damaged', message: 'It is damaged.', place: null, wayOut });
    const made = await builder();
    expect([made.failed?.code, made.failed?.wayOut, made.content]).toEqual(['deck.damaged', wayOut, null]);
    await made.load();
    expect([made.failed, made.content !== null]).toEqual([null, true]);
  });

  test('saves after a pause, on top of the version it has loaded', async () => {
    const made = await builder();
    api.writeDeck.mockImplementation((_id, seen: number, deck) => Promise.resolve(opened(seen + 1, deck)));
    made.add(wampa);
    made.add(wampa);
    expect([made.saved, api.writeDeck.mock.calls.length]).toEqual(['changed', 0]);
    await vi.advanceTimersByTimeAsync(1500);
    expect(api.writeDeck).toHaveBeenCalledTimes(1);
    expect(api.writeDeck.mock.calls[0]?.slice(0, 2)).toEqual([1, 1]);
    expect([made.saved, made.content?.main]).toEqual(['saved', [{ id: 'SOR_164', count: 2 }]]);
  });

  test('keeps the changes when another program has written first', async () => {
    const made = await builder();
    api.writeDeck.mockRejectedValue({
      code: 'store.conflict',
      message: 'Changed elsewhere.',
      place: null,
      wayOut: null,
    });
    made.add(wampa);
    await vi.advanceTimersByTimeAsync(1500);
    expect([made.saved, made.content?.main]).toEqual(['conflict', [{ id: 'SOR_164', count: 1 }]]);
  });

  test('shows only the check of the newest list', async () => {
    const made = await builder();
    let first: (value: DeckReport) => void = () => undefined;
    api.checkDeck.mockReturnValueOnce(new Promise((answer) => (first = answer))).mockResolvedValueOnce(report(true));
    made.add(wampa);
    await vi.advanceTimersByTimeAsync(200);
    made.add(wampa);
    await vi.advanceTimersByTimeAsync(200);
    first(report(false));
    await vi.advanceTimersByTimeAsync(0);
    expect(made.report?.legal).toBe(true);
  });

  test('can undo a click', async () => {
    const made = await builder();
    made.add(wampa);
    made.undo();
    expect([made.content?.main, made.canUndo, made.canRedo]).toEqual([[], false, true]);
  });
});

test('an unreadable search keeps the previous cards, and only the newest answer is used', async () => {
  catalog.use(all);
  const source = new CardSource();
  source.legalOnly = false;
  api.findCards.mockResolvedValueOnce(['SOR_164']);
  await source.search();
  expect(source.faces?.map((face) => face.id)).toEqual(['SOR_164']);
  api.findCards.mockRejectedValueOnce({ code: 'cards.query', message: 'No.', place: null, wayOut: null });
  await source.search();
  expect([source.error?.code, source.faces?.length, source.busy]).toEqual(['cards.query', 1, false]);
  let late: (ids: string[]) => void = () => undefined;
  api.findCards.mockReturnValueOnce(new Promise((answer) => (late = answer))).mockResolvedValueOnce(['SOR_033']);
  const slow = source.search();
  await source.search();
  late(['SOR_164']);
  await slow;
  expect(source.faces?.map((face) => face.id)).toEqual(['SOR_033']);
});

test('the list stays busy when an answer arrives while a newer search is waiting for its frame', async () => {
  catalog.use(all);
  const source = new CardSource();
  source.legalOnly = false;
  const frames: FrameRequestCallback[] = [];
  vi.stubGlobal('requestAnimationFrame', (frame: FrameRequestCallback) => frames.push(frame));
  let answer: (ids: string[]) => void = () => undefined;
  api.findCards.mockReturnValueOnce(new Promise((found) => (answer = found))).mockResolvedValueOnce(['SOR_033']);
  const slow = source.search();
  source.set({ costs: [3] });
  answer(['SOR_164']);
  await slow;
  expect(source.busy).toBe(true);
  frames[0]?.(0);
  await vi.waitFor(() => expect(source.busy).toBe(false));
  expect(source.faces?.map((face) => face.id)).toEqual(['SOR_033']);
  vi.unstubAllGlobals();
});
