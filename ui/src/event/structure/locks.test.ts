import { expect, test } from 'vitest';
import type { BracketView, RoundView, EventView, RoundsKind } from '../../lib/api';
import { usualSize } from '../papers/printing.svelte';
import { locks } from './locks';

const view = (rounds: RoundsKind, played: number, bracket: BracketView | null = null) =>
  ({
    structure: { rounds, bestOf: null, cut: null, cutBestOf: null, trilogy: false },
    rounds: Array.from({ length: played }, () => ({}) as RoundView),
    bracket,
  }) satisfies Pick<EventView, 'structure' | 'rounds' | 'bracket'>;

test('everything can be changed before the first round', () => {
  expect(locks(view('swiss', 0), 'swiss')).toEqual({
    rounds: ['swiss', 'roundRobin', 'tables'],
    ofTables: false,
    cut: false,
    trilogy: false,
  });
});

test('a paired round fixes whether the event is played in matches or at tables', () => {
  expect(locks(view('swiss', 1), 'swiss').rounds).toEqual(['swiss', 'roundRobin']);
  expect(locks(view('tables', 1), 'tables').rounds).toEqual(['tables']);
  expect(locks(view('swiss', 1), 'swiss').trilogy).toBe(true);
});

test('an existing bracket fixes the cut', () => {
  const bracket = { size: 8, seeds: [], order: [], firstRound: 6, next: [], oneTable: false, over: false };
  expect(locks(view('swiss', 5, bracket), 'swiss').cut).toBe(true);
});

test('Letter is the default paper size in the United States and Canada', () => {
  expect(['en-US', 'en-CA', 'de-DE', 'en-GB'].map((system) => usualSize('en', system))).toEqual([
    'letter',
    'letter',
    'a4',
    'a4',
  ]);
});
