// Custom cards, as the judge describes them, and their place among the others. Pure.

import type { CardFace, JudgePosition, CustomCard } from '../lib/api';
import { words } from './i18n';

/** The face of a card that was described. */
export const faceOf = (card: CustomCard): CardFace => {
  const stands = card.kind !== 'event' && card.kind !== 'base';
  const isUnit = card.kind === 'unit' || card.kind === 'leader';
  return {
    id: card.number,
    identity: card.number,
    name: card.name,
    subtitle: words.typed.mark,
    kind: card.kind,
    arena: isUnit ? (card.space ? 'space' : 'ground') : null,
    cost: card.kind === 'base' ? null : card.cost,
    power: stands ? card.power : null,
    hp: card.kind === 'event' ? null : card.hp,
    aspects: [],
    traits: [],
    rarity: 'Special',
    unique: card.kind === 'leader',
    keywords: [],
    asUpgrade: false,
  };
};

/** Placeholder for a missing leader or base, in the current language. */
const missing = (): CardFace[] =>
  (['leader', 'base'] as const).map((kind, at) => ({
    id: `NONE_00${at + 1}`,
    identity: `NONE_00${at + 1}`,
    name: kind === 'leader' ? words.side.noLeader : words.side.noBase,
    subtitle: null,
    kind,
    arena: kind === 'leader' ? 'ground' : null,
    cost: null,
    power: null,
    hp: kind === 'base' ? 30 : null,
    aspects: [],
    traits: [],
    rarity: 'Special',
    unique: false,
    keywords: [],
    asUpgrade: false,
  }));

/** The faces of a position that no catalogue has. */
export const facesOf = (position: JudgePosition): CardFace[] => [...missing(), ...position.typed.map(faceOf)];

/** A number that no card of the position has. */
export function freeNumber(position: JudgePosition): string {
  const used = position.typed.map((card) => Number(card.number.split('_')[1] ?? 0));
  return `HAND_${String(Math.max(0, ...used) + 1).padStart(3, '0')}`;
}
