import { describe, expect, it } from 'vitest';
import type {
  QuestionKind,
  EventView,
  GameDeckChoice,
  GameOption,
  GameQuestion,
  GameView,
  PlayerSideView,
  Refusal,
  TableCard,
  TableView,
} from '../lib/api';
import { sample } from '../cards/sample';
import { language } from '../lib/i18n/language.svelte';
import {
  assignedTo,
  changesNothing,
  choices,
  dropped,
  hasRoom,
  laidOut,
  letterOf,
  liesOpen,
  merged,
  pointedAt,
  readingOrder,
  touched,
  typed,
} from './choices';
import { covered } from './passDevice';
import {
  ARENA_NAME,
  arenas,
  boardTracks,
  grown,
  HAND_GAP,
  handShape,
  handStep,
  LARGEST_UNIT,
  matched,
  roomOf,
  tileShape,
  tileSize,
} from './fit';
import { canPlay, grouped, keyOf, seatsOf, unfit, wanted } from './setup';
import { announcements } from './log';
import {
  CAPTURED,
  chipLines,
  chipOf,
  chipSize,
  chipsFit,
  figures,
  glyphOf,
  justNow,
  keywordSize,
  keywordsOn,
  lettersOn,
  shrunk,
} from './tile';
import { answerWords, handWords, onUnit, previewWords, tileLabel, whoseWords } from './words';

const refusal = (message: string): Refusal => ({ code: 'pair.not_now', params: {}, message, wayOut: '' });

const option = (index: number, kind: GameOption['kind'], more: Partial<GameOption> = {}): GameOption => ({
  index,
  kind,
  words: kind,
  card: null,
  target: null,
  seat: null,
  counter: null,
  place: null,
  cost: null,
  idle: false,
  caution: null,
  preview: null,
  ...more,
});

const question = (ask: QuestionKind, options: GameOption[]): GameQuestion => ({
  seat: 0,
  ask,
  title: '',
  rule: '1.15.1',
  source: null,
  ability: null,
  min: 1,
  max: 1,
  picked: 0,
  pickedCards: [],
  about: [],
  shown: [],
  options,
});

const card = (id: number, more: Partial<TableCard> = {}): TableCard => ({
  id,
  number: `SOR_${id}`,
  place: 'ground',
  otherName: null,
  owner: 0,
  controller: 0,
  damage: 0,
  exhausted: false,
  power: 2,
  hp: 3,
  keywords: [],
  upgrades: [],
  captured: [],
  host: null,
  deployed: false,
  epicUsed: false,
  price: null,
  cannot: [],
  ...more,
});

// A unit (5) that attacks a unit (8) or a base (1), and has an action; a card in hand (3); a leader (2).
const turn = question('action', [
  option(0, 'play', { card: 3 }),
  option(1, 'attack', { card: 5, target: 8 }),
  option(2, 'attack', { card: 5, target: 1 }),
  option(3, 'use', { card: 5 }),
  option(4, 'deploy', { card: 2 }),
  option(5, 'take', { words: 'take the initiative', counter: 'initiative' }),
  option(6, 'pass'),
]);
const order = [3, 2, 5, 8, 1];

