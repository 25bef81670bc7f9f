// The six aspects in their printed order, and what a card's icons mean for its look and its place in a list.

import type { CardFace } from '../lib/api';

export const ASPECTS = ['Vigilance', 'Command', 'Aggression', 'Cunning', 'Heroism', 'Villainy'] as const;
export type Aspect = (typeof ASPECTS)[number];

/** A card's aspects for grouping: the first icon, or none. */
export type AspectKey = Aspect | 'None';

export const isAspect = (text: string): text is Aspect => ASPECTS.includes(text as Aspect);

/** The aspect that a card is filed under: its first icon; Heroism and Villainy only when alone. */
export function mainAspect(face: CardFace): AspectKey {
  return face.aspects.find(isAspect) ?? 'None';
}

/** The word in the names of the tokens: `--aspect-vigilance`. */
export const tokenOf = (aspect: string): string => (isAspect(aspect) ? aspect.toLowerCase() : 'none');

/** The colours of a frame, two at most: the first and the last icon, when they differ. */
export function frameAspects(face: CardFace): [string, string] {
  const first = face.aspects[0] ?? 'none';
  return [tokenOf(first), tokenOf(face.aspects.at(-1) ?? first)];
}

/** Order in lists: by the first icon, then mono before double before two-coloured, then by the second icon. */
export function aspectOrder(face: CardFace): number {
  const place = (aspect: string | undefined) =>
    aspect === undefined ? 0 : isAspect(aspect) ? ASPECTS.indexOf(aspect) + 1 : 7;
  const first = face.aspects.length === 0 ? 7 : place(face.aspects[0]);
  return first * 64 + place(face.aspects[1]) * 8 + place(face.aspects[2]);
}
