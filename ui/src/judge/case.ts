// A case as the judge sets it up: every change returns a new case. Pure.

import type {
  CardFace,
  JudgeCase,
  JudgeLeader,
  JudgePosition,
  JudgeResource,
  JudgeSide,
  JudgeUnit,
  JudgeAttachment,
  Ruling,
} from '../lib/api';
import { NEWEST } from '../lib/edition';
import { words } from './i18n';

/** A zone that a card can be added to. */
export const ZONES = ['play', 'hand', 'resources', 'deck', 'discard'] as const;
export type Zone = (typeof ZONES)[number];

/** A unit that things can be put on: a leader or another unit of a side, by its place in the list. */
export type Spot = { seat: number; kind: 'unit' | 'leader'; at: number };

const side = (name: string): JudgeSide => ({
  name,
  leaders: [],
  base: null,
  hand: [],
  hiddenHand: 0,
  deck: [],
  hiddenDeck: 20,
  discard: [],
  resources: [],
  units: [],
  passed: false,
  force: false,
  credits: 0,
  tookCounter: false,
});

export function emptyCase(): JudgeCase {
  return {
    title: '',
    question: '',
    position: {
      typed: [],
      sides: [side(words.side.player(1)), side(words.side.player(2))],
      initiative: 0,
      initiativeTaken: false,
      active: 0,
      round: 1,
      regroup: false,
      twinSuns: false,
      edition: NEWEST,
      blastTaken: false,
      planTaken: false,
      seed: 0,
    },
    branches: [{ name: '', steps: [] }],
  };
}

/** The texts of a case, as entered in the fields. */
export type Written = {
  outcome: string;
  judge: string;
  /** Rule numbers as they are typed. */
  rules: string;
  /** The branch that is ruled to be right. */
  branch: number | null;
  /** The event whose log the ruling is saved to. */
  event: number | null;
};

export const nothingWritten = (): Written => ({ outcome: '', judge: '', rules: '', branch: null, event: null });

/** Returns `true` if anything was set up or written. */
export const isEmpty = (kase: JudgeCase, written: Written): boolean =>
  JSON.stringify([kase, written]) === JSON.stringify([emptyCase(), nothingWritten()]);

/** The fields of a ruling. */
export const writtenOf = (ruling: Ruling, event: number | null): Written => ({
  outcome: ruling.outcome,
  judge: ruling.judge,
  rules: ruling.rules.join(', '),
  branch: ruling.branch,
  event,
});

/** The ruling that is written; one that was opened keeps its time for as long as nothing in it is changed. */
export function rulingOf(kase: JudgeCase, written: Written, opened: Ruling | null): Ruling {
  const { outcome, judge, branch } = written;
  const now: Ruling = { case: kase, branch, outcome, judge, rules: typedRules(written.rules), at: '', program: '' };
  if (!opened) return now;
  const then: Ruling = { ...now, at: opened.at, program: opened.program };
  return JSON.stringify(then) === JSON.stringify(opened) ? opened : now;
}

/** Returns the index of the correct branch after a change of the case; `null` if it no longer exists. */
export function ruledAfter(before: JudgeCase, branch: number | null, after: JudgeCase): number | null {
  const ruled = branch === null ? undefined : before.branches[branch];
  if (branch === null || !ruled) return null;
  const at = after.branches.indexOf(ruled);
  if (at >= 0) return at;
  // Renamed, or gone on with.
  const stays = after.branches.length >= before.branches.length && (after.branches[branch]?.steps.length ?? 0) > 0;
  return stays ? branch : null;
}

/** Returns the case with another position; the branches from the old one are removed. */
export const withPosition = (kase: JudgeCase, position: JudgePosition): JudgeCase => ({
  ...kase,
  position,
  branches: [{ name: '', steps: [] }],
});

