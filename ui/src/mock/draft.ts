// A digital draft for the mock: each pack is made up on the spot, the bots take the first card.

import type { CardFace, ChoiceView, DeckView, DraftView, PickView } from '../lib/api';
import { BASES, LEADERS, OTHERS, checkList, packOf } from './cards';
import { refuse } from './answers';
import { step, type MockEvent } from './event';
import type { DeckEntry } from '../lib/api';

const taken = new Map<string, CardFace[]>();
const lists = new Map<string, DeckEntry>();

const seatKey = (event: number, pod: number, seat: number) => `${event}/${pod}/${seat}`;

function packSeed(event: MockEvent, pod: number, seat: number, pack: number, pick: number): number {
  return event.seed * 31 + pod * 997 + seat * 101 + pack * 17 + pick;
}

function offered(event: MockEvent, pod: number, seat: number, pack: number, pick: number) {
  return pack === 0
    ? packOf(LEADERS, 4 - pick, packSeed(event, pod, seat, pack, pick))
    : packOf(OTHERS, 15 - pick, packSeed(event, pod, seat, pack, pick));
}

/** Returns all picks of a seat so far. */
export function takenBy(event: MockEvent, pod: number, seat: number, pack: number, pick: number): CardFace[] {
  const own = taken.get(seatKey(event.id, pod, seat));
  if (own) return own;
  const out: CardFace[] = [];
  for (let p = 0; p <= pack; p++) {
    const last = p < pack ? (p === 0 ? 3 : 14) : pick - 1;
    for (let n = 1; n <= last; n++) {
      const face = offered(event, pod, seat, p, n)[0]?.face;
      if (face) out.push(face);
    }
  }
  return out;
}

export function draftView(event: MockEvent, podNumber: number, seat: number): DraftView {
  const pod = event.pods.find((one) => one.number === podNumber);
  const status = pod?.draft;
  const here = pod?.seats.find((one) => one.seat === seat);
  if (!pod || !status || !here) refuse('draft.no_such_place', 'There is no such seat in the draft.', null, null);
  const done = status.part === 'done';
  return structuredClone({
    event: event.id,
    pod: podNumber,
    seat,
    name: here.name,
    status,
    pack: done || !status.waitingFor.includes(seat) ? [] : offered(event, podNumber, seat, status.pack, status.pick),
    board: null,
    taken: takenBy(event, podNumber, seat, status.pack, done ? status.pick + 1 : status.pick),
    table: pod.seats.map((one) => {
      const cards = takenBy(event, podNumber, one.seat, status.pack, done ? status.pick + 1 : status.pick);
      return {
        seat: one.seat,
        name: one.name,
        bot: one.bot,
        leaders: cards.filter((card) => card.kind === 'leader'),
        open: [],
        cards: cards.length,
        picking: status.waitingFor.includes(one.seat),
      };
    }),
  });
}

export function draftPick(event: MockEvent, podNumber: number, seat: number, index: number): DraftView {
  const pod = event.pods.find((one) => one.number === podNumber);
  const status = pod?.draft;
  if (!pod || !status) refuse('draft.not_started', 'The draft has not started yet.', null, null);
  const card = offered(event, podNumber, seat, status.pack, status.pick)[index];
  if (!card) refuse('pick.no_such_card', 'There is no such card in this pack.', null, null);
  const before = takenBy(event, podNumber, seat, status.pack, status.pick);
  taken.set(seatKey(event.id, podNumber, seat), [...before, card.face]);
  status.waitingFor = status.waitingFor.filter((one) => one !== seat);
  if (status.waitingFor.length === 0) {
    step(status, 1);
    if (status.part !== 'done') status.waitingFor = pod.seats.filter((one) => !one.bot).map((one) => one.seat);
    if (event.pods.every((one) => one.draft?.part === 'done')) event.finishDraft();
  }
  return draftView(event, podNumber, seat);
}

/** Returns the log of a draft of another shape: leaders, then lines of nine cards. */
export function choiceLog(event: MockEvent, pod: number, seat: number): ChoiceView[] {
  return draftLog(event, pod, seat).map((one, index) => ({
    part: one.pack === 0 ? 'leaders' : 'packs',
    number: index + 1,
    choice: one.pack === 0 ? one.taken.id : 'row-1',
    onTable: one.from.length,
    cards: one.from,
    chosen: one.pack === 0 ? [0] : [0, 1, 2],
    taken: one.pack === 0 ? [one.taken] : one.from.slice(0, 3),
    bot: false,
    advice: { choice: one.pack === 0 ? one.taken.id : 'column-2', chosen: [0], same: one.pack === 0, reason: 'Best.' },
  }));
}

export function draftLog(event: MockEvent, pod: number, seat: number): PickView[] {
  const out: PickView[] = [];
  for (let pack = 0; pack <= 3; pack++) {
    for (let pick = 1; pick <= (pack === 0 ? 3 : 14); pick++) {
      const from = offered(event, pod, seat, pack, pick).map((card) => card.face);
      const face = from[0];
      if (face)
        out.push({
          pack,
          pick,
          taken: face,
          from,
          reason: 'Fits Vigilance and Heroism; the strongest card left.',
          advice: null,
        });
    }
  }
  return out;
}

function poolOf(event: MockEvent, player: number): CardFace[] {
  const { pod, seat } = event.player(player);
  return takenBy(event, pod ?? 1, seat ?? 1, 3, 15);
}

export function deckView(event: MockEvent, player: number): DeckView {
  const counts = new Map<string, { face: CardFace; count: number }>();
  for (const face of poolOf(event, player)) {
    const held = counts.get(face.id);
    if (held) held.count++;
    else counts.set(face.id, { face, count: 1 });
  }
  const list = lists.get(`${event.id}/${player}`) ?? { leader: null, base: null, cards: [] };
  return structuredClone({
    event: event.id,
    player,
    name: event.player(player).name,
    pool: [...counts.values()],
    freeBases: BASES.filter((base) => base.rarity === 'Common'),
    list,
    check: checkList(list),
  });
}

export function saveDeck(event: MockEvent, player: number, list: DeckEntry): DeckView {
  lists.set(`${event.id}/${player}`, list);
  const held = event.player(player);
  event.act(`Deck saved: ${held.name}`, () => {
    held.deck = checkList(list).legal ? 'legal' : 'illegal';
  });
  return deckView(event, player);
}

export { poolOf };
