// A case on the judge's table: the position, the branches and the texts. Every change can be undone and is saved as a
// draft.

import {
  api,
  type AdvisorVisibility,
  type GameOption,
  type GameView,
  type ManualStep,
  type ManualAction,
  type JudgeAdvice,
  type JudgeCase,
  type OpenCases,
  type JudgeMove,
  type JudgePosition,
  type JudgeStep,
  type JudgeView,
  type PositionWarning,
  type Ruling,
} from '../lib/api';
import { catalog } from '../lib/state/catalog.svelte';
import { notices } from '../lib/state/notices.svelte';
import { GameTable } from '../table/gameTable.svelte';
import {
  emptyCase,
  isEmpty,
  nothingWritten,
  ruledAfter,
  rulingOf,
  withPosition,
  without,
  writtenOf,
  type Written,
} from './case';
import { changed, type Change } from './change';
import { laidCards, numberOf, type Laid } from './boardSlots';
import { facesOf } from './customCards';

/** Number of changes that can be undone. */
const LONGEST_HISTORY = 200;

/** The state an undo returns to. */
type Before = {
  kase: JudgeCase;
  branch: number;
  step: number;
  written: Written;
};

/** An open case: the one on the table, or a saved state of another. */
type Open = Before & { opened: Ruling | null; history: readonly Before[] };

const fresh = (): Open => ({
  kase: emptyCase(),
  branch: 0,
  step: 0,
  written: nothingWritten(),
  opened: null,
  history: [],
});

/** Cases waiting to be saved: one at a time, the newest last, even after the screen is closed. */
let newest: OpenCases | null = null;
let keeping: Promise<void> | null = null;

async function keepNewest() {
  while (newest) {
    const desk = newest;
    newest = null;
    try {
      await api.keepJudgeDesk(desk);
    } catch (thrown) {
      notices.fail(thrown);
    }
  }
  keeping = null;
}

/** Returns `true` if two steps are the same; their words may be of two languages. */
const sameStep = (one: JudgeStep, other: JudgeStep) =>
  one.hash === other.hash && one.option === other.option && JSON.stringify(one.byHand) === JSON.stringify(other.byHand);

export class JudgeTable extends GameTable {
  kase = $state.raw<JudgeCase>(emptyCase());
  /** The texts in the fields of the ruling. */
  written = $state.raw<Written>(nothingWritten());
  /** The ruling that was opened last, as it came. */
  private opened = $state.raw<Ruling | null>(null);
  branch = $state.raw(0);
  /** Number of steps of the branch that are on the table. */
  step = $state.raw(0);
  look = $state.raw<JudgeView | null>(null);
  ready = $state(false);
  /** The board is set up: a click chooses a card to change, and nothing is asked. */
  editing = $state.raw(true);
  /** The card of the position that was chosen. */
  picked = $state.raw<Laid | null>(null);
  /** The open cases; the entry of the one on the table is its state when it was opened. */
  cases = $state.raw<readonly Open[]>([fresh()]);
  at = $state.raw(0);
  private history = $state.raw<readonly Before[]>([]);
  private looks = 0;

  constructor() {
    super(0);
  }

  readonly now = $derived(this.kase.branches[this.branch]);
  readonly warnings = $derived<readonly PositionWarning[]>(this.look?.oddities ?? []);
  readonly canUndo = $derived(this.history.length > 0);
  readonly ruling = $derived(rulingOf(this.kase, this.written, this.opened));

  override get below(): number {
    return this.kase.position.active;
  }

  override async open(): Promise<boolean> {
    await catalog.load();
    await keeping;
    const desk = await notices.watch(() => api.judgeDesk());
    if (desk && desk.cases.length > 0) {
      this.cases = desk.cases.map(({ ruling, event }) => ({
        ...fresh(),
        kase: ruling.case,
        written: writtenOf(ruling, event),
        opened: ruling,
      }));
      this.at = Math.min(desk.at, desk.cases.length - 1);
      this.load();
    }
    catalog.also(facesOf(this.kase.position));
    await this.refresh();
    this.ready = true;
    return true;
  }

  override leave() {
    this.looks++;
  }

  /** Another case, position or branch; the one before can be brought back. */
  take(kase: JudgeCase, branch = 0, step = 0) {
    this.remember();
    this.written = { ...this.written, branch: ruledAfter(this.kase, this.written.branch, kase) };
    this.set(kase, branch, step);
  }

