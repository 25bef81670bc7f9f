// Everything that can be clicked now: a question's options as highlighted cards, targets and buttons with their keys.
// Pure.

import type { CounterName, GameOption, GameQuestion, GameView, TableCard } from '../lib/api';

/** A button of the prompt. */
export type Answer = { option: GameOption; key: string };

export type Choices = {
  /** Cards that can be touched now, each with the key that does it. */
  lit: ReadonlyMap<number, string>;
  /** The buttons of the prompt, in order. */
  answers: readonly Answer[];
  /** The card whose targets are lit. */
  source: number | null;
};

export const NOTHING: Choices = { lit: new Map(), answers: [], source: null };

const LETTERS: Partial<Record<GameOption['kind'], string>> = { pass: 'p', yes: 'y', no: 'n', done: 'd' };
const COUNTER_LETTERS: Record<CounterName, string> = { initiative: 'i', blast: 'b', plan: 'l' };

/** The letter of an answer without a card; "" when it gets a number. */
export function letterOf(option: GameOption): string {
  return option.counter === null ? (LETTERS[option.kind] ?? '') : COUNTER_LETTERS[option.counter];
}

const numbered = (count: number): string => String(count);

/** The options of a card. */
export const optionsOf = (question: GameQuestion, card: number): GameOption[] =>
  question.options.filter((option) => option.card === card);

/** The card that all targets belong to, when there is only one: it need not be touched first. */
export function onlySource(question: GameQuestion): number | null {
  const sources = new Set(question.options.flatMap((option) => (option.target === null ? [] : [option.card])));
  const others = question.options.some((option) => option.card !== null && option.target === null);
  const [only] = sources;
  return sources.size === 1 && !others && only !== undefined ? only : null;
}

/**
 * What can be touched when `selected` was touched before. `order` are the cards of the table as one reads it: numbers
 * go along it. Of `seats` players, who answers has 0 and the others count from there, as "Opponent 2" does.
 */
export function choices(
  question: GameQuestion | null,
  selected: number | null,
  order: readonly number[],
  seats = 2,
): Choices {
  if (!question) return NOTHING;
  const source = selected ?? (question.ask === 'action' ? null : onlySource(question));
  // Duplicates count at their first position.
  const place = new Map([...order.entries()].reverse().map(([index, card]) => [card, index]));
  const sorted = (cards: Iterable<number>) =>
    [...new Set(cards)].sort((a, b) => (place.get(a) ?? 1e6 + a) - (place.get(b) ?? 1e6 + b));
  const lit = new Map<number, string>();
  const answers: Answer[] = [];
  let next = 1;
  const free = question.options.filter((option) => option.card === null);
  if (source === null) {
    const cards = question.options.flatMap((option) => (option.card === null ? [] : [option.card]));
    for (const card of sorted(cards)) lit.set(card, numbered(next++));
  } else {
    const own = optionsOf(question, source);
    // Uses without a target, and different ways to do the same, are answers: each highlighted target is unique.
    const direct = own.filter(
      (option) => option.target === null || own.some((other) => other !== option && other.target === option.target),
    );
    const targets = own.flatMap((option) => (option.target === null || direct.includes(option) ? [] : [option.target]));
    for (const target of sorted(targets)) lit.set(target, numbered(next++));
    for (const option of direct) answers.push({ option, key: numbered(next++) });
  }
  if (selected === null) {
    const onlyPlayers = lit.size === 0 && seats > 2 && free.every((option) => option.kind === 'player');
    // A number is its own key.
    const key = (option: GameOption) =>
      option.kind === 'number'
        ? option.words
        : onlyPlayers && option.seat !== null
          ? numbered((option.seat - question.seat + seats) % seats)
          : letterOf(option) || numbered(next++);
    for (const option of free) answers.push({ option, key: key(option) });
  }
  return { lit, answers, source };
}

/** Returns `true` if all that touching a card would do now is pay for nothing. */
export function changesNothing(question: GameQuestion | null, now: Choices, card: number): boolean {
  if (!question || !now.lit.has(card)) return false;
  const own =
    now.source === null
      ? optionsOf(question, card)
      : optionsOf(question, now.source).filter((option) => option.target === card);
  return own.length > 0 && own.every((option) => option.idle);
}

/** Returns the indirect damage assigned to a card so far: each pick is 1 (CR 8.35.1). */
export const assignedTo = (question: GameQuestion | null, card: number): number =>
  question?.ask === 'indirect' ? question.pickedCards.filter((one) => one === card).length : 0;

/** Returns `true` if a card can be assigned more indirect damage: a unit as much as its remaining HP, a base any amount. */
export const hasRoom = (card: TableCard, assigned: number): boolean =>
  card.place === 'base' || (card.hp ?? 0) - card.damage > assigned;

/** The result of a click on a card: an answer, choosing it to choose its target next, or nothing. */
export type Touch = { act: GameOption } | { select: number } | null;

export function touched(question: GameQuestion | null, now: Choices, card: number): Touch {
  if (!question || !now.lit.has(card)) return null;
  if (now.source === null) {
    const own = optionsOf(question, card);
    const [only] = own;
    return own.length === 1 && only && only.target === null && only.caution === null ? { act: only } : { select: card };
  }
  const hits = optionsOf(question, now.source).filter((option) => option.target === card);
  const [only] = hits;
  return hits.length === 1 && only ? { act: only } : null;
}

