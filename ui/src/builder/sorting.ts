// The order of the source, and one row for each identity.

import { aspectOrder } from '../cards/aspects';
import type { CardFace } from '../lib/api';

export const SORTS = ['set', 'cost', 'name', 'power', 'aspect'] as const;
export type Sort = (typeof SORTS)[number];

type Order = (a: CardFace, b: CardFace) => number;

const byCost: Order = (a, b) => (a.cost ?? -1) - (b.cost ?? -1);

/** Sort key of a card name: without accents and capitals. Cached per card. */
const keys = new WeakMap<CardFace, string>();
function keyOf(face: CardFace): string {
  let key = keys.get(face);
  if (key === undefined) {
    key = `${face.name} ${face.subtitle ?? ''}`.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();
    keys.set(face, key);
  }
  return key;
}

const byName: Order = (a, b) => {
  const [first, second] = [keyOf(a), keyOf(b)];
  return first < second ? -1 : first > second ? 1 : 0;
};
const byAspect: Order = (a, b) => aspectOrder(a) - aspectOrder(b);
const byPower: Order = (a, b) => (b.power ?? -1) - (a.power ?? -1);

const RULES: Record<Exclude<Sort, 'set'>, readonly Order[]> = {
  cost: [byCost, byAspect, byName],
  name: [byName, byCost],
  power: [byPower, byCost, byName],
  aspect: [byAspect, byCost, byName],
};

/** Cards in an order. By set is the order that they come in: that of the catalogue. */
export function sorted(faces: readonly CardFace[], by: Sort): CardFace[] {
  if (by === 'set') return [...faces];
  const rules = RULES[by];
  return [...faces].sort((a, b) => {
    for (const rule of rules) {
      const order = rule(a, b);
      if (order !== 0) return order;
    }
    return 0;
  });
}

/** One card for each identity, the newest of the given ones, in their order. */
export function newestOnly(faces: readonly CardFace[], place: (id: string) => number): CardFace[] {
  const newest = new Map<string, CardFace>();
  for (const face of faces) {
    const known = newest.get(face.identity);
    if (!known || place(face.id) > place(known.id)) newest.set(face.identity, face);
  }
  return faces.filter((face) => newest.get(face.identity) === face);
}
