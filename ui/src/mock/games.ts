// The game table of the mock: three games set up by hand, where playing a card, attacking and passing do the plainest
// thing. Enough to look at the table; the rules are the program's.

import type {
  TextPart,
  CardTextView,
  GameDeckChoice,
  GameLine,
  LinePiece,
  GameOption,
  GameQuestion,
  GameSeat,
  GameSummary,
  GameView,
  HiddenOrCard,
  SeatKind,
  TableCard,
  PlayerSideView,
} from '../lib/api';
import { onlyInTheProgram, refuse, type Answers } from './answers';
import { faceOf } from './catalogue';

type Unit = { id: string; damage?: number; exhausted?: boolean; upgrades?: string[]; captured?: string[] };
type Laid = {
  name: string;
  kind: SeatKind;
  base: [string, number];
  leader: string;
  deployed?: boolean;
  hand: string[];
  units: Unit[];
  resources: number;
  spent: number;
  discard: string[];
  /** The Force is with the player. */
  force?: true;
  /** Number of the player's Credit tokens. */
  credits?: number;
};

const LUKE: Laid = {
  name: 'Ann',
  kind: 'person',
  base: ['SOR_029', 8],
  leader: 'SOR_005',
  hand: ['SOR_046', 'SOR_049', 'SOR_172', 'SOR_062', 'SOR_069', 'SOR_050'],
  units: [
    { id: 'SOR_045', damage: 1, upgrades: ['SOR_T01', 'SOR_T02'] },
    { id: 'SOR_063' },
    { id: 'SOR_044', exhausted: true },
    { id: 'SOR_244', upgrades: ['SOR_053'] },
  ],
  resources: 6,
  spent: 2,
  discard: ['SOR_077', 'SOR_073'],
  force: true,
};
const VADER: Laid = {
  name: 'Quick',
  kind: 'quick',
  base: ['SOR_026', 13],
  leader: 'SOR_010',
  deployed: true,
  hand: ['SOR_128', 'SOR_128', 'SOR_087', 'SOR_135'],
  units: [
    { id: 'SOR_128', exhausted: true },
    { id: 'SOR_132', damage: 1, upgrades: ['SOR_T01'], captured: ['SOR_095'] },
    { id: 'SOR_225' },
    { id: 'SOR_229' },
  ],
  resources: 7,
  spent: 7,
  discard: ['SOR_172', 'SOR_170', 'SOR_127'],
};
const LEIA: Laid = { ...LUKE, name: 'Cleo', base: ['SOR_022', 3], leader: 'SOR_009', kind: 'person' };
const TARKIN: Laid = { ...VADER, name: 'Strong', base: ['SOR_024', 19], leader: 'SOR_007', kind: 'strong' };

class MockGame {
  private cards: TableCard[] = [];
  private sides: PlayerSideView[] = [];
  private seats: GameSeat[] = [];
  private log: GameLine[] = [];
  private step = 0;
  private active = 0;
  private assigned: number[] = [];

  constructor(
    readonly id: number,
    laid: readonly Laid[],
    readonly over = false,
    /** Indirect damage that the first player still has to assign. */
    private indirect = 0,
  ) {
    laid.forEach((one, seat) => this.setUp(one, seat));
    this.tell('action phase of round 4', '5.4.1', 'phase', [], null, true);
    for (let at = 0; at < 24; at++) {
      const [a, b] = [this.sides[at % 2], this.sides[(at + 1) % 2]];
      const [unit, base] = [a?.ground[0] ?? 0, b?.base ?? 0];
      this.tell(`${this.name(unit)} attacks the base`, '6.3.3', 'attacked', [unit, base]);
      this.tell(`${this.name(unit)} deals 2 damage to the base`, '1.9.10', 'damaged', [base, unit], 2);
    }
  }

