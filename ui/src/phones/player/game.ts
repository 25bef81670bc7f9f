// Draws the table of a game as the server shows it to this phone, and asks for what its player chooses.
import type { GameOption, PlayerSideView, TableCard } from '../../lib/api';
import type { DeviceRequest } from '../device';
import { closeOutside, make } from '../elements';
import type { CardFacts } from './cardFacts';
import type { PhoneTable } from './gameTable';
import { words as playerWords } from './i18n';
import { Exchange, exchanged, inDeck } from './sideboard';

const words = playerWords.game;

/** What the table needs of its page. */
export interface GamePage {
  content: HTMLElement;
  /** Sends a request about this game. */
  ask(request: DeviceRequest): void;
  /** Asks the player to confirm on a sheet. */
  sure(question: string, yes: string): Promise<boolean>;
}

type Arena = 'ground' | 'space';

/** The table of a game on the page. */
export class GameTable {
  private readonly page: GamePage;
  private readonly exchange = new Exchange();
  private table!: PhoneTable;
  /** Card whose sheet is open. */
  private opened: number | null = null;
  /** `true` from an answer until the table is drawn again: a second tap has no effect. */
  private answering = false;

  constructor(page: GamePage) {
    this.page = page;
  }

  /** Draws a table in place of the page's content. Open sheets and the scroll position of the hand are kept. */
  draw(table: PhoneTable): void {
    [this.table, this.answering] = [table, false];
    const { content } = this.page;
    const { view } = table;
    const mine = view.sides.find((side) => side.seat === view.reader);
    const others = view.sides.filter((side) => side.seat !== view.reader);
    const scrolled = content.querySelector('.hand')?.scrollLeft ?? 0;
    const again = this.opened;
    const log = this.log();
    content.querySelector('dialog')?.close();
    content.replaceChildren(
      make('div', 'game', [
        this.top(),
        view.notice ? make('p', 'problem', view.notice) : null,
        ...others.map((side) => this.side(side)),
        make('div', 'arenas', [this.arena(words.ground, 'ground'), this.arena(words.space, 'space')]),
        mine ? this.side(mine) : null,
        make('div', 'dock', [this.promptBox(), make('div', 'hand', this.hand(mine))]),
        view.waiting.length ? make('p', '', make('small', '', view.waiting.join('; '))) : null,
        log,
        this.buttons(),
      ]),
    );
    const hand = content.querySelector('.hand');
    if (hand) hand.scrollLeft = scrolled;
    if (again !== null && this.card(again)) this.cardSheet(again);
  }

  private top(): HTMLElement {
    const { view } = this.table;
    const { bestOf, number, wins } = view.series;
    const games = bestOf > 1 ? ` · ${words.game} ${number} (${wins.join('–')})` : '';
    const round = view.round === 0 ? words.setup : `${words.round} ${view.round}`;
    const back = make('button', 'plain', `‹ ${words.back}`, () => this.page.ask({ kind: 'leave' }));
    return make('div', 'top', [back, make('span', '', `${round}${games}`)]);
  }

  private hand(mine: PlayerSideView | undefined): (HTMLElement | null)[] {
    const cards = (mine?.hand ?? []).map(({ id }) => (id === null ? null : this.card(id)));
    return cards.map((card) => (card ? this.chip(card.id, this.cost(card)) : null));
  }

  private log(): HTMLElement {
    const lines = this.table.view.log.filter((line) => line.text).reverse();
    const texts = lines.map((line) => make('p', line.heading ? 'heading' : '', line.text));
    const log = make('details', 'log', [make('summary', '', words.log), ...texts]);
    log.id = 'log';
    log.open = this.page.content.querySelector<HTMLDetailsElement>('#log')?.open ?? false;
    return log;
  }

  private buttons(): HTMLElement {
    const { judgeCalled, view } = this.table;
    const { ask, sure } = this.page;
    const judge = judgeCalled
      ? make('p', '', playerWords.calls.judgeCalled)
      : make('button', 'plain', playerWords.calls.judge, () => ask({ kind: 'call', call: 'judge' }));
    const concede = async () => {
      const isSure = await sure(words.concedeSure, words.concede);
      if (isSure) ask({ kind: 'concede', number: view.series.number });
    };
    const gives = view.outcome ? null : make('button', 'plain', words.concede, () => void concede());
    return make('div', 'buttons', [judge, gives]);
  }

  private card(id: number): TableCard | undefined {
    return this.table.view.cards.find((card) => card.id === id);
  }

  private facts(card: TableCard): CardFacts | undefined {
    return this.table.cards[card.number];
  }

  private name(card: TableCard): string {
    return card.otherName ?? this.facts(card)?.name ?? card.number;
  }

  private names(ids: readonly number[]): string[] {
    const cards = ids.map((id) => this.card(id)).filter((card) => card !== undefined);
    return cards.map((card) => this.name(card));
  }

  private seatName(seat: number): string | undefined {
    const { view } = this.table;
    return seat === view.reader ? words.you : view.seats[seat]?.name;
  }

