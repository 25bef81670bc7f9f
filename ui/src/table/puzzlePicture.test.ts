import { render, screen } from '@testing-library/svelte';
import { expect, test } from 'vitest';
import type { PuzzleUnit } from '../lib/api';
import PuzzlePicture from './PuzzlePicture.svelte';

const unit = (more: Partial<PuzzleUnit> = {}): PuzzleUnit => ({
  ...{ space: false, exhausted: false, sentinel: false, power: 3, hp: 2 },
  ...more,
});

test('the picture of a puzzle shows the units and the HP of both sides', () => {
  const own = { hp: 7, hand: 1, units: [unit({ space: true }), unit({ exhausted: true, power: 4, hp: 1 })] };
  const other = { hp: 5, hand: 0, units: Array.from({ length: 12 }, () => unit()) };
  render(PuzzlePicture, { board: [own, other] });
  const picture = screen.getByTestId('puzzle-picture');
  expect(picture.getAttribute('aria-label')).toBe(
    'Your base has 7 HP left, with 2 units. The opponent’s base has 5 HP left, with 12 units.',
  );
  // Two own units; of the other twelve, the last five are a number.
  expect(picture.querySelectorAll('[data-unit]')).toHaveLength(2 + 7);
  expect(picture.textContent).toContain('4/1');
  expect(picture.textContent).toContain('+5');
  const places = [...picture.querySelectorAll('[data-unit] rect')].map(
    (one) => `${one.getAttribute('x')} ${one.getAttribute('y')}`,
  );
  expect(new Set(places).size).toBe(9);
});