describe('selectable cards', () => {
  it('are each highlighted once, numbered in reading order, and other answers have a letter', () => {
    const now = choices(turn, null, order);
    expect([...now.lit]).toEqual([
      [3, '1'],
      [2, '2'],
      [5, '3'],
    ]);
    expect(now.answers.map((one) => one.key)).toEqual(['i', 'p']);
  });

  it('act immediately if there is no choice, and otherwise ask for the target', () => {
    const now = choices(turn, null, order);
    expect(touched(turn, now, 3)).toEqual({ act: turn.options[0] });
    expect(touched(turn, now, 5)).toEqual({ select: 5 });
    expect(touched(turn, now, 8)).toBeNull();
  });

  it('highlight the targets of the chosen card, and its actions without target are answers', () => {
    const now = choices(turn, 5, order);
    expect([...now.lit.keys()]).toEqual([8, 1]);
    expect(now.answers).toEqual([{ option: turn.options[3], key: '3' }]);
    expect(touched(turn, now, 1)).toEqual({ act: turn.options[2] });
    expect(pointedAt(turn, now, 8)).toBe(turn.options[1]);
  });

  it('do not play a Pilot as a unit with one click if all Vehicles have a Pilot', () => {
    const caution = { words: 'X-Wing already has a Pilot.', rule: '7.5.17A' };
    const turn = question('action', [option(0, 'play', { card: 4, caution }), option(1, 'pass')]);
    expect(touched(turn, choices(turn, null, [4]), 4)).toEqual({ select: 4 });
    expect(choices(turn, 4, [4]).answers.map((answer) => answer.option.caution)).toEqual([caution]);
  });

  it('need no first click if only one card can act, as with Ambush', () => {
    const ambush = question('attack', [
      option(0, 'attack', { card: 5, target: 8 }),
      option(1, 'attack', { card: 5, target: 9 }),
      option(2, 'no'),
    ]);
    const now = choices(ambush, null, []);
    expect([now.source, [...now.lit.keys()], now.answers.map((one) => one.key)]).toEqual([5, [8, 9], ['n']]);
    expect(touched(ambush, now, 9)).toEqual({ act: ambush.options[1] });
  });

  it('offer two ways of the same use as answers and do not highlight targets without effect', () => {
    const upgrade = question('action', [
      option(0, 'play', { card: 3, target: 5 }),
      option(1, 'play', { card: 3, target: 5 }),
      option(2, 'play', { card: 3, target: 8 }),
    ]);
    const now = choices(upgrade, 3, order);
    expect([...now.lit]).toEqual([[8, '1']]);
    expect(now.answers.map((one) => [one.option.index, one.key])).toEqual([
      [0, '2'],
      [1, '3'],
    ]);
  });

  it('offer two ways to play the same card as answers', () => {
    const ways = question('action', [option(0, 'play', { card: 3 }), option(1, 'play', { card: 3 })]);
    expect(touched(ways, choices(ways, null, [3]), 3)).toEqual({ select: 3 });
    expect(choices(ways, 3, [3]).answers.map((one) => one.key)).toEqual(['1', '2']);
  });

  it('have a letter for each counter', () => {
    const counters = ['initiative', 'blast', 'plan'] as const;
    expect(counters.map((counter) => letterOf(option(0, 'take', { counter })))).toEqual(['i', 'b', 'l']);
  });

  it('have the same letters in German', () => {
    const german = { words: 'nimm den Explosionsmarker', counter: 'blast' } as const;
    const now = choices(question('action', [option(0, 'take', german)]), null, []);
    expect(now.answers.map((one) => one.key)).toEqual(['b']);
  });

  it('can be numbers, which wait only if a second digit is possible', () => {
    const numbers = question(
      'number',
      ['0', '1', '2'].map((words, index) => option(index, 'number', { words })),
    );
    expect(choices(numbers, null, []).answers.map((one) => one.key)).toEqual(['0', '1', '2']);
    const keys = ['1', '2', '10', '11', 'p'];
    expect(typed(keys, '2')).toEqual({ key: '2', more: false });
    expect(typed(keys, '1')).toEqual({ key: '1', more: true });
    expect(typed(keys, '11')).toEqual({ key: '11', more: false });
    expect(typed(keys, '12')).toEqual({ key: null, more: false });
  });

  it('gives each of several players the number of its name, and who answers 0', () => {
    const asked = question(
      'player',
      [0, 1, 3].map((seat, index) => option(index, 'player', { seat })),
    );
    const keys = (seat: number) => choices({ ...asked, seat }, null, [], 4).answers.map((one) => one.key);
    expect([keys(0), keys(1)]).toEqual([
      ['0', '1', '3'],
      ['3', '0', '2'],
    ]);
    // Next to cards that can be chosen, numbers continue.
    const mixed = question('player', [option(0, 'card', { card: 7 }), option(1, 'player', { seat: 2 })]);
    expect(choices(mixed, null, [7], 4).answers.map((one) => one.key)).toEqual(['2']);
  });

  it('are own units and the base for indirect damage, with the assigned amount (CR 8.35.1)', () => {
    const asked = {
      ...question('indirect', [option(0, 'card', { card: 3 }), option(1, 'card', { card: 7 })]),
      ...{ min: 4, max: 4, picked: 3, pickedCards: [3, 7, 3] },
    };
    const now = choices(asked, null, [7, 3]);
    expect([...now.lit]).toEqual([
      [7, '1'],
      [3, '2'],
    ]);
    expect(touched(asked, now, 3)).toEqual({ act: asked.options[0] });
    expect([3, 7, 8].map((card) => assignedTo(asked, card))).toEqual([2, 1, 0]);
    expect(assignedTo(question('target', []), 3)).toBe(0);
  });

  it('leave a unit no more indirect damage than its remaining HP, and a base any amount (CR 8.35.3)', () => {
    const unit = card(3, { hp: 4, damage: 2 });
    expect([0, 1, 2, 3].map((assigned) => hasRoom(unit, assigned))).toEqual([true, true, false, false]);
    expect(hasRoom(card(7, { place: 'base', hp: 30, damage: 29 }), 40)).toBe(true);
  });

  it('are none while there is no question', () => {
    expect(choices(null, null, []).lit.size).toBe(0);
    expect(touched(null, choices(null, null, []), 3)).toBeNull();
  });
});

