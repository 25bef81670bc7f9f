// Parser for the text after a card's name: "luke, deployed, 2 damage, shield". Pure.

import type { CardFace, JudgeLeader, JudgePosition, JudgeAttachment, JudgeUnit } from '../lib/api';
import { folded } from '../lib/foldText';
import {
  attached,
  canBeUpgrade,
  changeUnit,
  hiddenCount,
  put,
  usualZone,
  withHidden,
  withSide,
  type Put,
  type Spot,
  type Zone,
} from './case';
import { inEnglish } from './german';

/** The part of the state of a card that the text describes. */
export type Said = {
  /** Number of copies. */
  copies: number;
  damage: number | null;
  exhausted: boolean | null;
  deployed: boolean | null;
  epicUsed: boolean;
  zone: Zone | null;
  /** It is an upgrade on a unit: a Pilot, or a leader that deploys as one. */
  asUpgrade: boolean;
  /** The name of the unit that it is on. */
  onto: string | null;
  /** Names of tokens or upgrades on it. */
  upgrades: readonly string[];
  /** Upgrades by their numbers, with whose they are. */
  under: readonly JudgeAttachment[];
  /** Cards that it guards. */
  captured: readonly JudgeAttachment[];
  /** The card's owner, if that is another player. */
  owner: number | null;
};

