// The facts of a card face as text: labels for screen readers, keywords in parts, numbers with their signs.

import type { CardFace, TextPart } from '../lib/api';
import { isAspect, type Aspect } from './aspects';
import { textOf } from '../lib/i18n/language.svelte';
import { words as cardsWords } from './i18n';
import { shownName, shownSubtitle } from './customNames.svelte';

/** A keyword with the parts of its chip. */
export type KeywordParts = {
  name: string;
  /** Its number, or the resources that it costs. */
  number: string | null;
  /** Aspect icons that its cost names. */
  aspects: Aspect[];
  /** The remaining text in the brackets. */
  rest: string | null;
};

/** Takes "Raid 2", "Smuggle [6 resources, Cunning, Heroism]" or "Coordinate [Raid 2]" apart. */
export function keywordParts(text: string): KeywordParts {
  const bracket = /^(.*?)\s*\[(.*)\]$/.exec(text.trim());
  if (bracket) {
    const inside = (bracket[2] ?? '').split(',').map((part) => part.trim());
    const cost = inside.map((part) => /^(\d+) resources?$/.exec(part)?.[1]).find((found) => found !== undefined);
    const rest = inside.filter((part) => !isAspect(part) && !/^\d+ resources?$/.test(part) && part !== '');
    return {
      name: bracket[1] ?? '',
      number: cost ?? null,
      aspects: inside.filter(isAspect),
      rest: rest.length > 0 ? rest.join(', ') : null,
    };
  }
  const numbered = /^(.*\S)\s+(\d+)$/.exec(text.trim());
  if (numbered) return { name: numbered[1] ?? '', number: numbered[2] ?? null, aspects: [], rest: null };
  return { name: text.trim(), number: null, aspects: [], rest: null };
}

/** The same of a keyword that comes in parts, in whatever language: its costs and aspects are marked. */
export function markedKeyword(parts: readonly TextPart[]): KeywordParts {
  const whole = parts.map((part) => part.text).join('');
  const bracket = whole.indexOf('[');
  if (bracket < 0) return keywordParts(whole);
  const inside = parts.filter((part) => part.mark !== 'keyword' || whole.indexOf(part.text) > bracket);
  const words = inside
    .filter((part) => part.mark === 'plain' || part.mark === 'keyword')
    .map((part) => part.text.replace(/^.*\[/, ''))
    .join('')
    .replace(/\]\s*$/, '');
  const rest = words
    .split(',')
    .map((word) => word.trim())
    .filter((word) => word !== '');
  const cost = inside.find((part) => part.count !== null)?.count ?? null;
  return {
    name: whole.slice(0, bracket).trim(),
    number: cost === null ? null : String(cost),
    aspects: inside.flatMap((part) => (part.aspect !== null && isAspect(part.aspect) ? [part.aspect] : [])),
    rest: rest.length > 0 ? rest.join(', ') : null,
  };
}

export const isUpgrade = (face: CardFace): boolean => face.kind === 'upgrade' || face.kind === 'token upgrade';

/** Power or HP as printed: what an upgrade adds has a sign. */
export function printedStat(face: CardFace, value: number | null): string | null {
  if (value === null) return null;
  if (!isUpgrade(face)) return String(value);
  return value < 0 ? `\u2212${-value}` : `+${value}`;
}

/** "Ground unit", "Space unit", "Event". */
export function typeWords(face: CardFace): string {
  const kind = textOf(cardsWords.kind, face.kind) ?? face.kind;
  const arena = face.arena === null ? null : (textOf(cardsWords.arena, face.arena) ?? face.arena);
  return arena !== null && face.kind !== 'leader' ? cardsWords.ofArena(arena, kind, face.kind === 'token unit') : kind;
}

/** A trait in the language of the rules texts, as they name it: "Macht" for "Force". */
export const traitWords = (trait: string): string => textOf(cardsWords.traits, trait) ?? trait;

/** "SOR" and "042" of "SOR_042". */
export function printedNumber(id: string): { set: string; number: string } {
  const at = id.lastIndexOf('_');
  return at < 0 ? { set: '', number: id } : { set: id.slice(0, at), number: id.slice(at + 1) };
}

/** The difference to the plain printing; `null` for the plain one. */
export function printingWords(treatment: string | undefined, foil: boolean | undefined): string | null {
  const words =
    treatment === undefined || treatment === 'normal' ? null : (textOf(cardsWords.treatment, treatment) ?? treatment);
  if (words === null) return foil ? cardsWords.foil : null;
  return foil && !/foil/i.test(words) ? `${words} ${cardsWords.foil.toLowerCase()}` : words;
}

/** The same on a chip. */
export function printingMark(treatment: string | undefined, foil: boolean | undefined): string | null {
  const short =
    treatment === undefined || treatment === 'normal' ? null : (textOf(cardsWords.treatmentShort, treatment) ?? 'V');
  const shiny = foil || (treatment ?? '').includes('foil');
  if (short === null) return shiny ? cardsWords.foilShort : null;
  return shiny && short !== 'HF' ? `${short}\u00b7${cardsWords.foilShort}` : short;
}

/** The whole card in one line: "Cost 3 ground unit, Name, Subtitle, Vigilance Heroism, power 2, HP 4, common". */
export function describe(face: CardFace): string {
  const power = printedStat(face, face.power);
  const hp = printedStat(face, face.hp);
  const type = typeWords(face).toLowerCase();
  const first =
    face.cost === null ? (textOf(cardsWords.kind, face.kind) ?? face.kind) : `${cardsWords.cost(face.cost)} ${type}`;
  const parts = [
    first,
    shownName(face),
    shownSubtitle(face),
    face.aspects.length > 0
      ? face.aspects.map((aspect) => textOf(cardsWords.aspects, aspect) ?? aspect).join(' ')
      : cardsWords.noAspect,
    power === null ? null : cardsWords.power(power),
    hp === null ? null : cardsWords.hp(hp),
    ...face.keywords,
    (textOf(cardsWords.rarities, face.rarity) ?? face.rarity).toLowerCase(),
  ];
  return parts.filter((part) => part !== null).join(', ');
}

const onOneLine = (name: string, subtitle: string | null): string =>
  subtitle === null ? name : `${name}, ${subtitle}`;

/** Name and subtitle on one line, as they are shown. */
export const fullName = (face: CardFace): string => onOneLine(shownName(face), shownSubtitle(face));

/** The same as printed in English: for what goes to other people and programs. */
export const englishName = (face: CardFace): string => onOneLine(face.name, face.subtitle);
