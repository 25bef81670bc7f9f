// The draft in this window: the seat whose pack is shown, the selected card, and the start of the clock.

import { api, type ClockView, type DraftShape, type DraftView, type EventAct, type PodView } from '../lib/api';
import { HeldView } from '../lib/changes';
import { leftAt } from '../lib/clock';
import { notices } from '../lib/state/notices.svelte';
import { GRACE_MS, PackGuard, takenByClock } from './lateClickGuard';
import { passesPacks } from './shapes';
import { atTheLaptop, needsCover, nextSeat, people } from './seats';

export type Phase = 'loading' | 'absent' | 'cover' | 'pack' | 'phones' | 'done';

export class Drafting {
  phase = $state.raw<Phase>('loading');
  pod = $state.raw<PodView | null>(null);
  shape = $state.raw<DraftShape>('pod');
  /** The seat whose turn at the laptop it is. */
  seat = $state.raw<number | null>(null);
  view = $state.raw<DraftView | null>(null);
  clock = $state.raw<ClockView | null>(null);
  /** When the clock came in, by performance.now(). */
  receivedAt = $state.raw(0);
  /** The card that the clock takes when time is up: only a card that the player selected. */
  chosen = $state.raw<number | null>(null);
  /** The card in keyboard focus, for viewing. */
  looked = $state.raw<number | null>(null);
  /** A pick is on its way to the disk. */
  busy = $state.raw(false);
  private chosenAt = 0;
  private holder: number | null = null;
  /** The organiser opened the list of phones: it stays until a seat is chosen. */
  private staysOnPhones = false;
  private guard = new PackGuard();
  private asked = 0;
  private readonly held = new HeldView();

  constructor(
    readonly event: number,
    readonly podNumber: number,
  ) {}

  readonly persons = $derived(this.pod ? people(this.pod) : []);
  /** The seats that pick at this laptop: the others use their phones. */
  readonly laptop = $derived(this.pod ? atTheLaptop(this.pod) : []);
  readonly waitingFor = $derived(this.view?.status.waitingFor ?? this.pod?.draft?.waitingFor ?? []);
  readonly card = $derived(this.chosen === null ? null : (this.view?.pack[this.chosen] ?? null));
  /** The card that Enter takes: the one the keys are on, else the chosen one. */
  readonly next = $derived(this.looked === null ? this.card : (this.view?.pack[this.looked] ?? null));

  /** Loads the status of the pod and opens the next step. */
  async load(): Promise<void> {
    const number = ++this.asked;
    const pod = (await notices.watch(() => this.podNow())) ?? null;
    if (number !== this.asked) return;
    this.pod = pod;
    this.shape = this.held.view?.shape ?? 'pod';
    if (!pod?.draft) {
      this.phase = 'absent';
      return;
    }
    this.keepClock(pod.draft.clock);
    if (pod.draft.part === 'done') this.phase = 'done';
    else if (this.staysOnPhones && this.persons.some((one) => one.phone)) this.showPhones();
    else this.turnTo(nextSeat(pod.draft.waitingFor, this.laptop, this.holder));
  }

  /** Returns the pod from the event's view, after a step if one is given. */
  private async podNow(act?: EventAct): Promise<PodView | null> {
    const have = this.held.revision;
    const update = await (act ? api.act(this.event, act, have) : api.deskView(this.event, have));
    if (!this.held.take(update)) this.held.take(await api.deskView(this.event, null));
    return this.held.view?.pods.find((one) => one.number === this.podNumber) ?? null;
  }

  /** Shows the seats with an open pick on a phone until the organiser chooses a seat. */
  toPhones() {
    this.staysOnPhones = true;
    this.showPhones();
  }

  private showPhones() {
    this.letGo();
    this.view = null;
    this.seat = null;
    this.holder = null;
    this.phase = 'phones';
  }

  /** Lets a bot pick for a player who is late or away. */
  async pickFor(seat: number): Promise<void> {
    if (this.busy) return;
    this.busy = true;
    await notices.watch(() => this.podNow({ act: 'pickFor', pod: this.podNumber, seat }));
    this.busy = false;
    await this.load();
  }

  /** The laptop goes to a seat; its pack stays covered until it is revealed. */
  turnTo(seat: number | null) {
    this.letGo();
    if (seat === null) {
      if (this.persons.some((one) => one.phone)) this.showPhones();
      else this.phase = this.persons.length === 0 ? 'absent' : this.phase;
      return;
    }
    this.staysOnPhones = false;
    this.seat = seat;
    if (needsCover(this.persons, this.holder, seat) && !this.isOpen()) {
      // Cards seen by the previous seat must not stay in the page.
      this.view = null;
      this.phase = 'cover';
    } else void this.reveal();
  }

