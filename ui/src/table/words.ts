// What tiles and previews say. Pure.

import type { CardFace, GameOption, MaybeCard, Preview, TableCard } from '../lib/api';
import { en } from './en';
import { left } from './tile';

export const EXPERIENCE = 'Experience';
export const SHIELD = 'Shield';

export type Facts = (id: number) => { card: TableCard | undefined; face: CardFace | undefined };

/** What lies on a unit, told apart: shields, experience, and the other upgrades. */
export function onUnit(card: TableCard, facts: Facts): { shields: number; experience: number; others: CardFace[] } {
  const faces = card.upgrades.flatMap((upgrade) => facts(upgrade).face ?? []);
  const token = (name: string) => faces.filter((face) => face.kind === 'token upgrade' && face.name === name).length;
  const others = faces.filter(
    (face) => face.kind !== 'token upgrade' || (face.name !== EXPERIENCE && face.name !== SHIELD),
  );
  return { shields: token(SHIELD), experience: token(EXPERIENCE), others };
}

/** An open hand in words: the cards that are known by name; the others counted, "" when there are none. */
export function handWords(
  hand: readonly MaybeCard[],
  name: (card: number) => string,
): { known: string; others: string } {
  const known = hand.flatMap((held) => (held.id === null ? [] : [name(held.id)]));
  const others = hand.length - known.length;
  return { known: known.join(', '), others: others === 0 ? '' : en.table.unknownToo(others) };
}

/** The whole tile for those who do not see it. */
export function tileLabel(card: TableCard, face: CardFace | undefined, facts: Facts, more: readonly string[]): string {
  const on = onUnit(card, facts);
  const inPlay = card.place === 'ground' || card.place === 'space';
  const parts: (string | null)[] = [
    card.otherName ?? face?.name ?? null,
    inPlay || face?.kind === 'unit' || face?.kind === 'leader'
      ? card.power === null
        ? null
        : en.tile.power(card.power)
      : null,
    card.hp === null ? null : en.tile.remaining(left(card.hp, card.damage), card.hp),
    card.exhausted ? en.card.exhausted : null,
    card.price === null ? null : en.card.cost(card.price),
    ...(inPlay ? card.keywords : []),
    on.shields > 0 ? en.tile.shields(on.shields) : null,
    on.experience > 0 ? en.tile.experience(on.experience) : null,
    on.others.length > 0 ? en.tile.upgrades(on.others.map((one) => one.name).join(', ')) : null,
    card.captured.length > 0 ? en.tile.captured(card.captured.length) : null,
    ...more,
  ];
  return parts.filter((part) => part !== null && part !== '').join(', ');
}

/** What an option would do, in a sentence; "" when nothing is known. */
export function previewWords(preview: Preview | null, name: (card: number) => string): string {
  if (!preview) return '';
  const parts = preview.effects.flatMap((effect) => {
    const [on, { damage, prevented, healed, falls }] = [name(effect.card), effect];
    return [
      damage > 0 ? en.preview.deals(damage, on, falls) : falls ? en.preview.falls(on) : '',
      prevented > 0 ? en.preview.prevented(prevented, on) : '',
      damage === 0 && healed > 0 ? en.preview.heals(healed, on) : '',
    ].filter((part) => part !== '');
  });
  const words = parts.length === 0 ? en.preview.nothing : parts.join('; ');
  return preview.uncertain ? `${words} (${en.preview.uncertain})` : words;
}

/** An answer as its button says it. */
export function answerWords(ask: string, option: GameOption): string {
  const special = en.prompt.of[ask] ?? {};
  const words = special[option.kind] ?? en.prompt.answers[option.kind];
  if (words !== undefined) return words;
  return option.words.charAt(0).toUpperCase() + option.words.slice(1);
}
