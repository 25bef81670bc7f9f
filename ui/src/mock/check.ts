// A validator, counters and odds for the mock: the same shape as the program's, with its simplest rules.

import type {
  CardCount,
  CardFace,
  DeckContent,
  DeckReport,
  DeckStatistics,
  OpeningHandRule,
  NamedCount,
  OddsRequest,
  OddsView,
  ProblemView,
  TestHand,
} from '../lib/api';
import { penalty } from '../cards/penalty';
import { seededRandom, shuffled } from './cards';
import { faceOf, isLegalCard, setOf, setsOn, SUSPENDED, today } from './catalogue';

type Held = { face: CardFace; count: number };

export const total = (rows: readonly CardCount[]) => rows.reduce((sum, row) => sum + row.count, 0);

const held = (rows: readonly CardCount[]): Held[] =>
  rows.flatMap(({ id, count }) => {
    const face = faceOf(id);
    return face ? [{ face, count }] : [];
  });

const limitedFormat = (content: DeckContent) => content.format === 'sealed' || content.format === 'draft';

function least(content: DeckContent, on: string): number {
  const extra = content.bases[0] === 'JTL_024' ? 10 : content.bases[0] === 'JTL_025' ? -5 : 0;
  if (limitedFormat(content)) return 30 + extra;
  return (content.format === 'twinSuns' && on >= '2025-03-14' ? 80 : 50) + extra;
}

export function handOf(base: string | null | undefined): OpeningHandRule {
  if (base === 'JTL_021') return { cards: 5, mulligan: true, putBack: 0 };
  if (base === 'JTL_028') return { cards: 9, mulligan: false, putBack: 3 };
  return { cards: 6, mulligan: true, putBack: 0 };
}

function named(cards: readonly Held[], names: (face: CardFace) => readonly string[]): NamedCount[] {
  const counts = new Map<string, number>();
  for (const { face, count } of cards) {
    for (const name of new Set(names(face))) counts.set(name, (counts.get(name) ?? 0) + count);
  }
  return [...counts].map(([name, count]) => ({ name, count })).sort((a, b) => b.count - a.count);
}

