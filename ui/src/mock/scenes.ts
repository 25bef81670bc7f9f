// The events that the mock starts with: one for each thing worth looking at.

import type { SetView } from '../lib/api';
import { MockEvent } from './event';

export const SETS: SetView[] = [
  { code: 'SOR', name: 'Spark of Rebellion', boosters: true },
  { code: 'SHD', name: 'Shadows of the Galaxy', boosters: true },
  { code: 'TWI', name: 'Twilight of the Republic', boosters: true },
  { code: 'JTL', name: 'Jump to Lightspeed', boosters: true },
  { code: 'LOF', name: 'Legends of the Force', boosters: true },
  { code: 'SEC', name: 'Secrets of Power', boosters: true },
  { code: 'IBH', name: 'Intro Battle: Hoth', boosters: false },
  { code: 'LAW', name: 'A Lawless Time', boosters: true },
  { code: 'TS26', name: 'Twin Suns 2026', boosters: false },
  { code: 'ASH', name: 'Ashes of the Empire', boosters: true },
];

const SOR = ['SOR', 'Spark of Rebellion'] as const;

export function someEvents(person: (index: number) => string): MockEvent[] {
  const people = (count: number, from = 0) => Array.from({ length: count }, (_, index) => person(from + index));

  // 1: a big event in its third round, some tables open.
  const big = new MockEvent(1, 'Saturday draft, 64 seats', ...SOR, 'digital', 8, '2026-11-14T09:30:00Z', 77);
  big.addPlayers(people(63));
  big.seatAll();
  big.startDraft();
  big.finishDraft();
  big.players.forEach((player) => (player.deck = player.id % 11 === 0 ? 'illegal' : 'legal'));
  for (const round of [1, 2, 3]) {
    big.pair();
    if (round < 3) big.rollBots(round, true);
  }
  big.rounds[2]?.tables.slice(0, 19).forEach((table, index) => {
    const [a, b] = index % 3 === 0 ? [2, 0] : index % 3 === 1 ? [1, 2] : [2, 1];
    big.result(3, table.table, index === 7 ? { kind: 'doubleLoss' } : { kind: 'games', a, b, drawn: 0 });
  });
  big.player(12).dropped = true;
  big.rounds[2]?.forced.push('Nora Moreau has a second bye: everyone else with no bye had to play.');

  // 2: cards on real tables, the clock running.
  const paper = new MockEvent(2, 'Store draft with real cards', ...SOR, 'paper', 8, '2026-11-20T18:00:00Z', 5);
  paper.addPlayers(people(22, 30));
  paper.seatAll();
  paper.startDraft();
  for (let i = 0; i < 9; i++) paper.clock(1, 'next');
  for (let i = 0; i < 8; i++) paper.clock(2, 'next');

  // 3: people are still being entered.
  const early = new MockEvent(3, 'Friday night draft', ...SOR, 'digital', 8, '2026-11-21T17:45:00Z', 9);
  early.addPlayers(people(5, 60));
  early.addPlayers(['Bot 1', 'Bot 2'], true);

  // 4: over and archived.
  const over = new MockEvent(4, 'October league', ...SOR, 'paper', 8, '2026-10-03T10:00:00Z', 3);
  over.addPlayers(people(8, 90));
  over.seatAll();
  over.startDraft();
  over.finishDraft();
  for (const round of [1, 2, 3]) {
    over.pair();
    over.rollBots(round, true);
  }

  // 5: drafting at this machine, two people and six bots.
  const digital = new MockEvent(5, 'Two against six bots', ...SOR, 'digital', 8, '2026-11-21T19:10:00Z', 21);
  digital.addPlayers(people(2, 100));
  digital.addPlayers(['Bot 1', 'Bot 2', 'Bot 3', 'Bot 4', 'Bot 5', 'Bot 6'], true);
  digital.seatAll();
  digital.startDraft();

  // 6: decks are being built.
  const decks = new MockEvent(6, 'Deck building', ...SOR, 'digital', 8, '2026-11-21T19:40:00Z', 34);
  decks.addPlayers(people(4, 110));
  decks.addPlayers(['Bot 1', 'Bot 2', 'Bot 3', 'Bot 4'], true);
  decks.seatAll();
  decks.startDraft();
  decks.finishDraft();
  decks.player(2).deck = 'illegal';

  // 7: a Twin Suns night, its second round half played.
  const suns = new MockEvent(7, 'Twin Suns night', '', '', 'paper', 8, '2026-11-21T18:00:00Z', 12);
  suns.extra.kind = 'constructed';
  suns.extra.structure.rounds = 'tables';
  suns.addPlayers(people(11, 120));
  for (const [round, left] of [
    [1, 3],
    [2, 1],
  ] as const) {
    const ref = (id: number) => ({ id, name: suns.player(id).name, record: '' });
    const seats =
      round === 1
        ? [
            [1, 2, 3, 4],
            [5, 6, 7, 8],
            [9, 10, 11],
          ]
        : [
            [1, 5, 9, 10],
            [2, 6, 11, 7],
            [3, 4, 8],
          ];
    const tables = seats.map((ids, index) => ({
      table: index + 1,
      players: ids.map(ref),
      hp: index < left ? ids.map((id) => (id * 7 + round) % 26) : [],
    }));
    suns.extra.tables.push(tables);
  }
  suns.stage = 'rounds';

  // 8: a sealed event, its Swiss rounds over, a cut to eight planned.
  const sealed = new MockEvent(8, 'Sealed with a cut to eight', ...SOR, 'paper', 8, '2026-11-21T10:00:00Z', 18);
  sealed.extra.kind = 'sealed';
  sealed.extra.structure.cut = 8;
  sealed.addPlayers(people(33, 140));
  for (const round of [1, 2, 3, 4, 5, 6]) {
    sealed.pair();
    sealed.rollBots(round, true);
  }

  return [big, paper, early, over, digital, decks, suns, sealed];
}
