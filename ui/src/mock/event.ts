// One event of the mock: it walks through the same stages as the program, with simple stand-ins for its rules.

import type {
  ClockAction,
  DraftMode,
  DraftStatus,
  EventSummary,
  LogLine,
  NextStep,
  PodView,
  ResultEntry,
  Stage,
  Steps,
} from '../lib/api';
import { refusal, refuse } from './answers';
import { seededRandom, shuffled } from './cards';
import { freshExtra, type Extra, type MockMatch, type MockPlayer, type MockRound } from './extra';
import { lines, recordOf } from './standings';

const PICK_SECONDS = [90, 80, 70, 60, 55, 50, 45, 40, 30, 25, 20, 15, 10, 5];

export class MockEvent {
  players: MockPlayer[] = [];
  pods: PodView[] = [];
  rounds: MockRound[] = [];
  log: LogLine[] = [];
  stage: Stage = 'registration';
  archived = false;
  planned: number | null = null;
  /** State that only the head judge's desk shows. */
  extra: Extra = freshExtra();
  private past: string[] = [];
  private clockAt = Date.now();

  constructor(
    readonly id: number,
    readonly name: string,
    readonly set: string,
    readonly setName: string,
    readonly mode: DraftMode,
    readonly podSize: number,
    readonly createdAt: string,
    readonly seed: number,
  ) {
    this.note(`Event created: ${name}, ${setName}, ${mode === 'digital' ? 'digital draft' : 'draft with real cards'}`);
  }

  /** Remembers the state for undo and writes a line in the log. */
  act(text: string, change: () => void) {
    this.past.push(JSON.stringify([this.players, this.pods, this.rounds, this.stage, this.planned, this.extra]));
    change();
    this.note(text);
  }

  note(text: string) {
    const at = new Date(Date.parse(this.createdAt) + this.log.length * 41_000).toISOString();
    this.log.unshift({ seq: this.log.length + 1, at, by: null, text, undone: false, part: false });
  }

  undo() {
    const before = this.past.pop();
    if (!before) refuse('undo.not_now', 'There is nothing to undo in this event.', null, null);
    [this.players, this.pods, this.rounds, this.stage, this.planned, this.extra] = JSON.parse(before);
    const line = this.log.find((entry) => !entry.undone && !entry.text.startsWith('Undone'));
    if (line) line.undone = true;
    this.note(`Undone: ${line?.text ?? ''}`);
  }

  addPlayers(names: string[], bot = false) {
    const text = names.length === 1 ? `Player added: ${names[0]}` : `${names.length} ${bot ? 'bots' : 'players'} added`;
    this.act(text, () => {
      for (const name of names) {
        this.players.push({
          id: this.players.length + 1,
          name,
          bot,
          dropped: false,
          enteredInRound: this.rounds.length + 1,
          pod: null,
          seat: null,
          deck: 'notYet',
          record: '0-0-0',
        });
      }
    });
  }

  player(id: number): MockPlayer {
    return (
      this.players.find((player) => player.id === id) ?? refuse('player.not_found', `No player ${id}.`, null, null)
    );
  }

  active() {
    return this.players.filter((player) => !player.dropped);
  }

  seatAll() {
    this.act('Seats drawn', () => {
      const order = shuffled(this.active(), seededRandom(this.seed));
      const count = Math.max(1, Math.ceil(order.length / this.podSize));
      this.pods = Array.from({ length: count }, (_, index) => ({ number: index + 1, seats: [], draft: null }));
      order.forEach((player, index) => {
        const pod = this.pods[index % count];
        if (!pod) return;
        player.pod = pod.number;
        player.seat = pod.seats.length + 1;
        pod.seats.push({
          seat: player.seat,
          player: player.id,
          name: player.name,
          bot: player.bot,
          team: null,
          phone: false,
        });
      });
      this.stage = 'seated';
    });
  }

  startDraft() {
    this.act('Draft started', () => {
      this.stage = 'drafting';
      for (const pod of this.pods) {
        const people = pod.seats.filter((seat) => !seat.bot).map((seat) => seat.seat);
        pod.draft = {
          part: 'leaders',
          pack: 0,
          pick: 1,
          picks: 3,
          passing: 'right',
          waitingFor: this.mode === 'digital' ? people : [],
          since: this.mode === 'digital' ? new Date().toISOString() : null,
          clock: { running: this.mode === 'paper', seconds: 60, leftMs: 60_000 },
        };
      }
      this.clockAt = Date.now();
    });
  }

