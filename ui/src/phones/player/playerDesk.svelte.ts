// The screen of a player's phone, and its requests.

import type { DeckEntry, PhoneCallName, PlayerPhoneView, ReportedGames } from '../../lib/api';
import type { Device, DeviceRequest } from '../device';
import { words as pageWords } from '../page/i18n';
import { PhonePage, type PageRequest, type PhoneAnswer } from '../page/phonePage.svelte';
import { HeldTable, type PhoneTable, type TableUpdate } from './gameTable';
import { words } from './i18n';

/** An answer to a player's phone. */
export interface PlayerAnswer extends PhoneAnswer {
  /** The screen; absent if the request was rejected or shows a table. */
  view?: PlayerPhoneView;
  /** The table of the player's game. */
  table?: TableUpdate;
  /** Number of the phone's player. */
  player?: number;
}

/** The game whose table is on the screen. */
export type Playing = '' | 'match' | 'casual';

/** A request of the page. */
interface PlayerRequest extends PageRequest<PlayerAnswer> {
  /** `true` if its form shows the reason of a rejection. */
  inForm: boolean;
}

/** A pick as the screen offers it. */
export interface OfferedPick {
  pack: number;
  pick: number;
  index: number;
  card: string;
}

/** Requests that begin a game, as soon as all of its players want to. */
const BEGINS: Readonly<Record<string, Playing>> = { want: 'match', openTable: 'casual', joinTable: 'casual' };

/** Requests about a game; others than a wish for one go to the game on the screen. */
const OF_GAME = new Set(['game', 'answer', 'concede', 'want']);

/** Where a page that loads again finds its game. */
const STORE = 'cantina-phone';

export class PlayerDesk extends PhonePage<PlayerAnswer, PlayerRequest> {
  /** The newest screen; `null` before the first answer. */
  view = $state.raw<PlayerPhoneView | null>(null);
  /** The table of the game on the screen. */
  table = $state.raw<PhoneTable | null>(null);
  /** Moment of the screen, on the clock of `performance.now()`. */
  shownAt = $state(0);
  playing = $state<Playing>((sessionStorage.getItem(STORE) ?? '') as Playing);

  private readonly event: string;
  private readonly held = new HeldTable();
  /** The game that the player waits for the others to want, too. */
  private wants: Playing = '';

  constructor(device: Device<PlayerAnswer>, url: string, event: string, revision: string) {
    super(device, revision);
    this.event = event;
    this.start(url);
  }

  report(round: number, opponent: number, { won, lost, drawn }: ReportedGames): void {
    void this.ask({ kind: 'report', round, opponent, won, lost, drawn });
  }

  call(call: PhoneCallName): void {
    void this.ask({ kind: 'call', call });
  }

  withdraw(call: PhoneCallName): void {
    void this.ask({ kind: 'takeBack', call });
  }

  /** Checks a deck list. The answer has its preview, or the reason that it cannot be read. */
  checkList(slot: number, list: string): Promise<PlayerAnswer | null> {
    return this.ask({ kind: 'lookAtList', slot, list }, true);
  }

  /** Registers a deck list. */
  registerList(slot: number, list: string): Promise<PlayerAnswer | null> {
    return this.ask({ kind: 'handIn', slot, list }, true);
  }

  pick(pick: OfferedPick): void {
    void this.ask({ kind: 'pick', ...pick });
  }

  /** Registers the deck from the player's pool. */
  saveDeck(list: DeckEntry): Promise<PlayerAnswer | null> {
    return this.ask({ kind: 'saveDeck', list }, true);
  }

  /** Asks for a suggested deck, which is not registered. */
  async suggestDeck(): Promise<DeckEntry | null> {
    const answer = await this.ask({ kind: 'suggestDeck' }, true);
    return answer?.view?.suggested ?? null;
  }

  openTable(seats: number, deck: string | null): void {
    void this.ask({ kind: 'openTable', seats, deck });
  }

  joinTable(table: number, deck: string | null): void {
    void this.ask({ kind: 'joinTable', table, deck });
  }

