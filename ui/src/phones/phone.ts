// The script /phone.js: the page of a player's phone. It signs what it asks for with the secret of its address, which it
// never sends. `npm run phones` builds it.
import type { Device, DeviceRequest } from './device';
import { byId, confirmOnSheet, LiveLine, make, tickClocks } from './elements';
import { DraftPage, type ChosenDeck } from './draft';
import { GameTable } from './game';
import { HeldTable, type TableUpdate } from './gameTable';
import { News } from './news';
import { fillRequest, render, type Finished } from './rendering';
import type { SignedAnswer } from './sender';
import type { SigningScript } from './sign';

/** An answer to a phone. */
interface PhoneAnswer extends SignedAnswer {
  /** What the server shows; it is made and escaped by its templates. */
  html: string;
  /** Number of the phone's player. */
  player?: number | null;
  table?: TableUpdate | null;
  /** A suggested deck. */
  deck?: ChosenDeck | null;
}

/** The game whose table is on the screen. */
type Playing = '' | 'match' | 'casual';

const { openDevice } = globalThis as unknown as SigningScript;
/** Pause before a request without an answer is sent again, in milliseconds. */
const PAUSE = 2000;

/** Requests that begin a game, as soon as all of its players want to. */
const BEGINS: Readonly<Record<string, Playing>> = { want: 'match', openTable: 'casual', joinTable: 'casual' };

class PhonePage {
  private readonly content: HTMLElement;
  private readonly words: DOMStringMap;
  private readonly store: string;
  private readonly device: Device<PhoneAnswer>;
  private readonly live: LiveLine;
  private readonly draft: DraftPage;
  private readonly game: GameTable;
  private readonly held = new HeldTable();
  private readonly news: News;

  /** A page that loads again comes back to its game. */
  private playing: Playing;
  /** The game that the player waits for the others to want, too. */
  private wants: Playing = '';
  private shownAt = performance.now();
  /** Revision that the page shows. */
  private seen: string | null = null;
  private busy: Promise<unknown> = Promise.resolve();
  private later: ReturnType<typeof setTimeout> | undefined;
  /** Requests made while one before them had no answer; they are sent after it. */
  private unsent: DeviceRequest[] = [];

  constructor(content: HTMLElement, live: HTMLElement, device: Device<PhoneAnswer>) {
    this.content = content;
    this.words = content.dataset;
    this.store = this.words.store ?? '';
    this.device = device;
    this.live = new LiveLine(live, this.words);
    this.draft = new DraftPage(content);
    const sure = (question: string, yes: string) => this.sure(question, yes);
    const ask = (what: DeviceRequest) => void this.ask({ ...what, casual: this.playing === 'casual' });
    this.game = new GameTable({ content, ask, sure });
    this.playing = (sessionStorage.getItem(this.store) ?? '') as Playing;
    addEventListener('click', (event) => void this.press(event));
    addEventListener('hashchange', () => location.reload());
    content.addEventListener('toggle', ({ target }) => rememberFold(target as HTMLElement), true);
    setInterval(() => tickClocks(content, performance.now() - this.shownAt), 1000);
    this.news = new News(this.words.news ?? '', {
      news: (revision) => this.changed(revision),
      lost: () => this.live.show(false),
      awake: () => {
        this.seen = null;
        if (!document.hidden) this.sendUnsent();
      },
    });
  }

  private changed(revision: string): void {
    if (revision === this.seen && !this.device.isWaiting) {
      this.live.show(true);
      return;
    }
    this.seen = revision;
    this.ask(this.look());
  }

  private sure(question: string, yes: string): Promise<boolean> {
    return confirmOnSheet(question, yes, this.words.cancel ?? '');
  }

  private play(playing: Playing): void {
    this.playing = playing;
    this.wants = '';
    sessionStorage.setItem(this.store, playing);
    document.body.classList.toggle('playing', playing !== '');
  }

