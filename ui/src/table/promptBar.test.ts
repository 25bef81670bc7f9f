import { render, screen } from '@testing-library/svelte';
import { expect, test } from 'vitest';
import type { GameOption } from '../lib/api';
import { askedTable } from './askedTable.fixture';
import PromptBar from './PromptBar.svelte';

const option = (index: number, kind: GameOption['kind'], card: number | null, target: number | null) =>
  ({ index, kind, words: `${kind} ${index}`, card, target, counter: null, caution: null, idle: false }) as GameOption;

test('a selected card can be let go while all its answers are in a list', () => {
  const table = askedTable([option(0, 'attack', 1, 2), option(1, 'use', 1, null), option(2, 'pass', null, null)]);
  table.selected = 1;
  render(PromptBar, { table, long: true, list: true });
  expect(screen.getByTestId('let-go').closest('.sr-only')).toBeNull();
});