export const nothingSaid: Said = {
  copies: 1,
  damage: null,
  exhausted: null,
  deployed: null,
  epicUsed: false,
  zone: null,
  asUpgrade: false,
  onto: null,
  upgrades: [],
  under: [],
  captured: [],
  owner: null,
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

/** A card on or under another: "guards battlefield marine [SOR_095] of player 2", "the darksaber [SHD_126] by player 1". */
const UNDER = /^(guards )?.*\[([a-z0-9]{2,4}_t?\d{1,4})\](?: of player (\d))?(?: by player (\d))?$/;

/** Adds one part of the text to the known state. Returns `null` if the part is not recognised. */
function part(said: Said, typed: string, upgrade: Named): Said | null {
  const word = inEnglish(typed);
  const damage = /^(\d{1,3}) ?(damage|dmg|d)$/.exec(word);
  if (damage) return { ...said, damage: Number(damage[1]) };
  if (word === 'exhausted' || word === 'ex') return { ...said, exhausted: true };
  if (word === 'ready') return { ...said, exhausted: false };
  if (word === 'deployed') return { ...said, deployed: true };
  if (word === 'undeployed' || word === 'not deployed') return { ...said, deployed: false };
  if (word === 'epic used' || word === 'epic action used') return { ...said, epicUsed: true };
  if (/^(?:as )?(?:an? )?(?:upgrade|pilot)$/.test(word)) return { ...said, asUpgrade: true };
  const host = /^on (?:the )?(.+)$/.exec(word);
  if (host) return { ...said, asUpgrade: true, onto: host[1] ?? '' };
  const zone = ZONE_WORDS[word];
  if (zone) return { ...said, zone };
  const owner = /^of player (\d)$/.exec(word);
  if (owner) return { ...said, owner: Number(owner[1]) - 1 };
  const numbered = UNDER.exec(word);
  if (numbered) {
    const seat = (text: string | undefined) => (text === undefined ? null : Number(text) - 1);
    const card = numbered[2]?.toUpperCase() ?? '';
    const one: JudgeAttachment = { card, owner: seat(numbered[3]), controller: seat(numbered[4]) };
    return numbered[1] === undefined
      ? { ...said, under: [...said.under, one] }
      : { ...said, captured: [...said.captured, one] };
  }
  const several = /^(\d{1,2})x? (.+?)s?$/.exec(word);
  const name = several?.[2] ?? word;
  const face = upgrade(name);
  if (!face) return null;
  const count = several ? Number(several[1]) : 1;
  return { ...said, upgrades: [...said.upgrades, ...Array.from({ length: count }, () => face.id)] };
}

/** "pilot on x-wing" are a card and the unit that it is on, unless a card is called so. */
function beforeHost(text: string, isName: (text: string) => boolean): string[] {
  const found = /^(.+?) ((?:on|auf) (?:the |dem |der |den )?.+)$/i.exec(text);
  return found && !isName(text) ? [found[1] ?? '', found[2] ?? ''] : [text];
}

/** Returns the parts of a typed name after the first that do not belong to the card's name and so have another
 * meaning. */
export function strange(name: string, face: CardFace): string[] {
  const whole = folded([face.name, face.subtitle ?? '', face.id].join(' '));
  const words = (text: string) =>
    folded(text)
      .split(/[^\p{L}\p{N}_]+/u)
      .filter((word) => word !== '');
  const known = words(whole);
  const isPart = (part: string) => words(part).every((word) => known.some((one) => one.startsWith(word)));
  return name
    .split(',')
    .slice(1)
    .map((part) => part.trim())
    .filter((part) => part !== '' && !isPart(part));
}

/** Splits a line into the card's name and its state: recognised words count from the last comma backwards. */
export function taken(
  text: string,
  upgrade: Named,
  isName: (text: string) => boolean = () => false,
): { name: string; said: Said } {
  const parts = text.split(/[,+]/).flatMap((one, at) => (at === 0 ? beforeHost(one.trim(), isName) : [one.trim()]));
  let said = nothingSaid;
  const copies = /^(\d{1,2})\s?x\s+(.+)$/i.exec(parts[0] ?? '');
  if (copies) {
    said = { ...said, copies: Math.max(1, Math.min(40, Number(copies[1]))) };
    parts[0] = copies[2] ?? '';
  }
  const names = [parts[0] ?? ''];
  let known = false;
  for (const one of parts.slice(1)) {
    // The first number belongs to the card itself: "Luke Skywalker, Faithful Friend [SOR_005]".
    const isOwn = !known && one.endsWith(']') && !names.some((name) => name.includes('['));
    const more = one === '' ? said : isOwn ? null : part(said, folded(one), upgrade);
    if (more) {
      known = true;
      said = more;
    } else if (!known) names.push(one);
    else return { name: text, said: nothingSaid };
  }
  return { name: names.filter((one) => one !== '').join(', '), said };
}

/** Flags of a game or a side, as they are written. */
export const FLAGS = {
  'initiative taken': (position: JudgePosition) => ({ ...position, initiativeTaken: true }),
  'blast counter taken': (position: JudgePosition) => ({ ...position, blastTaken: true }),
  'plan counter taken': (position: JudgePosition) => ({ ...position, planTaken: true }),
  'regroup phase': (position: JudgePosition) => ({ ...position, regroup: true }),
  'twin suns': (position: JudgePosition) => ({ ...position, twinSuns: true }),
  'rules 8.0': (position: JudgePosition): JudgePosition => ({ ...position, edition: '8.0' }),
  'rules 9.0': (position: JudgePosition): JudgePosition => ({ ...position, edition: '9.0' }),
  passed: (position: JudgePosition, seat: number) => withSide(position, seat, { passed: true }),
  'took a counter': (position: JudgePosition, seat: number) => withSide(position, seat, { tookCounter: true }),
} as const;

/** An instruction about a whole side or the game that names no card. */
export type Order =
  | { order: 'resources'; ready: number; exhausted: number }
  | { order: 'hand' | 'deck' | 'credits'; count: number }
  | { order: 'round'; count: number }
  | { order: 'base'; damage: number }
  | { order: 'active' | 'initiative' | 'force' }
  | { order: 'flag'; flag: keyof typeof FLAGS };

/** "6 resources", "3 exhausted resources", "2 cards", "5 damage on base", "round 4", "to act"; null when it is a card. */
export function ordered(text: string): Order | null {
  const word = inEnglish(folded(text).trim().replace(/\s+/g, ' '));
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
  if (Object.hasOwn(FLAGS, word)) return { order: 'flag', flag: word as keyof typeof FLAGS };
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
    case 'flag':
      return FLAGS[order.flag](position, seat);
    case 'force':
      return withSide(position, seat, { force: true });
  }
}

