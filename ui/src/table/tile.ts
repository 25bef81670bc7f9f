// Content of a tile, from a card's facts and current values. Pure.

import { isUpgrade, printedStat } from '../cards/facts';
import type { GlyphName } from '../cards/Glyph.svelte';
import type { CardFace, GameLine, TableCard } from '../lib/api';

export type Figures = {
  /** Lies on its side when it is ready: a leader that is not deployed, a base. */
  wide: boolean;
  isBase: boolean;
  inPlay: boolean;
  power: number | string | null;
  hp: number | string | null;
  /** Difference to the printed power. */
  raised: number;
  /** In a hand: what it costs now. */
  cost: number | null;
  /** Difference to the printed HP. */
  dearer: number;
};

/** Remaining HP; 0 if there is more damage than HP. */
export const left = (hp: number, damage: number): number => Math.max(0, hp - damage);

export function figures(card: TableCard, face: CardFace | undefined, held: boolean): Figures {
  const isBase = face?.kind === 'base';
  const inPlay = card.place === 'ground' || card.place === 'space';
  const fights = face?.kind === 'unit' || face?.kind === 'token unit' || face?.kind === 'leader';
  const cost = held ? (card.price ?? face?.cost ?? null) : null;
  return {
    wide: isBase || (face?.kind === 'leader' && !card.deployed),
    isBase,
    inPlay,
    power: face === undefined ? null : fights ? card.power : printedStat(face, face.power),
    hp:
      face === undefined || card.hp === null
        ? null
        : fights || isBase
          ? left(card.hp, card.damage)
          : printedStat(face, face.hp),
    raised: inPlay && face !== undefined && face.power !== null ? (card.power ?? 0) - face.power : 0,
    cost,
    dearer: cost !== null && face !== undefined && face.cost !== null ? cost - face.cost : 0,
  };
}

/** Returns the side of a card whose text is shown: for a leader, the side that is face up. */
export const textSide = (card: TableCard, face: CardFace): 'both' | 'front' | 'unit' =>
  face.kind !== 'leader' ? 'both' : card.deployed ? 'unit' : 'front';

export function glyphOf(face: CardFace | undefined): GlyphName {
  if (!face) return 'token';
  if (face.kind === 'leader' || face.kind === 'base' || face.kind === 'event') return face.kind;
  if (isUpgrade(face)) return 'upgrade';
  return face.arena === 'space' ? 'space' : 'ground';
}

/** Returns the amount of damage or healing that a card has just received. */
export const justNow = (fresh: readonly GameLine[], event: 'damaged' | 'healed', card: number): number =>
  fresh.reduce((sum, line) => (line.event === event && line.cards[0] === card ? sum + (line.amount ?? 0) : sum), 0);

/** In pixels: the heights of cards with room for all keywords, and for one line. */
const ROOM_FOR_KEYWORDS = { all: 84, one: 56 };

/**
 * Returns the keywords that fit a card of this height: the one most relevant to opponents first, and the number of others
 * as text (`more`), because "Sentinel +2" would read as a value.
 */
export function keywordsOn(
  keywords: readonly string[],
  high: number,
  more: (count: number) => string,
): readonly string[] {
  if (high >= ROOM_FOR_KEYWORDS.all || keywords.length === 0) return keywords;
  if (high < ROOM_FOR_KEYWORDS.one) return [];
  const first = keywords.find((one) => /^(Sentinel|Wachposten)/.test(one)) ?? keywords[0] ?? '';
  return keywords.length === 1 ? [first] : [first, more(keywords.length - 1)];
}

/** A keyword that is longer than the letters that have room becomes smaller: the number at its end must be read. */
export const keywordSize = (keyword: string, letters = 14): number =>
  Math.max(0.6, Math.min(1, letters / Math.max(1, keyword.length)));

/**
 * A long word makes the name smaller rather than break. `letters` is the number that fits in a line: few next to
 * a cost.
 */
export function shrunk(name: string, letters: number): number {
  const longest = Math.max(1, ...name.split(/[\s-]+/).map((word) => word.length));
  return Math.max(0.6, Math.min(1, letters / longest));
}
