// A game in this window: its reader, the selection, the latest events, and the turns of bots.

import {
  api,
  type CardFace,
  type GameLine,
  type GameOption,
  type GameView,
  type HintReason,
  type SideboardView,
  type TableCard,
  type IllegalActionView,
} from '../lib/api';
import { confirmation } from '../lib/state/confirm.svelte';
import { catalog } from '../lib/state/catalog.svelte';
import { notices } from '../lib/state/notices.svelte';
import { tones } from '../lib/state/tones.svelte';
import {
  assignedTo,
  choices,
  dropped,
  hasRoom,
  laidOut,
  merged,
  NOTHING,
  optionsOf,
  pointedAt,
  readingOrder,
  touched,
} from './choices';
import { TableClock } from './clock.svelte';
import { covered } from './passDevice';
import { words } from './i18n';
import { newestAct } from './log';
import { pace } from './botSpeed.svelte';
import { spoken, whoSits, type Who } from './who';
import { whoseWords } from './words';

/** Time that the last events stay marked on the table. */
const FRESH_MS = 900;

/** A second click within this time belongs to the first. */
const ECHO_MS = 400;

const wait = (ms: number) => new Promise<void>((done) => setTimeout(done, ms));

/** Most milliseconds to wait for a frame: a hidden window draws none. */
const LONGEST_FRAME_MS = 50;

/** Waits until the changes so far are drawn, so that a click is visible before its result takes time. */
const drawn = () =>
  Promise.race([new Promise<void>((done) => requestAnimationFrame(() => setTimeout(done))), wait(LONGEST_FRAME_MS)]);

/** After a longer wait for bots, a tone announces a person's turn. */
const LONG_WAIT_MS = 2_000;

export class GameTable {
  view = $state.raw<GameView | null>(null);
  /** The part of the log that the reader may know. */
  log = $state.raw<readonly GameLine[]>([]);
  /** An earlier state of the table while the user looks back. */
  past = $state.raw<GameView | null>(null);
  /** The person to pass the device to. */
  passDevice = $state.raw<number | null>(null);
  selected = $state.raw<number | null>(null);
  /** The card under the pointer or with the focus. */
  pointed = $state.raw<number | null>(null);
  /** The card that the panel shows; stays when the pointer leaves. */
  read = $state.raw<number | null>(null);
  busy = $state.raw(false);
  /** `true` if a program is thinking about its answer. */
  thinking = $state.raw(false);
  /** The lines of the log that are new since the last look. */
  fresh = $state.raw<readonly GameLine[]>([]);
  /**
   * The cards that are put aside as first resources, or given one indirect damage each, until they are confirmed together.
   */
  held = $state.raw<readonly number[]>([]);
  /**
   * `true` if the side panel shows the card under the pointer: then it is enlarged over the board only where that shows
   * more, its picture.
   */
  besidePanel = $state.raw(true);
  /** When an answer was given last, by the clock of the page: a second click of the same hand is no second answer. */
  private actedAt = Number.NEGATIVE_INFINITY;
  /** The answer under the pointer or with the focus, by its place among the options. */
  hovered = $state.raw<number | null>(null);
  /** The requested hint: the answer of a strong player. */
  advised = $state.raw<GameOption | null>(null);
  /** The chance to win after the advised answer, in thousandths; null if unknown. */
  chance = $state.raw<number | null>(null);
  /** The reasons for the advised answer. */
  reasons = $state.raw<readonly HintReason[]>([]);
  /** The second-best answer. */
  secondBest = $state.raw<{ option: GameOption; chance: number } | null>(null);
  /** A hint is being thought about. */
  seeking = $state(false);
  /** The turn clock, where one was chosen. */
  readonly clock: TableClock;
  /** The illegal reason of the clicked card. */
  refusal = $state.raw<{ words: string; rule: string } | null>(null);
  private freshTimer: ReturnType<typeof setTimeout> | undefined;
  /** The table has been drawn once; what changes from then on may move. */
  private laidOut = false;
  /** Where the cards were before the last answer, by their handles. */
  earlierPlaces: ReadonlyMap<number, DOMRect> | null = null;
  private running = false;
  /** Counts up when the user looks elsewhere in the game, so that late answers are dropped. */
  private looked = 0;
  /** The same for the reason why a card cannot be used. */
  private explained = 0;
  /** The decks for the next game of a match, as they are changed on this screen; empty until they are loaded. */
  sideboards = $state.raw<readonly SideboardView[]>([]);
  /** The game of the match that they follow. */
  private sideboardsOf: number | null = null;
  /** The seats whose decks were changed. */
  private changedDecks: readonly number[] = [];
  /** The turn that the current question belongs to. */
  private turnOf: string | null = null;
  private left = false;
  /** Counts up when the table is asked for in another way, so that late answers are dropped. */
  private asked = 0;

