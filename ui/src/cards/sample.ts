// Cards for tests: only what a test names differs from a plain unit.

import type { CardFace } from '../lib/api';

export function sample(change: Partial<CardFace> = {}): CardFace {
  return {
    id: 'SOR_001',
    identity: change.id ?? 'SOR_001',
    name: 'Plain Unit',
    subtitle: null,
    kind: 'unit',
    arena: 'ground',
    cost: 2,
    power: 2,
    hp: 3,
    aspects: [],
    traits: [],
    rarity: 'Common',
    unique: false,
    keywords: [],
    asUpgrade: false,
    ...change,
  };
}

/** Some copies of a card, as pools and decks hold them. */
export const copies = (count: number, change: Partial<CardFace> = {}) => ({ face: sample(change), count });
