// A test hand: drawn cards, resources, played cards. Every step returns a new table. Pure.

import type { CardFace, OpeningHandRule, TestHand } from '../lib/api';

/** A copy with a unique number: the same card can be on the table several times. */
export type Copy = { key: number; face: CardFace };

export type Zone = 'hand' | 'resources' | 'played';

/** Keep or mulligan; choose resources; put cards on the bottom; play. */
export type Stage = 'opening' | 'setup' | 'bottom' | 'play';

export type Table = {
  stage: Stage;
  /** `true` if the mulligan was taken. */
  mulligan: boolean;
  hand: readonly Copy[];
  resources: readonly Copy[];
  played: readonly Copy[];
  /** Chosen for the bottom of the deck. */
  chosen: readonly number[];
  /** The cards to come. */
  next: readonly Copy[];
  /** From 1; 0 before the first. */
  round: number;
};

/** Cards that each player begins with as resources (CR 5.2.1F). */
export const FIRST_RESOURCES = 2;
/** Cards drawn in each regroup phase (CR 5.5.1B). */
export const DRAWS_A_ROUND = 2;

function drawn(hand: readonly CardFace[], next: readonly CardFace[], rule: OpeningHandRule, mulligan: boolean): Table {
  const copies = [...hand, ...next].map((face, key) => ({ key, face }));
  return {
    // Without a choice, there is no prompt.
    stage: rule.mulligan && !mulligan ? 'opening' : 'setup',
    mulligan,
    hand: copies.slice(0, hand.length),
    resources: [],
    played: [],
    chosen: [],
    next: copies.slice(hand.length),
    round: 0,
  };
}

/** The opening hand (CR 5.2.1D). */
export const dealt = (test: TestHand): Table => drawn(test.hand, test.next, test.rule, false);

/** Shuffles the whole hand back and draws again, once (CR 5.2.1E). The new hand must be kept. */
export const mulliganTaken = (test: TestHand): Table => drawn(test.mulliganHand, test.mulliganNext, test.rule, true);

export const kept = (table: Table): Table => ({ ...table, stage: 'setup' });

/** Returns the number of cards still to choose before the stage ends. */
export function toChoose(table: Table, rule: OpeningHandRule): number {
  switch (table.stage) {
    case 'opening':
    case 'play':
      return 0;
    case 'setup':
      return Math.max(0, Math.min(FIRST_RESOURCES - table.resources.length, table.hand.length));
    case 'bottom':
      return Math.max(0, Math.min(rule.putBack, table.hand.length) - table.chosen.length);
  }
}

/** Resources are chosen: round 1 begins, with cards for the bottom where the base asks for it. */
export const started = (table: Table, rule: OpeningHandRule): Table => ({
  ...table,
  stage: rule.putBack > 0 ? 'bottom' : 'play',
  chosen: [],
  round: 1,
});

/** Chooses a card of the hand for the bottom, or lets it go; no more than are asked for. */
export function chosen(table: Table, key: number, rule: OpeningHandRule): Table {
  if (table.chosen.includes(key)) return { ...table, chosen: table.chosen.filter((one) => one !== key) };
  return toChoose(table, rule) === 0 ? table : { ...table, chosen: [...table.chosen, key] };
}

/** The chosen cards leave for the bottom of the deck, where this hand will not see them again. */
export const putBack = (table: Table): Table => ({
  ...table,
  stage: 'play',
  hand: table.hand.filter((copy) => !table.chosen.includes(copy.key)),
  chosen: [],
});

/** Draws cards, as many as there are. */
export const withDrawn = (table: Table, count: number): Table => ({
  ...table,
  hand: [...table.hand, ...table.next.slice(0, count)],
  next: table.next.slice(count),
});

/** The regroup phase: two cards, and a new round. */
export const nextRound = (table: Table): Table => ({
  ...withDrawn(table, DRAWS_A_ROUND),
  round: table.round + 1,
});

export const zoneOf = (table: Table, key: number): Zone | null =>
  (['hand', 'resources', 'played'] as const).find((zone) => table[zone].some((copy) => copy.key === key)) ?? null;

/** Moves a card to the end of another zone. */
export function moved(table: Table, key: number, to: Zone): Table {
  const from = zoneOf(table, key);
  const copy = from === null ? undefined : table[from].find((one) => one.key === key);
  if (from === null || copy === undefined || from === to) return table;
  return { ...table, [from]: table[from].filter((one) => one.key !== key), [to]: [...table[to], copy] };
}

/** Returns the zones that accept cards now: resources from the setup on, played cards from round 1. */
export function takes(stage: Stage, zone: Zone): boolean {
  switch (zone) {
    case 'hand':
      return true;
    case 'resources':
      return stage === 'setup' || stage === 'play';
    case 'played':
      return stage === 'play';
  }
}