  constructor(readonly id: number) {
    this.clock = new TableClock(id);
  }

  /** The table on screen. */
  readonly shown = $derived(this.past ?? this.view);
  private known: ReadonlyMap<number, TableCard> = merged(null, []);
  /** The cards by number. Unchanged cards keep the same object, so that their tiles are not redrawn. */
  private readonly cards = $derived.by(() => (this.known = merged(this.known, this.shown?.cards ?? [])));
  readonly question = $derived(this.past || this.passDevice !== null ? null : (this.view?.question ?? null));
  /** The question, when it is for a person in front of the screen. */
  readonly own = $derived(
    this.question && this.view?.seats[this.question.seat]?.kind === 'person' ? this.question : null,
  );
  /** `true` while a card or an answer is chosen: nothing may cover the board; the side panel shows the card. */
  readonly decides = $derived(this.own !== null && (this.own.ask !== 'action' || this.selected !== null));
  /** The cards that are spread out over the table. */
  readonly overlaid = $derived(this.view ? laidOut(this.view, this.own, this.below) : []);
  /** Cards in reading order; cards spread out over the table come first, in their order. */
  private readonly order = $derived(this.view ? [...this.overlaid, ...readingOrder(this.view, this.below)] : []);
  readonly choices = $derived(
    this.own ? choices(this.own, this.selected, this.order, this.shown?.seats.length) : NOTHING,
  );
  /** The option that a click would be now. */
  readonly offered = $derived(pointedAt(this.own, this.choices, this.pointed));
  /** `true` while indirect damage is divided, which may give a card several points (CR 8.35). */
  readonly divides = $derived(this.own?.ask === 'indirect');
  /**
   * Number of cards chosen before one confirmation: the first resources (CR 5.2.1F), or the indirect damage to assign if
   * it is more than one; 0 for other questions.
   */
  readonly together = $derived.by(() => {
    const left = this.own ? this.own.min - this.own.picked : 0;
    return this.own?.ask === 'first_resources' || (this.divides && left > 1) ? left : 0;
  });
  /** The card that another player has just played, deployed or used, shown large. */
  readonly staged = $derived.by(() => {
    const act = pace.now === 'instant' || this.past ? null : newestAct(this.fresh);
    const [card] = act?.cards ?? [];
    if (!act || card === undefined || act.event === 'attacked' || this.person(act.seat)) return null;
    return { card, text: act.text };
  });
  readonly people = $derived(
    (this.view?.seats ?? []).flatMap((seat, index) => (seat.kind === 'person' ? [index] : [])),
  );

  /** The seat whose side lies below, its hand drawn with its cards. */
  get below(): number {
    return this.view?.reader ?? this.passDevice ?? this.people[0] ?? 0;
  }

  card(id: number): TableCard | undefined {
    return this.cards.get(id);
  }

  /** Returns the indirect damage assigned to a card so far, including the points to confirm. */
  assigned(id: number): number {
    return assignedTo(this.own, id) + (this.divides ? this.held.filter((one) => one === id).length : 0);
  }

  face(id: number): CardFace | undefined {
    const number = this.cards.get(id)?.number;
    return number === undefined ? undefined : catalog.face(number);
  }

  /** Returns the controller of a card on the table as text. */
  whose(card: TableCard): string {
    return whoseWords(card, this.shown?.reader ?? null, (seat) => this.who(seat));
  }

  readonly facts = (id: number) => ({ card: this.card(id), face: this.face(id) });

  name(id: number): string {
    const card = this.card(id);
    const face = this.face(id);
    if (face?.kind === 'base' && card) return words.table.baseOf(...spoken(this.who(card.owner)));
    return card?.otherName ?? face?.name ?? words.table.hidden;
  }