const view = {
  reader: 1,
  sides: [
    {
      seat: 0,
      base: 1,
      leaders: [2],
      hand: [{ id: null, exhausted: false }],
      resources: [],
      discard: [],
      ground: [8],
      space: [],
    },
    {
      seat: 1,
      base: 11,
      leaders: [12],
      hand: [{ id: 13, exhausted: false }],
      resources: [],
      discard: [14],
      ground: [12],
      space: [15],
    },
  ],
  cards: [card(15, { upgrades: [16] }), card(13, { place: 'hand', owner: 1 }), card(14, { place: 'discard' }), card(8)],
} as unknown as GameView;

describe('the reading order of the table', () => {
  it('starts with the side of the player, with a deployed leader among the units', () => {
    expect(readingOrder(view, 1)).toEqual([13, 15, 16, 12, 11, 14, 2, 8, 1]);
  });

  it('contains no hidden card while the table is covered', () => {
    // The reader knows the top card of a deck and a resource of the opponent.
    const [other, own] = view.sides as [PlayerSideView, PlayerSideView];
    const hidden = covered({
      ...view,
      question: question('action', [option(0, 'play', { card: 13 })]),
      sides: [{ ...other, resources: [{ id: 17, exhausted: true }] }, own],
      cards: [...view.cards, card(17, { place: 'resources', owner: 0 }), card(18, { place: 'deck', owner: 1 })],
    });
    expect(hidden.sides[1]?.hand).toEqual([{ id: null, exhausted: false }]);
    expect(hidden.sides[0]?.resources).toEqual([{ id: null, exhausted: true }]);
    expect(hidden.cards.map((one) => one.id)).toEqual([15, 14, 8]);
    expect(hidden.question).toBeNull();
    expect(JSON.stringify(hidden)).not.toMatch(/"id":1[378]|"card":13/);
  });

  it('knows which cards are visible and which must be shown separately', () => {
    expect([13, 8, 14, 99].map((id) => liesOpen(view, id, 1))).toEqual([true, true, false, false]);
  });

  it('shows a hand card separately only if the hand is not drawn', () => {
    const open = { ...view, reader: null };
    const resource = question('resource', [option(0, 'card', { card: 13 }), option(1, 'done')]);
    expect(laidOut(open, resource, 1)).toEqual([]);
    expect(laidOut(open, resource, 0)).toEqual([13]);
  });

  it('names the known cards of an open hand and counts the others', () => {
    const hand = (...ids: (number | null)[]) => ids.map((id) => ({ id, exhausted: false }));
    const name = (id: number) => (id === 1 ? 'Waylay' : 'Open Fire');
    expect(handWords(hand(1, null, null), name)).toEqual({ known: 'Waylay', others: '2 unknown' });
    expect(handWords(hand(1, 2), name)).toEqual({ known: 'Waylay, Open Fire', others: '' });
    expect(handWords(hand(null, 1, 2), name)).toEqual({ known: 'Waylay, Open Fire', others: '1 unknown' });
  });
});

