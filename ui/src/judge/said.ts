// What is typed behind a card's name: "luke, deployed, 2 damage, shield". Pure.

import type { CardFace, JudgeLeader, JudgePosition, JudgeUnit } from '../lib/api';
import { folded } from '../lib/fold';
import { changeUnit, hiddenCount, put, withHidden, withSide, type Put, type Spot, type Zone } from './case';

/** How a card lies, as far as it was said. */
export type Said = {
  /** How many of it. */
  copies: number;
  damage: number | null;
  exhausted: boolean | null;
  deployed: boolean | null;
  epicUsed: boolean;
  zone: Zone | null;
  /** Names of tokens or upgrades on it. */
  upgrades: readonly string[];
};

export const nothingSaid: Said = {
  copies: 1,
  damage: null,
  exhausted: null,
  deployed: null,
  epicUsed: false,
  zone: null,
  upgrades: [],
};

const ZONE_WORDS: Readonly<Record<string, Zone>> = {
  play: 'play',
  'in play': 'play',
  hand: 'hand',
  'in hand': 'hand',
  resource: 'resources',
  resources: 'resources',
  deck: 'deck',
  'top of deck': 'deck',
  discard: 'discard',
};

/** Finds the tokens and upgrades that a word may mean. */
export type Named = (name: string) => CardFace | undefined;

/** What one part says, added to what is known; null when it is no such word. */
function part(said: Said, word: string, upgrade: Named): Said | null {
  const damage = /^(\d{1,3}) ?(damage|dmg|d)$/.exec(word);
  if (damage) return { ...said, damage: Number(damage[1]) };
  if (word === 'exhausted' || word === 'ex') return { ...said, exhausted: true };
  if (word === 'ready') return { ...said, exhausted: false };
  if (word === 'deployed') return { ...said, deployed: true };
  if (word === 'undeployed' || word === 'not deployed') return { ...said, deployed: false };
  if (word === 'epic used' || word === 'epic action used') return { ...said, epicUsed: true };
  const zone = ZONE_WORDS[word];
  if (zone) return { ...said, zone };
  const several = /^(\d{1,2})x? (.+?)s?$/.exec(word);
  const name = several?.[2] ?? word;
  const face = upgrade(name);
  if (!face) return null;
  const count = several ? Number(several[1]) : 1;
  return { ...said, upgrades: [...said.upgrades, ...Array.from({ length: count }, () => face.id)] };
}

/** The name and what is said of the card: from the last comma on as long as words are known. */
export function taken(text: string, upgrade: Named): { name: string; said: Said } {
  const parts = text.split(/[,+]/).map((one) => one.trim());
  let said = nothingSaid;
  const copies = /^(\d{1,2})\s?x\s+(.+)$/i.exec(parts[0] ?? '');
  if (copies) {
    said = { ...said, copies: Math.max(1, Math.min(40, Number(copies[1]))) };
    parts[0] = copies[2] ?? '';
  }
  const names = [parts[0] ?? ''];
  let known = false;
  for (const one of parts.slice(1)) {
    const more = one === '' ? said : part(said, folded(one), upgrade);
    if (more) {
      known = true;
      said = more;
    } else if (!known) names.push(one);
    else return { name: text, said: nothingSaid };
  }
  return { name: names.filter((one) => one !== '').join(', '), said };
}

/** What is said of a whole side or of the game, with no card in it. */
export type Order =
  | { order: 'resources'; ready: number; exhausted: number }
  | { order: 'hand' | 'deck' | 'credits'; count: number }
  | { order: 'round'; count: number }
  | { order: 'base'; damage: number }
  | { order: 'active' | 'initiative' | 'force' };

/** "6 resources", "3 exhausted resources", "2 cards", "5 damage on base", "round 4", "to act"; null when it is a card. */
export function ordered(text: string): Order | null {
  const word = folded(text).trim().replace(/\s+/g, ' ');
  const count = (found: RegExpExecArray) => Math.min(Number(found[1]), 200);
  const ready = /^(\d{1,2}) (?:ready )?resources?(?: ready)?$/.exec(word);
  if (ready) return { order: 'resources', ready: count(ready), exhausted: 0 };
  const both = /^(\d{1,2}) resources?, (\d{1,2}) exhausted$/.exec(word);
  if (both) {
    const exhausted = Math.min(Number(both[1]), Number(both[2]));
    return { order: 'resources', ready: Number(both[1]) - exhausted, exhausted };
  }
  const spent = /^(\d{1,2}) exhausted resources?$/.exec(word);
  if (spent) return { order: 'resources', ready: 0, exhausted: count(spent) };
  const hand = /^(\d{1,2}) (?:unknown )?cards?(?: in hand)?$/.exec(word);
  if (hand) return { order: 'hand', count: count(hand) };
  const deck = /^(\d{1,3}) (?:unknown )?(?:cards? )?in deck$/.exec(word);
  if (deck) return { order: 'deck', count: count(deck) };
  const credits = /^(\d{1,2}) credits?$/.exec(word);
  if (credits) return { order: 'credits', count: count(credits) };
  const round = /^round (\d{1,2})$/.exec(word);
  if (round) return { order: 'round', count: Math.max(1, count(round)) };
  const base = /^(\d{1,2}) damage on base$/.exec(word);
  if (base) return { order: 'base', damage: count(base) };
  if (word === 'to act' || word === 'active') return { order: 'active' };
  if (word === 'initiative') return { order: 'initiative' };
  if (word === 'the force' || word === 'force') return { order: 'force' };
  return null;
}

