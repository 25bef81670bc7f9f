// The rules index, loaded once per language, and the wording from the user's own copy, loaded on demand.

import { SvelteMap } from 'svelte/reactivity';
import { api, type RuleEntry, type RulesText, type TextLanguage } from '../lib/api';
import { notices } from '../lib/state/notices.svelte';
import { program } from '../lib/state/program.svelte';
import { aboveOf } from './number';

class Rules {
  entries = $state.raw<readonly RuleEntry[]>([]);
  failed = $state(false);
  /** The user's own copy; `null` until it is loaded. */
  text = $state.raw<RulesText | null>(null);
  /** The wording in that copy by number, for the rules viewed so far. */
  private words = new SvelteMap<string, string>();
  private byNumber = $derived(new Map(this.entries.map((entry) => [entry.number, entry])));
  private asked: Promise<void> | null = null;
  private language: TextLanguage | null = null;

  get(number: string): RuleEntry | undefined {
    return this.byNumber.get(number);
  }

  /** Returns the parents of a number, the section first. */
  above(number: string): RuleEntry[] {
    return aboveOf(number).flatMap((one) => this.get(one) ?? []);
  }

  wording(number: string): string {
    return this.words.get(number) ?? '';
  }

  load(): Promise<void> {
    if (this.language !== program.kept.language) {
      this.language = program.kept.language;
      this.asked = null;
    }
    this.asked ??= this.ask();
    return this.asked;
  }

  private async ask() {
    this.failed = false;
    try {
      [this.entries, this.text] = await Promise.all([api.rulesIndex(), api.rulesText()]);
    } catch {
      this.failed = true;
      this.asked = null;
    }
  }

  /** Asks for the wording of rules that are on screen now. */
  async look(numbers: readonly string[]) {
    if (!this.text?.path || this.text.problem) return;
    const wanted = numbers.filter((number) => !this.words.has(number));
    if (wanted.length === 0) return;
    const path = this.text.path;
    const said = await api.rulesWording(wanted).catch(() => [] as string[]);
    if (this.text.path !== path) return;
    wanted.forEach((number, at) => this.words.set(number, said[at] ?? ''));
  }

  /** Lets the person choose their copy. */
  async choose(): Promise<RulesText | null> {
    const text = await notices.watch(() => api.takeRulesText());
    if (!text) return null;
    this.words.clear();
    this.text = text;
    return text;
  }

  async forget() {
    const text = await notices.watch(() => api.forgetRulesText());
    if (!text) return;
    this.words.clear();
    this.text = text;
  }
}

export const rules = new Rules();
