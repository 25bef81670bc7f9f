// Analysis of the decisions of a finished game, requested in parts so that it can be stopped.
import { api, type AnalysedDecision } from '../lib/api';
import { notices } from '../lib/state/notices.svelte';

/** Number of listed moments. */
const MOMENTS = 6;
/** Smallest loss of a listed decision, in thousandths. */
const WORTH_TELLING = 40;

export const lost = (one: AnalysedDecision) => one.best - one.after;

/** The decisions that lost most, in the order of the game. */
export function moments(decisions: readonly AnalysedDecision[]): AnalysedDecision[] {
  const told = decisions.filter((one) => one.better !== null && lost(one) >= WORTH_TELLING);
  const most = told.sort((a, b) => lost(b) - lost(a) || a.step - b.step).slice(0, MOMENTS);
  return most.sort((a, b) => a.step - b.step);
}

export class Analysis {
  decisions = $state.raw<readonly AnalysedDecision[]>([]);
  /** The next step to analyse, and the number of steps. */
  next = $state(0);
  steps = $state(0);
  state = $state<'idle' | 'running' | 'stopped' | 'done'>('idle');

  constructor(
    readonly game: number,
    readonly reader: number | null,
  ) {}

  readonly moments = $derived(moments(this.decisions));

  /** Analyses the remaining steps. */
  async run(): Promise<void> {
    if (this.state === 'running' || this.state === 'done') return;
    this.state = 'running';
    while (this.isRunning()) {
      const part = await notices.watch(() => api.analyseGame(this.game, this.next, this.reader));
      if (!part) {
        this.stop();
        return;
      }
      this.decisions = [...this.decisions, ...part.decisions];
      this.next = part.next;
      this.steps = part.steps;
      if (part.next >= part.steps) this.state = 'done';
    }
  }

  /** Results are kept; starting again resumes. */
  stop(): void {
    if (this.state === 'running') this.state = 'stopped';
  }

  private isRunning(): boolean {
    return this.state === 'running';
  }
}