describe('sizes', () => {
  it('let every card of an arena fit', () => {
    for (const count of [1, 2, 5, 9, 14]) {
      const side = tileSize(count, { width: 400, height: 220 }, 190, 20);
      const columns = Math.floor((400 + 6) / (side + 6));
      const rows = Math.floor((220 + 6) / (side + 6));
      expect(columns * rows).toBeGreaterThanOrEqual(count);
    }
    expect(tileSize(1, { width: 900, height: 900 }, 190, 64)).toBe(190);
    expect(tileSize(60, { width: 200, height: 100 }, 190, 64)).toBe(64);
  });

  it('grow into the room of their lane, wider in large text', () => {
    const room = roomOf(4, 119, { width: 506, height: 180 });
    expect(room).toEqual({ width: 119, height: 180 });
    expect(grown(119, room)).toEqual({ width: 119, height: 155 });
    const wide = { width: 300, height: 130 };
    expect([grown(130, wide), grown(130, wide, 1.4)]).toEqual([
      { width: 117, height: 130 },
      { width: 164, height: 130 },
    ]);
    expect(roomOf(3, 100, { width: 214, height: 210 })).toEqual({ width: 102, height: 100 });
    expect(grown(LARGEST_UNIT, { width: 900, height: 900 }).height).toBe(LARGEST_UNIT);
  });

  it('are the same in both arenas of a side unless one would lose 30 %', () => {
    const own = { width: 130, height: 150 };
    expect(matched(own, undefined)).toEqual(own);
    expect(matched(own, { width: 110, height: 160 })).toEqual({ width: 110, height: 150 });
    expect(matched(own, { width: 80, height: 90 })).toEqual(own);
  });

  it('of base and leaders fill the height of their side, and its width', () => {
    expect(tileShape(2, { width: 152, height: 190 }, 6)).toEqual({ width: 152, height: 92 });
    expect(tileShape(2, { width: 0, height: 0 }, 6)).toEqual({ width: 0, height: 24 });
    expect(tileShape(1, { width: 152, height: 190 }, 6)).toEqual({ width: 152, height: 190 });
    expect(tileShape(3, { width: 240, height: 150 }, 6)).toEqual({ width: 230, height: 46 });
  });

  it('let a full hand overlap inside its row', () => {
    const row = { width: 700, height: 180 };
    expect(handStep(3, 700, 120)).toBe(134);
    // Five cards are made smaller to lie side by side; ten keep room for their text and overlap.
    expect(5 * handShape(5, row).width + 4 * HAND_GAP).toBeLessThanOrEqual(700);
    expect(handShape(10, row).height).toBe(140);
    expect(handShape(2, row).height).toBe(180);
    expect(handStep(12, 700, 120) * 11 + 120).toBeCloseTo(700);
    // Large text makes cards wider where there is room.
    expect(handShape(3, row, 1.4).width).toBeGreaterThan(handShape(3, row).width);
    expect(handShape(10, row, 1.4)).toEqual(handShape(10, row));
  });
});

describe('texts of the table', () => {
  const faces: Record<number, unknown> = {
    1: { name: 'Wampa', kind: 'unit', power: 4, hp: 5 },
    2: { name: 'Shield', kind: 'token upgrade' },
    3: { name: 'Experience', kind: 'token upgrade' },
    4: { name: 'Jetpack', kind: 'upgrade' },
  };
  const facts = (id: number) => ({ card: card(id), face: faces[id] as never });
  const wampa = card(1, {
    power: 5,
    hp: 6,
    damage: 2,
    exhausted: true,
    upgrades: [2, 3, 4, 3],
    keywords: ['Sentinel'],
  });

  it('distinguish shields, experience and other upgrades', () => {
    const on = onUnit(wampa, facts);
    expect([on.shields, on.experience, on.others.map((face) => face.name)]).toEqual([1, 2, ['Jetpack']]);
  });

  it('describe the whole tile to a screen reader', () => {
    expect(tileLabel(wampa, faces[1] as never, facts, ['can be chosen'])).toBe(
      'Wampa, 5 power, 4 of 6 HP left, 2 damage, exhausted, Sentinel, 1 shield, 2 experience, with Jetpack, can be chosen',
    );
  });

  // Issue 22, point 4: the game by screen reader alone.
  it('state the player of a card and whether it is ready, in English and German', () => {
    const seats = (seat: number) => ({ name: ['Ann', 'Bo'][seat] ?? '', role: 'named' }) as const;
    const said = (one: TableCard, face: unknown, reader: number | null = 0) =>
      tileLabel(one, face as never, facts, [], whoseWords(one, reader, seats));
    const theirs = { ...wampa, owner: 1, controller: 1, upgrades: [], exhausted: false };
    const taken = { ...theirs, controller: 0 };
    const base = card(9, { place: 'base', power: null, hp: 30, damage: 4 });
    expect(said(theirs, faces[1])).toBe('Wampa, Bo’s, 5 power, 4 of 6 HP left, 2 damage, ready, Sentinel');
    expect(said(taken, faces[1])).toContain('Wampa, yours, owned by Bo, 5 power');
    expect(said(wampa, faces[1], null)).toContain('Wampa, Ann’s, 5 power');
    expect(said(base, { name: 'Echo Base', kind: 'base', arena: null })).toBe(
      'Echo Base, Base, yours, 26 of 30 HP left, 4 damage',
    );
    // In a hand no other player has it, and nothing is turned.
    expect(said({ ...wampa, place: 'hand', damage: 0, exhausted: false, upgrades: [] }, faces[1])).toBe(
      'Wampa, 5 power, 6 HP',
    );
    language.code = 'de';
    expect(said(theirs, faces[1])).toBe(
      'Wampa, Karte von Bo, 5 Stärke, noch 4 von 6 TP, 2 Schaden, spielbereit, Sentinel',
    );
    expect(said(wampa, faces[1])).toContain('deine Karte');
    expect(said(wampa, faces[1])).toContain('erschöpft');
    expect(said(taken, faces[1])).toContain('gehört Bo');
    language.code = 'en';
  });

  it('announce the newest log lines without payments', () => {
    const line = (event: string) =>
      ({ event, text: event, cards: [], heading: false, seat: 0, step: 1, rule: '' }) as never;
    const log = [...Array.from({ length: 20 }, () => line('drew')), line('paid'), line('played')];
    expect(announcements(log).at(-1)).toEqual({ at: 21, text: 'played' });
    expect(announcements(log)).toHaveLength(11);
  });

  it('describe the result of an attack', () => {
    const effects = [
      { card: 1, damage: 3, prevented: 0, healed: 0, falls: true },
      { card: 4, damage: 0, prevented: 3, healed: 2, falls: false },
    ];
    const name = (id: number) => (faces[id] as { name: string }).name;
    expect(previewWords({ effects, uncertain: false }, name, true)).toBe(
      '3 damage to Wampa, which is defeated; 3 damage to Jetpack is prevented; 2 healed from Jetpack',
    );
    expect(previewWords({ effects: [], uncertain: true }, name, true)).toContain('No damage (');
    // A target that gets a token is not expected to be damaged.
    expect(previewWords({ effects: [], uncertain: false }, name, false)).toBe('');
    expect(previewWords(null, name, true)).toBe('');
  });

  it('name a mulligan', () => {
    expect(answerWords('mulligan', option(0, 'no'))).toBe('Keep this hand');
    expect(answerWords('may', option(0, 'no'))).toBe('No');
    expect(answerWords('mode', option(0, 'mode', { words: 'draw a card' }))).toBe('Draw a card');
  });
});

