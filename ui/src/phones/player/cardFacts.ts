// The facts and texts of a card as a phone shows them.

import type { CardFace, CardTextView, PhoneCardView, TextPart } from '../../lib/api';
import { textOf } from '../../lib/i18n/language.svelte';
import { words as cardWords } from '../../cards/i18n';

/** The aspects in the order of the filters. */
export const ASPECTS = ['Vigilance', 'Command', 'Aggression', 'Cunning', 'Heroism', 'Villainy'] as const;

/** Returns the name of an aspect. */
export const aspectName = (aspect: string): string => textOf(cardWords.aspects, aspect) ?? aspect;

/** Returns the name of a card with its subtitle. */
export const fullName = ({ name, subtitle }: CardFace): string => (subtitle === null ? name : `${name}, ${subtitle}`);

const line = (parts: readonly TextPart[]): string => parts.map((part) => part.text).join('');

/** A card's text, line by line. */
export interface CardLines {
  keywords: string;
  front: string[];
  /** Text of the deployed leader. */
  unit: string[];
}

/** Returns the text of a card, or `null` if it has none. */
export function linesOf(text: CardTextView | null | undefined): CardLines | null {
  if (!text) return null;
  const lines = {
    keywords: text.keywords.map(line).join(', '),
    front: text.front.map(line),
    unit: text.unit.map(line),
  };
  return lines.keywords !== '' || lines.front.length > 0 || lines.unit.length > 0 ? lines : null;
}

function typeName({ kind, arena }: CardFace): string {
  const name = textOf(cardWords.kind, kind) ?? kind;
  return kind === 'unit' && arena !== null
    ? cardWords.ofArena(textOf(cardWords.arena, arena) ?? arena, name, false)
    : name;
}

const signed = (value: number): string => (value < 0 ? `−${-value}` : `+${value}`);

function figures({ kind, power, hp }: CardFace): string {
  if (power !== null && hp !== null) return kind === 'upgrade' ? `${signed(power)}/${signed(hp)}` : `${power}/${hp}`;
  return kind === 'base' && hp !== null ? cardWords.hp(hp) : '';
}

const traitName = (trait: string): string => textOf(cardWords.traits, trait) ?? trait;

/** Returns the facts of a card in one line: "Ground unit · 3/4 · Trooper". */
export function factsLine(face: CardFace, foil = false): string {
  const parts = [typeName(face), figures(face), face.traits.map(traitName).join(', '), foil ? cardWords.foil : ''];
  return parts.filter((part) => part !== '').join(' · ');
}

/** A card of a game, with its texts in the phone's language. */
export interface CardFacts {
  name: string;
  fullName: string;
  cost: number | null;
  /** Class and name of each aspect. */
  aspects: [string, string][];
  facts: string;
  lines: CardLines | null;
}

/** Returns a card of a game for its sheet. */
export function cardFacts({ face, text }: PhoneCardView): CardFacts {
  return {
    name: face.name,
    fullName: fullName(face),
    cost: face.cost,
    aspects: face.aspects.map((aspect) => [aspect.toLowerCase(), aspectName(aspect)]),
    facts: factsLine(face),
    lines: linesOf(text),
  };
}