  clock(podNumber: number, action: ClockAction) {
    const status = this.pods.find((pod) => pod.number === podNumber)?.draft;
    if (!status) return;
    this.tick();
    if (action === 'run') status.clock.running = true;
    else if (action === 'pause') status.clock.running = false;
    else step(status, action === 'next' ? 1 : -1);
    if (this.pods.every((pod) => pod.draft?.part === 'done')) this.stage = 'deckBuilding';
  }

  /** Lets the running clocks run to now. */
  tick() {
    const passed = Date.now() - this.clockAt;
    this.clockAt = Date.now();
    for (const pod of this.pods) if (pod.draft?.clock.running) pod.draft.clock.leftMs -= passed;
  }

  finishDraft() {
    for (const pod of this.pods) {
      if (!pod.draft) continue;
      pod.draft = { ...pod.draft, part: 'done', pack: 3, pick: 14, picks: 14, waitingFor: [] };
      pod.draft.clock.running = false;
    }
    for (const player of this.players) if (player.bot) player.deck = this.mode === 'paper' ? 'onPaper' : 'legal';
    this.stage = 'deckBuilding';
  }

  pair() {
    const round = this.rounds.length + 1;
    this.act(`Round ${round} paired`, () => {
      const all = lines(
        this.rounds,
        this.players.map((player) => player.id),
      );
      const wins = (id: number) => all.get(id)?.wins ?? 0;
      const order = shuffled(this.active(), seededRandom(this.seed + round)).sort((x, y) => wins(y.id) - wins(x.id));
      const ref = (player: MockPlayer) => ({ id: player.id, name: player.name, record: recordOf(all.get(player.id)) });
      const tables: MockMatch[] = [];
      const forced: string[] = [];
      while (order.length > 0) {
        const a = order.shift();
        if (!a) break;
        const met = all.get(a.id)?.met ?? [];
        let at = order.findIndex((other) => !met.includes(other.id));
        if (at < 0) at = 0;
        const b = order.splice(at, 1)[0] ?? null;
        if (b && met.includes(b.id))
          forced.push(`${a.name} and ${b.name} meet again: no other player was left for them.`);
        tables.push({
          table: tables.length + 1,
          a: ref(a),
          b: b && ref(b),
          result: b ? null : { kind: 'bye' },
          resultText: b ? '' : 'bye',
          why: b
            ? [
                `${a.name} is at ${ref(a).record}, ${b.name} at ${ref(b).record}.`,
                wins(a.id) === wins(b.id)
                  ? 'Same match wins: drawn at random within their group.'
                  : `${a.name} is paired down by ${wins(a.id) - wins(b.id)}: their group had an odd number.`,
                'They have not met before.',
              ]
            : [`${a.name} has the fewest wins of the players without a bye.`],
        });
      }
      this.rounds.push({ number: round, seed: String(48_151_623 + round), tables, forced });
      this.stage = 'rounds';
    });
  }

  result(roundNumber: number, tableNumber: number, result: ResultEntry) {
    const round = this.rounds.find((one) => one.number === roundNumber);
    const table = round?.tables.find((one) => one.table === tableNumber);
    if (!round || !table) refuse('table.not_found', `Round ${roundNumber} has no table ${tableNumber}.`, null, null);
    const words = resultWords(result);
    const verb = table.result ? 'corrected to' : 'is';
    this.act(`Round ${roundNumber}, table ${tableNumber}: the result ${verb} ${words}`, () => {
      table.result = result;
      table.resultText = words;
      const finished = round.tables.every((one) => one.result);
      if (finished && this.rounds.length >= this.plannedRounds()) this.stage = 'finished';
    });
  }

  rollBots(roundNumber: number, everyone = false) {
    const roll = seededRandom(this.seed + roundNumber * 7);
    const round = this.rounds.find((one) => one.number === roundNumber);
    const bot = (id: number) => everyone || this.player(id).bot;
    for (const table of round?.tables ?? []) {
      if (table.result || !table.b || !bot(table.a.id) || !bot(table.b.id)) continue;
      const [a, b] = (
        [
          [2, 0],
          [2, 1],
          [1, 2],
          [0, 2],
        ] as const
      )[Math.floor(roll() * 4)] ?? [2, 0];
      this.result(roundNumber, table.table, { kind: 'games', a, b, drawn: 0 });
    }
  }

