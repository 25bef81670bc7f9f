// Card faces for the mock, and what drafts and decks need of them.

import type { CardFace, DeckCheck, DeckEntry, PackCardView } from '../lib/api';
import { FACTS } from './facts';

const number = (text: string | undefined) => (text ? Number(text) : null);
const words = (text: string | undefined, by: string | RegExp) => (text ? text.split(by).filter(Boolean) : []);

export const CARDS: CardFace[] = FACTS.trim()
  .split('\n')
  .map((line) => {
    const f = line.split('|');
    return {
      id: `SOR_${(f[0] ?? '').padStart(3, '0')}`,
      identity: `SOR_${(f[0] ?? '').padStart(3, '0')}`,
      name: f[1] ?? '',
      subtitle: f[2] || null,
      kind: f[3] ?? 'unit',
      arena: f[4] || null,
      cost: number(f[5]),
      power: number(f[6]),
      hp: number(f[7]),
      aspects: words(f[8], '+'),
      traits: words(f[9], '+'),
      rarity: f[10] ?? 'Common',
      unique: f[11] === 'yes',
      keywords: words(f[12], '; '),
      asUpgrade: false,
    };
  });

export const LEADERS = CARDS.filter((card) => card.kind === 'leader');
export const BASES = CARDS.filter((card) => card.kind === 'base');
export const OTHERS = CARDS.filter((card) => card.kind !== 'leader' && card.kind !== 'base');

/** The same numbers for the same seed, so that pictures of the page can be compared. */
export function seededRandom(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return state / 2 ** 32;
  };
}

export function shuffled<T>(list: readonly T[], roll: () => number): T[] {
  const out = [...list];
  for (let i = out.length - 1; i > 0; i--) {
    const j = Math.floor(roll() * (i + 1));
    const held = out[i] as T;
    out[i] = out[j] as T;
    out[j] = held;
  }
  return out;
}

export function packOf(faces: readonly CardFace[], count: number, seed: number): PackCardView[] {
  const roll = seededRandom(seed);
  return shuffled(faces, roll)
    .slice(0, count)
    .map((face, index) => {
      const special = roll();
      return {
        index,
        face,
        printing: face.id,
        treatment: special > 0.95 ? 'hyperspace-foil' : special > 0.85 ? 'hyperspace' : 'normal',
        foil: index === count - 1 && count > 3,
      };
    });
}

export function checkList(list: DeckEntry): DeckCheck {
  const size = list.cards.reduce((sum, card) => sum + card.count, 0);
  const curve = [0, 0, 0, 0, 0, 0, 0, 0];
  const leader = CARDS.find((card) => card.id === list.leader);
  const base = CARDS.find((card) => card.id === list.base);
  const have = new Set([...(leader?.aspects ?? []), ...(base?.aspects ?? [])]);
  const offAspect: string[] = [];
  for (const { id, count } of list.cards) {
    const face = CARDS.find((card) => card.id === id);
    const slot = Math.min(7, face?.cost ?? 0);
    curve[slot] = (curve[slot] ?? 0) + count;
    if (face && leader && face.aspects.some((aspect) => !have.has(aspect))) offAspect.push(id);
  }
  const problems = [];
  if (!leader) problems.push(problem('deck.no_leader', 'The deck has no leader.'));
  if (!base) problems.push(problem('deck.no_base', 'The deck has no base.'));
  if (size < 30)
    problems.push(
      problem('deck.too_few_cards', `The deck has ${size} cards; it needs at least 30 besides its leader and base.`),
    );
  return { legal: problems.length === 0, problems, size, minimum: 30, curve, offAspect };
}

function problem(code: string, message: string) {
  return { code, message, cards: [], cardIds: [], deck: null, rule: 'CR 10.3.4A' };
}

/** A list as a bot would build it: the first leader, the first base, the thirty cheapest cards that fit best. */
export function suggested(pool: readonly CardFace[]): DeckEntry {
  const leader = pool.find((card) => card.kind === 'leader');
  const base = BASES.find((card) => leader?.aspects.includes(card.aspects[0] ?? '') === false) ?? BASES[0];
  const have = new Set([...(leader?.aspects ?? []), ...(base?.aspects ?? [])]);
  const deck = pool
    .filter((card) => card.kind !== 'leader' && card.kind !== 'base')
    .map((card) => ({ card, off: card.aspects.filter((aspect) => !have.has(aspect)).length }))
    .sort((x, y) => x.off - y.off || (x.card.cost ?? 0) - (y.card.cost ?? 0))
    .slice(0, 30);
  const counts = new Map<string, number>();
  for (const { card } of deck) counts.set(card.id, (counts.get(card.id) ?? 0) + 1);
  return {
    leader: leader?.id ?? null,
    base: base?.id ?? null,
    cards: [...counts].map(([id, count]) => ({ id, count })),
  };
}