describe('starting a game', () => {
  const choice = (source: GameDeckChoice['source'], why: string | null = null, group = ''): GameDeckChoice => ({
    source,
    name: 'Deck',
    group,
    leaders: [],
    base: null,
    whyNot: why === null ? null : refusal(why),
  });
  const all = [
    choice({ kind: 'library', deck: 3 }),
    choice({ kind: 'registered', event: 1, player: 2 }, null, 'Friday'),
    choice({ kind: 'published', key: 'SOR-Luke' }),
    choice({ kind: 'published', key: 'JTL-Han' }, 'not written'),
    choice({ kind: 'published', key: 'house-twin-1' }),
  ];

  const TITLES = { library: 'Yours', published: 'Sold', house: 'Ours', sealed: 'Sealed', last: 'Last' };

  it('groups the decks and states why one cannot be played', () => {
    const groups = grouped(all, TITLES, 2);
    expect(groups.map((group) => [group.title, group.decks.map((one) => one.whyNot)])).toEqual([
      ['Yours', [null]],
      ['Friday', [null]],
      ['Sold', [null, refusal('not written').message]],
      ['Ours', [null]],
    ]);
  });

  it('lists the decks played last first, each once', () => {
    const groups = grouped(all, TITLES, 2, ['published SOR-Luke', 'library 3', 'library 99']);
    expect(groups[0]?.title).toBe('Last');
    expect(groups[0]?.decks.map((one) => keyOf(one.deck.source))).toEqual(['published SOR-Luke', 'library 3']);
    expect(groups.flatMap((group) => group.decks)).toHaveLength(all.length);
  });

  it('requires Twin Suns decks on four seats if there are any', () => {
    const [luke, leia] = [sample({ kind: 'leader' }), sample({ kind: 'leader' })];
    const twin = { ...choice({ kind: 'library', deck: 4 }), leaders: [luke, leia] };
    const one = { ...choice({ kind: 'library', deck: 5 }), leaders: [luke] };
    expect(unfit(one, 4, [one, twin])).toContain('Twin Suns');
    expect(unfit(twin, 4, [one, twin])).toBeNull();
    expect(unfit(one, 2, [one, twin])).toBeNull();
    expect(unfit(one, 4, [one])).toBeNull();
    // At a table of two the first seat determines the format.
    expect(unfit(twin, 2, [one, twin], one)).toContain('Twin Suns');
    expect(unfit(one, 2, [one, twin], twin)).toContain('Twin Suns');
    expect(unfit(twin, 2, [one, twin], twin)).toBeNull();
    expect(
      grouped([one, twin], TITLES, 2, [], one)
        .flatMap((group) => group.decks)
        .map((deck) => deck.whyNot),
    ).toEqual([null, expect.stringContaining('Twin Suns')]);
  });

  it('requires a deck on every seat, and allows best of three only for two players', () => {
    const seat = (deck: string) => ({ name: ' Ada ', kind: 'person' as const, thinkMs: 0, deck });
    const luke = keyOf({ kind: 'published', key: 'SOR-Luke' });
    expect(wanted([seat(luke), seat('')], all, 3, '', null)).toBeNull();
    const asked = wanted([seat(luke), seat('library 3')], all, 3, ' 7 ', '8.0');
    expect([asked?.bestOf, asked?.seed, asked?.edition, asked?.seats[0]?.name]).toEqual([3, '7', '8.0', 'Ada']);
    expect(wanted([seat(luke), seat(luke), seat(luke)], all, 3, '', null)?.bestOf).toBe(1);
  });

  it('is possible for an open table whose players have legal decks', () => {
    const players = [
      { id: 1, deck: 'legal' },
      { id: 2, deck: 'illegal' },
      { id: 3, deck: 'missing' },
    ];
    const event = { players } as unknown as EventView;
    const table = (a: number, b: number | null, result: unknown = null) =>
      ({ players: [a, b].filter((id) => id !== null).map((id) => ({ id })), result }) as unknown as TableView;
    expect(canPlay(event, table(1, 2))).toBe(true);
    expect(canPlay(event, table(1, 3))).toBe(false);
    expect(canPlay(event, table(1, null))).toBe(false);
    expect(canPlay(event, table(1, 2, { kind: 'bye' }))).toBe(false);
  });
});

