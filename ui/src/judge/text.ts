// A position as text that a person can read, write and send: a line for each card. Pure.

import type { CardFace, JudgePosition, JudgeSide, JudgeUnder } from '../lib/api';
import { folded } from '../lib/fold';
import { emptyCase, hiddenCount, withSide, type Zone } from './case';
import { fit, inOrder } from './found';
import { obeyed, ordered, putSaid, saidOf, taken, type Named } from './said';

/** Finds a card by its number. */
export type ByNumber = (id: string) => CardFace | undefined;

/** A position as text. */
export function positionText(position: JudgePosition, face: ByNumber): string {
  const named = (id: string) => {
    const known = face(id);
    if (!known) return `[${id}]`;
    return `${known.subtitle === null ? known.name : `${known.name}, ${known.subtitle}`} [${id}]`;
  };
  const short = (id: string) => face(id)?.name ?? id;
  const line = (place: string, card: string, said: readonly string[] = []) => `${place}: ${[card, ...said].join(', ')}`;
  const under = (cards: readonly JudgeUnder[]) => cards.map((one) => short(one.card));
  const sideLines = (side: JudgeSide): string[] => [
    ...(side.base
      ? [
          line('base', named(side.base.card), [
            ...(side.base.damage > 0 ? [`${side.base.damage} damage`] : []),
            ...(side.base.epicUsed ? ['epic used'] : []),
            ...under(side.base.upgrades),
          ]),
        ]
      : []),
    ...side.leaders.map((leader) => line('leader', named(leader.card), saidOf(leader, short))),
    ...side.units.map((unit) => line('unit', named(unit.card), saidOf(unit, short))),
    ...side.resources.flatMap((one) =>
      one.card === null ? [] : [line('resource', named(one.card), one.exhausted ? ['exhausted'] : [])],
    ),
    ...count(hiddenCount(side.resources, false), 'ready resources'),
    ...count(hiddenCount(side.resources, true), 'exhausted resources'),
    ...side.hand.map((card) => line('hand', named(card))),
    ...count(side.hiddenHand, 'cards in hand'),
    ...side.discard.map((card) => line('discard', named(card))),
    ...side.deck.map((card) => line('deck', named(card))),
    `${side.hiddenDeck} cards in deck`,
    ...count(side.credits, 'credits'),
    ...(side.force ? ['the force'] : []),
  ];
  return [
    `round ${position.round}`,
    ...position.sides.flatMap((side, seat) => [
      '',
      `== ${side.name}`,
      ...(position.active === seat ? ['to act'] : []),
      ...(position.initiative === seat ? ['initiative'] : []),
      ...sideLines(side),
    ]),
    '',
  ].join('\n');
}

const count = (number: number, what: string) => (number > 0 ? [`${number} ${what}`] : []);

/** A line that could not be read, by its number from 1. */
export type Unread = { line: number; text: string };

const PLACES: Readonly<Record<string, Zone>> = {
  base: 'play',
  leader: 'play',
  unit: 'play',
  play: 'play',
  upgrade: 'play',
  hand: 'hand',
  resource: 'resources',
  resources: 'resources',
  deck: 'deck',
  discard: 'discard',
};

/** Reads a position as it was written, or as somebody types it: sides begin with "==", and every line is a card or an
 * order. Null when it is no such text at all. */
export function readText(
  text: string,
  faces: readonly CardFace[],
  from: JudgePosition = emptyCase().position,
): { position: JudgePosition; unread: Unread[] } | null {
  const byId = new Map(faces.map((face) => [face.id, face]));
  const upgrade = upgradesAmong(faces);
  const unread: Unread[] = [];
  let [position, seat, read] = [from, -1, 0];
  const lines = text.split(/\r?\n/);
  lines.forEach((raw, at) => {
    const line = raw.trim();
    if (line === '' || line.startsWith('//')) return;
    if (line.startsWith('==')) {
      seat++;
      const name = line.replace(/^=+|=+$/g, '').trim();
      if (seat < position.sides.length) position = withSide(position, seat, { name: name || `Player ${seat + 1}` });
      else position = { ...position, sides: [...position.sides, { ...blankSide(from), name }] };
      return;
    }
    const here = Math.max(0, seat);
    const order = ordered(line);
    if (order) {
      read++;
      position = and(position, here, order);
      return;
    }
    const labelled = /^([a-z]+):\s*(.+)$/i.exec(line);
    const label = folded(labelled?.[1] ?? '');
    const zone = PLACES[label];
    const { name, said } = taken(zone ? (labelled?.[2] ?? '') : line, upgrade);
    const face = meant(name, zone ? label : '', faces, byId, position.sides[here]);
    const next = face ? putSaid(position, here, face, zone ?? 'play', null, said) : null;
    if (next && 'position' in next) {
      read++;
      position = next.position;
    } else unread.push({ line: at + 1, text: line });
  });
  return read === 0 ? null : { position, unread };
}

/** Resources that are ready and exhausted are said on lines of their own: the later does not undo the earlier. */
function and(position: JudgePosition, seat: number, order: NonNullable<ReturnType<typeof ordered>>): JudgePosition {
  if (order.order !== 'resources') return obeyed(position, seat, order);
  const before = position.sides[seat]?.resources ?? [];
  const ready = order.ready || hiddenCount(before, false);
  const exhausted = order.exhausted || hiddenCount(before, true);
  return obeyed(position, seat, { order: 'resources', ready, exhausted });
}

const blankSide = (from: JudgePosition): JudgeSide => ({
  ...(emptyCase().position.sides[0] as JudgeSide),
  hiddenDeck: from.sides[0]?.hiddenDeck ?? 20,
});

/** The tokens, and the upgrades by their whole names. */
export function upgradesAmong(faces: readonly CardFace[]): Named {
  const byName = new Map<string, CardFace>();
  for (const face of faces) {
    const fits = face.kind === 'token upgrade' || face.kind === 'upgrade';
    const name = folded(face.name);
    const known = byName.get(name);
    if (fits && (!known || (known.kind === 'upgrade' && face.kind === 'token upgrade'))) byName.set(name, face);
  }
  return (name) => byName.get(folded(name.trim()));
}

/** The card that a line means: by its number in brackets, else the one that a search would show first. */
function meant(
  name: string,
  kind: string,
  faces: readonly CardFace[],
  byId: ReadonlyMap<string, CardFace>,
  side: JudgeSide | undefined,
): CardFace | undefined {
  const number = /\[([A-Z0-9]{2,4}_T?\d{1,4})\]/i.exec(name)?.[1]?.toUpperCase();
  if (number !== undefined) return byId.get(number);
  const asked = folded(name).trim();
  if (asked === '') return undefined;
  const fits = faces.filter((face) => {
    if (kind === 'leader' || kind === 'base') return face.kind === kind;
    return kind !== 'unit' || face.kind.endsWith('unit');
  });
  // A word of the name will do; a part of a word could be anything.
  return inOrder(asked.length > 2 ? fits.filter((face) => fit(face, asked) <= 2) : [], asked, side)[0];
}