export const withSide = (position: JudgePosition, seat: number, change: Partial<JudgeSide>): JudgePosition => ({
  ...position,
  sides: position.sides.map((one, at) => (at === seat ? { ...one, ...change } : one)),
});

const leaderOf = (card: string): JudgeLeader => ({
  card,
  deployed: false,
  epicUsed: false,
  exhausted: false,
  damage: 0,
  upgrades: [],
  captured: [],
});

const unitOf = (card: string): JudgeUnit => ({
  card,
  damage: 0,
  exhausted: false,
  owner: null,
  upgrades: [],
  captured: [],
});

export const hiddenResource = (exhausted: boolean): JudgeResource => ({ card: null, exhausted, owner: null });

/** Returns the default zone of a card: the hand for an event, otherwise play. */
export const usualZone = (face: CardFace, zone: Zone): Zone =>
  zone === 'play' && face.kind === 'event' ? 'hand' : zone;

const isToken = (face: CardFace) => face.kind.startsWith('token');
const isUpgrade = (face: CardFace) => face.kind === 'upgrade' || face.kind === 'token upgrade';

/** An upgrade, or a Pilot or leader that can be one as well. */
export const canBeUpgrade = (face: CardFace) => isUpgrade(face) || face.asUpgrade;

export type Put = { position: JudgePosition } | { problem: 'noUnit' | 'noSuchUnit' | 'notThere' };

/** Puts an upgrade, a Pilot or a leader that deploys as an upgrade on a unit. Such a leader stays listed among the leaders of
 * its side, where the table numbers it. */
export function attached(position: JudgePosition, seat: number, face: CardFace, onto: Spot): Put {
  const here = position.sides[seat];
  if (!here || !canBeUpgrade(face)) return { problem: 'notThere' };
  const other = onto.seat === seat ? null : seat;
  const under = (card: string): JudgeAttachment => ({ card, owner: other, controller: isUpgrade(face) ? other : null });
  const add = (now: JudgePosition): Put => ({
    position: changeUnit(now, onto, (unit) => ({ ...unit, upgrades: [...unit.upgrades, under(face.id)] })),
  });
  if (face.kind !== 'leader') return add(position);
  const listed: JudgeLeader = { ...leaderOf(face.id), epicUsed: true };
  const known = here.leaders.some((one) => one.card === face.id);
  const most = position.twinSuns ? 2 : 1;
  const leaders = known
    ? here.leaders.map((one) => (one.card === face.id ? listed : one))
    : [...here.leaders.slice(0, most - 1), listed];
  return add(withSide(withoutAttached(position, seat, face.id), seat, { leaders }));
}

/** The unit's upgrades without that leader of that side. */
const less = <T extends Pick<OnTable, 'upgrades'>>(unit: T, on: number, seat: number, card: string): T => ({
  ...unit,
  upgrades: unit.upgrades.filter((one) => one.card !== card || (one.owner ?? on) !== seat),
});

/** The position without a leader of a side among the upgrades of any unit. */
export const withoutAttached = (position: JudgePosition, seat: number, card: string): JudgePosition => ({
  ...position,
  sides: position.sides.map((side, on) => ({
    ...side,
    units: side.units.map((unit) => less(unit, on, seat, card)),
    leaders: side.leaders.map((leader) => less(leader, on, seat, card)),
  })),
});

/** Returns `true` if an upgrade on a unit of a side is a leader of its owner, which is numbered among the leaders. */
export const isLeaderUpgrade = (position: JudgePosition, on: number, upgrade: JudgeAttachment): boolean =>
  position.sides[upgrade.owner ?? on]?.leaders.some((leader) => leader.card === upgrade.card) ?? false;