  /** The titles of the open cases. */
  readonly titles = $derived(this.cases.map((one, at) => (at === this.at ? this.kase.title : one.kase.title).trim()));

  /** The current state of the open cases. */
  private all(): Open[] {
    const { kase, branch, step, written, opened, history } = this;
    return this.cases.map((one, at) => (at === this.at ? { kase, branch, step, written, opened, history } : one));
  }

  /** Returns `true` if nothing was set up or written in an open case. */
  isBlank(at: number): boolean {
    const one = at === this.at ? this : this.cases[at];
    return !one || isEmpty(one.kase, one.written);
  }

  private load() {
    const one = this.cases[this.at];
    if (!one) return;
    this.kase = one.kase;
    this.branch = one.branch;
    this.step = one.step;
    this.written = one.written;
    this.opened = one.opened;
    this.history = one.history;
    this.picked = null;
  }

  /** Takes up another of the open cases. */
  change(to: number) {
    if (to === this.at || to < 0 || to >= this.cases.length) return;
    this.cases = this.all();
    this.at = to;
    this.load();
    this.again();
  }

  /** Opens a new, empty case in addition to the others. */
  begin() {
    this.add(fresh());
  }

  /** Opens a case in addition to the others; it replaces an empty one on the table. */
  addRuling(ruling: Ruling, event: number | null) {
    this.add({ ...fresh(), kase: ruling.case, written: writtenOf(ruling, event), opened: ruling });
  }

  private add(open: Open) {
    if (isEmpty(this.kase, this.written)) {
      this.cases = this.all().map((one, at) => (at === this.at ? open : one));
    } else {
      this.cases = [...this.all(), open];
      this.at = this.cases.length - 1;
    }
    this.load();
    this.again();
  }

  /** Closes an open case; there is always one. */
  close(at: number) {
    const left = without(this.all(), at);
    this.cases = left.length > 0 ? left : [fresh()];
    this.at = Math.min(this.at > at ? this.at - 1 : this.at, this.cases.length - 1);
    this.load();
    this.again();
  }

  private again() {
    catalog.also(facesOf(this.kase.position));
    void this.refresh();
    this.keep();
  }

  private remember() {
    const { kase, branch, step, written } = this;
    this.history = [...this.history, { kase, branch, step, written }].slice(-LONGEST_HISTORY);
  }

  private set(kase: JudgeCase, branch: number, step: number) {
    this.kase = kase;
    this.branch = branch;
    this.step = step;
    this.again();
  }

  private keep() {
    const cases = this.all().map((one) => ({
      ruling: rulingOf(one.kase, one.written, one.opened),
      event: one.written.event,
    }));
    newest = { cases, at: this.at };
    keeping ??= keepNewest();
  }

  setPosition(position: JudgePosition) {
    this.take(withPosition(this.kase, position));
  }

  /** Words about the case: nothing on the table changes. */
  write(words: Partial<Pick<JudgeCase, 'title' | 'question'>>) {
    this.kase = { ...this.kase, ...words };
    this.keep();
  }

  /** Words about the ruling. */
  rule(words: Partial<Written>) {
    this.written = { ...this.written, ...words };
    this.keep();
  }

  undoChange() {
    const before = this.history.at(-1);
    if (!before) return;
    this.history = this.history.slice(0, -1);
    // Text entered since then is kept.
    const { title, question } = this.kase;
    const ruled = ruledAfter(this.kase, this.written.branch, before.kase);
    this.written = { ...this.written, branch: ruled ?? before.written.branch };
    this.set({ ...before.kase, title, question }, before.branch, before.step);
  }

  /** Shows a branch after the given number of steps. */
  go(branch: number, step: number) {
    this.branch = branch;
    this.step = step;
    void this.refresh();
  }

  /** So many steps forth or back along the branch. */
  walk(by: number) {
    const to = Math.max(0, Math.min(this.step + by, this.now?.steps.length ?? 0));
    if (to !== this.step) this.go(this.branch, to);
  }

  private async refresh() {
    const number = ++this.looks;
    const look = await this.ask(() => api.judgeLook(this.kase, this.branch, this.step));
    if (number !== this.looks || !look) return;
    this.laid(look);
  }

  private laid(look: JudgeView) {
    this.look = look;
    // While the position is set up, there are no prompts.
    if (look.table) this.show(this.editing ? { ...look.table, question: null } : look.table);
    else {
      this.view = null;
      this.log = [];
    }
  }

