import { fireEvent, render, screen, waitFor } from '@testing-library/svelte';
import { afterEach, expect, test, vi } from 'vitest';
import { api } from '../lib/api';
import { install } from '../mock';
import ChoiceLog from './ChoiceLog.svelte';

install();
afterEach(() => vi.restoreAllMocks());

const seats = [
  { seat: 1, player: 1, name: 'Ann', bot: false, team: null },
  { seat: 2, player: 2, name: 'Bot', bot: true, team: null },
];

test('the choices of a seat show what was taken and what a bot would choose', async () => {
  const asked = vi.spyOn(api, 'choiceLog');
  render(ChoiceLog, { event: 2, pod: 1, seats: seats as never });
  await waitFor(() => expect(screen.getByTestId('choice-advice').textContent).toContain('A bot would choose the same'));
  expect(asked).toHaveBeenCalledWith(2, 1, 1);
  await fireEvent.click(screen.getByTestId('choice-3'));
  expect(screen.getByTestId('choice-advice').textContent).toContain('A bot would choose: Column 2');
  expect(screen.getByTestId('choice-log').textContent).toContain('Row 1');
  await fireEvent.change(screen.getByTestId('choice-seat'), { target: { value: '2' } });
  await waitFor(() => expect(asked).toHaveBeenLastCalledWith(2, 1, 2));
});
