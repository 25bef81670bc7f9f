// A position as text that a person can read, write and send: a line for each card. Pure.

import type { CardFace, JudgePosition, JudgeSide, CustomCard } from '../lib/api';
import { folded } from '../lib/foldText';
import { emptyCase, hiddenCount, withSide, type Zone } from './case';
import { fit, inOrder } from './rankHits';
import { obeyed, ordered, putSaid, saidOf, taken, underOf, type FLAGS, type Named } from './parseModifiers';
import { faceOf } from './customCards';

/** Finds a card by its number. */
export type ByNumber = (id: string) => CardFace | undefined;

/** A position as text. */
export function positionText(position: JudgePosition, known: ByNumber): string {
  const described = new Map(position.typed.map((card) => [card.number, faceOf(card)]));
  const face = (id: string) => described.get(id) ?? known(id);
  const named = (id: string) => {
    const card = face(id);
    if (!card) return `[${id}]`;
    return `${card.subtitle === null || described.has(id) ? card.name : `${card.name}, ${card.subtitle}`} [${id}]`;
  };
  const flag = (word: keyof typeof FLAGS, is: boolean) => (is ? [word] : []);
  const line = (place: string, card: string, said: readonly string[] = []) => `${place}: ${[card, ...said].join(', ')}`;
  const sideLines = (side: JudgeSide): string[] => [
    ...(side.base
      ? [
          line('base', named(side.base.card), [
            ...(side.base.damage > 0 ? [`${side.base.damage} damage`] : []),
            ...(side.base.epicUsed ? ['epic used'] : []),
            ...underOf(side.base, face),
          ]),
        ]
      : []),
    ...side.leaders.map((leader) => line('leader', named(leader.card), saidOf(leader, face))),
    ...side.units.map((unit) => line('unit', named(unit.card), saidOf(unit, face))),
    ...side.resources.flatMap((one) =>
      one.card === null
        ? []
        : [
            line('resource', named(one.card), [
              ...(one.exhausted ? ['exhausted'] : []),
              ...(one.owner === null ? [] : [`of player ${one.owner + 1}`]),
            ]),
          ],
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
    ...position.typed.map(describedLine),
    `round ${position.round}`,
    ...flag('rules 8.0', position.edition === '8.0'),
    ...flag('twin suns', position.twinSuns),
    ...flag('regroup phase', position.regroup),
    ...flag('initiative taken', position.initiativeTaken),
    ...flag('blast counter taken', position.blastTaken),
    ...flag('plan counter taken', position.planTaken),
    ...position.sides.flatMap((side, seat) => [
      '',
      `== ${side.name}`,
      ...(position.active === seat ? ['to act'] : []),
      ...(position.initiative === seat ? ['initiative'] : []),
      ...flag('passed', side.passed),
      ...flag('took a counter', side.tookCounter),
      ...sideLines(side),
    ]),
    '',
  ].join('\n');
}

/** A custom card, as a judge described it. */
const describedLine = (card: CustomCard) =>
  [
    'described',
    card.number,
    card.kind,
    card.cost,
    card.power,
    card.hp,
    card.space ? 'space' : 'ground',
    card.name,
  ].join(' | ');

const KINDS: readonly CustomCard['kind'][] = ['unit', 'upgrade', 'event', 'leader', 'base'];

/** Reads such a line. Returns `null` for any other line. */
function described(line: string): CustomCard | null {
  const [label, number = '', kind, cost, power, hp, arena, ...name] = line.split('|').map((one) => one.trim());
  const known = KINDS.find((one) => one === kind);
  const numbers = [cost, power, hp].map(Number);
  const [resources = 0, strength = 0, life = 0] = numbers;
  if (label !== 'described' || !known || name.length === 0 || !/^HAND_\d{3}$/.test(number)) return null;
  if (!numbers.every((one) => Number.isInteger(one) && one >= 0)) return null;
  const space = arena === 'space';
  return { number, name: name.join(' | '), kind: known, cost: resources, power: strength, hp: life, space };
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

/** Reads a position from exported or typed text: sides begin with "==", and every line is a card or an instruction.
 * Returns `null` for any other text. */
export function readText(
  text: string,
  faces: readonly CardFace[],
  from: JudgePosition = emptyCase().position,
): { position: JudgePosition; unread: Unread[] } | null {
  const byId = new Map(faces.map((face) => [face.id, face]));
  const upgrade = upgradesAmong(faces);
  const unread: Unread[] = [];
  const lines = text.split(/\r?\n/);
  const players = lines.filter((line) => line.trim().startsWith('==')).length;
  const more = Array.from({ length: Math.max(0, players - from.sides.length) }, () => blankSide(from));
  const typed = lines.flatMap((line) => described(line.trim()) ?? []);
  for (const card of typed) byId.set(card.number, faceOf(card));
  let [position, seat, read] = [{ ...from, typed: [...from.typed, ...typed], sides: [...from.sides, ...more] }, -1, 0];
  lines.forEach((raw, at) => {
    const line = raw.trim();
    if (line === '' || line.startsWith('//') || described(line)) return;
    if (line.startsWith('==')) {
      seat++;
      const name = line.replace(/^=+|=+$/g, '').trim();
      position = withSide(position, seat, { name: name || `Player ${seat + 1}` });
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
    const isKnown = [...said.under, ...said.captured].every((one) => byId.has(one.card));
    const next = face && isKnown ? putSaid(position, here, face, zone ?? 'play', null, said) : null;
    if (next && 'position' in next) {
      read++;
      position = next.position;
    } else unread.push({ line: at + 1, text: line });
  });
  return read === 0 ? null : { position, unread };
}

/** Ready and exhausted resources have separate lines: the later line does not replace the earlier. */
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
