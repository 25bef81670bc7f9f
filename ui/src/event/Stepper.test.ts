import { render, screen } from '@testing-library/svelte';
import { expect, test } from 'vitest';
import type { EventSummary } from '../lib/api';
import Stepper from './Stepper.svelte';

const summary = { kind: 'constructed', stage: 'rounds', round: 4, plannedRounds: 3 } as EventSummary;

test('a round of the top cut has the name that the bracket gives it', () => {
  render(Stepper, { summary, cut: 'Quarterfinals' });
  expect(screen.getByText('Quarterfinals').closest('li')?.getAttribute('aria-current')).toBe('step');
});

test('another round has its number', () => {
  render(Stepper, { summary: { ...summary, round: 2 }, cut: null });
  expect(screen.getByTestId('stepper').textContent).toContain('Round 2 of 3');
});