/** Puts a card on a side; an upgrade goes onto `spot`, or the unit that was added last. */
export function put(position: JudgePosition, seat: number, face: CardFace, wanted: Zone, spot: Spot | null): Put {
  const here = position.sides[seat];
  if (!here) return { problem: 'notThere' };
  const zone = usualZone(face, wanted);
  const done = (change: Partial<JudgeSide>): Put => ({ position: withSide(position, seat, change) });
  if (face.kind === 'base')
    return done({ base: { card: face.id, damage: 0, epicUsed: false, upgrades: [], captured: [] } });
  if (face.kind === 'leader') {
    const most = position.twinSuns ? 2 : 1;
    const stay = here.leaders.slice(0, most - 1);
    const gone = [...here.leaders.slice(most - 1).map((one) => one.card), face.id];
    const bare = gone.reduce((now, card) => withoutAttached(now, seat, card), position);
    return { position: withSide(bare, seat, { leaders: [...stay, leaderOf(face.id)] }) };
  }
  if (zone !== 'play') {
    if (isToken(face)) return { problem: 'notThere' };
    if (zone === 'resources') {
      return done({ resources: [...here.resources, { card: face.id, exhausted: false, owner: null }] });
    }
    return done({ [zone]: [...here[zone], face.id] });
  }
  if (isUpgrade(face) && face.keywords.includes('Fortify')) {
    if (!here.base) return { problem: 'notThere' };
    const upgrade: JudgeAttachment = { card: face.id, owner: null, controller: null };
    return done({ base: { ...here.base, upgrades: [...here.base.upgrades, upgrade] } });
  }
  if (isUpgrade(face)) {
    const last: Spot | null = here.units.length > 0 ? { seat, kind: 'unit', at: here.units.length - 1 } : null;
    const onto = spot ?? last;
    if (!onto) return { problem: 'noUnit' };
    const controller = onto.seat === seat ? null : seat;
    const upgrade: JudgeAttachment = { card: face.id, owner: controller, controller };
    return { position: changeUnit(position, onto, (unit) => ({ ...unit, upgrades: [...unit.upgrades, upgrade] })) };
  }
  if (face.kind === 'unit' || face.kind === 'token unit') return done({ units: [...here.units, unitOf(face.id)] });
  return { problem: 'notThere' };
}

/** The common part of units and leaders. */
type OnTable = Pick<JudgeUnit, 'damage' | 'exhausted' | 'upgrades' | 'captured'>;

export function changeUnit(
  position: JudgePosition,
  spot: Spot,
  change: <T extends OnTable>(unit: T) => T,
): JudgePosition {
  const here = position.sides[spot.seat];
  if (!here) return position;
  return spot.kind === 'unit'
    ? withSide(position, spot.seat, { units: here.units.map((one, at) => (at === spot.at ? change(one) : one)) })
    : withSide(position, spot.seat, { leaders: here.leaders.map((one, at) => (at === spot.at ? change(one) : one)) });
}

/** A list without the entry at a place. */
export const without = <T>(list: readonly T[], at: number): T[] => list.filter((_, place) => place !== at);

/** Returns resources with the given number of unknown ones ready or exhausted. */
export function withHidden(resources: readonly JudgeResource[], exhausted: boolean, count: number): JudgeResource[] {
  const others = resources.filter((one) => one.card !== null || one.exhausted !== exhausted);
  return [...others, ...Array.from({ length: count }, () => hiddenResource(exhausted))];
}

export const hiddenCount = (resources: readonly JudgeResource[], exhausted: boolean): number =>
  resources.filter((one) => one.card === null && one.exhausted === exhausted).length;

/** The rule numbers of lines and refusals, each once, in their order. */
export const rulesOf = (numbers: readonly string[]): string[] => [...new Set(numbers.filter((one) => one !== ''))];

/** Numbers as a person types them: "7.6.9, CR 7.5.11b" are two. */
export const typedRules = (text: string): string[] =>
  rulesOf(
    text
      .split(/[,;\n]+/)
      .map((one) => one.replace(/^\s*cr\s*/i, '').trim())
      .map((one) => one.replace(/[a-z]$/, (letter) => letter.toUpperCase())),
  );