/** A position after an order for a side. */
export function obeyed(position: JudgePosition, seat: number, order: Order): JudgePosition {
  const side = position.sides[seat];
  if (!side) return position;
  switch (order.order) {
    case 'resources': {
      const known = side.resources.filter((one) => one.card !== null);
      const ready = withHidden(known, false, order.ready);
      const before = order.ready === 0 ? hiddenCount(side.resources, false) : 0;
      const all = withHidden(withHidden(ready, false, order.ready || before), true, order.exhausted);
      return withSide(position, seat, { resources: all });
    }
    case 'hand':
      return withSide(position, seat, { hiddenHand: order.count });
    case 'deck':
      return withSide(position, seat, { hiddenDeck: order.count });
    case 'credits':
      return withSide(position, seat, { credits: order.count });
    case 'round':
      return { ...position, round: order.count };
    case 'base':
      return side.base ? withSide(position, seat, { base: { ...side.base, damage: order.damage } }) : position;
    case 'active':
      return { ...position, active: seat };
    case 'initiative':
      return { ...position, initiative: seat };
    case 'force':
      return withSide(position, seat, { force: true });
  }
}

/** Where the card lies that was put last, when it can have something on it. */
function newest(position: JudgePosition, seat: number, face: CardFace): Spot | null {
  const side = position.sides[seat];
  if (!side) return null;
  if (face.kind === 'leader') return { seat, kind: 'leader', at: side.leaders.length - 1 };
  if (face.kind === 'unit' || face.kind === 'token unit') return { seat, kind: 'unit', at: side.units.length - 1 };
  return null;
}

/** Puts a card with all that was said of it. */
export function putSaid(
  position: JudgePosition,
  seat: number,
  face: CardFace,
  wanted: Zone,
  spot: Spot | null,
  said: Said,
): Put {
  let now = position;
  for (let copy = 0; copy < said.copies; copy++) {
    const next = put(now, seat, face, said.zone ?? wanted, spot);
    if ('problem' in next) return next;
    now = detailed(next.position, seat, face, said);
  }
  return { position: now };
}

function detailed(position: JudgePosition, seat: number, face: CardFace, said: Said): JudgePosition {
  const side = position.sides[seat];
  if (face.kind === 'base' && side?.base) {
    const base = { ...side.base, damage: said.damage ?? 0, epicUsed: said.epicUsed };
    return withSide(position, seat, { base });
  }
  const last = side?.resources.at(-1);
  if (last?.card === face.id && said.exhausted !== null) {
    const resources = [...(side?.resources.slice(0, -1) ?? []), { ...last, exhausted: said.exhausted }];
    return withSide(position, seat, { resources });
  }
  const spot = newest(position, seat, face);
  if (!spot || (said.zone !== null && said.zone !== 'play')) return position;
  const upgrades = said.upgrades.map((card) => ({ card, owner: null, controller: null }));
  const laid = changeUnit(position, spot, (unit) => ({
    ...unit,
    damage: said.damage ?? unit.damage,
    exhausted: said.exhausted ?? unit.exhausted,
    upgrades: [...unit.upgrades, ...upgrades],
  }));
  if (spot.kind !== 'leader') return laid;
  // What lies on a leader says that it is deployed.
  const stands = said.deployed ?? ((said.damage ?? 0) > 0 || upgrades.length > 0);
  const leaders = (laid.sides[seat]?.leaders ?? []).map((one, at): JudgeLeader =>
    at === spot.at ? { ...one, deployed: stands, epicUsed: stands || said.epicUsed } : one,
  );
  return withSide(laid, seat, { leaders });
}

/** What a unit or leader looks like, as one would type it. */
export function saidOf(unit: JudgeUnit | JudgeLeader, name: (id: string) => string): string[] {
  const leader = 'deployed' in unit ? unit : null;
  return [
    leader?.deployed ? 'deployed' : '',
    leader && !leader.deployed && leader.epicUsed ? 'epic used' : '',
    unit.damage > 0 ? `${unit.damage} damage` : '',
    unit.exhausted ? 'exhausted' : '',
    ...unit.upgrades.map((one) => name(one.card)),
  ].filter((word) => word !== '');
}
