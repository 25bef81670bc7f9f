// The moments of a finished game that lost most, and an analysis that comes part by part and can be stopped (issue: levels,
// hints and analysis for people).
import { mockIPC } from '@tauri-apps/api/mocks';
import { expect, test } from 'vitest';
import type { GameAnalysis, AnalysedDecision } from '../lib/api';
import { Analysis, moments } from './analysis.svelte';

const decision = (step: number, best: number, after: number, better: string | null = 'Attack'): AnalysedDecision => ({
  step,
  round: 1,
  seat: 0,
  played: 'Pass',
  after,
  better,
  instead: better === null ? null : 0,
  best,
});

test('the six decisions with the largest losses are listed in the order of the game', () => {
  const small = decision(0, 500, 480);
  const same = decision(1, 700, 700, null);
  const many = [9, 3, 4, 5, 6, 7, 8].map((step) => decision(step, 900, 900 - 50 * step));
  expect(moments([small, same, ...many]).map((one) => one.step)).toEqual([4, 5, 6, 7, 8, 9]);
});

test('a stopped analysis keeps its results and continues with the remaining steps', async () => {
  const asked: number[] = [];
  const parts: GameAnalysis[] = [
    { decisions: [decision(2, 600, 500)], next: 4, steps: 9 },
    { decisions: [decision(7, 600, 100)], next: 9, steps: 9 },
  ];
  const analysis = new Analysis(3, null);
  mockIPC((command, payload) => {
    expect(command).toBe('analyse_game');
    asked.push((payload as { from: number }).from);
    if (asked.length === 1) analysis.stop();
    return parts[asked.length - 1];
  });
  await analysis.run();
  expect([analysis.state, analysis.next, analysis.decisions.length]).toEqual(['stopped', 4, 1]);
  await analysis.run();
  expect([analysis.state, asked, analysis.moments.map((one) => one.step)]).toEqual(['done', [0, 4], [2, 7]]);
});