  /** The request that loads the current page or table. */
  private look(): DeviceRequest {
    return this.playing ? { kind: 'game', casual: this.playing === 'casual' } : { kind: 'look' };
  }

  /** Sends a request, or the one that waits, until it is answered. */
  private async send(what: DeviceRequest | null): Promise<PhoneAnswer> {
    const said = await (what ? this.device.send(what) : this.device.flush());
    if (said.unread) {
      // Refused without an answer of the desk: it will not be shorter, or better, the next time.
      const why = said.unread === 413 ? this.words.tooLong : this.words.refused;
      return { html: `<p class="problem" role="alert">${why}</p>`, ok: false, gone: false };
    }
    if (said.player) this.device.belongsTo(said.player, this.words.event ?? ''); // The board marks the own rows by them.
    return said;
  }

  /** Sends a request with the revision of the table that is here. If the answer does not apply to it, asks for the whole. */
  private async sendHaving(what: DeviceRequest): Promise<PhoneAnswer> {
    const needsTable = this.playing !== '' || what.kind === 'want';
    const said = await this.send(needsTable ? { ...what, have: this.held.revision } : what);
    if (!said.table || this.held.take(said.table)) return said;
    const whole = await this.send(this.playing ? this.look() : { kind: 'game', casual: false });
    if (whole.table) this.held.take(whole.table);
    return whole;
  }

  /** Sends one request after the other. */
  private ask(request: DeviceRequest): void {
    let what = request;
    if (what.kind === 'leave') {
      this.play('');
      what = this.look();
    }
    if (what.kind === 'game') this.play(what.casual ? 'casual' : 'match');
    let begun = false;
    const turn = this.busy.then(async () => {
      if (this.device.isWaiting) await this.send(null);
      begun = true; // From here on it is kept until it is answered.
      await this.answer(what);
    });
    this.busy = turn.catch(() => {
      this.live.show(false);
      if (!begun && !['look', 'game'].includes(String(what.kind))) this.unsent.push(what);
      clearTimeout(this.later);
      this.later = setTimeout(() => {
        if (!document.hidden && !this.sendUnsent() && this.device.isWaiting) this.ask(this.look());
      }, PAUSE);
    });
  }

  /** Sends again what had no answer. Returns `false` if there was nothing. */
  private sendUnsent(): boolean {
    const { unsent } = this;
    this.unsent = [];
    for (const request of unsent) this.ask(request);
    return unsent.length > 0;
  }

  /** Sends a player's request and shows its answer. */
  private async answer(what: DeviceRequest): Promise<void> {
    let said = await this.sendHaving(what);
    let problem = '';
    if (this.playing && !said.table && !said.gone) {
      // A call of the desk, or something that came too late.
      if (!said.ok) problem = said.html;
      said = await this.sendHaving(this.look());
      if (!said.table) this.play('');
    }
    const begins = BEGINS[String(what.kind)];
    if (begins || what.kind === 'leaveTable') this.wants = (said.ok && begins) || '';
    if (this.wants && !said.table && said.html.includes(`data-game="${this.wants}"`)) {
      // All are there.
      this.play(this.wants);
      said = await this.sendHaving(this.look());
    }
    const { table } = this.held;
    if (said.table && table) {
      this.game.draw(table);
      if (problem) this.content.insertAdjacentHTML('afterbegin', problem);
    } else await this.show(said, what);
    this.live.show(true);
  }