  /** Packs are passed round a pod, with or without teams. */
  readonly pods = $derived(passesPacks(this.shape));

  /** Returns `true` if everyone may see all cards now, so that nothing needs to be covered. */
  private isOpen(): boolean {
    if (this.shape === 'grid' || this.shape === 'rotisserie') return true;
    return !this.pods && this.pod?.draft?.part === 'leaders';
  }

  /** Shows the pack of the seat whose turn it is. */
  async reveal(): Promise<void> {
    const seat = this.seat;
    if (seat === null) return;
    const number = ++this.asked;
    // The time of the pick begins with this.
    const view = await notices.watch(() => api.showPack(this.event, this.podNumber, seat));
    if (!view || number !== this.asked) return;
    this.holder = seat;
    this.show(view);
  }

  private show(view: DraftView) {
    this.view = view;
    this.keepClock(view.status.clock);
    if (this.pod) this.pod = { ...this.pod, draft: view.status };
    const number = view.board?.number ?? 0;
    const name = `${view.seat}/${view.status.pack}/${view.status.pick}/${view.pack.length}/${number}`;
    if (this.guard.shown(name, performance.now())) this.letGo();
    this.phase = view.status.part === 'done' ? 'done' : 'pack';
  }

  private keepClock(clock: ClockView) {
    this.clock = clock;
    this.receivedAt = performance.now();
  }

  /** Input counts: the pack has been on screen for a moment and no pick is in progress. */
  private ready(): boolean {
    return this.phase === 'pack' && !this.busy && this.guard.open(performance.now());
  }

  choose(index: number | null) {
    if (!this.ready()) return;
    this.looked = index;
    if (this.chosen === index) return;
    this.chosen = index;
    this.chosenAt = performance.now();
  }

  /** Moves to a card by key without selecting it, so that the clock does not take a card that is only viewed. */
  look(index: number) {
    if (this.phase === 'pack' && !this.busy) this.looked = index;
  }

  letGo() {
    this.chosen = null;
    this.looked = null;
  }

  /** Picks the selected card when the clock runs out. */
  private takeChosen() {
    this.looked = this.chosen;
    void this.take();
  }

  /** Takes the card that Enter is about. On disk when the next pack appears. */
  async take(): Promise<void> {
    const card = this.next;
    if (card) await this.send(card.index, card.printing);
  }

  /** Makes a choice other than a card: a pile, a row or a column, by its code. */
  async makeChoice(code: string): Promise<void> {
    const index = this.view?.board?.choices.indexOf(code) ?? -1;
    if (index >= 0) await this.send(index, code);
  }

  private async send(index: number, code: string): Promise<void> {
    const view = this.view;
    if (!view || !this.ready()) return;
    this.busy = true;
    this.asked++;
    const after = await notices.watch(() => api.draftPick(this.event, this.podNumber, view.seat, index, code));
    this.busy = false;
    if (!after) {
      // Refused: what the program knows counts.
      await this.load();
      return;
    }
    if (after.status.part === 'done') return this.load();
    const next = nextSeat(after.status.waitingFor, this.laptop, view.seat);
    if (next === null && this.persons.some((one) => one.phone)) return this.load();
    if (next === view.seat || next === null) {
      this.show(after);
      // If the laptop is passed on, time starts when the pack is shown.
      if (next !== null && this.persons.length > 1) void this.reveal();
      return;
    }
    this.keepClock(after.status.clock);
    if (this.pod) this.pod = { ...this.pod, draft: after.status };
    this.turnTo(next);
  }

  /** Must be called regularly: the clock takes the chosen card when its grace is over. */
  tick(now: number) {
    if (!this.clock || this.chosen === null || this.clock.seconds === 0) return;
    const left = leftAt(this.clock, this.receivedAt, now);
    if (takenByClock(left, this.clock.running, now - this.chosenAt)) this.takeChosen();
  }

  /** Milliseconds past zero that the chosen card has left; null when the clock takes nothing soon. */
  graceLeft(now: number): number | null {
    if (!this.clock?.running || this.chosen === null) return null;
    const left = leftAt(this.clock, this.receivedAt, now);
    return left > 0 ? null : Math.max(left + GRACE_MS, GRACE_MS - (now - this.chosenAt), 0);
  }

  async toggleClock(): Promise<void> {
    const clock = this.clock;
    if (!clock) return;
    const action = clock.running ? 'pause' : 'run';
    const pod = await notices.watch(() => this.podNow({ act: 'pickClock', pod: this.podNumber, action }));
    if (pod?.draft) this.keepClock(pod.draft.clock);
  }
}