describe('the tile of a card', () => {
  it('shows the remaining HP and the current power of a unit', () => {
    const shown = figures(card(5, { power: 4, hp: 5, damage: 2 }), sample({ power: 3, hp: 5 }), false);
    expect(shown).toMatchObject({ power: 4, hp: 3, raised: 1, cost: null, wide: false });
  });

  it('shows the current cost of a card in hand and its difference from the printed cost', () => {
    const shown = figures(card(3, { place: 'hand', price: 1 }), sample({ cost: 3 }), true);
    expect([shown.cost, shown.dearer, shown.raised]).toEqual([1, -2, 0]);
  });

  it('is horizontal for a base and for an undeployed leader', () => {
    expect(figures(card(1), sample({ kind: 'base' }), false).wide).toBe(true);
    expect(figures(card(2), sample({ kind: 'leader' }), false).wide).toBe(true);
    expect(figures(card(2, { deployed: true }), sample({ kind: 'leader' }), false).wide).toBe(false);
    expect(glyphOf(sample({ kind: 'unit', arena: 'space' }))).toBe('space');
  });

  it('shows the total damage just dealt to the card', () => {
    const line = (event: string, of: number, amount: number) =>
      ({ step: 1, text: '', details: null, rule: '', heading: false, event, seat: null, cards: [of], amount }) as const;
    const fresh = [line('damaged', 5, 2), line('damaged', 5, 1), line('damaged', 8, 4), line('healed', 5, 3)].map(
      (one) => ({ ...one, pieces: [], cards: [...one.cards] }),
    );
    expect(justNow(fresh, 'damaged', 5)).toBe(3);
    expect(justNow(fresh, 'healed', 5)).toBe(3);
  });

  it('shrinks a name instead of breaking a long word', () => {
    expect(shrunk('Wampa', 8)).toBe(1);
    expect(shrunk('Snowspeeder', 8)).toBeLessThan(1);
    expect(shrunk('Snowspeeder', 12)).toBe(1);
  });
});

describe('a card without effect', () => {
  it('is one whose uses would all change nothing', () => {
    const asked = question('action', [
      option(0, 'play', { card: 1, idle: true }),
      option(1, 'play', { card: 2 }),
      option(2, 'use', { card: 2, idle: true }),
    ]);
    const now = choices(asked, null, [1, 2, 3]);
    expect([1, 2, 3].map((one) => changesNothing(asked, now, one))).toEqual([true, false, false]);
  });
});