  private person(seat: number | null): boolean {
    return seat !== null && this.view?.seats[seat]?.kind === 'person';
  }

  /** Returns how texts refer to the player of a seat. */
  who(seat: number): Who {
    return whoSits(this.view, seat);
  }

  /** The name of a seat as a label, isolated: "You" for a person who plays alone against bots. */
  seatName(seat: number): string {
    return this.who(seat).name;
  }

  /** Returns `true` if changes on the table are animated: not after opening, and not while looking back. */
  get moves(): boolean {
    return this.laidOut && this.past === null;
  }

  async open(): Promise<boolean> {
    const [view] = await Promise.all([notices.watch(() => api.openGame(this.id, null, 0)), catalog.load()]);
    if (!view || this.left) return false;
    this.show(view);
    // Shows a card to read from the start.
    this.read ??= view.sides[view.reader ?? 0]?.leaders[0] ?? null;
    setTimeout(() => (this.laidOut = true));
    void this.goOn();
    return true;
  }

  /** Writes the log again in the language that has been chosen since. */
  async retell(): Promise<void> {
    const view = this.view;
    if (!view) return;
    this.asked++;
    const next = await this.ask(() => api.openGame(this.id, view.reader, 0));
    if (!next || this.left || this.passDevice !== null || next.step < (this.view?.step ?? 0)) return;
    this.toPresent();
    this.showAgain(next);
  }

  /** Between people, a player may continue on another screen, such as a phone: checks for that, and shows it. */
  async follow(): Promise<void> {
    const view = this.view;
    if (!view || this.people.length < 2 || this.busy || this.thinking || this.past || view.series.state === 'over')
      return;
    const number = this.asked;
    const look = (known: number) => api.openGame(this.id, view.reader, known).catch(() => null);
    let next = await look(this.log.length);
    const another = next?.series.number !== view.series.number;
    if (!next || (!another && next.step === view.step)) return;
    if (another) next = await look(0);
    // In the meantime, a user of this screen has answered, or the pass-device screen has opened.
    if (!next || this.left || this.busy || number !== this.asked || this.view !== view) return;
    this.show(next);
    void this.goOn();
  }

  /** The screen is left: programs need not think on. */
  leave() {
    this.left = true;
    this.asked++;
    clearTimeout(this.freshTimer);
    if (this.thinking) void api.stopThinking().catch(() => undefined);
  }

  /** Shows a table with its whole log. As after opening, nothing is marked as new. */
  private showAgain(view: GameView) {
    clearTimeout(this.freshTimer);
    this.log = [];
    this.fresh = [];
    this.view = null;
    this.show(view);
  }

  /** Forgets what belongs to the last question. */
  private forget() {
    this.selected = null;
    this.hovered = null;
    this.advised = null;
    this.held = [];
    this.refusal = null;
  }

  protected show(view: GameView) {
    const before = this.log;
    const opens = this.view === null;
    const keeps = view.logFrom > 0 && view.logFrom <= before.length;
    this.log = keeps ? [...before.slice(0, view.logFrom), ...view.log] : view.log;
    const known = before.length;
    this.view = view;
    this.forget();
    // A game that is played on from a position begins with an empty log: the first thing that happens is new, too.
    if (!opens && this.log.length > known) this.mark(this.log.slice(known));
  }

  private mark(lines: readonly GameLine[]) {
    clearTimeout(this.freshTimer);
    this.fresh = lines;
    this.freshTimer = setTimeout(() => (this.fresh = []), Math.max(FRESH_MS, pace.pause(lines)));
    // A watching user follows the game, unless the pointer is on a card.
    const act = newestAct(lines);
    const [card] = act?.cards ?? [];
    if (card !== undefined && this.pointed === null && this.card(card) && !this.person(act?.seat ?? null))
      this.read = card;
  }

