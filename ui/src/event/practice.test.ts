import { expect, it } from 'vitest';
import type { EventView } from '../lib/api';
import { practiceMatches, practiceStep, practiceTable } from './practice';
import { nextLabel } from './steps';

const player = (id: number, bot: boolean) => ({ id, name: `P${id}`, bot, deck: 'legal', dropped: false });
const table = (number: number, ids: number[], result: unknown = null) => ({
  table: number,
  players: ids.map((id) => ({ id, name: `P${id}`, record: '' })),
  result,
});

function event(bots: number, people: number, own: unknown = null): EventView {
  const players = Array.from({ length: people + bots }, (_, index) => player(index + 1, index >= people));
  return {
    players,
    rounds: [{ number: 1, tables: [table(1, [3, 4]), table(2, [1, 2], own)] }],
    steps: { next: 'enterResults' },
    summary: { mode: 'digital', round: 1 },
  } as unknown as EventView;
}

it('practice leads to the match of the only person, then to those of the bots', () => {
  const open = event(7, 1);
  expect(practiceTable(open)?.table).toBe(2);
  expect([practiceStep(open), nextLabel(open, 'rounds')]).toEqual(['play', 'Play your match']);
  const played = event(7, 1, { kind: 'games', a: 2, b: 0, drawn: 0 });
  expect([practiceStep(played), nextLabel(played, 'rounds')]).toEqual(['bots', 'Draw random bot results']);
});

it('a round is paired and played in one step only in a full pod', () => {
  const between = (bots: number) => ({ ...event(bots, 1), steps: { next: 'pair' } }) as unknown as EventView;
  expect([7, 3].map((bots) => nextLabel(between(bots), 'rounds'))).toEqual(['Play round 2', 'Pair round 2']);
});

it('an event with several people or more than one pod is not practice', () => {
  expect([event(6, 2), event(15, 1), event(0, 1)].map(practiceStep)).toEqual([null, null, null]);
  expect(nextLabel(event(6, 2), 'rounds')).toBe('Enter results');
});

it('a match without legal decks is entered, not played', () => {
  const view = event(7, 1);
  const own = view.players[0];
  if (own) own.deck = 'missing';
  expect(practiceStep(view)).toBe(null);
});

it('matches are listed from the person’s side', () => {
  const view = event(7, 1);
  const round = (number: number, tables: unknown[]) => ({ number, tables }) as unknown as EventView['rounds'][number];
  view.rounds = [
    round(1, [table(1, [3, 4]), table(2, [2, 1], { kind: 'games', a: 2, b: 1, drawn: 0 })]),
    round(2, [table(1, [1, 5], { kind: 'noShowB' })]),
    round(3, [table(1, [1, 6], { kind: 'games', a: 1, b: 1, drawn: 1 })]),
    round(4, [table(0, [1])]),
    round(5, [table(1, [7, 1])]),
  ];
  expect(practiceMatches(view)).toEqual([
    { round: 1, opponent: 'P2', games: [1, 2], outcome: 'lost' },
    { round: 2, opponent: 'P5', games: [2, 0], outcome: 'won' },
    { round: 3, opponent: 'P6', games: [1, 1], outcome: 'drawn' },
    { round: 4, opponent: null, games: null, outcome: 'won' },
    { round: 5, opponent: 'P7', games: null, outcome: 'open' },
  ]);
  expect(practiceMatches(event(6, 2))).toEqual([]);
});
