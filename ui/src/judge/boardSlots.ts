// Mapping between the cards on the table and those of the position: the table numbers cards in the order of the
// position. Pure.

import type { JudgePosition, JudgeSide, JudgeAttachment } from '../lib/api';
import { isLeaderUpgrade, without, withoutAttached, withSide, type Zone } from './case';

/** A card of the position that can be changed. */
export type Laid =
  | { in: 'base' | 'leader' | 'unit' | 'hand' | 'deck' | 'discard' | 'resource'; seat: number; at: number }
  | { in: 'upgrade' | 'captured'; seat: number; host: 'base' | 'leader' | 'unit'; on: number; at: number };

/** All cards in the order of their numbers; `null` for unknown cards and cards not added yet. */
export function laidCards(position: JudgePosition): (Laid | null)[] {
  const all: (Laid | null)[] = [];
  position.sides.forEach((side, seat) => {
    const under = (
      host: 'base' | 'leader' | 'unit',
      on: number,
      cards: { upgrades: readonly JudgeAttachment[]; captured: readonly JudgeAttachment[] },
    ) => {
      cards.upgrades.forEach((one, at) => {
        if (!isLeaderUpgrade(position, seat, one)) all.push({ in: 'upgrade', seat, host, on, at });
      });
      cards.captured.forEach((_, at) => all.push({ in: 'captured', seat, host, on, at }));
    };
    all.push(side.base ? { in: 'base', seat, at: 0 } : null);
    if (side.base) under('base', 0, side.base);
    side.leaders.forEach((leader, at) => {
      all.push({ in: 'leader', seat, at });
      if (leader.deployed) under('leader', at, leader);
    });
    if (side.leaders.length === 0) all.push(null);
    side.hand.forEach((_, at) => all.push({ in: 'hand', seat, at }));
    for (let at = 0; at < side.hiddenHand; at++) all.push(null);
    side.discard.forEach((_, at) => all.push({ in: 'discard', seat, at }));
    // The deck is built from the bottom up.
    for (let at = 0; at < side.hiddenDeck; at++) all.push(null);
    for (let at = side.deck.length - 1; at >= 0; at--) all.push({ in: 'deck', seat, at });
    side.resources.forEach((resource, at) => all.push({ in: 'resource', seat, at }));
    side.units.forEach((unit, at) => {
      all.push({ in: 'unit', seat, at });
      under('unit', at, unit);
    });
  });
  return all;
}

/** The number of the card at a place of the position. */
export function numberOf(position: JudgePosition, laid: Laid): number | null {
  const key = JSON.stringify(laid);
  const at = laidCards(position).findIndex((one) => one !== null && JSON.stringify(one) === key);
  return at < 0 ? null : at;
}

/** The catalogue number of a card of the position; null for one that is not known. */
export function cardAt(position: JudgePosition, laid: Laid): string | null {
  const side = position.sides[laid.seat];
  if (!side) return null;
  switch (laid.in) {
    case 'base':
      return side.base?.card ?? null;
    case 'leader':
      return side.leaders[laid.at]?.card ?? null;
    case 'unit':
      return side.units[laid.at]?.card ?? null;
    case 'hand':
      return side.hand[laid.at] ?? null;
    case 'deck':
      return side.deck[laid.at] ?? null;
    case 'discard':
      return side.discard[laid.at] ?? null;
    case 'resource':
      return side.resources[laid.at]?.card ?? null;
    case 'upgrade':
    case 'captured': {
      const host = hostOf(side, laid);
      const list = laid.in === 'upgrade' ? host?.upgrades : host?.captured;
      return list?.[laid.at]?.card ?? null;
    }
  }
}

function hostOf(side: JudgeSide, laid: Extract<Laid, { in: 'upgrade' | 'captured' }>) {
  if (laid.host === 'base') return side.base;
  return laid.host === 'leader' ? side.leaders[laid.on] : side.units[laid.on];
}

/** Returns the position without a card and the cards on it. */
export function withoutCard(position: JudgePosition, laid: Laid): JudgePosition {
  const side = position.sides[laid.seat];
  if (!side) return position;
  const change = (to: Partial<JudgeSide>) => withSide(position, laid.seat, to);
  switch (laid.in) {
    case 'base':
      return change({ base: null });
    case 'leader': {
      const card = side.leaders[laid.at]?.card ?? '';
      const bare = withoutAttached(position, laid.seat, card);
      return withSide(bare, laid.seat, { leaders: without(bare.sides[laid.seat]?.leaders ?? [], laid.at) });
    }
    case 'unit':
      return change({ units: without(side.units, laid.at) });
    case 'hand':
      return change({ hand: without(side.hand, laid.at) });
    case 'deck':
      return change({ deck: without(side.deck, laid.at) });
    case 'discard':
      return change({ discard: without(side.discard, laid.at) });
    case 'resource':
      return change({ resources: without(side.resources, laid.at) });
    case 'upgrade':
    case 'captured': {
      const list = laid.in === 'upgrade' ? 'upgrades' : 'captured';
      const less = <T extends { upgrades: JudgeAttachment[]; captured: JudgeAttachment[] }>(host: T): T => ({
        ...host,
        [list]: without(host[list], laid.at),
      });
      if (laid.host === 'base') return side.base ? change({ base: less(side.base) }) : position;
      if (laid.host === 'leader')
        return change({ leaders: side.leaders.map((one, at) => (at === laid.on ? less(one) : one)) });
      return change({ units: side.units.map((one, at) => (at === laid.on ? less(one) : one)) });
    }
  }
}

/** In which zone a card lies, as one would put it there. */
export function zoneOf(laid: Laid): Zone {
  switch (laid.in) {
    case 'base':
    case 'leader':
    case 'unit':
    case 'upgrade':
    case 'captured':
      return 'play';
    case 'resource':
      return 'resources';
    case 'hand':
    case 'deck':
    case 'discard':
      return laid.in;
  }
}