  /** Shows an answer. A refused list or deck is kept in its field, with its problems. */
  private async show(said: PhoneAnswer, what: DeviceRequest): Promise<void> {
    const isList = ['handIn', 'lookAtList'].includes(String(what.kind)) && !said.gone;
    const field = isList ? byId(`list-${String(what.slot)}`) : null;
    const deck = what.kind === 'saveDeck' && !said.gone ? byId('limited') : null;
    const section = deck ?? field?.closest('details');
    if (section && (!said.ok || what.kind === 'lookAtList')) {
      const box = section.querySelector('.said');
      if (box) box.innerHTML = said.html;
      this.enableButtons();
      deck?.scrollIntoView();
    } else if (what.kind === 'pick' && !said.ok && !said.gone) {
      // Too late: what there is to pick from now, and why.
      const now = await this.send({ kind: 'look' });
      this.render(said.html + now.html, {});
    } else this.render(said.html, said.ok ? { field: field?.id, deck: deck !== null } : {});
    if (said.deck) this.draft.fill(said.deck);
    if (said.gone) this.leave();
  }

  private render(html: string, finished: Finished): void {
    render(this.content, html, finished);
    this.shownAt = performance.now();
    this.draft.shown();
  }

  /** The device was revoked. */
  private leave(): void {
    this.news.close();
    this.play('');
    this.device.forget();
    if (this.words.join) this.content.append(joinLink(this.words.join));
  }

  private enableButtons(): void {
    for (const button of this.content.querySelectorAll('button')) button.disabled = false;
  }

  private async press(event: MouseEvent): Promise<void> {
    const target = event.target as HTMLElement;
    const small = target.closest<HTMLElement>('[data-sheet], [data-close], [data-more]');
    if (small) {
      pressSmall(small);
      return;
    }
    if (target.tagName === 'DIALOG' && target.id) (target as HTMLDialogElement).close(); // A press outside the sheet.
    const button = target.closest<HTMLButtonElement>('button[data-ask]');
    if (!button) return;
    event.preventDefault();
    const { form } = button;
    if (form && !form.reportValidity()) return;
    const { ask = '{}', sure, yes, list, fills } = button.dataset;
    const isNew = fills === undefined || this.draft.hasDeck();
    if (sure && isNew && !(await this.sure(sure, yes ?? button.textContent))) return;
    const what = fillRequest(JSON.parse(ask) as DeviceRequest, form);
    form?.classList.add('done-with');
    if (list) what.list = byId<HTMLTextAreaElement>(list)?.value ?? '';
    if (what.list === '') return;
    if (what.kind === 'saveDeck') what.list = this.draft.chosenDeck();
    for (const other of this.content.querySelectorAll('button')) other.disabled = true;
    this.ask(what);
  }
}

/** Opens or closes a sheet, or the text of a card. */
function pressSmall(button: HTMLElement): void {
  const { sheet } = button.dataset;
  if (sheet) byId<HTMLDialogElement>(sheet)?.showModal();
  else if ('close' in button.dataset) button.closest('dialog')?.close();
  else {
    const text = button.parentElement?.querySelector<HTMLElement>('div.text');
    if (!text) return;
    text.hidden = !text.hidden;
    button.setAttribute('aria-expanded', String(!text.hidden));
  }
}

/** Remembers what the reader has folded: it stays so. */
function rememberFold(target: HTMLElement): void {
  if (!target.id || target.tagName !== 'DETAILS') return;
  target.dataset.closed = (target as HTMLDetailsElement).open ? '' : '1';
}

/** The way to a seat, for a phone that has none. */
function joinLink(text: string): HTMLAnchorElement {
  const link = make('a', 'button', text);
  link.href = '/join';
  return link;
}

function start(content: HTMLElement, live: HTMLElement): void {
  const words = content.dataset;
  const server = { url: words.ask ?? '', domain: words.domain ?? '', epoch: words.epoch ?? '' };
  const device = openDevice<PhoneAnswer>(words.store ?? '', server, () => location.pathname);
  // A seat of an earlier event at the same address does not belong to this event.
  const isOther = device?.event && words.event && String(device.event) !== words.event;
  if (device && !isOther) new PhonePage(content, live, device);
  else {
    const why = make('p', '', words.noPhone);
    content.replaceChildren(make('section', 'card', [why, words.join ? joinLink(words.join) : null]));
  }
}

const [content, live] = [byId('content'), byId('live')];
if (content && live) start(content, live);