function statistics(content: DeckContent): DeckStatistics {
  const cards = held(content.main);
  const curve = Array.from({ length: 8 }, (_, cost) => ({ cost, units: 0, upgrades: 0, events: 0 }));
  let sum = 0;
  for (const { face, count } of cards) {
    const step = curve[Math.min(7, face.cost ?? 0)];
    if (step && face.kind === 'unit') step.units += count;
    else if (step && face.kind === 'upgrade') step.upgrades += count;
    else if (step) step.events += count;
    sum += (face.cost ?? 0) * count;
  }
  const size = cards.reduce((all, one) => all + one.count, 0);
  const icons = [...content.leaders, ...content.bases].flatMap((id) => faceOf(id)?.aspects ?? []);
  return {
    averageCost: size === 0 ? null : sum / size,
    curve,
    types: named(cards, (face) => [face.kind]),
    aspects: named(cards, (face) => (face.aspects.length > 0 ? face.aspects : ['Neutral'])),
    arenas: named(cards, (face) => (face.arena ? [face.arena] : [])),
    traits: named(cards, (face) => face.traits),
    keywords: named(cards, (face) => face.keywords.map((word) => word.replace(/ [\d[].*$/, ''))),
    deeds: [],
    rarities: named(cards, (face) => [face.rarity]),
    offAspect: cards
      .map(({ face }) => ({ id: face.id, icons: penalty(face, icons) / 2 }))
      .filter((one) => one.icons > 0),
  };
}

function problem(code: string, message: string, rule: string, faces: readonly (CardFace | string)[] = []): ProblemView {
  const name = (face: CardFace | string) =>
    typeof face === 'string' ? face : face.subtitle ? `${face.name}, ${face.subtitle}` : face.name;
  const id = (face: CardFace | string) => (typeof face === 'string' ? face : face.id);
  return { code, message, cards: faces.map(name), cardIds: faces.map(id), deck: null, rule };
}

function copies(content: DeckContent): ProblemView[] {
  const most = content.format === 'twinSuns' ? 1 : 3;
  const counts = new Map<string, Held>();
  for (const { face, count } of held([...content.main, ...content.sideboard])) {
    const known = counts.get(face.identity);
    if (known) known.count += count;
    else counts.set(face.identity, { face, count });
  }
  return [...counts.values()]
    .filter(({ face, count }) => count > (face.identity === 'JTL_256' ? 15 : most))
    .map(({ face, count }) =>
      problem(
        'deck.too_many_copies',
        `${face.name}: ${count} copies in deck and sideboard together; at most ${most} are allowed. Remove ${count - most}.`,
        content.format === 'twinSuns' ? 'CR 12.2.2' : 'CR 9.1.2',
        [face],
      ),
    );
}

function cardProblems(content: DeckContent, on: string): ProblemView[] {
  const out: ProblemView[] = [];
  const sets = setsOn(content.format, on);
  for (const id of [
    ...content.leaders,
    ...content.bases,
    ...[...content.main, ...content.sideboard].map((row) => row.id),
  ]) {
    const face = faceOf(id);
    if (!face)
      out.push(
        problem('deck.unknown_card', `No card has the number ${id}. Search for the card by its name.`, 'CR 9.1.1', [
          id,
        ]),
      );
    else if (isLegalCard(face, content.format, on)) continue;
    else if (SUSPENDED[face.identity] !== undefined && content.format === 'premier')
      out.push(
        problem(
          'deck.suspended',
          `${face.name} is suspended in Premier since ${SUSPENDED[face.identity]}. Play another card instead.`,
          'Suspension list',
          [face],
        ),
      );
    else if (!sets.has(setOf(face.id)) && on < '2026-03-13')
      out.push(
        problem('deck.not_released', `${face.name} is not released on ${on}. Play another card instead.`, 'CR 9.2.2D', [
          face,
        ]),
      );
    else
      out.push(
        problem(
          'deck.rotated',
          `${face.name} left Premier on 2026-03-13. Play another card instead, or play Eternal.`,
          'CR 9.2.2D',
          [face],
        ),
      );
  }
  return out;
}

function limited(content: DeckContent): ProblemView[] {
  if (!content.pool)
    return [
      problem(
        'deck.no_pool',
        'A limited deck is built from a pool, and this one has no pool. Open or import a pool.',
        'CR 10.2.1A',
      ),
    ];
  const pool = new Map(content.pool.cards.map((row) => [row.id, row.count]));
  return content.main
    .filter((row) => row.count > (pool.get(row.id) ?? 0))
    .map((row) => {
      const face = faceOf(row.id);
      return problem(
        'deck.not_in_pool',
        `${face?.name ?? row.id}: the list has ${row.count}, but the pool has only ${pool.get(row.id) ?? 0}.`,
        'CR 10.2.2D',
        [face ?? row.id],
      );
    });
}

function problems(content: DeckContent, on: string): ProblemView[] {
  const out: ProblemView[] = [];
  const leaders = content.format === 'twinSuns' ? 2 : 1;
  const have = content.leaders.length;
  if (have !== leaders)
    out.push(
      problem(
        'deck.leader_count',
        `The deck has ${have || 'no'} leader${have === 1 ? '' : 's'}; it needs exactly ${leaders}. ${have < leaders ? `Add ${leaders - have}.` : `Remove ${have - leaders}.`}`,
        'CR 9.1.1',
      ),
    );
  const faces = content.leaders.flatMap((id) => faceOf(id) ?? []);
  if (
    content.format === 'twinSuns' &&
    ['Heroism', 'Villainy'].every((one) => faces.some((face) => face.aspects.includes(one)))
  )
    out.push(
      problem(
        'deck.opposed_leaders',
        `${faces.map((face) => face.name).join(' and ')} show both Heroism and Villainy on their front faces. Choose leaders that have only one of the two, or none.`,
        'CR 12.2.1',
        faces,
      ),
    );
  if (content.bases.length !== 1)
    out.push(
      problem(
        'deck.base_count',
        `The deck has ${content.bases.length || 'no'} base${content.bases.length === 1 ? '' : 's'}; it needs exactly 1. Add 1.`,
        'CR 9.1.1',
      ),
    );
  const size = total(content.main);
  const need = least(content, on);
  if (size < need)
    out.push(
      problem(
        'deck.too_few_cards',
        `The deck has ${size} cards; it needs at least ${need} (leader and base not counted). Add ${need - size}.`,
        'CR 9.1.3',
      ),
    );
  if (limitedFormat(content)) return [...out, ...limited(content)];
  const side = total(content.sideboard);
  if (content.format === 'twinSuns' && side > 0)
    out.push(
      problem(
        'deck.no_sideboard',
        `Twin Suns has no sideboard, but the list has one with ${side} cards. Move them into the deck or remove them.`,
        'CR 12.2',
      ),
    );
  else if (side > 10)
    out.push(
      problem(
        'deck.sideboard_too_large',
        `The sideboard has ${side} cards; at most 10 are allowed. Remove ${side - 10}.`,
        'CR 9.2.2D',
      ),
    );
  return [...out, ...copies(content), ...cardProblems(content, on)];
}

export function checked(content: DeckContent, day: string | null): DeckReport {
  const on = day ?? today();
  const found = problems(content, on);
  const pool = content.pool
    ? held(content.pool.cards).filter(({ face }) => face.kind !== 'leader' && face.kind !== 'base')
    : null;
  const rest = pool ? pool.reduce((sum, one) => sum + one.count, 0) - total(content.main) : total(content.sideboard);
  return {
    legal: found.length === 0,
    on,
    problems: found,
    notPlayable: [],
    size: total(content.main),
    minimum: least(content, on),
    sideboardSize: Math.max(0, rest),
    sideboardLimit: limitedFormat(content) || content.format === 'twinSuns' ? null : 10,
    statistics: statistics(content),
    hand: handOf(content.bases[0]),
  };
}

/** Returns the probability of drawing at most `below` of `copies` in `seen` of `deck` cards. */
function fewer(deck: number, copiesIn: number, seen: number, below: number): number[] {
  const choose = (n: number, k: number): number => {
    let out = 1;
    for (let i = 1; i <= k; i++) out = (out * (n - k + i)) / i;
    return k > n ? 0 : out;
  };
  return Array.from(
    { length: below + 1 },
    (_, k) => (choose(copiesIn, k) * choose(deck - copiesIn, seen - k)) / choose(deck, seen),
  );
}

export function odds(request: OddsRequest): OddsView {
  const hand = handOf(request.base);
  const least = (seen: number) =>
    1 -
    fewer(request.deck, request.copies, Math.min(seen, request.deck), request.atLeast - 1).reduce((a, b) => a + b, 0);
  const opening = least(hand.cards);
  const twice = (chance: number) => (hand.mulligan ? opening + (1 - opening) * chance : chance);
  return {
    hand,
    opening,
    withMulligan: twice(opening),
    expected: (hand.cards * request.copies) / request.deck,
    exactly: fewer(request.deck, request.copies, hand.cards, Math.min(request.copies, hand.cards)),
    byRound: Array.from({ length: request.rounds }, (_, index) => {
      const seen = hand.cards + 2 * index;
      return { round: index + 1, seen, withoutMulligan: least(seen), withMulligan: twice(least(seen)) };
    }),
  };
}

export function drawn(content: DeckContent, seed: string | null): TestHand {
  const used = seed ?? String(Math.floor(Math.random() * 1e9));
  const roll = seededRandom(Number(used) % 2 ** 32);
  const cards = held(content.main).flatMap(({ face, count }) => Array.from({ length: count }, () => face));
  const rule = handOf(content.bases[0]);
  const first = shuffled(cards, roll);
  const second = shuffled(cards, roll);
  return {
    seed: used,
    rule,
    hand: first.slice(0, rule.cards),
    next: first.slice(rule.cards, rule.cards + 20),
    mulliganHand: rule.mulligan ? second.slice(0, rule.cards) : [],
    mulliganNext: rule.mulligan ? second.slice(rule.cards, rule.cards + 20) : [],
  };
}
