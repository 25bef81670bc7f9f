// Texts of tiles and previews. Pure.

import { typeWords } from '../cards/facts';
import type { CardFace, GameOption, HiddenOrCard, HintReason, Preview, TableCard } from '../lib/api';
import { textOf } from '../lib/i18n/language.svelte';
import { words as tableWords } from './i18n';
import { EXPERIENCE, left, SHIELD } from './tile';
import { spoken, type Who } from './who';

export type Facts = (id: number) => { card: TableCard | undefined; face: CardFace | undefined };

/** The cards on a unit by kind: shields, experience, and other upgrades. */
export function onUnit(card: TableCard, facts: Facts): { shields: number; experience: number; others: CardFace[] } {
  const faces = card.upgrades.flatMap((upgrade) => facts(upgrade).face ?? []);
  const token = (name: string) => faces.filter((face) => face.kind === 'token upgrade' && face.name === name).length;
  const others = faces.filter(
    (face) => face.kind !== 'token upgrade' || (face.name !== EXPERIENCE && face.name !== SHIELD),
  );
  return { shields: token(SHIELD), experience: token(EXPERIENCE), others };
}

/** An open hand as text: known cards by name, the others counted; "" for an empty hand. */
export function handWords(
  hand: readonly HiddenOrCard[],
  name: (card: number) => string,
): { known: string; others: string } {
  const known = hand.flatMap((held) => (held.id === null ? [] : [name(held.id)]));
  const others = hand.length - known.length;
  return { known: known.join(', '), others: others === 0 ? '' : tableWords.table.unknownToo(others) };
}

/** The controller of a card: "yours" for the reader's own, otherwise the name. */
export function whoseWords(card: TableCard, reader: number | null, who: (seat: number) => Who): string {
  const onTable = ['ground', 'space', 'base', 'attached'].includes(card.place);
  if (!onTable) return '';
  const whose =
    card.controller === reader ? tableWords.tile.yours : tableWords.tile.of(...spoken(who(card.controller)));
  if (card.owner === card.controller) return whose;
  const owner =
    card.owner === reader ? tableWords.tile.ownedByYou : tableWords.tile.ownedBy(...spoken(who(card.owner)));
  return `${whose}, ${owner}`;
}

/** The tile's label for screen readers: name, controller, figures, ready or exhausted, and the cards on it. */
export function tileLabel(
  card: TableCard,
  face: CardFace | undefined,
  facts: Facts,
  more: readonly string[],
  whose = '',
): string {
  const on = onUnit(card, facts);
  const inPlay = card.place === 'ground' || card.place === 'space';
  const turns = inPlay || (card.place === 'base' && face?.kind === 'leader');
  const parts: (string | null)[] = [
    card.otherName ?? face?.name ?? null,
    face?.kind === 'base' || (face?.kind === 'leader' && !card.deployed) ? typeWords(face) : null,
    whose,
    inPlay || face?.kind === 'unit' || face?.kind === 'leader'
      ? card.power === null
        ? null
        : tableWords.tile.power(card.power)
      : null,
    card.hp === null ? null : tableWords.tile.remaining(left(card.hp, card.damage), card.hp),
    card.damage > 0 ? tableWords.card.damage(card.damage) : null,
    card.exhausted ? tableWords.card.exhausted : turns ? tableWords.tile.ready : null,
    card.price === null ? null : tableWords.card.cost(card.price),
    ...(inPlay ? card.keywords : []),
    on.shields > 0 ? tableWords.tile.shields(on.shields) : null,
    on.experience > 0 ? tableWords.tile.experience(on.experience) : null,
    on.others.length > 0 ? tableWords.tile.upgrades(on.others.map((one) => one.name).join(', ')) : null,
    card.captured.length > 0 ? tableWords.tile.captured(card.captured.length) : null,
    ...more,
  ];
  return parts.filter((part) => part !== null && part !== '').join(', ');
}

/** The effect of an option as a sentence; "" if unknown. Only an attack is expected to deal damage. */
export function previewWords(preview: Preview | null, name: (card: number) => string, attacks: boolean): string {
  if (!preview) return '';
  const parts = preview.effects.flatMap((effect) => {
    const [on, { damage, prevented, healed, falls }] = [name(effect.card), effect];
    return [
      damage > 0 ? tableWords.preview.deals(damage, on, falls) : falls ? tableWords.preview.falls(on) : '',
      prevented > 0 ? tableWords.preview.prevented(prevented, on) : '',
      damage === 0 && healed > 0 ? tableWords.preview.heals(healed, on) : '',
    ].filter((part) => part !== '');
  });
  if (parts.length === 0 && !attacks) return '';
  const words = parts.length === 0 ? tableWords.preview.nothing : parts.join('; ');
  return preview.uncertain ? `${words} (${tableWords.preview.uncertain})` : words;
}

/** The reasons for a hint as one phrase, such as "defeats Wampa, 2 damage to Opponent’s base (12 HP left)". */
export function reasonWords(reasons: readonly HintReason[], facts: Facts, name: (card: number) => string): string {
  const words = tableWords.reasons;
  const one = (reason: HintReason): string => {
    switch (reason.kind) {
      case 'winsGame':
        return words.winsGame;
      case 'winsPhase':
        return words.winsPhase;
      case 'onlyDefence':
        return words.onlyDefence;
      case 'defeats':
        return reason.lost.length === 0
          ? words.defeats(reason.cards.map(name))
          : words.trades(reason.cards.map(name), reason.lost.map(name));
      case 'takesControl':
        return words.takesControl(name(reason.card));
      case 'captures':
        return words.captures(name(reason.card));
      case 'returns':
        return words.returns(name(reason.card));
      case 'damages': {
        const { card } = facts(reason.card);
        const hp = card?.hp == null ? null : left(card.hp, card.damage + reason.amount);
        return words.damages(reason.amount, name(reason.card), hp);
      }
      case 'heals':
        return tableWords.preview.heals(reason.amount, name(reason.card));
      case 'exhausts':
        return words.exhausts(name(reason.card));
      case 'adds':
        return words.adds(reason.power, reason.hp, reason.sentinel);
      case 'improves':
        return words.improves(name(reason.card), reason.power, reason.hp);
      case 'draws':
        return words.draws(reason.count);
      case 'discards':
        return words.discards(reason.count);
      case 'actsFirst':
        return words.actsFirst(reason.only);
      case 'affords':
        return words.affords(name(reason.card), reason.resources);
      case 'cheapCards':
        return words.cheapCards(reason.count, reason.of);
      case 'waits':
        return words.waits;
      case 'endsPhase':
        return words.endsPhase;
    }
  };
  return reasons.map(one).join(', ');
}

/** An answer within a sentence: a button without a card as the button says it. */
export const adviceWords = (ask: string, option: GameOption): string =>
  option.card === null ? answerWords(ask, option) : option.words;

/** An answer as its button says it. */
export function answerWords(ask: string, option: GameOption): string {
  const special: Readonly<Record<string, Readonly<Record<string, string>>>> = tableWords.prompt.of;
  const words = textOf(special[ask] ?? {}, option.kind) ?? textOf(tableWords.prompt.answers, option.kind);
  if (words !== undefined) return words;
  return sentence(option.words);
}

/** Returns the text with a capital at its beginning. */
export const sentence = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);