describe('cards of two successive views', () => {
  it('are the same objects unless they changed', () => {
    const before = merged(null, [card(1), card(2, { upgrades: [7] })]);
    const after = merged(before, [card(1), card(2, { upgrades: [7, 8] }), card(3)]);
    expect(after.get(1)).toBe(before.get(1));
    expect(after.get(2)).not.toBe(before.get(2));
    expect(after.get(2)?.upgrades).toEqual([7, 8]);
    expect([...after.keys()]).toEqual([1, 2, 3]);
  });
});

describe('the space of arenas', () => {
  // The room of a side in a window of 1280x800, without its base, and the side of a card with text.
  const BOX = { width: 820, height: 190 };
  const TEXT = 112;
  const STRIP = '1.5rem';
  /** The sides of the cards in space and on the ground. */
  const sizes = (space: number, ground: number) =>
    arenas(space, ground, BOX, STRIP, false).tracks.map((track, index) => {
      const width = BOX.width * Number(/([\d.]+)fr/.exec(track)?.[1]) - 16 - ARENA_NAME;
      return tileSize([space, ground][index] ?? 0, { width, height: BOX.height - 16 }, LARGEST_UNIT, 60);
    });

  it('is minimal for an empty one', () => {
    expect(arenas(0, 3, BOX, STRIP, false).tracks).toEqual([STRIP, 'minmax(0, 1fr)']);
    expect(arenas(2, 0, BOX, STRIP, true)).toEqual({ above: false, tracks: ['minmax(0, 1fr)', STRIP] });
    expect(arenas(0, 0, BOX, STRIP, true).tracks).toEqual(['minmax(0, 1fr)', 'minmax(0, 1fr)']);
  });

  it('leaves text on all units of a small window as long as there is room for them', () => {
    // Six cards have room for text next to each other.
    for (const [space, ground] of [1, 2, 3, 4, 5].flatMap((one) => [1, 2, 3, 4, 5].map((two) => [one, two] as const)))
      if (space + ground <= 6)
        expect(Math.min(...sizes(space, ground)), `${space}, ${ground}`).toBeGreaterThanOrEqual(TEXT);
  });

  it('is divided so that the smallest units are as large as possible, in rows if there are many', () => {
    expect(Math.min(...sizes(3, 5))).toBeGreaterThanOrEqual(82);
    expect(Math.min(...sizes(2, 12))).toBeGreaterThanOrEqual(78);
    const half = ['minmax(0, 0.500fr)', 'minmax(0, 0.500fr)'];
    expect([arenas(1, 1, BOX, STRIP, false).tracks, arenas(2, 3, { ...BOX, width: 0 }, STRIP, false).tracks]).toEqual([
      half,
      half,
    ]);
  });

  it('lies above the other one on a narrow side', () => {
    expect(arenas(1, 1, { width: 150, height: 190 }, STRIP, true).above).toBe(true);
    expect(arenas(1, 1, { width: 400, height: 190 }, STRIP, true).above).toBe(false);
    expect(arenas(1, 1, { width: 150, height: 190 }, STRIP, false).above).toBe(false);
  });

  it('keeps the boards in place behind the result of a finished game', () => {
    const others = [
      { units: 3, lost: true },
      { units: 1, lost: false },
    ];
    expect(boardTracks(others, false)).toBe('minmax(0, 0.6fr) minmax(0, 1.00fr)');
    expect(boardTracks(others, true)).toBe('minmax(0, 1.12fr) minmax(0, 1.00fr)');
    expect(boardTracks([{ units: 3, lost: true }], true)).toBe('minmax(0, 1fr)');
  });

  it('leaves one keyword on a small card, and the number of the others as text', () => {
    const more = (count: number) => `+${count} more`;
    expect(keywordsOn(['Overwhelm', 'Sentinel', 'Raid 2'], 3, more)).toHaveLength(3);
    expect([keywordSize('Restore 2', 14), keywordSize('Wiederherstellen 2', 14) < 0.8]).toEqual([1, true]);
    expect(keywordsOn(['Overwhelm', 'Sentinel', 'Raid 2'], 2, more)).toEqual(['Sentinel', '+2 more']);
    expect(keywordsOn(['Überwältigen'], 1, more)).toEqual(['Überwältigen']);
    expect(keywordsOn(['Sentinel'], 0, more)).toEqual([]);
  });

  it('has a line for upgrades that fit next to one another', () => {
    const on = (name: string, kind: 'upgrade' | 'token upgrade' = 'upgrade', shown = name) =>
      chipOf(sample({ id: 'SOR_001', name, kind }), shown);
    const [shield, experience] = [on('Shield', 'token upgrade'), on('Experience', 'token upgrade')];
    const long = on("Chewbacca's Bowcaster");
    expect(chipLines([], 20)).toBe(0);
    expect(chipLines([on('Jetpack'), on('Vambrace')], 20)).toBe(1);
    expect(chipLines([on('Jetpack'), long], 20)).toBe(2);
    expect(chipLines([shield, experience], 8)).toBe(1.35);
    // The name that is shown decides, and captured cards count.
    expect(chipLines([on('Weakness', 'token upgrade', 'Schwäche'), CAPTURED], 12)).toBe(2.35);
    expect([chipSize(on('Jetpack'), 20), chipSize(experience, 4)]).toEqual([1, 1]);
    expect(chipSize(long, 18)).toBeCloseTo(0.8);
  });

  it('has upgrades between its figures if they fit, a single name in smaller letters', () => {
    const on = (name: string, kind: 'upgrade' | 'token upgrade' = 'upgrade') =>
      chipOf(sample({ id: 'SOR_001', name, kind }), name);
    expect([chipsFit([on('Jetpack')], 9), chipsFit([on('Jetpack')], 7), chipsFit([on('Jetpack')], 6)]).toEqual([
      true,
      true,
      false,
    ]);
    expect([chipsFit([on('Jetpack'), CAPTURED], 12), chipsFit([on('Jetpack'), CAPTURED], 13)]).toEqual([false, true]);
    // A sign does not become smaller.
    expect(chipsFit([on('Shield', 'token upgrade')], 3)).toBe(false);
  });

  it('has letters of one size next to another card, which large text makes larger', () => {
    expect(lettersOn(178, false, 1)).toEqual({ name: 15, words: 15 });
    expect(lettersOn(60, true, 1)).toEqual({ name: 9.5, words: 9 });
    expect(lettersOn(150, false, 1.4).name).toBeGreaterThan(lettersOn(150, false, 1).name);
  });
});

