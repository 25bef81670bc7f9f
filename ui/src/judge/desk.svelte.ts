// A case on the judge's table: the position as it is laid, the branches as they are tried, all of it undone step by step.

import { api, type GameOption, type JudgeCase, type JudgePosition, type JudgeView, type Oddity } from '../lib/api';
import { catalog } from '../lib/state/catalog.svelte';
import { notices } from '../lib/state/notices.svelte';
import { GameDesk } from '../table/desk.svelte';
import { emptyCase, withPosition } from './case';

/** How many changes can be undone. */
const LONGEST_HISTORY = 200;

export class JudgeDesk extends GameDesk {
  kase = $state.raw<JudgeCase>(emptyCase());
  branch = $state.raw(0);
  /** How many steps of the branch are on the table. */
  step = $state.raw(0);
  look = $state.raw<JudgeView | null>(null);
  ready = $state(false);
  private history = $state.raw<readonly { kase: JudgeCase; branch: number; step: number }[]>([]);
  private looks = 0;

  constructor() {
    super(0);
  }

  readonly now = $derived(this.kase.branches[this.branch]);
  readonly oddities = $derived<readonly Oddity[]>(this.look?.oddities ?? []);
  readonly canUndo = $derived(this.history.length > 0);

  override async open(): Promise<boolean> {
    await catalog.load();
    const draft = await notices.watch(() => api.judgeDraft());
    if (draft) this.kase = draft;
    await this.refresh();
    this.ready = true;
    return true;
  }

  override leave() {
    this.looks++;
  }

  /** Another case, position or branch; the one before can be brought back. */
  take(kase: JudgeCase, branch = 0, step = 0) {
    this.history = [...this.history, { kase: this.kase, branch: this.branch, step: this.step }].slice(-LONGEST_HISTORY);
    this.set(kase, branch, step);
  }

  private set(kase: JudgeCase, branch: number, step: number) {
    this.kase = kase;
    this.branch = branch;
    this.step = step;
    void this.refresh();
    void this.ask(() => api.keepJudgeDraft(kase));
  }

  lay(position: JudgePosition) {
    this.take(withPosition(this.kase, position));
  }

  /** Words about the case: nothing on the table changes. */
  write(words: Partial<Pick<JudgeCase, 'title' | 'question'>>) {
    this.kase = { ...this.kase, ...words };
    void this.ask(() => api.keepJudgeDraft(this.kase));
  }

  undoChange() {
    const before = this.history.at(-1);
    if (!before) return;
    this.history = this.history.slice(0, -1);
    this.set(before.kase, before.branch, before.step);
  }

  /** Looks at a branch after so many steps. */
  go(branch: number, step: number) {
    this.branch = branch;
    this.step = step;
    void this.refresh();
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
    this.history = [...this.history, { kase: this.kase, branch, step }].slice(-LONGEST_HISTORY);
    this.kase = { ...this.kase, branches };
    this.branch = following === undefined ? branch : branches.length - 1;
    this.step = step + 1;
    this.looks++;
    this.laid(moved.view);
    void this.ask(() => api.keepJudgeDraft(this.kase));
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