  leaveTable(): void {
    void this.ask({ kind: 'leaveTable' });
  }

  /** Agrees to play the match on phones. */
  wantMatch(): void {
    void this.ask({ kind: 'want', number: 1 });
  }

  /** Shows the table of a game. */
  openGame(playing: 'match' | 'casual'): void {
    this.play(playing);
    this.enqueue(this.look());
  }

  /** Sends what the player does at the table of a game. */
  atTable(what: DeviceRequest): void {
    if (what.kind === 'leave') {
      this.play('');
      this.enqueue(this.look());
    } else void this.ask(what);
  }

  protected look(): PlayerRequest {
    return { what: { kind: 'look' }, isLook: true, inForm: false, answered: () => undefined };
  }

  protected body(request: PlayerRequest): DeviceRequest {
    // A game may have begun, or been left, while the look waited for its turn.
    if (request.isLook) request.what = { kind: this.playing ? 'game' : 'look' };
    const { what } = request;
    if (!OF_GAME.has(String(what.kind))) return what;
    return { ...what, casual: this.playing === 'casual', have: this.held.revision };
  }

  private ask(what: DeviceRequest, inForm = false): Promise<PlayerAnswer | null> {
    return new Promise((answered) => this.enqueue({ what, isLook: false, inForm, answered }));
  }

  /** Shows an answer. A rejected request leaves the screen as it is, with the reason. */
  protected take(said: PlayerAnswer, request: PlayerRequest | null): PlayerRequest | null {
    const kind = String(request?.what.kind);
    if (said.player) this.device.belongsTo(said.player, this.event); // The board marks the own rows by them.
    if (!said.ok) {
      if (!request?.inForm) this.showProblem(reasonOf(said));
      // Too late: what there is to pick or to answer now.
      return kind === 'pick' || (this.playing && !request?.isLook) ? this.look() : this.leaveLost(request);
    }
    if (request && !request.isLook) this.problem = '';
    if (kind in BEGINS || kind === 'leaveTable') this.wants = BEGINS[kind] ?? '';
    if (said.table) return this.takeTable(said.table, kind);
    return said.view ? this.takeView(said.view, request) : null;
  }

  private takeTable(update: TableUpdate, kind: string): PlayerRequest | null {
    if (kind === 'want' && !this.playing) this.play('match');
    // Changes that do not apply to the table here: the next request has no revision, and gets the whole one.
    if (!this.held.take(update)) return this.look();
    if (this.playing) this.table = this.held.table;
    return null;
  }

  private takeView(view: PlayerPhoneView, request: PlayerRequest | null): PlayerRequest | null {
    const before = this.pack;
    this.view = view;
    this.shownAt = performance.now();
    if (this.pack !== '' && this.pack !== before) scrollTo(0, 0);
    const begun =
      (this.wants === 'match' && view.game?.inProgress) || (this.wants === 'casual' && view.casual?.inProgress);
    if (begun) this.play(this.wants);
    else if (this.playing && request?.what.kind === 'game') this.play(''); // The game no longer exists.
    return begun || this.playing ? this.look() : null;
  }

  /** The game cannot be shown: the page shows the match instead. */
  private leaveLost(request: PlayerRequest | null): PlayerRequest | null {
    if (!this.playing || !request?.isLook) return null;
    this.play('');
    return this.look();
  }

  private play(playing: Playing): void {
    this.playing = playing;
    this.wants = '';
    if (!playing) this.table = null;
    sessionStorage.setItem(STORE, playing);
  }

  private showProblem(problem: string): void {
    this.problem = problem;
    if (!this.playing) scrollTo(0, 0);
  }

  /** Names the pack on the screen: what the player has chosen from one does not belong to another. */
  get pack(): string {
    const draft = this.view?.draft?.view;
    if (!draft) return '';
    return draft.board ? `0.${draft.board.number}` : `${draft.status.pack}.${draft.status.pick}`;
  }
}

/** Returns the reason that a request was rejected. */
export function reasonOf(said: PlayerAnswer): string {
  return said.unread === 413 ? words.tooLong : (said.problem ?? pageWords.refused);
}