describe('a rematch with other decks', () => {
  it('has the same players, and a bot named after its leader gets the new name', () => {
    const luke = sample({ id: 'SOR_005', name: 'Luke Skywalker', kind: 'leader' });
    const choice: GameDeckChoice = {
      source: { kind: 'published', key: 'SOR-Luke' },
      name: 'Luke (starter)',
      group: '',
      leaders: [luke],
      base: null,
      whyNot: null,
    };
    const seats = [
      { name: 'Ann', kind: 'person' as const, deck: 'Luke (starter)' },
      { name: 'Luke Skywalker 2', kind: 'quick' as const, deck: 'Luke (starter)' },
      { name: 'Bo', kind: 'quick' as const, deck: 'gone' },
    ];
    expect(seatsOf(seats, [choice]).map(({ name, deck }) => [name, deck])).toEqual([
      ['Ann', 'published SOR-Luke'],
      ['', 'published SOR-Luke'],
      ['Bo', ''],
    ]);
  });
});

describe('a dragged card', () => {
  const attack = question('action', [
    option(0, 'attack', { card: 1, target: 7 }),
    option(1, 'attack', { card: 1, target: 8 }),
    option(2, 'use', { card: 1 }),
    option(3, 'play', { card: 2 }),
    option(4, 'play', { card: 3, target: 1 }),
    option(5, 'pass'),
  ]);
  const drop = (asked: GameQuestion, id: number, onto: number | null, atResources = false) =>
    dropped(asked, choices(asked, id, []), id, onto, atResources);

  it('attacks what it is dropped on, and does nothing on a free place', () => {
    expect(drop(attack, 1, 8)).toEqual({ act: attack.options[1] });
    expect(drop(attack, 1, null)).toBeNull();
    expect(drop(attack, 1, 2)).toBeNull();
  });

  it('is played on a free place or attached to a unit, and not played at the resources', () => {
    expect(drop(attack, 2, null)).toEqual({ act: attack.options[3] });
    expect(drop(attack, 2, null, true)).toBeNull();
    expect(drop(attack, 3, 1)).toEqual({ act: attack.options[4] });
    expect(drop(attack, 3, null)).toEqual({ select: 3 });
  });

  it('becomes a resource at the resources', () => {
    const resource = question('resource', [option(0, 'card', { card: 2 }), option(1, 'done')]);
    expect(drop(resource, 2, null, true)).toEqual({ act: resource.options[0] });
  });
});