/** Returns the place of the card that was added last, if it can carry other cards. */
function newest(position: JudgePosition, seat: number, face: CardFace): Spot | null {
  const side = position.sides[seat];
  if (!side) return null;
  if (face.kind === 'leader') return { seat, kind: 'leader', at: side.leaders.length - 1 };
  if (face.kind === 'unit' || face.kind === 'token unit') return { seat, kind: 'unit', at: side.units.length - 1 };
  return null;
}

/** Returns `true` if a card at that place can have the described state. */
function fits(face: CardFace, zone: Zone, said: Said): boolean {
  const onIt = said.upgrades.length + said.under.length + said.captured.length > 0;
  if (zone === 'resources') return said.damage === null && !onIt && said.deployed === null;
  const inPlay = zone === 'play' && (face.kind.endsWith('unit') || face.kind === 'leader' || face.kind === 'base');
  if (inPlay) return face.kind.endsWith('unit') || said.owner === null;
  return said.damage === null && said.exhausted === null && said.deployed === null && said.owner === null && !onIt;
}

/** Adds a card with its whole described state, or reports a problem. */
export function putSaid(
  position: JudgePosition,
  seat: number,
  face: CardFace,
  wanted: Zone,
  spot: Spot | null,
  said: Said,
  faceOf: (card: string) => CardFace | undefined = () => undefined,
): Put {
  const zone = usualZone(face, said.zone ?? wanted);
  const seats = [said.owner, ...[...said.under, ...said.captured].flatMap((one) => [one.owner, one.controller])];
  const known = seats.every((one) => one === null || position.sides.length > one);
  if (!known) return { problem: 'notThere' };
  if (said.asUpgrade) return putOnto(position, seat, face, spot, said, faceOf);
  if (!fits(face, zone, said)) return { problem: 'notThere' };
  let now = position;
  for (let copy = 0; copy < said.copies; copy++) {
    const next = put(now, seat, face, said.zone ?? wanted, spot);
    if ('problem' in next) return next;
    now = detailed(next.position, seat, face, zone, said);
  }
  return { position: now };
}

/** Puts an upgrade, a Pilot or a leader on the unit that was named, chosen, or added last of those that it fits. */
function putOnto(
  position: JudgePosition,
  seat: number,
  face: CardFace,
  spot: Spot | null,
  said: Said,
  faceOf: (card: string) => CardFace | undefined,
): Put {
  const plain =
    said.damage === null && said.exhausted === null && said.deployed !== false && (said.zone ?? 'play') === 'play';
  const nothingOnIt = said.upgrades.length + said.under.length + said.captured.length === 0;
  if (!plain || !nothingOnIt || !canBeUpgrade(face)) return { problem: 'notThere' };
  const seats = [seat, ...position.sides.map((_, at) => at).filter((at) => at !== seat)];
  const spots = seats.flatMap((at) =>
    (position.sides[at]?.units ?? []).map((unit, place) => ({
      seat: at,
      kind: 'unit' as const,
      at: place,
      card: unit.card,
    })),
  );
  const asked = said.onto === null ? null : folded(said.onto);
  const isMeant = (card: string) => {
    const host = faceOf(card);
    if (!host) return false;
    if (asked !== null) return folded(`${host.name}, ${host.subtitle ?? ''}`).includes(asked);
    return !face.asUpgrade || host.traits.includes('Vehicle');
  };
  const own = spots.filter((one) => one.seat === seat && isMeant(one.card)).at(-1);
  const named = asked === null ? own : (own ?? spots.find((one) => isMeant(one.card)));
  const onto = asked === null ? (spot ?? named) : named;
  if (!onto) return { problem: asked === null ? 'noUnit' : 'noSuchUnit' };
  let now = position;
  for (let copy = 0; copy < (face.kind === 'leader' ? 1 : said.copies); copy++) {
    const next = attached(now, seat, face, { seat: onto.seat, kind: onto.kind, at: onto.at });
    if ('problem' in next) return next;
    now = next.position;
  }
  return { position: now };
}