  /** Lets programs answer, and shows the pass-device screen before another person plays. */
  private async goOn(): Promise<void> {
    if (this.running) return;
    this.running = true;
    let since: number | null = null;
    try {
      while (!this.left) {
        const view = this.view;
        const asked = view?.question?.seat;
        if (!view || asked === undefined) return;
        if (view.seats[asked]?.kind === 'person') {
          if (since !== null && performance.now() - since > LONG_WAIT_MS) tones.play('turn');
          if (view.reader !== asked) await (view.openHands ? this.turnTo(asked) : this.cover(asked));
          return;
        }
        const number = this.asked;
        since ??= performance.now();
        this.thinking = true;
        const pause = wait(pace.pause(this.fresh));
        const next = await this.ask(() => api.botAnswers(this.id, view.reader, this.log.length));
        await pause;
        this.thinking = false;
        if (!next || this.left) return;
        if (number !== this.asked) continue;
        this.show(next);
      }
    } finally {
      this.thinking = false;
      this.running = false;
    }
  }

  /** Like `notices.watch`, but without the busy sign: the prompt shows that a bot is thinking. */
  protected async ask<T>(request: () => Promise<T>): Promise<T | undefined> {
    try {
      return await request();
    } catch (thrown) {
      notices.fail(thrown);
      return undefined;
    }
  }

  /** With open hands there is nothing to cover: shows the table from the next person's seat. */
  private async turnTo(seat: number): Promise<void> {
    const view = await this.ask(() => api.openGame(this.id, seat, 0));
    if (view && !this.left) this.show(view);
  }

  private async cover(seat: number): Promise<void> {
    const view = this.view;
    this.passDevice = seat;
    if (!view || view.reader === null) return;
    // Cards seen by the previous player must not stay in the page, not even until the program answers.
    this.view = covered(view);
    this.forget();
    this.log = [];
    this.fresh = [];
    this.toPresent();
    this.read = null;
    const open = await this.ask(() => api.openGame(this.id, null, 0));
    if (open && this.passDevice === seat) this.showAgain(open);
  }

  /** Shows the table to the person who took the device. */
  async lift(): Promise<void> {
    const seat = this.passDevice;
    if (seat === null) return;
    const view = await notices.watch(() => api.openGame(this.id, seat, 0));
    // A second press must not show the table again to a player who has begun.
    if (!view || this.left || this.passDevice !== seat) return;
    this.show(view);
    this.passDevice = null;
  }

  async act(option: GameOption): Promise<void> {
    const view = this.view;
    if (this.busy || !view || !this.own) return;
    this.busy = true;
    this.actedAt = performance.now();
    this.asked++;
    const answering = this.ask(() => api.answerGame(this.id, view.step, option.index, this.log.length));
    await drawn();
    const next = await answering;
    this.busy = false;
    if (this.left) return;
    if (next) {
      notices.dismiss();
      this.show(next);
    } else {
      const again = await this.ask(() => api.openGame(this.id, view.reader, 0));
      if (again) this.show(again);
    }
    void this.goOn();
  }

  /** Asks what a strong player would do, and shows it as if the pointer were on it. */
  async hint(): Promise<void> {
    const view = this.view;
    if (this.busy || this.seeking || !view || !this.own) return;
    const own = this.own;
    this.seeking = true;
    const hint = await this.ask(() => api.hint(this.id, view.step));
    this.seeking = false;
    if (hint === undefined || this.own !== own) return;
    const of = (index: number | undefined) => own.options.find((one) => one.index === index) ?? null;
    this.advised = of(hint.option);
    this.chance = hint.chance;
    this.reasons = hint.reasons;
    const second = of(hint.second?.option);
    this.secondBest = hint.second && second ? { option: second, chance: hint.second.chance } : null;
    this.hovered = this.advised?.index ?? null;
    if (this.advised?.card != null) this.read = this.advised.card;
  }

  /** Returns `true` if hints are allowed: not in a tournament match. */
  get hints(): boolean {
    return this.own !== null && this.view?.series.from == null;
  }

  /** Returns `true` if a click is only the second half of a double click that has answered already. */
  isEcho(clicks: number): boolean {
    return clicks > 1 && performance.now() - this.actedAt < ECHO_MS;
  }

  /** Sends the chosen cards one at a time, as the game asks for them. */
  async confirm(): Promise<void> {
    const chosen = this.held;
    if (this.busy || chosen.length !== this.together) return;
    for (const id of chosen) {
      const option = this.own?.options.find((one) => one.card === id) ?? (this.divides ? undefined : this.sameAs(id));
      if (!option) return;
      await this.act(option);
    }
  }

