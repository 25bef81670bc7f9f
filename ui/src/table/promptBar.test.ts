import { render, screen } from '@testing-library/svelte';
import { expect, test } from 'vitest';
import type { GameOption, GameQuestion, GameView } from '../lib/api';
import { GameTable } from './gameTable.svelte';
import PromptBar from './PromptBar.svelte';

const option = (index: number, kind: GameOption['kind'], card: number | null, target: number | null) =>
  ({ index, kind, words: `${kind} ${index}`, card, target, counter: null, caution: null, idle: false }) as GameOption;

test('a selected card can be let go while all its answers are in a list', () => {
  const question = {
    ...{ seat: 0, ask: 'action', min: 1, max: 1, picked: 0, pickedCards: [], shown: [], about: [] },
    options: [option(0, 'attack', 1, 2), option(1, 'use', 1, null), option(2, 'pass', null, null)],
  };
  const side = { seat: 0, base: 7, ground: [], space: [], leaders: [], hand: [], resources: [], discard: [] };
  const table = new GameTable(1);
  table.view = {
    ...{ seats: [{ kind: 'person' }], reader: 0, you: 0, opponents: [], step: 4, sides: [side], cards: [] },
    ...{ question: question as unknown as GameQuestion, puzzle: null, series: { from: null } },
  } as unknown as GameView;
  table.selected = 1;
  render(PromptBar, { table, long: true, list: true });
  expect(screen.getByTestId('let-go').closest('.sr-only')).toBeNull();
});
