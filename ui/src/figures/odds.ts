// The deck's cards for odds, and odds as text.

import { isMain } from '../cards/group';
import { here } from '../lib/i18n/here';
import type { CardFace, DeckContent } from '../lib/api';

/** A card of the deck with all its copies: reprints count together. */
export type HeldCard = { identity: string; face: CardFace; count: number };

/** Size of the largest deck that odds are computed for. */
export const LARGEST_DECK = 500;

/** Rounds that the odds look ahead. */
export const ROUNDS = 8;

export const deckSize = (content: DeckContent): number => content.main.reduce((sum, { count }) => sum + count, 0);

/** The distinct cards of the deck, by cost and name. Numbers that the catalogue does not know are left out. */
export function heldCards(content: DeckContent, faceOf: (id: string) => CardFace | undefined): HeldCard[] {
  const held = new Map<string, HeldCard>();
  for (const { id, count } of content.main) {
    const face = faceOf(id);
    if (!face || count <= 0) continue;
    const known = held.get(face.identity);
    if (known) known.count += count;
    else held.set(face.identity, { identity: face.identity, face, count });
  }
  return [...held.values()].sort(
    (a, b) => (a.face.cost ?? 0) - (b.face.cost ?? 0) || a.face.name.localeCompare(b.face.name),
  );
}

/** Cards that the two resources of round 1 pay for. */
export const cheap = (card: HeldCard): boolean => isMain(card.face) && (card.face.cost ?? 0) <= 2;

export const cheapUnit = (card: HeldCard): boolean => cheap(card) && card.face.kind.endsWith('unit');

/**
 * Returns the initial selection: the card with the most copies, and among equal ones the cheapest. In a deck of single
 * copies, the cheap units, which answer whether there is a first play.
 */
export function defaultPick(cards: readonly HeldCard[]): string[] {
  const most = Math.max(0, ...cards.map((card) => card.count));
  const units = most === 1 ? cards.filter(cheapUnit) : [];
  if (units.length > 0) return units.map((card) => card.identity);
  const first = cards.find((card) => card.count === most);
  return first ? [first.identity] : [];
}

/** The picked cards that are still in the deck; the default when none is left. */
export function stillPicked(picked: readonly string[] | null, cards: readonly HeldCard[]): string[] {
  if (picked === null) return defaultPick(cards);
  const known = new Set(cards.map((card) => card.identity));
  const left = picked.filter((identity) => known.has(identity));
  return left.length === 0 && picked.length > 0 ? defaultPick(cards) : left;
}

/** A probability with one decimal: "32.4%". What is possible is never called 0, what may fail never 100. */
export function percent(probability: number | null): string {
  if (probability === null || !Number.isFinite(probability)) return '–';
  const hundredths = probability * 100;
  // Rounding errors near 0 and 1 are 0 and 1.
  if (hundredths > 1e-9 && hundredths < 0.05) return `<\u00a0${here().percent(0.001, 1)}`;
  if (hundredths < 100 - 1e-9 && hundredths >= 99.95) return `>\u00a0${here().percent(0.999, 1)}`;
  return here().percent(probability, 1);
}

/** The number in a field when it is whole and within its bounds; null otherwise. */
export function whole(text: string, from: number, to: number): number | null {
  if (!/^\d{1,4}$/.test(text.trim())) return null;
  const number = Number(text);
  return number >= from && number <= to ? number : null;
}

/** Returns `true` if an opening hand is drawn otherwise than the rules say (CR 5.2.1D, 5.2.1E). */
export const changesHand = (rule: { cards: number; mulligan: boolean; putBack: number }): boolean =>
  rule.cards !== 6 || !rule.mulligan || rule.putBack > 0;
