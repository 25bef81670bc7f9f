// Cards in groups, for pools and decks: by aspect, by cost or by type.

import type { CardFace, PoolCard } from '../lib/api';
import { ASPECTS, aspectOrder, mainAspect } from './aspects';
import { textOf } from '../lib/i18n/language.svelte';
import { words } from './i18n';

export type Grouping = 'aspect' | 'cost' | 'type';

export type Group<T> = { key: string; title: string; cards: T[]; count: number };

/** Costs from 7 up share a slot. */
export const TOP_COST = 7;

export const costSlot = (face: CardFace): number => Math.min(TOP_COST, Math.max(0, face.cost ?? 0));

export const slotName = (slot: number): string => (slot === TOP_COST ? `${TOP_COST}+` : String(slot));

export const isMain = (face: CardFace): boolean => face.kind !== 'leader' && face.kind !== 'base';

/** Equal cards as one with a count, in the order of their first copy. */
export function stacked(faces: readonly CardFace[]): PoolCard[] {
  const held = new Map<string, PoolCard>();
  for (const face of faces) {
    const known = held.get(face.id);
    if (known) known.count++;
    else held.set(face.id, { face, count: 1 });
  }
  return [...held.values()];
}

const TYPES = ['unit', 'upgrade', 'event'];
const typeSlot = (face: CardFace) => {
  const at = TYPES.findIndex((type) => face.kind.endsWith(type));
  return at < 0 ? TYPES.length : at;
};

const byName = (a: CardFace, b: CardFace) => a.name.localeCompare(b.name) || a.id.localeCompare(b.id);
const byCost = (a: CardFace, b: CardFace) => (a.cost ?? 0) - (b.cost ?? 0);
const byType = (a: CardFace, b: CardFace) => typeSlot(a) - typeSlot(b);
const byAspect = (a: CardFace, b: CardFace) => aspectOrder(a) - aspectOrder(b);

/** The order inside a group: what the group does not say already comes first. */
const WITHIN: Record<Grouping, ((a: CardFace, b: CardFace) => number)[]> = {
  aspect: [byCost, byAspect, byName],
  cost: [byType, byAspect, byName],
  type: [byCost, byAspect, byName],
};

function keyOf(face: CardFace, by: Grouping): { key: string; title: string; order: number } {
  switch (by) {
    case 'aspect': {
      const aspect = mainAspect(face);
      return {
        key: aspect,
        title: textOf(words.aspects, aspect) ?? aspect,
        order: aspect === 'None' ? 9 : ASPECTS.indexOf(aspect),
      };
    }
    case 'cost': {
      const slot = costSlot(face);
      return { key: String(slot), title: words.costGroup(slotName(slot)), order: slot };
    }
    case 'type': {
      const slot = typeSlot(face);
      const type = TYPES[slot] as keyof typeof words.types | undefined;
      return {
        key: type ?? face.kind,
        title: type ? words.types[type] : (textOf(words.kind, face.kind) ?? face.kind),
        order: slot,
      };
    }
  }
}

/** The groups in order, each sorted; no empty ones. */
export function grouped<T extends { face: CardFace; count: number }>(cards: readonly T[], by: Grouping): Group<T>[] {
  const groups = new Map<string, Group<T> & { order: number }>();
  for (const card of cards) {
    const { key, title, order } = keyOf(card.face, by);
    const group = groups.get(key) ?? { key, title, order, cards: [], count: 0 };
    group.cards.push(card);
    group.count += card.count;
    groups.set(key, group);
  }
  const rules = WITHIN[by];
  for (const group of groups.values()) {
    group.cards.sort((a, b) => {
      for (const rule of rules) {
        const order = rule(a.face, b.face);
        if (order !== 0) return order;
      }
      return 0;
    });
  }
  return [...groups.values()].sort((a, b) => a.order - b.order).map(({ order: _order, ...group }) => group);
}

/** The groups of `all`, holding those of its cards that are in `some`: groups keep their places when they run empty. */
export function groupedAs<T extends { face: CardFace; count: number }>(
  all: readonly T[],
  some: readonly T[],
  by: Grouping,
): Group<T>[] {
  const held = new Map(grouped(some, by).map((group) => [group.key, group]));
  return grouped(all, by).map(({ key, title }) => held.get(key) ?? { key, title, cards: [], count: 0 });
}