  recommended(): number {
    const n = this.active().length;
    return n <= 8 ? 3 : n <= 16 ? 4 : n <= 32 ? 5 : n <= 64 ? 6 : 7;
  }

  plannedRounds(): number {
    return this.planned ?? this.recommended();
  }

  summary(): EventSummary {
    return {
      id: this.id,
      name: this.name,
      set: this.set,
      setName: this.setName,
      kind: 'draft',
      mode: this.mode,
      createdAt: this.createdAt,
      stage: this.stage,
      players: this.players.length,
      round: (this.extra.structure.rounds === 'tables' ? this.extra.tables : this.rounds).length,
      plannedRounds: this.plannedRounds(),
      archived: this.archived,
      problem: null,
    };
  }

  private open(): number {
    if (this.extra.structure.rounds !== 'tables') {
      return this.rounds.at(-1)?.tables.filter((table) => !table.result).length ?? 0;
    }
    return this.extra.tables.at(-1)?.filter((table) => table.hp.length === 0).length ?? 0;
  }

  steps(): Omit<Steps, 'cut'> {
    const yes = { allowed: true, whyNot: null };
    const no = (why: string) => ({ allowed: false, whyNot: refusal(why) });
    const open = this.open();
    const enough = this.active().length >= 2;
    const newest = this.log.find((entry) => !entry.undone && !entry.text.startsWith('Undone'));
    return {
      seat:
        this.stage === 'registration' || this.stage === 'seated'
          ? enough
            ? yes
            : no('Seats can be drawn once two players are entered.')
          : no('The draft has already started.'),
      startDraft:
        this.stage === 'seated'
          ? yes
          : no(this.pods.length ? 'The draft has already started.' : 'Draw the seats first.'),
      pair:
        open > 0
          ? no(`Round ${this.rounds.length} still has ${open} open tables.`)
          : this.stage === 'finished' && !this.extra.bracket
            ? no('All planned rounds are played.')
            : enough
              ? yes
              : no('Pairing needs two players.'),
      pairScope: this.pods.length > 1 && this.rounds.length === 0 ? 'withinPods' : 'wholeEvent',
      lateSeats: [],
      undo: this.past.length > 0 ? yes : no('There is nothing to undo in this event.'),
      undoes: this.past.length > 0 ? (newest?.text ?? null) : null,
      next: this.next(enough, open),
    };
  }

  private next(enough: boolean, open: number): NextStep {
    switch (this.stage) {
      case 'registration':
        return enough ? 'seat' : 'addPlayers';
      case 'seated':
        return 'startDraft';
      case 'drafting':
        return 'draft';
      case 'deckBuilding':
        return this.players.some((player) => player.deck === 'missing') ? 'buildDecks' : 'pair';
      case 'rounds':
        return open > 0 ? 'enterResults' : 'pair';
      case 'finished':
        return 'standings';
    }
  }
}

export function resultWords(result: ResultEntry): string {
  switch (result.kind) {
    case 'games':
      return `${result.a}-${result.b}${result.drawn ? `-${result.drawn}` : ''}`;
    case 'bye':
      return 'bye';
    case 'noShowA':
      return 'no-show of the first player';
    case 'noShowB':
      return 'no-show of the second player';
    case 'doubleLoss':
      return 'double loss';
    case 'lossA':
      return 'first player loses by penalty';
    case 'lossB':
      return 'second player loses by penalty';
  }
}

/** On or back by one pick: three leaders, then three packs of fourteen. */
export function step(status: DraftStatus, by: 1 | -1) {
  status.pick += by;
  if (status.pick > status.picks) {
    if (status.pack === 3) {
      status.part = 'done';
      status.pick = status.picks;
      status.clock.running = false;
    } else {
      status.pack += 1;
      status.pick = 1;
      status.part = 'packs';
    }
  } else if (status.pick < 1) {
    status.pack = Math.max(0, status.pack - 1);
    status.part = status.pack === 0 ? 'leaders' : 'packs';
    status.pick = status.pack === 0 ? 3 : 14;
  }
  status.picks = status.pack === 0 ? 3 : 14;
  status.passing = status.pack === 0 || status.pack === 2 ? 'right' : 'left';
  const seconds = status.pack === 0 ? 60 : (PICK_SECONDS[status.pick - 1] ?? 5);
  status.clock = { ...status.clock, seconds, leftMs: seconds * 1000 };
}
