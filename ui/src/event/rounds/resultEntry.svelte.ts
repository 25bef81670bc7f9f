// Entry of one round's results: the selected table, the results being sent, and the last outcome.

import { SvelteSet } from 'svelte/reactivity';
import { api, type GameEntry, type PlayerRef, type ResultEntry, type RoundView, type TableView } from '../../lib/api';
import { isolated } from '../../lib/isolate';
import { isOpen, matches, nextOpen, sameResult } from '../../lib/results';
import { confirmation } from '../../lib/state/confirm.svelte';
import type { EventStore } from '../../lib/state/event.svelte';
import { notices } from '../../lib/state/notices.svelte';
import { hasOpenPlaces, maySwap } from './swap';
import { wordsOf } from './words';
import { words } from '../i18n';

/** The most moves in the standings that are listed one by one before a correction. */
const MOST_MOVES = 8;

export class ResultSheet {
  /** The table whose buttons are open. */
  selected = $state<number | null>(null);
  filter = $state('');
  onlyOpen = $state(false);
  /** The last saved result, for the line next to the field. */
  said = $state('');
  private readonly sent = new SvelteSet<number>();

  constructor(
    private readonly store: EventStore,
    private readonly number: () => number,
  ) {}

  get round(): RoundView | null {
    return this.store.view?.rounds.find((round) => round.number === this.number()) ?? null;
  }

  /** Games that win a match of this round. */
  get toWin(): number {
    return this.round?.gamesToWin ?? 2;
  }

  get newest(): boolean {
    return this.store.view?.rounds.at(-1)?.number === this.number();
  }

  /** `true` if players of this round can be swapped now. */
  get hasOpenPlaces(): boolean {
    return this.newest && this.round !== null && hasOpenPlaces(this.round);
  }

  maySwap = (one: number, other: number): boolean => this.round !== null && maySwap(this.round, one, other);

  get shown(): TableView[] {
    return (this.round?.tables ?? []).filter(
      (table) => matches(table, this.filter) && (!this.onlyOpen || isOpen(table) || table.table === this.selected),
    );
  }

  table(number: number | null): TableView | null {
    return this.round?.tables.find((table) => table.table === number) ?? null;
  }

  /** Returns the reasons of a pairing. */
  reasons(table: TableView): Promise<string[]> {
    return api.pairingReasons(this.store.id, this.number(), table.table);
  }

  /** The open table after this one; those whose result is on its way do not count. */
  nextOpen(after: number): TableView | null {
    const round = this.round;
    if (!round) return null;
    return nextOpen({ ...round, tables: round.tables.filter((table) => !this.sent.has(table.table)) }, after);
  }

  /** The playable table before or after this one, in the order of the list. */
  neighbour(of: number | null, step: 1 | -1): TableView | null {
    const list = this.shown.filter((table) => table.players.length > 1);
    const at = list.findIndex((table) => table.table === of);
    if (at < 0) return (step === 1 ? list[0] : list.at(-1)) ?? null;
    return list[at + step] ?? null;
  }

  /** Saves a result, and who leaves after it; asks first when it changes one of an earlier round. */
  async save(table: TableView, result: ResultEntry, leaves = { a: false, b: false }): Promise<boolean> {
    const round = this.number();
    const was = table.result === null || sameResult(table.result, result) ? '' : table.resultText;
    if (!sameResult(table.result, result)) {
      if (!this.newest && table.result !== null && !(await this.sure(table, result))) return false;
      this.sent.add(table.table);
      const done = await this.store.act({ act: 'result', round, table: table.table, result });
      this.sent.delete(table.table);
      if (!done) return false;
    }
    const said = was
      ? words.rounds.instead(table.table, wordsOf(result, table.players), was)
      : words.rounds.saved(table.table, wordsOf(result, table.players));
    const left: string[] = [];
    const [a = null, b = null] = table.players;
    for (const player of [leaves.a ? a : null, leaves.b ? b : null]) {
      if (player && (await this.leave(player))) left.push(words.rounds.leaves(isolated(player.name)));
    }
    this.said = [said, ...left].join('; ');
    for (const words of was ? [said, ...left] : left) notices.say(words);
    return true;
  }

  /** Saves the HP left at a multiplayer table, by seat; asks first when it changes a result of an earlier round. */
  async saveHp(table: TableView, hp: number[]): Promise<boolean> {
    const round = this.number();
    const [was, now] = [table.hp.join(' – '), hp.join(' – ')];
    if (!this.newest && was !== '' && was !== now) {
      const { correctTitle: title, correctText, correct: yes } = words.rounds;
      if (!(await confirmation.ask({ title, text: correctText(round, table.table, was, now), yes }))) return false;
    }
    this.sent.add(table.table);
    const done = await this.store.act({ act: 'tableResult', round, table: table.table, hp });
    this.sent.delete(table.table);
    if (!done) return false;
    const corrected = was !== '' && was !== now;
    this.said = corrected ? words.rounds.instead(table.table, now, was) : words.rounds.saved(table.table, now);
    return true;
  }

  /** Drops a player who has not dropped yet. */
  private async leave(player: PlayerRef): Promise<boolean> {
    const at = this.store.view?.players.find((one) => one.id === player.id);
    return at?.dropped === false && (await this.store.act({ act: 'drop', player: player.id }));
  }

  /** Saves a match game by game; asks first when it changes a result of an earlier round. */
  async saveGames(
    table: TableView,
    bans: [number, number] | null,
    games: GameEntry[],
    score: { a: number; b: number; drawn: number },
    said: string,
  ): Promise<boolean> {
    const round = this.number();
    const result: ResultEntry = { kind: 'games', ...score };
    const was = this.table(table.table);
    const corrects = !this.newest && was !== null && was.result !== null && !sameResult(was.result, result);
    if (corrects && !(await this.sure(was, result))) return false;
    const done = await this.store.act({ act: 'games', round, table: table.table, bans, games });
    if (done) this.said = said;
    return done;
  }

  /** Asks before an earlier result is corrected, with what would follow from it. */
  private async sure(table: TableView, result: ResultEntry): Promise<boolean> {
    const { correctTitle, correctText, correct: yes, rankMoves } = words.rounds;
    const round = this.number();
    const found = await notices.watch(() => api.consequences(this.store.id, round, table.table, result));
    if (!found) return false;
    const moves = found.ranks.slice(0, MOST_MOVES).map((move) => rankMoves(move.name, move.was, move.is));
    const rest = found.ranks.length - moves.length;
    const lines = [...found.words, ...moves, ...(rest > 0 ? [words.rounds.moreMoves(rest)] : [])];
    const from = table.resultText || '–';
    return confirmation.ask({
      title: correctTitle,
      text: correctText(round, table.table, from, wordsOf(result, table.players)),
      yes,
      lines,
    });
  }
}