  /** Returns the answers that belong to a card. */
  private optionsOf(id: number): GameOption[] {
    const options = this.table.view.question?.options ?? [];
    return options.filter(({ card, target }) => card === id || (card === null && target === id));
  }

  private answer(option: GameOption): void {
    if (this.answering) return;
    this.answering = true;
    this.opened = null;
    const { series, step } = this.table.view;
    this.page.ask({ kind: 'answer', number: series.number, step, option: option.index });
  }

  private optionButton(option: GameOption): HTMLElement {
    const cost = option.cost === null ? '' : ` (${option.cost})`;
    return make('button', 'option', option.words + cost, () => this.answer(option));
  }

  /** Opens a sheet over the page. */
  private open(inside: (HTMLElement | null)[], closed: () => void): HTMLDialogElement {
    const sheet = make('dialog', 'sheet', inside);
    sheet.append(make('button', 'plain', playerWords.card.close, () => sheet.close()));
    sheet.addEventListener('close', () => {
      sheet.remove();
      closed();
    });
    this.page.content.append(sheet);
    sheet.showModal();
    return sheet;
  }

  /** Opens the sheet of a card: its text, and what can be done with it. */
  private cardSheet(id: number): void {
    const card = this.card(id);
    const facts = card && this.facts(card);
    if (!card || !facts) return;
    this.opened = id;
    const texts = facts.lines ?? { keywords: '', front: [], unit: [] };
    const lines = (all: readonly string[]) => all.map((text) => make('p', 'says', text));
    const bold = (text: string) => make('p', '', make('b', '', text));
    const list = (title: string, ids: readonly number[]) =>
      ids.length ? [make('p', '', `${title}: ${this.names(ids).join(', ')}`)] : [];
    const damage = card.damage ? ` · ${card.damage} ${words.damage}` : '';
    const options = this.optionsOf(id);
    const cautions = options.map((option) => option.caution).filter((caution) => caution !== null);
    const closed = () => {
      if (!document.querySelector('dialog[open]')) this.opened = null;
    };
    const cost = facts.cost === null ? '' : `${facts.cost} · `;
    const aspects = facts.aspects.map(([kind, text]) => make('i', kind, text));
    const sheet = this.open(
      [
        make('h2', '', facts.fullName),
        make('p', 'aspects', aspects),
        make('p', '', make('small', '', [cost, facts.facts])),
        card.power === null ? null : make('p', 'big', `${card.power}/${card.hp}${damage}`),
        card.keywords.length
          ? bold(card.keywords.join(', '))
          : texts.keywords
            ? make('p', 'says', texts.keywords)
            : null,
        ...lines(texts.front),
        ...(texts.unit.length ? [bold(playerWords.card.asUnit), ...lines(texts.unit)] : []),
        ...list(words.attached, card.upgrades),
        ...list(words.captured, card.captured),
        ...cautions.map((caution) => make('p', 'caution', caution.words)),
        make(
          'div',
          'options',
          options.map((option) => this.optionButton(option)),
        ),
      ],
      closed,
    );
    closeOutside(sheet);
  }

  /** Opens the list of the cards of a pile. */
  private pileSheet(title: string, ids: readonly number[]): void {
    const cards = ids.map((id) => this.card(id)).filter((card) => card !== undefined);
    const rows = cards.map((card) => {
      const kind = this.optionsOf(card.id).length ? 'option can' : 'option';
      return make('button', kind, this.name(card), () => {
        sheet.close();
        this.cardSheet(card.id);
      });
    });
    const empty = rows.length ? null : make('p', '', words.empty);
    const sheet = this.open([make('h2', '', title), empty, ...rows], () => undefined);
  }

  /** Draws a card in play or in hand, to be tapped. */
  private chip(id: number, more?: HTMLElement): HTMLElement | null {
    const card = this.card(id);
    if (!card) return null;
    const { attack } = this.table.view;
    const fights = attack !== null && [attack.attacker, attack.target].includes(id);
    const kinds = ['chip', this.optionsOf(id).length ? 'can' : '', card.exhausted ? 'exhausted' : ''];
    const left = card.hp === null ? null : card.hp - card.damage;
    const isBase = card.place === 'base';
    const figures = card.power === null || isBase ? null : `${card.power}/${left}`;
    const attached = this.names(card.upgrades).join(', ');
    return make(
      'button',
      [...kinds, fights ? 'fights' : ''].join(' '),
      [
        make('span', 'title', this.name(card)),
        more ?? (figures ? make('b', 'figures', figures) : null),
        more && figures ? make('small', '', figures) : null,
        card.damage ? make('small', 'hurt', `−${card.damage}`) : null,
        card.keywords.length && !isBase ? make('small', '', card.keywords.join(', ')) : null,
        attached ? make('small', '', `+ ${attached}`) : null,
        card.exhausted ? make('small', '', words.exhausted) : null,
      ],
      () => this.cardSheet(id),
    );
  }