/** What happens to a card that is dropped on a free place of the board: it is played, deployed or chosen. */
const DROPPED: ReadonlySet<GameOption['kind']> = new Set(['play', 'deploy', 'card', 'top']);

/**
 * The result of dropping a dragged card on another card or on a free place: an answer, or a selection if there are several
 * ways. `atResources` is a free place where nothing is played.
 */
export function dropped(
  question: GameQuestion | null,
  now: Choices,
  card: number,
  onto: number | null,
  atResources: boolean,
): Touch {
  const hit = onto === null || onto === card || now.source !== card ? null : touched(question, now, onto);
  if (hit !== null || !question) return hit;
  const own = optionsOf(question, card).filter(({ kind }) => (atResources ? kind === 'card' : DROPPED.has(kind)));
  const [only] = own;
  if (!only) return null;
  return own.length === 1 && only.target === null && only.caution === null ? { act: only } : { select: card };
}

/** The option that pointing at a card would be, for its preview: a target of the chosen card, or the card itself. */
export function pointedAt(question: GameQuestion | null, now: Choices, card: number | null): GameOption | null {
  if (!question || card === null || !now.lit.has(card)) return null;
  const own = now.source === null ? optionsOf(question, card) : optionsOf(question, now.source);
  const hits = own.filter((option) => (now.source === null ? option.target === null : option.target === card));
  return hits.length === 1 ? (hits[0] ?? null) : null;
}

/** The cards as one reads the table: hand, leader, units and base of the side that lies below, then the other sides. */
export function readingOrder(view: GameView, own: number): number[] {
  const sides = [...view.sides].sort((a, b) => Number(b.seat === own) - Number(a.seat === own) || a.seat - b.seat);
  const upgrades = (host: number) => view.cards.find((card) => card.id === host)?.upgrades ?? [];
  return sides.flatMap((side) => {
    const units = [...side.space, ...side.ground].flatMap((unit) => [unit, ...upgrades(unit)]);
    const known = (cards: typeof side.hand) => cards.flatMap((card) => (card.id === null ? [] : [card.id]));
    return [
      ...known(side.hand),
      ...side.leaders.filter((leader) => !units.includes(leader)),
      ...units,
      side.base,
      ...upgrades(side.base),
      ...known(side.resources),
      ...side.discard,
    ];
  });
}

/**
 * Whether an option's card lies open on the table, or must be spread out to be touched. `own` is the seat whose side lies
 * below: its hand is the one that is drawn.
 */
export function liesOpen(view: GameView, card: number, own: number): boolean {
  const found = view.cards.find((one) => one.id === card);
  if (!found) return false;
  if (found.place === 'hand') return view.sides[own]?.hand.some((held) => held.id === card) ?? false;
  return ['ground', 'space', 'base', 'attached'].includes(found.place);
}

/** The cards that are spread out over the board to be seen or touched: they do not lie open on it. */
export function laidOut(view: GameView, asked: GameQuestion | null, own: number): number[] {
  if (!asked || asked.ask === 'action') return [];
  const hidden = asked.options.flatMap((one) => (one.card === null || liesOpen(view, one.card, own) ? [] : [one.card]));
  return [...new Set([...asked.shown.map((one) => one.card), ...hidden])];
}

/** Number of letters in a line of a list of answers in the prompt, and of lines that fit. */
const LISTED = { line: 62, lines: 5 };

/** Returns `true` if long answers have room in a list next to their question. */
export function fitsPrompt(answers: readonly Answer[]): boolean {
  const lines = answers.map((one) => Math.ceil(one.option.words.length / LISTED.line));
  return lines.reduce((sum, one) => sum + one, 0) <= LISTED.lines;
}

/** Returns `true` if the answers are too many or too long for a row in the prompt. */
export function isLong(answers: readonly Answer[]): boolean {
  const texts = answers.filter((one) => !/^[a-z]$/.test(one.key));
  return texts.length > 4 || texts.some((one) => one.option.words.length > 36);
}

const listed = (a: readonly unknown[], b: readonly unknown[]) =>
  a.length === b.length && a.every((one, at) => one === b[at]);

/** Returns `true` if two cards are the same in everything that is shown of them. */
export function alike(a: TableCard, b: TableCard): boolean {
  return (Object.keys(a) as (keyof TableCard)[]).every((name) => {
    const [one, other] = [a[name], b[name]];
    return Array.isArray(one) && Array.isArray(other) ? listed(one, other) : one === other;
  });
}

/** Cards by their numbers; those that are as they were are the same values as before. */
export function merged(
  before: ReadonlyMap<number, TableCard> | null,
  cards: readonly TableCard[],
): ReadonlyMap<number, TableCard> {
  return new Map(
    cards.map((card) => {
      const known = before?.get(card.id);
      return [card.id, known && alike(known, card) ? known : card];
    }),
  );
}

/** Returns the key that the digits typed so far select, and whether a longer one is possible. */
export function typed(keys: readonly string[], digits: string): { key: string | null; more: boolean } {
  const fits = keys.filter((key) => key.startsWith(digits));
  return { key: fits.includes(digits) ? digits : null, more: fits.some((key) => key !== digits) };
}