  override async act(option: GameOption): Promise<void> {
    const [branch, step, now] = [this.branch, this.step, this.now];
    if (this.busy || !this.own || !now) return;
    this.busy = true;
    const moved = await this.ask(() => api.judgeAnswer(this.kase, branch, step, option.index));
    this.busy = false;
    if (moved && this.kase.branches[branch] === now) this.moved(moved, branch, step);
  }

  /** Applies a manual action as a separate step. */
  async byHand(does: ManualAction): Promise<boolean> {
    const [branch, step, now] = [this.branch, this.step, this.now];
    if (this.busy || !now) return false;
    const byHand: ManualStep = { judge: this.written.judge.trim(), does };
    this.busy = true;
    const moved = await this.ask(() => api.judgeByHand(this.kase, branch, step, byHand));
    this.busy = false;
    if (moved && this.kase.branches[branch] === now) this.moved(moved, branch, step);
    return moved !== undefined;
  }

  /** The answers of a strong player at a seat. */
  async advice(seat: number, knows: AdvisorVisibility): Promise<JudgeAdvice | undefined> {
    return this.ask(() => api.judgeAdvice(this.kase, this.branch, this.step, seat, knows));
  }

  private moved(moved: JudgeMove, branch: number, step: number) {
    const now = this.kase.branches[branch];
    if (!now) return;
    const following = now.steps[step];
    // Repeating a step follows its branch; a different step here starts another branch, so that nothing is lost.
    if (following && sameStep(following, moved.step)) {
      this.go(branch, step + 1);
      return;
    }
    const steps = [...now.steps.slice(0, step), moved.step];
    const branches =
      following === undefined
        ? this.kase.branches.map((one, at) => (at === branch ? { ...one, steps } : one))
        : [...this.kase.branches, { name: '', steps }];
    this.remember();
    this.kase = { ...this.kase, branches };
    this.branch = following === undefined ? branch : branches.length - 1;
    this.step = step + 1;
    this.looks++;
    this.laid(moved.view);
    this.keep();
  }

  /** Sets the position up, or tries what happens. */
  edit(on: boolean) {
    if (this.editing === on) return;
    this.editing = on;
    this.picked = null;
    this.go(this.branch, on ? 0 : (this.now?.steps.length ?? 0));
  }

  private readonly places = $derived(laidCards(this.kase.position));

  protected override show(view: GameView) {
    super.show(view);
    if (this.editing) this.selected = this.picked ? numberOf(this.kase.position, this.picked) : null;
  }

  pick(laid: Laid | null) {
    this.picked = laid;
    this.selected = laid ? numberOf(this.kase.position, laid) : null;
  }

  /** The card of the position that a card of the board is; null for one that is not known, or nowhere in it. */
  laidAs(id: number): Laid | null {
    return this.places[id] ?? null;
  }

  override touch(id: number) {
    if (!this.editing) {
      super.touch(id);
      return;
    }
    this.read = id;
    const laid = this.laidAs(id);
    const same = laid !== null && JSON.stringify(laid) === JSON.stringify(this.picked);
    this.pick(same ? null : laid);
  }

  override letGo(): boolean {
    if (!this.editing) return super.letGo();
    const had = this.picked !== null;
    this.pick(null);
    return had;
  }

  /** Changes the card that was chosen; whether there was one that it fits. */
  alter(change: Change): boolean {
    if (!this.picked) return false;
    const next = changed(this.kase.position, this.picked, change);
    if (!next) return false;
    this.picked = next.laid;
    this.setPosition(next.position);
    return true;
  }

  override press(key: string): boolean {
    if (!this.editing) return super.press(key);
    if (/^\d+$/.test(key)) return this.alter({ damage: Number(key) });
    if (key === 'd') return this.alter('deployed');
    return false;
  }

  protected override why(card: number, target: number | null) {
    return api.judgeWhyNot(this.kase, this.branch, this.step, card, target);
  }

  override async undo(): Promise<void> {
    this.undoChange();
    return Promise.resolve();
  }

  /** The log's lines lead to the step that brought them about. */
  override async lookBack(step: number): Promise<void> {
    this.go(this.branch, Math.max(0, Math.min(step, this.now?.steps.length ?? 0)));
    return Promise.resolve();
  }
}