  /** Of cards that are the same to their player, one is offered for all. */
  private sameAs(id: number): GameOption | undefined {
    const number = this.card(id)?.number;
    return this.own?.options.find((one) => one.card !== null && this.card(one.card)?.number === number);
  }

  /** Takes the point of indirect damage back that was assigned last. Returns `true` if there was one. */
  takeBack(): boolean {
    if (!this.divides || this.held.length === 0) return false;
    this.held = this.held.slice(0, -1);
    return true;
  }

  /** Assigns one more indirect damage to a card, as long as there is some left and the card can take it. */
  private assign(id: number) {
    const card = this.card(id);
    const fits = card !== undefined && hasRoom(card, this.assigned(id));
    this.refusal = fits ? null : { words: words.prompt.full(this.name(id)), rule: '8.35.3' };
    if (fits && this.held.length < this.together) this.held = [...this.held, id];
  }

  /** Touches a card: by click, by Enter, by its number. */
  touch(id: number) {
    this.explained++;
    this.read = id;
    if (this.divides && this.together > 0 && this.choices.lit.has(id)) {
      this.assign(id);
      return;
    }
    if (this.together > 0 && (this.choices.lit.has(id) || this.sameAs(id))) {
      if (this.held.includes(id)) this.held = this.held.filter((one) => one !== id);
      else if (this.held.length < this.together) this.held = [...this.held, id];
      return;
    }
    const does = touched(this.own, this.choices, id);
    if (does && 'act' in does) void this.act(does.act);
    else if (does) {
      this.refusal = null;
      this.selected = does.select;
    } else if (id === this.selected) this.selected = null;
    else void this.explain(id);
  }

  /** Picks a card up for dragging: its targets light up. Returns `true` if it can be used now. */
  pickUp(id: number): boolean {
    const own = this.own;
    if (!own || this.busy) return false;
    if (this.together > 0)
      return !this.held.includes(id) && (this.choices.lit.has(id) || this.sameAs(id) !== undefined);
    if (optionsOf(own, id).length === 0) return false;
    this.explained++;
    this.read = id;
    this.refusal = null;
    if (this.choices.source !== id) this.selected = id;
    return true;
  }

  /** Ends a drag without an answer. */
  putBack() {
    this.selected = null;
  }

  /** Drops a dragged card on another card or on a free place: at the resources or elsewhere. */
  drop(id: number, onto: number | null, atResources: boolean) {
    if (this.together > 0) {
      this.touch(id);
      return;
    }
    const does = dropped(this.own, this.choices, id, onto, atResources);
    if (does && 'act' in does) void this.act(does.act);
    else this.selected = does === null ? null : does.select;
  }

  /** Says why a card cannot be used. */
  private async explain(id: number): Promise<void> {
    const own = this.own;
    if (!own) return;
    const target = this.selected;
    const mine = ++this.explained;
    const why = await this.ask(() => (target === null ? this.why(id, null) : this.why(target, id)));
    if (this.own === own && mine === this.explained) this.refusal = why ?? null;
  }

  /** Returns the reason why a card cannot be used now, alone or on another. */
  protected why(card: number, target: number | null): Promise<IllegalActionView | null> {
    return api.whyNot(this.id, card, target);
  }

  /** Touches what has this key; whether there was something. */
  press(key: string): boolean {
    const card = [...this.choices.lit].find(([, known]) => known === key)?.[0];
    if (card !== undefined) {
      this.touch(card);
      return true;
    }
    if (key === 'd' && this.together > 0) {
      void this.confirm();
      return true;
    }
    const answer = this.choices.answers.find((one) => one.key === key);
    if (answer) void this.act(answer.option);
    return answer !== undefined;
  }

  /** Clears the selection or returns to the present. Returns `true` if there was something to clear. */
  letGo(): boolean {
    const lookedBack = this.past !== null;
    this.explained++;
    this.toPresent();
    if (lookedBack) return true;
    const had = this.selected !== null || this.refusal !== null;
    this.selected = null;
    this.refusal = null;
    return had;
  }

