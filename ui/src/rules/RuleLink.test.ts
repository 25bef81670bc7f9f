import { fireEvent, render, screen, waitFor } from '@testing-library/svelte';
import { expect, test, vi } from 'vitest';

vi.mock('../lib/api', () => ({
  api: {
    rulesIndex: () =>
      Promise.resolve([
        { number: '7', title: 'Abilities', summary: 'All of them.', depth: 0 },
        { number: '7.6', title: 'Triggered abilities', summary: 'What answers.', depth: 1 },
        { number: '7.6.9', title: '', summary: 'You choose the order.', depth: 2 },
      ]),
    rulesText: () => Promise.resolve({ path: '/own.txt', rules: 3, problem: null }),
    rulesWording: (numbers: string[]) => Promise.resolve(numbers.map((number) => `words of ${number}`)),
  },
}));

import RuleLink from './RuleLink.svelte';

test('a rule number opens its summary and the text of the user’s rules, and Escape returns the focus', async () => {
  render(RuleLink, { rule: 'CR 7.6.9' });
  const button = screen.getByTestId('rule-7.6.9');
  await fireEvent.click(button);
  const card = screen.getByTestId('rule-card');
  await waitFor(() => expect(card.textContent).toContain('You choose the order.'));
  expect(card.textContent).toContain('Abilities › Triggered abilities');
  await waitFor(() => expect(card.textContent).toContain('words of 7.6.9'));
  expect(screen.getByTestId('rule-open').getAttribute('href')).toBe('#/rules/7.6.9');
  await fireEvent.keyDown(card, { key: 'Escape' });
  await waitFor(() => expect(screen.queryByTestId('rule-card')).toBeNull());
  expect(document.activeElement).toBe(button);
});
