import { fireEvent, render, screen } from '@testing-library/svelte';
import { expect, test } from 'vitest';
import { parse } from '../lib/router';
import { shownScreen } from '../shell/screens';

test('a roll shows a number from 1 to 6', async () => {
  const { component, props } = shownScreen(parse('#/dice'));
  render(component, props);
  expect(screen.getByTestId('rolled').textContent).toBe('');
  await fireEvent.click(screen.getByTestId('roll'));
  expect(screen.getByTestId('rolled').textContent).toMatch(/^Rolled: [1-6]$/);
});
