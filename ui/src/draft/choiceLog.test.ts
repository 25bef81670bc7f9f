import { fireEvent, render, screen, waitFor } from '@testing-library/svelte';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { install } from '../bridge';
import { sample } from '../cards/sample';
import { api, type ChoiceView } from '../lib/api';
import ChoiceLog from './ChoiceLog.svelte';

// Choices of a grid draft of event 2, which is a draft of another shape: a leader each time, then the first row.
const cards = Array.from({ length: 9 }, (_, index) => sample({ id: `SOR_${index + 100}`, name: `Card ${index}` }));
const choice = (number: number): ChoiceView => {
  const ofLeaders = number <= 2;
  const chosen = ofLeaders ? [0] : [0, 1, 2];
  return {
    ...{ part: ofLeaders ? 'leaders' : 'packs', number, choice: ofLeaders ? 'SOR_100' : 'row-1', onTable: 9, cards },
    ...{ chosen, taken: chosen.map((place) => cards[place]!), bot: false },
    advice: { choice: ofLeaders ? 'SOR_100' : 'column-2', chosen: [0], same: ofLeaders, reason: 'Best.' },
  };
};
beforeEach(() => install({ choiceLog: () => [1, 2, 3, 4].map(choice) }));
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
