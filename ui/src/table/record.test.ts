// The record by deck and matchup, the game to play again, and the puzzle of the day.

import { describe, expect, it } from 'vitest';
import type { GameSeat, GameSummary } from '../lib/api';
import { lastSolo, puzzleOfDay, records } from './record';

const seat = (deck: string, kind: GameSeat['kind']): GameSeat => ({ name: deck, kind, deck });
const me = (deck: string) => seat(deck, 'person');
const game = (id: number, seats: GameSeat[], wins: number[], more: Partial<GameSummary> = {}): GameSummary => ({
  ...{ id, seats, wins, bestOf: 3, state: 'over', says: '', createdAt: '', updatedAt: '' },
  ...{ archived: false, from: null, damaged: null },
  ...more,
});

describe('the record', () => {
  const games = [
    game(9, [me('Luke'), seat('Tarkin', 'strong')], [1, 1], { state: 'between' }),
    game(8, [me('Luke'), seat('Tarkin', 'strong')], [2, 1]),
    game(7, [seat('Tarkin', 'strong'), me('Luke')], [2, 0]),
    game(6, [me('Luke'), seat('Boba', 'quick')], [1, 1]),
    game(5, [me('Leia'), seat('Tarkin', 'strong')], [2, 0], { archived: true }),
    game(4, [me('Luke'), me('Tarkin')], [2, 0]),
    game(3, [seat('Luke', 'quick'), seat('Tarkin', 'strong')], [2, 0]),
    game(2, [me('Luke'), seat('Tarkin', 'strong')], [0, 2], { damaged: 'unreadable' }),
  ];

  it('counts finished matches of one person against a bot, by deck and matchup', () => {
    expect(records(games)).toEqual([
      {
        ...{ deck: 'Luke', won: 1, lost: 1, drawn: 1 },
        matchups: [
          { deck: 'Tarkin', level: 'strong', won: 1, lost: 1, drawn: 0 },
          { deck: 'Boba', level: 'quick', won: 0, lost: 0, drawn: 1 },
        ],
      },
      {
        ...{ deck: 'Leia', won: 1, lost: 0, drawn: 0 },
        matchups: [{ deck: 'Tarkin', level: 'strong', won: 1, lost: 0, drawn: 0 }],
      },
    ]);
  });

  it('offers the game against a bot that was finished last', () => {
    expect(lastSolo(games)?.id).toBe(8);
    expect(
      lastSolo([game(1, [me('Luke'), seat('Tarkin', 'strong')], [2, 0], { from: { event: 1, round: 1, table: 1 } })]),
    ).toBeNull();
  });
});

it('the puzzle of a day changes every day and visits all puzzles', () => {
  const puzzles = Array.from({ length: 200 }, (_, index) => index);
  const day = (number: number) => puzzleOfDay(puzzles, new Date(2026, 10, 1 + number, 12));
  expect(day(0)).toBe(puzzleOfDay(puzzles, new Date(2026, 10, 1, 23)));
  expect(new Set(puzzles.map((number) => day(number))).size).toBe(200);
  expect(puzzleOfDay([], new Date())).toBeUndefined();
});