const onIt = (said: Said) => ({
  upgrades: [...said.upgrades.map((card) => ({ card, owner: null, controller: null })), ...said.under],
  captured: [...said.captured],
});

function detailed(position: JudgePosition, seat: number, face: CardFace, zone: Zone, said: Said): JudgePosition {
  const side = position.sides[seat];
  if (face.kind === 'base' && side?.base) {
    const { upgrades, captured } = onIt(said);
    const base = { ...side.base, damage: said.damage ?? 0, epicUsed: said.epicUsed, upgrades, captured };
    return withSide(position, seat, { base });
  }
  const last = side?.resources.at(-1);
  if (zone === 'resources' && last?.card === face.id) {
    const resources = [
      ...(side?.resources.slice(0, -1) ?? []),
      { ...last, exhausted: said.exhausted ?? false, owner: said.owner },
    ];
    return withSide(position, seat, { resources });
  }
  const spot = newest(position, seat, face);
  if (!spot || zone !== 'play') return position;
  const { upgrades, captured } = onIt(said);
  const laid = changeUnit(position, spot, (unit) => ({
    ...unit,
    damage: said.damage ?? unit.damage,
    exhausted: said.exhausted ?? unit.exhausted,
    upgrades: [...unit.upgrades, ...upgrades],
    captured: [...unit.captured, ...captured],
    ...(said.owner !== null && 'owner' in unit ? { owner: said.owner } : {}),
  }));
  if (spot.kind !== 'leader') return laid;
  // Cards on a leader mean that it is deployed.
  const stands = said.deployed ?? ((said.damage ?? 0) > 0 || upgrades.length + captured.length > 0);
  const leaders = (laid.sides[seat]?.leaders ?? []).map((one, at): JudgeLeader =>
    at === spot.at ? { ...one, deployed: stands, epicUsed: stands || said.epicUsed } : one,
  );
  return withSide(laid, seat, { leaders });
}

/** The cards on another and those that it guards. Only tokens with the host's owner are written by name alone. */
export function underOf(
  host: Pick<JudgeUnit, 'upgrades' | 'captured'>,
  face: (id: string) => CardFace | undefined,
): string[] {
  const of = (word: string, seat: number | null) => (seat === null ? '' : ` ${word} player ${seat + 1}`);
  const numbered = (one: JudgeAttachment) =>
    `${bare(face(one.card)?.name ?? '')} [${one.card}]${of('of', one.owner)}${of('by', one.controller)}`.trim();
  const isPlain = (one: JudgeAttachment) =>
    face(one.card)?.kind === 'token upgrade' && one.owner === null && one.controller === null;
  const plain = host.upgrades.every(isPlain);
  return [
    ...host.upgrades.map((one) => (plain ? (face(one.card)?.name ?? '') : numbered(one))),
    ...host.captured.map((one) => `guards ${numbered(one)}`),
  ];
}

/** A name without characters that separate parts of a line. */
const bare = (name: string) => name.replace(/[,+]/g, '');

/** Describes a unit or leader in the words that a user would type. */
export function saidOf(unit: JudgeUnit | JudgeLeader, face: (id: string) => CardFace | undefined): string[] {
  const leader = 'deployed' in unit ? unit : null;
  const owner = 'owner' in unit ? unit.owner : null;
  return [
    leader?.deployed ? 'deployed' : '',
    leader && !leader.deployed && leader.epicUsed ? 'epic used' : '',
    unit.damage > 0 ? `${unit.damage} damage` : '',
    unit.exhausted ? 'exhausted' : '',
    owner === null ? '' : `of player ${owner + 1}`,
    ...underOf(unit, face),
  ].filter((word) => word !== '');
}
