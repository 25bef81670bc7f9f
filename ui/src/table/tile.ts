// Content of a tile, from a card's facts and current values. Pure.

import { isUpgrade, printedStat } from '../cards/facts';
import { leastLetters } from '../cards/fitText';
import type { GlyphName } from '../cards/Glyph.svelte';
import type { CardFace, GameLine, TableCard } from '../lib/api';

export type Figures = {
  /** In the column at the left, wider than high: a base, a leader that is not deployed. */
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

/**
 * Returns the keywords that fit in this number of lines: the one most relevant to opponents first, and the number of
 * others as text (`more`), because "Sentinel +2" would read as a value.
 */
export function keywordsOn(
  keywords: readonly string[],
  lines: number,
  more: (count: number) => string,
): readonly string[] {
  if (lines >= keywords.length) return keywords;
  if (lines < 1) return [];
  const first = keywords.find((one) => /^(Sentinel|Wachposten)/.test(one)) ?? keywords[0] ?? '';
  return keywords.length === 1 ? [first] : [first, more(keywords.length - 1)];
}

/** A keyword that is longer than the letters that have room becomes smaller: the number at its end must be read. */
export const keywordSize = (keyword: string, letters: number): number =>
  Math.max(0.7, Math.min(1, letters / Math.max(1, keyword.length)));

export const EXPERIENCE = 'Experience';
export const SHIELD = 'Shield';

/** In letters: the edges of an upgrade on a card, and those of a token, which is round. */
const [CHIP_EDGE, TOKEN_EDGE] = [1.2, 2];
/** In letters: a token or captured cards, which have a sign; and the distance between two upgrades. */
const [SIGN, CHIP_GAP] = [3, 0.5];

/** An upgrade on a card: the name that is shown, and whether it is a token and is drawn as a sign. */
export type Chip = { name: string; token: boolean; sign: boolean };

/** Returns an upgrade with the name that is shown for it. */
export const chipOf = ({ name, kind }: CardFace, shown: string): Chip => ({
  name: shown,
  token: kind === 'token upgrade',
  sign: name === SHIELD || name === EXPERIENCE,
});

/** Captured cards on a card: a sign and their number. */
export const CAPTURED: Chip = { name: '', token: true, sign: true };

const edge = ({ token }: Chip) => (token ? TOKEN_EDGE : CHIP_EDGE);
const chipWidth = (chip: Chip) => (chip.sign ? SIGN : chip.name.length + edge(chip));

/** Returns the size of an upgrade's name where `letters` have room, as a part of the usual one. */
export const chipSize = (chip: Chip, letters: number): number =>
  chip.sign ? 1 : keywordSize(chip.name, letters - edge(chip));

/** The letters of one name between the figures of a card may be smaller than elsewhere, by this factor. */
const SMALLER = 1.3;

/** Returns `true` if upgrades lie side by side in a line with room for `letters`. A single name becomes smaller for it. */
export function chipsFit(chips: readonly Chip[], letters: number): boolean {
  const width = chips.reduce((sum, one) => sum + chipWidth(one) + CHIP_GAP, 0);
  return width < letters * (chips.length === 1 && !chips[0]?.sign ? SMALLER : 1);
}

/**
 * Returns the lines that upgrades take on a card whose lines have room for `letters`, side by side where they fit: tokens
 * are higher than names.
 */
export function chipLines(chips: readonly Chip[], letters: number): number {
  let [lines, left] = [0, 0];
  for (const one of chips) {
    const width = Math.min(letters, chipWidth(one));
    if (width > left) [lines, left] = [lines + 1, letters];
    left -= width + CHIP_GAP;
  }
  return lines + (chips.some((one) => one.token) ? 0.35 : 0);
}

/** In pixels: the sizes of letters on a card, which depend only on its square, so that cards side by side look alike. */
export type Letters = { name: number; words: number };

/** In pixels: the side of a card without room for letters that are read with ease. */
const SMALL = 64;
/** In pixels: the smallest name and the smallest keyword, on such a card. */
const LEAST = { name: 9.5, words: 9 };

/** Returns the sizes of letters on a card with the given square. `text` is the reader's size of text, 1 as usual. */
export function lettersOn(square: number, wide: boolean, text: number): Letters {
  const step = (px: number) => Math.floor(px * 2) / 2;
  // What the card has room for of larger text.
  const larger = Math.min(1.1, text);
  const least = square < SMALL ? 0 : leastLetters(text);
  return {
    name: step(Math.max(LEAST.name, least, Math.min(17 * text, square * (wide ? 0.13 : 0.085) * larger))),
    words: step(Math.max(LEAST.words, least, Math.min(17 * text, square * 0.086 * larger))),
  };
}

/** The width of a letter in bold, as a part of its size. */
const LETTER = 0.62;

/** Returns the number of letters of this size that fit in a line. */
export const inLine = (width: number, px: number): number => width / (px * LETTER);

/**
 * A long word makes the name smaller rather than break. `letters` is the number that fits in a line: few next to
 * a cost.
 */
export function shrunk(name: string, letters: number, least = 0.8): number {
  const longest = Math.max(1, ...name.split(/[\s-]+/).map((word) => word.length));
  return Math.max(least, Math.min(1, letters / longest));
}

/** Returns the letters of the longest line of a name on two lines, divided as well as possible. */
export function onTwoLines(name: string): number {
  const words = name.split(' ');
  const line = (from: number, to?: number) => words.slice(from, to).join(' ').length;
  return Math.min(...words.map((_, at) => Math.max(line(0, at + 1), line(at + 1))));
}

/** Returns a name whose hyphen after one or two letters does not end a line: "A-Wing" and "AT-ST" stay whole. */
export const unbrokenName = (name: string): string => name.replace(/(^|[\s(])(\p{Lu}{1,2})-(?=\p{L})/gu, '$1$2\u2011');
