// A change of one card of the position, as a key or a button of the board makes it. Pure.

import type { CardFace, JudgePosition } from '../lib/api';
import { attached, changeUnit, put, withoutAttached, withSide, type Spot, type Zone } from './case';
import { cardAt, withoutCard, type Laid } from './boardSlots';

/** A change to a card. */
export type Change = 'exhausted' | 'deployed' | 'epicUsed' | 'away' | { damage: number } | { give: string };

/** The position after it, and where the card is then; null where the change does not fit. */
export function changed(
  position: JudgePosition,
  laid: Laid,
  change: Change,
): { position: JudgePosition; laid: Laid | null } | null {
  if (change === 'away') return { position: withoutCard(position, laid), laid: null };
  const side = position.sides[laid.seat];
  if (!side) return null;
  const stays = (now: JudgePosition) => ({ position: now, laid });
  if (laid.in === 'base') return side.base ? changedBase(position, laid, change) : null;
  if (laid.in === 'resource' && change === 'exhausted') {
    const resources = side.resources.map((one, at) => (at === laid.at ? { ...one, exhausted: !one.exhausted } : one));
    return stays(withSide(position, laid.seat, { resources }));
  }
  const leader = laid.in === 'leader' ? side.leaders[laid.at] : undefined;
  if (leader && (change === 'deployed' || change === 'epicUsed')) {
    const now =
      change === 'deployed'
        ? { deployed: !leader.deployed, epicUsed: !leader.deployed, damage: 0 }
        : { epicUsed: !leader.epicUsed };
    const bare = change === 'deployed' ? withoutAttached(position, laid.seat, leader.card) : position;
    const before = bare.sides[laid.seat]?.leaders ?? [];
    const leaders = before.map((one, at) => (at === laid.at ? { ...one, ...now } : one));
    return stays(withSide(bare, laid.seat, { leaders }));
  }
  const unit = laid.in === 'unit' ? side.units[laid.at] : leader;
  if (!unit || (laid.in !== 'unit' && laid.in !== 'leader')) return null;
  const spot: Spot = { seat: laid.seat, kind: laid.in, at: laid.at };
  if (change === 'exhausted')
    return stays(changeUnit(position, spot, (one) => ({ ...one, exhausted: !one.exhausted })));
  if (leader && !leader.deployed) return null;
  if (typeof change !== 'object') return null;
  if ('give' in change) {
    const upgrade = { card: change.give, owner: null, controller: null };
    return stays(changeUnit(position, spot, (one) => ({ ...one, upgrades: [...one.upgrades, upgrade] })));
  }
  return stays(changeUnit(position, spot, (one) => ({ ...one, damage: within(change.damage) })));
}

const within = (damage: number) => Math.max(0, Math.min(999, damage));

function changedBase(position: JudgePosition, laid: Laid, change: Change) {
  const base = position.sides[laid.seat]?.base;
  if (!base) return null;
  const now = (to: Partial<typeof base>) => ({
    position: withSide(position, laid.seat, { base: { ...base, ...to } }),
    laid,
  });
  if (change === 'epicUsed') return now({ epicUsed: !base.epicUsed });
  if (typeof change !== 'object' || 'give' in change) return null;
  return now({ damage: within(change.damage) });
}

/** Returns `true` if a card dropped on a unit becomes its upgrade: a Pilot or a leader that deploys as one, on a Vehicle. */
export function attaches(
  face: CardFace,
  position: JudgePosition,
  onto: Spot,
  known: (card: string) => CardFace | undefined,
): boolean {
  const side = position.sides[onto.seat];
  const host = onto.kind === 'unit' ? side?.units[onto.at] : side?.leaders[onto.at];
  return face.asUpgrade && host !== undefined && (known(host.card)?.traits.includes('Vehicle') ?? false);
}

const isItself = (laid: Laid, onto: Spot) => laid.in === onto.kind && laid.seat === onto.seat && laid.at === onto.at;

/** Removing a unit moves up the units after it in the same list. */
function shifted(laid: Laid, onto: Spot): Spot {
  const before = laid.in === 'unit' && onto.kind === 'unit' && onto.seat === laid.seat && laid.at < onto.at;
  return before ? { ...onto, at: onto.at - 1 } : onto;
}

/** Moves a card to another zone or side or onto another unit. Within play, damage and attached cards stay on a unit.
 * Returns `null` if the card cannot be there. */
export function movedTo(
  position: JudgePosition,
  laid: Laid,
  seat: number,
  zone: Zone,
  face: CardFace | undefined,
  onto: Spot | null,
  known: (card: string) => CardFace | undefined = () => undefined,
): JudgePosition | null {
  const card = cardAt(position, laid);
  if (card === null || !face) return null;
  const unit = laid.in === 'unit' ? position.sides[laid.seat]?.units[laid.at] : undefined;
  const side = position.sides[seat];
  if (zone === 'play' && onto && attaches(face, position, onto, known) && !isItself(laid, onto)) {
    const owner = laid.in === 'unit' ? (unit?.owner ?? laid.seat) : laid.in === 'leader' ? laid.seat : seat;
    const bare = laid.in === 'leader' ? position : withoutCard(position, laid);
    const next = attached(bare, owner, face, shifted(laid, onto));
    return 'position' in next ? next.position : null;
  }
  const left = withoutCard(position, laid);
  if (unit && zone === 'play' && side) {
    if (seat === laid.seat) return position;
    // The card's owner is unchanged.
    const owner = unit.owner === null ? laid.seat : unit.owner === seat ? null : unit.owner;
    return withSide(left, seat, { units: [...(left.sides[seat]?.units ?? []), { ...unit, owner }] });
  }
  const next = put(left, seat, face, zone, onto && shifted(laid, onto));
  return 'position' in next ? next.position : null;
}