  async undo(): Promise<void> {
    const view = this.view;
    if (!view?.canUndo) return;
    if (view.undoByConsent) {
      const agreed = await confirmation.ask({
        title: words.actions.undoAsk,
        text: words.actions.undoText,
        yes: words.actions.undoYes,
      });
      if (!agreed) return;
    }
    this.asked++;
    const next = await this.ask(() => api.undoAnswer(this.id, view.undoByConsent, view.reader));
    if (!next || this.left) return;
    this.toPresent();
    this.showAgain(next);
    void this.goOn();
  }

  async concede(seat: number): Promise<void> {
    const view = this.view;
    if (!view) return;
    const sure = await confirmation.ask({
      title: words.actions.concedeAsk(...spoken(this.who(seat))),
      text: words.actions.concedeText,
      yes: words.actions.concede,
      danger: true,
    });
    if (!sure) return;
    this.asked++;
    const next = await this.ask(() => api.concedeGame(this.id, seat, view.reader));
    if (!next || this.left) return;
    this.passDevice = null;
    this.show(next);
    void this.goOn();
  }

  /** Reads the page clock: time runs for the person who decides, but not while the user looks back. */
  async tick(ms: number): Promise<void> {
    const { own } = this;
    const turn = own && own.ask === 'action' ? `action ${this.view?.step}` : (this.turnOf ?? '');
    if (own?.ask === 'action') this.turnOf = turn;
    const late = this.clock.tick(ms, own?.seat ?? null, turn);
    if (late === null) return;
    if (!this.clock.now?.loses) {
      notices.say(words.clock.out(...spoken(this.who(late))));
      return;
    }
    this.asked++;
    const next = await this.ask(() => api.concedeGame(this.id, late, this.view?.reader ?? null));
    if (next && !this.left) this.show(next);
    void this.goOn();
  }

  /** Loads the decks for the next game, once: changes stay while the table or the log is viewed. */
  async loadSideboards(): Promise<void> {
    const number = this.view?.series.number ?? null;
    if (number === null || number === this.sideboardsOf) return;
    this.sideboardsOf = number;
    this.sideboards = [];
    this.changedDecks = [];
    const found = await notices.watch(() => api.sideboards(this.id));
    if (number !== this.sideboardsOf) return;
    if (found) this.sideboards = found;
    else this.sideboardsOf = null;
  }

  /** Changes the deck of a seat for the next game. */
  changeDeck(changed: SideboardView) {
    this.changedDecks = [...this.changedDecks, changed.seat];
    this.sideboards = this.sideboards.map((deck) => (deck.seat === changed.seat ? changed : deck));
  }

  /** Begins the next game of a match, with the changed decks. */
  async next(): Promise<boolean> {
    const view = this.view;
    if (!view || this.busy) return false;
    const decks = this.sideboards
      .filter((deck) => this.changedDecks.includes(deck.seat))
      .map((deck) => ({ seat: deck.seat, main: deck.main.filter((row) => row.count > 0) }));
    this.busy = true;
    this.asked++;
    const next = await notices.watch(() => api.nextGame(this.id, decks, view.reader));
    this.busy = false;
    if (!next || this.left) return false;
    this.log = [];
    this.fresh = [];
    this.show(next);
    void this.goOn();
    return true;
  }

  /** `true` in a replay: the arrows go from step to step. */
  get replays(): boolean {
    return this.passDevice === null && (this.past !== null || this.view?.outcome != null);
  }

  /** Goes a step back or forward. */
  async stepBy(by: 1 | -1): Promise<void> {
    const now = this.shown;
    if (now) await this.lookBack(now.step + by);
  }

  /** Ends looking back; an answer that is still on its way is dropped. */
  private toPresent() {
    this.looked++;
    this.past = null;
  }

  /** Shows the table after the given number of steps. */
  async lookBack(step: number): Promise<void> {
    const view = this.view;
    if (!view || this.passDevice !== null) return;
    if (step >= view.steps) {
      this.toPresent();
      return;
    }
    const mine = ++this.looked;
    const then = await this.ask(() => api.lookBack(this.id, Math.max(0, step), view.reader));
    if (mine !== this.looked) return;
    // The game may have gone on in the meantime, but not to another reader, another game, or back before that step.
    const now = this.view;
    const same = now?.reader === view.reader && now.series.number === view.series.number;
    if (then && same && this.passDevice === null && then.step < now.steps) this.past = then;
  }
}
