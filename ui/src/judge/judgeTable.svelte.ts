// A case on the judge's table: the position as it is set up, the branches as they are tried, what is written about it;
// all of it undone step by step, and saved as a draft.

import {
  api,
  type GameOption,
  type JudgeCase,
  type JudgeDraft,
  type JudgePosition,
  type JudgeView,
  type Oddity,
  type Ruling,
} from '../lib/api';
import { catalog } from '../lib/state/catalog.svelte';
import { notices } from '../lib/state/notices.svelte';
import { GameTable } from '../table/gameTable.svelte';
import { emptyCase, nothingWritten, ruledAfter, rulingOf, withPosition, writtenOf, type Written } from './case';

/** How many changes can be undone. */
const LONGEST_HISTORY = 200;

/** What a change is taken back to; with `whole` also the words of the case and of the ruling. */
type Before = {
  kase: JudgeCase;
  branch: number;
  step: number;
  written: Written;
  opened: Ruling | null;
  whole: boolean;
};

/** The draft on its way to be saved: one after another, the newest last, also after the screen was left. */
let newest: JudgeDraft | null = null;
let keeping: Promise<void> | null = null;

async function keepNewest() {
  while (newest) {
    const draft = newest;
    newest = null;
    try {
      await api.keepJudgeDraft(draft);
    } catch (thrown) {
      notices.fail(thrown);
    }
  }
  keeping = null;
}

export class JudgeTable extends GameTable {
  kase = $state.raw<JudgeCase>(emptyCase());
  /** What is written in the fields of the ruling. */
  written = $state.raw<Written>(nothingWritten());
  /** The ruling that was opened last, as it came. */
  private opened = $state.raw<Ruling | null>(null);
  branch = $state.raw(0);
  /** How many steps of the branch are on the table. */
  step = $state.raw(0);
  look = $state.raw<JudgeView | null>(null);
  ready = $state(false);
  private history = $state.raw<readonly Before[]>([]);
  private looks = 0;

  constructor() {
    super(0);
  }

  readonly now = $derived(this.kase.branches[this.branch]);
  readonly oddities = $derived<readonly Oddity[]>(this.look?.oddities ?? []);
  readonly canUndo = $derived(this.history.length > 0);
  readonly ruling = $derived(rulingOf(this.kase, this.written, this.opened));

  override get below(): number {
    return this.kase.position.active;
  }

  override async open(): Promise<boolean> {
    await catalog.load();
    await keeping;
    const draft = await notices.watch(() => api.judgeDraft());
    if (draft) {
      this.kase = draft.ruling.case;
      this.written = writtenOf(draft.ruling, draft.event);
      this.opened = draft.ruling;
    }
    await this.refresh();
    this.ready = true;
    return true;
  }

  override leave() {
    this.looks++;
  }

  /** Another case, position or branch; the one before can be brought back. */
  take(kase: JudgeCase, branch = 0, step = 0) {
    this.remember(false);
    this.written = { ...this.written, branch: ruledAfter(this.kase, this.written.branch, kase) };
    this.set(kase, branch, step);
  }

  /** Another case with all that is written about it; the one before can be brought back. */
  takeRuling(ruling: Ruling, event: number | null) {
    this.remember(true);
    this.opened = ruling;
    this.written = writtenOf(ruling, event);
    this.set(ruling.case, 0, 0);
  }

  /** A new case: nothing is set up and nothing written. */
  begin() {
    this.takeRuling(rulingOf(emptyCase(), nothingWritten(), null), null);
  }

  private remember(whole: boolean) {
    const { kase, branch, step, written, opened } = this;
    this.history = [...this.history, { kase, branch, step, written, opened, whole }].slice(-LONGEST_HISTORY);
  }

  private set(kase: JudgeCase, branch: number, step: number) {
    this.kase = kase;
    this.branch = branch;
    this.step = step;
    void this.refresh();
    this.keep();
  }

  private keep() {
    newest = { ruling: this.ruling, event: this.written.event };
    keeping ??= keepNewest();
  }

  lay(position: JudgePosition) {
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
    if (before.whole) {
      this.opened = before.opened;
      this.written = before.written;
      this.set(before.kase, before.branch, before.step);
      return;
    }
    // What was written since stays written.
    const { title, question } = this.kase;
    const ruled = ruledAfter(this.kase, this.written.branch, before.kase);
    this.written = { ...this.written, branch: ruled ?? before.written.branch };
    this.set({ ...before.kase, title, question }, before.branch, before.step);
  }

  /** Looks at a branch after so many steps. */
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
    this.past = null;
    if (look.table) this.show(look.table);
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
    if (!moved) return;
    const following = now.steps[step];
    // A step that was taken already is gone along; another one here is another branch, so that nothing tried is lost.
    if (following?.hash === moved.step.hash) return this.go(branch, step + 1);
    const steps = [...now.steps.slice(0, step), moved.step];
    const branches =
      following === undefined
        ? this.kase.branches.map((one, at) => (at === branch ? { ...one, steps } : one))
        : [...this.kase.branches, { name: '', steps }];
    this.remember(false);
    this.kase = { ...this.kase, branches };
    this.branch = following === undefined ? branch : branches.length - 1;
    this.step = step + 1;
    this.looks++;
    this.laid(moved.view);
    this.keep();
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