  private cost(card: TableCard): HTMLElement {
    return make('b', 'chip-cost', String(card.price ?? this.facts(card)?.cost ?? ''));
  }

  /** Draws the base, the leaders and the figures of a side. */
  private side(side: PlayerSideView): HTMLElement {
    const { view } = this.table;
    const base = this.card(side.base);
    const mine = side.seat === view.reader;
    const life = base ? make('b', 'figures', String(Math.max(0, (base.hp ?? 0) - base.damage))) : undefined;
    const leaders = side.leaders.map((id) => this.card(id)).filter((card) => card && !card.deployed);
    const known = side.resources.map(({ id }) => id).filter((id) => id !== null);
    const pile = (title: string, ids: readonly number[], count: string) =>
      make('button', 'plain figure', `${title} ${count}`, () => this.pileSheet(title, ids));
    const tag = (isShown: boolean, text: string | undefined) => (isShown ? make('span', 'tag', text) : null);
    const taken = view.initiativeTaken ? ` (${words.taken})` : '';
    return make('section', `side${mine ? ' mine' : ''}${side.lost ? ' lost' : ''}`, [
      make('p', 'who', [
        make('b', 'name', this.seatName(side.seat)),
        tag(view.initiative === side.seat, `${words.initiative}${taken}`),
        tag(side.lost, words.lost),
        tag(side.force !== null, words.force),
        tag(side.credits.length > 0, `${words.credits} ${side.credits.length}`),
      ]),
      make('div', 'row', [this.chip(side.base, life), ...leaders.map((card) => (card ? this.chip(card.id) : null))]),
      make('div', 'row small', [
        pile(words.resources, known, `${side.ready}/${side.resources.length}`),
        mine ? null : make('span', '', `${words.hand} ${side.hand.length}`),
        make('span', '', `${words.deck} ${side.deck}`),
        pile(words.discard, side.discard, String(side.discard.length)),
      ]),
    ]);
  }

  /** Draws an arena: the others' units above, the player's own below. */
  private arena(title: string, arena: Arena): HTMLElement {
    const { reader, sides } = this.table.view;
    const isMine = (side: PlayerSideView) => side.seat === reader;
    const ordered = [...sides].sort((a, b) => Number(isMine(a)) - Number(isMine(b)));
    const several = sides.length > 2;
    const units = ordered
      .filter((side) => !several || side[arena].length)
      .map((side) =>
        make('div', isMine(side) ? 'units mine' : 'units', [
          several ? make('small', 'owner', this.seatName(side.seat)) : null,
          ...side[arena].map((id) => this.chip(id)),
        ]),
      );
    return make('section', 'arena', [make('h3', '', title), ...units]);
  }

  /** Draws the question, with the answers that belong to no card that can be tapped. */
  private promptBox(): HTMLElement {
    const { question, outcome, reader } = this.table.view;
    if (outcome) return make('section', 'prompt', this.afterwards(outcome));
    if (!question) return make('section', 'prompt');
    if (question.seat !== reader) {
      return make('section', 'prompt', make('p', '', `${words.waitingFor} ${this.seatName(question.seat)}`));
    }
    const looked = question.shown.map(({ card }) => this.chip(card)).filter((chip) => chip !== null);
    const isFree = ({ card }: GameOption) => question.ask !== 'action' || card === null || !this.card(card);
    const free = question.options.filter(isFree);
    return make('section', 'prompt', [
      make('p', 'ask', question.title || words.yourTurn),
      question.ability ? make('p', '', make('small', '', question.ability)) : null,
      looked.length ? make('div', 'row', looked) : null,
      make(
        'div',
        'options',
        free.map((option) => this.optionButton(option)),
      ),
    ]);
  }

  /** Draws the outcome, and the way to the next game of the match. */
  private afterwards(outcome: string): (HTMLElement | null)[] {
    const { sideboard, wantsNext } = this.table;
    const { series } = this.table.view;
    const over = [make('p', 'big', outcome), series.reported ? make('p', '', series.reported) : null];
    if (series.state !== 'between') return over;
    const [wants] = wantsNext;
    const rows = this.exchange.rows(this.table);
    const main = exchanged(rows);
    const go = make('button', 'option', words.next, () =>
      this.page.ask({ kind: 'want', number: series.number + 1, main }),
    );
    go.disabled = sideboard !== null && inDeck(rows) < sideboard.minimum;
    return [
      ...over,
      wants ? make('p', '', words.nextWaits) : null,
      !wants || main ? go : null,
      sideboard?.sideboard.length ? this.exchange.draw(this.table, (mark) => this.redraw(mark)) : null,
    ];
  }

  /** Draws the prompt again after a card was exchanged; the focus stays at its button. */
  private redraw(mark: string): void {
    document.querySelector('.prompt')?.replaceWith(this.promptBox());
    document.querySelector<HTMLElement>(`[data-move="${mark}"]:not(:disabled)`)?.focus({ preventScroll: true });
  }
}
