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

test('before the first round everything can be changed', () => {
  expect(locks(view('swiss', 0), 'swiss')).toEqual({
    rounds: ['swiss', 'roundRobin', 'tables'],
    ofTables: false,
    cut: false,
    trilogy: false,
  });
});

test('once a round is paired, matches stay matches and tables stay tables', () => {
  expect(locks(view('swiss', 1), 'swiss').rounds).toEqual(['swiss', 'roundRobin']);
  expect(locks(view('tables', 1), 'tables').rounds).toEqual(['tables']);
  expect(locks(view('swiss', 1), 'swiss').trilogy).toBe(true);
});

test('a bracket that is made locks the cut', () => {
  const bracket = { size: 8, seeds: [], order: [], firstRound: 6, next: [], oneTable: false, over: false };
  expect(locks(view('swiss', 5, bracket), 'swiss').cut).toBe(true);
});

test('Letter is usual where printers hold it', () => {
  expect(['en-US', 'en-CA', 'de-DE', 'en-GB'].map(usualSize)).toEqual(['letter', 'letter', 'a4', 'a4']);
});
