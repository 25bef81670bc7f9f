import { fireEvent, render, screen } from '@testing-library/svelte';
import { expect, test, vi } from 'vitest';
import type { GameOption, GameQuestion } from '../lib/api';
import type { GameTable } from './gameTable.svelte';
import FaceDownCards from './FaceDownCards.svelte';
import { pointing } from './answerHighlight';

const option = (index: number, at: number): GameOption => ({
  index,
  kind: 'card',
  words: `Bo's resource ${index + 1}`,
  card: null,
  target: null,
  place: { seat: 1, zone: 'resources', at },
  seat: null,
  counter: null,
  cost: null,
  idle: false,
  caution: null,
  preview: null,
});

/** CR 1.17.2: a selectable facedown card is identified only by its position: position and answer light up together. */
test('a facedown card is highlighted with its answer and can be clicked in its place', async () => {
  const options = [option(0, 0), option(1, 2)];
  const act = vi.fn();
  const table = { own: { options } as unknown as GameQuestion, hovered: null, act } as unknown as GameTable;
  const cards = [false, false, true].map((exhausted) => ({ id: null, exhausted }));
  render(FaceDownCards, { table, seat: 1, zone: 'resources', cards });
  expect(screen.getAllByRole('button')).toHaveLength(2);
  const second = screen.getByTestId('hidden-resources-1-2');
  await fireEvent.pointerEnter(second);
  expect(table.hovered).toBe(1);
  await fireEvent.pointerLeave(second);
  expect(table.hovered).toBeNull();
  await fireEvent.click(second);
  expect(act).toHaveBeenCalledWith(options[1]);
  // The answer in the list says the same to the table.
  const answer = document.createElement('button');
  const off = pointing(table, options[0] as GameOption)(answer);
  answer.dispatchEvent(new Event('focus'));
  expect(table.hovered).toBe(0);
  answer.dispatchEvent(new Event('blur'));
  expect(table.hovered).toBeNull();
  off();
});