  private add(number: string, place: TableCard['place'], seat: number, change: Partial<TableCard> = {}): number {
    const face = faceOf(number);
    const id = this.cards.length;
    const base: TableCard = {
      id,
      number,
      place,
      otherName: null,
      owner: seat,
      controller: seat,
      damage: 0,
      exhausted: false,
      power: face?.power ?? null,
      hp: face?.hp ?? null,
      keywords: face?.keywords.map((word) => word.replace(/ \[.*/, '')) ?? [],
      upgrades: [],
      captured: [],
      host: null,
      deployed: false,
      epicUsed: false,
      price: place === 'hand' ? (face?.cost ?? 0) : null,
      cannot: [],
    };
    this.cards.push({ ...base, ...change });
    return id;
  }

  private setUp(one: Laid, seat: number) {
    const base = this.add(one.base[0], 'base', seat, { damage: one.base[1] });
    const leader = this.add(one.leader, one.deployed ? 'ground' : 'base', seat, { deployed: one.deployed ?? false });
    const own = one.kind === 'person';
    const hand: HiddenOrCard[] = one.hand.map((number) => ({
      id: own ? this.add(number, 'hand', seat) : null,
      exhausted: false,
    }));
    const units = one.units.map((unit) => {
      const place = faceOf(unit.id)?.arena === 'space' ? 'space' : 'ground';
      const id = this.add(unit.id, place, seat, { damage: unit.damage ?? 0, exhausted: unit.exhausted ?? false });
      const upgrades = (unit.upgrades ?? []).map((number) => this.add(number, 'attached', seat, { host: id }));
      const captured = (unit.captured ?? []).map((number) => this.add(number, 'captured', 1 - seat, { host: id }));
      this.cards[id] = { ...(this.cards[id] as TableCard), upgrades, captured };
      return id;
    });
    const at = (place: string) => units.filter((id) => this.cards[id]?.place === place);
    this.seats.push({ name: one.name, kind: one.kind, deck: faceOf(one.leader)?.name ?? '' });
    this.sides.push({
      seat,
      base,
      leaders: [leader],
      hand,
      deck: 31 - seat,
      discard: one.discard.map((number) => this.add(number, 'discard', seat)),
      resources: Array.from({ length: one.resources }, (_, index) => ({ id: null, exhausted: index < one.spent })),
      ready: one.resources - one.spent,
      ground: [...(one.deployed ? [leader] : []), ...at('ground')],
      space: at('space'),
      force: one.force ? this.add('LOF_T03', 'base', seat) : null,
      credits: Array.from({ length: one.credits ?? 0 }, () => this.add('LAW_T01', 'base', seat)),
      passed: false,
      lost: false,
    });
  }

  private name = (id: number) => faceOf(this.cards[id]?.number ?? '')?.name ?? 'A card';

  private tell(
    text: string,
    rule: string,
    event: string,
    cards: number[],
    amount: number | null = null,
    heading = false,
  ) {
    const pieces = this.pieces(text, cards);
    const details = null;
    this.log.push({ step: this.step, text, pieces, details, rule, heading, event, seat: this.active, cards, amount });
  }

  /** A line in pieces, the names of its cards told apart. */
  private pieces(text: string, cards: number[]): LinePiece[] {
    let pieces: LinePiece[] = [{ text, card: null }];
    for (const card of cards) {
      const word = this.name(card);
      const at = pieces.findIndex((piece) => piece.card === null && piece.text.includes(word));
      const piece = pieces[at];
      if (!piece) continue;
      const from = piece.text.indexOf(word);
      const parts = [
        { text: piece.text.slice(0, from), card: null },
        { text: word, card },
        { text: piece.text.slice(from + word.length), card: null },
      ];
      pieces = [...pieces.slice(0, at), ...parts.filter((one) => one.text !== ''), ...pieces.slice(at + 1)];
    }
    return pieces;
  }

  private options(): GameOption[] {
    const side = this.sides[this.active];
    if (!side) return [];
    if (this.indirect > 0) return this.assignments(side);
    const option = (kind: GameOption['kind'], words: string, more: Partial<GameOption> = {}): GameOption => ({
      index: 0,
      kind,
      words,
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
    const plays = side.hand.flatMap(({ id }) => {
      const cost = id === null ? null : (this.cards[id]?.price ?? null);
      return id === null || cost === null || cost > side.ready
        ? []
        : [option('play', `play ${this.name(id)}`, { card: id, cost })];
    });
    const others = this.sides.filter((one) => one.seat !== this.active);
    const attacks = (['ground', 'space'] as const).flatMap((arena) =>
      side[arena].flatMap((unit) => {
        const card = this.cards[unit];
        if (!card || card.exhausted) return [];
        const damage = card.power ?? 0;
        return others
          .flatMap((other) => [...other[arena], other.base])
          .map((target) => {
            const hp = this.cards[target];
            const falls = hp !== undefined && damage >= (hp.hp ?? 0) - hp.damage;
            const preview = { effects: [{ card: target, damage, prevented: 0, healed: 0, falls }], uncertain: false };
            return option('attack', `attack ${this.name(target)} with ${this.name(unit)}`, {
              card: unit,
              target,
              preview,
            });
          });
      }),
    );
    const rest = [option('take', 'take the initiative', { counter: 'initiative' }), option('pass', 'pass')];
    return [...plays, ...attacks, ...rest].map((one, index) => ({ ...one, index }));
  }

  /** Own units and the base, for one indirect damage each time (CR 8.35.1). */
  private assignments(side: PlayerSideView): GameOption[] {
    return [...side.ground, ...side.space, side.base].map((card, index) => ({
      index,
      kind: 'card',
      words: `assign 1 damage to ${this.name(card)}`,
      card,
      target: null,
      seat: null,
      counter: null,
      place: null,
      cost: null,
      idle: false,
      caution: null,
      preview: null,
    }));
  }

  private question(): GameQuestion | null {
    if (this.over) return null;
    const own = this.seats[this.active]?.kind === 'person';
    const amount = this.indirect + this.assigned.length;
    if (this.indirect > 0) {
      const title = 'Assign the indirect damage among units and base';
      const counted = { min: amount, max: amount, picked: this.assigned.length, pickedCards: this.assigned };
      return { ...this.asked(own), ask: 'indirect', title, rule: '8.35.1', ...counted };
    }
    return { ...this.asked(own), title: own ? 'Choose an action' : '' };
  }

  private asked(own: boolean): GameQuestion {
    return {
      seat: this.active,
      ask: 'action',
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
      options: own ? this.options() : [],
    };
  }

  view(known: number): GameView {
    return structuredClone({
      id: this.id,
      seats: this.seats,
      you: this.seats.filter((seat) => seat.kind === 'person').length === 1 ? 0 : null,
      opponents: [],
      reader: 0,
      step: this.step,
      steps: this.step,
      series: {
        bestOf: 1,
        number: 1,
        played: this.over ? [{ winner: 0, rounds: 4 }] : [],
        wins: this.seats.map((_, seat) => (this.over && seat === 0 ? 1 : 0)),
        state: this.over ? 'over' : 'playing',
        choosesNext: null,
        sideboards: false,
        edition: '9.0',
        from: null,
        reported: null,
      },
      round: 4,
      phase: 'action',
      active: this.active,
      initiative: 1,
      initiativeTaken: false,
      counters: this.seats.length > 2 ? { blast: true, plan: false } : null,
      sides: this.sides,
      cards: this.cards,
      question: this.question(),
      attack: null,
      waiting: [],
      log: this.log.slice(known),
      logFrom: known,
      outcome: this.over ? `${this.seats[0]?.name} wins` : null,
      winner: this.over ? 0 : null,
      canUndo: this.step > 0,
      undoByConsent: false,
      puzzle: null,
      notice: null,
    } satisfies GameView);
  }

  private change(id: number, change: Partial<TableCard>) {
    const card = this.cards[id];
    if (card) this.cards[id] = { ...card, ...change };
  }

  answer(index: number) {
    const side = this.sides[this.active];
    const option = this.options()[index];
    if (!side || !option) refuse('play.no_option', 'This answer is not available.', null, null);
    this.step += 1;
    const { card, target } = option;
    if (this.indirect > 0) {
      this.indirect -= 1;
      this.assigned = card === null || this.indirect === 0 ? [] : [...this.assigned, card];
      return;
    }
    this.tell(option.words, option.kind === 'attack' ? '6.3.3' : '1.15.1', `${option.kind}ed`, [
      ...(card === null ? [] : [card]),
      ...(target === null ? [] : [target]),
    ]);
    if (option.kind === 'play' && card !== null) {
      side.hand = side.hand.filter((held) => held.id !== card);
      side.ready -= option.cost ?? 0;
      const arena = faceOf(this.cards[card]?.number ?? '')?.arena === 'space' ? 'space' : 'ground';
      const isUnit = faceOf(this.cards[card]?.number ?? '')?.kind === 'unit';
      side[isUnit ? arena : 'discard'].push(card);
      this.change(card, { place: isUnit ? arena : 'discard', exhausted: isUnit, price: null });
    } else if (option.kind === 'attack' && card !== null && target !== null) {
      const damage = this.cards[card]?.power ?? 0;
      this.change(card, { exhausted: true });
      this.change(target, { damage: (this.cards[target]?.damage ?? 0) + damage });
      this.tell(`${this.name(card)} deals ${damage} damage`, '1.9.10', 'damaged', [target, card], damage);
    }
    this.active = (this.active + 1) % this.seats.length;
  }

  programPasses() {
    if (this.over || this.seats[this.active]?.kind === 'person') return;
    this.step += 1;
    this.tell(`${this.seats[this.active]?.name} passes`, '1.15.5', 'passed', []);
    this.active = (this.active + 1) % this.seats.length;
  }

  summary(): GameSummary {
    return {
      id: this.id,
      seats: this.seats,
      bestOf: 1,
      wins: this.seats.map(() => 0),
      state: this.over ? 'over' : 'playing',
      says: this.over ? `${this.seats[0]?.name} won in round 4` : `Round 4: ${this.seats[this.active]?.name} decides`,
      createdAt: new Date().toISOString(),
      updatedAt: new Date().toISOString(),
      archived: false,
      from: null,
      damaged: null,
    };
  }
}

const games = new Map<number, MockGame>();
const begun = (laid: readonly Laid[], over = false, indirect = 0) => {
  const game = new MockGame(games.size + 1, laid, over, indirect);
  games.set(game.id, game);
  return game;
};
begun([LUKE, VADER]);
begun([LUKE, VADER, { ...LEIA, kind: 'quick', name: 'Quick 3' }, TARKIN]);
begun([LUKE, VADER], true);
begun([LUKE, VADER], false, 3);

const of = (game: number) => games.get(game) ?? refuse('store.not_found', 'There is no such game.', null, null);

const choice = (key: string, leader: string, base: string): GameDeckChoice => ({
  source: { kind: 'published', key },
  name: key,
  group: '',
  leaders: [faceOf(leader)].flatMap((face) => face ?? []),
  base: faceOf(base) ?? null,
  whyNot: null,
});

function words(number: string): CardTextView {
  const face = faceOf(number);
  const plain = face?.kind === 'unit' && face.keywords.length > 0;
  const line = (lead: string, text: string): TextPart[] =>
    [lead, text].map((one, at) => ({ text: one, mark: 'plain', lead: at === 0, aspect: null, count: null }));
  return {
    number,
    front:
      plain || face?.kind === 'base'
        ? []
        : [line('When Played:', ` Draw a card. (What ${face?.name} says, in our own words.)`)],
    unit: face?.kind === 'leader' ? [line('On Attack:', ' You may deal 2 damage to a unit.')] : [],
    keywords: (face?.keywords ?? []).map((text) => [{ text, mark: 'keyword', lead: false, aspect: null, count: null }]),
    written: true,
    rules: face?.kind === 'leader' ? ['1.9', '3.4', '7.2.4', '7.6.15', '8.32'] : ['1.13', '7.6.13'],
    rulings: [1, 2, 3].map((at) => ({ number: at, erratum: at === 3, listed: '2026-08-06' })),
  };
}

const summaries = () => [...games.values()].map((game) => game.summary());

export const gameAnswers = {
  listGames: summaries,
  archiveGame: summaries,
  gameDecks: () => [choice('SOR-Luke', 'SOR_005', 'SOR_029'), choice('SOR-Vader', 'SOR_010', 'SOR_026')],
  startGame: ({ seats }) => {
    const all = [LUKE, VADER, LEIA, TARKIN].slice(0, seats.length);
    const laid = all.map((one, at) => ({
      ...one,
      name: seats[at]?.name || one.name,
      kind: seats[at]?.kind ?? one.kind,
    }));
    return begun(laid).view(0);
  },
  openGame: (game, _reader, known) => of(game).view(known),
  rematch: (game) => of(game).view(0),
  answerGame: (game, _step, option, known) => {
    of(game).answer(option);
    return of(game).view(known);
  },
  botAnswers: (game, _reader, known) => {
    of(game).programPasses();
    return of(game).view(known);
  },
  hint: () => ({ option: 0, chance: 630, second: null }),
  analyseGame: () => ({
    decisions: Array.from({ length: 40 }, (_, index) => {
      const after = Math.round(500 + 300 * Math.sin(index / 6) + (index === 27 ? -320 : 0));
      const better = index === 27 || index === 12 ? 'attack with Luke Skywalker' : null;
      return {
        step: index,
        round: 1 + Math.floor(index / 8),
        seat: 0,
        played: 'play a card',
        after,
        better,
        best: after + 120,
      };
    }),
    next: 40,
    steps: 40,
  }),
  stopThinking: () => null,
  undoAnswer: (game) => of(game).view(0),
  concedeGame: (game) => of(game).view(0),
  lookBack: (game, step) => ({ ...of(game).view(0), step, question: null }),
  whyNot: () => ({ words: 'It costs 7 resources; ready: 4.', rule: '6.2.4A' }),
  sideboards: () => [],
  nextGame: (game) => of(game).view(0),
  playMatch: onlyInTheProgram,
  matchInProgress: () => null,
  playOutNext: onlyInTheProgram,
  cardWords: (numbers) => numbers.map(words),
  cardImages: () => ({ folder: null, cards: 0, problem: null }),
  cardImagesReport: () => null,
  customNames: () => ({ file: null, names: [], lines: 0, unplaced: 0, told: [], problem: null }),
  setCustomNamesFile: () => null,
  clearCustomNames: () => ({ file: null, names: [], lines: 0, unplaced: 0, told: [], problem: null }),
  cardImage: () => null,
  setImageFolder: () => ({ folder: '/home/organiser/pictures', cards: 252, problem: null }),
  forgetCardImages: () => ({ folder: null, cards: 0, problem: null }),
} satisfies Partial<Answers>;
