// The review of a draft: the reasons of all seats side by side, and of one seat.

import { render, screen, waitFor } from '@testing-library/svelte';
import { beforeEach, expect, test } from 'vitest';
import { install } from '../bridge';
import { sample } from '../cards/sample';
import type { PickView, SeatView } from '../lib/api';
import AllSeats from './AllSeats.svelte';
import DraftLog from './DraftLog.svelte';

const [enraged, mace] = [
  sample({ id: 'SOR_100', name: 'Enraged', cost: 2, kind: 'upgrade' }),
  sample({ id: 'SOR_101', name: 'Mace Windu', cost: 3 }),
];
/** Seat 1 is a person who took Mace Windu where a bot would have taken Enraged; the others are bots. */
const pick = (seat: number): PickView => ({
  ...{ pack: 1, pick: 2, taken: mace, from: [enraged, mace] },
  reason: seat === 1 ? null : `Reason of seat ${seat}.`,
  advice: seat === 1 ? { place: 0, reason: 'Leans towards Aggression; the deck is still open.' } : null,
});
const seats = Array.from({ length: 8 }, (_, index) => ({
  ...{ seat: index + 1, player: index + 1, name: index === 0 ? 'Ann' : `Bot ${index + 1}`, bot: index > 0, team: null },
})) as unknown as SeatView[];

beforeEach(() => install({ draftLog: (_event, _pod, seat) => [pick(seat)] }));

test('all seats are side by side, each with its card and its reason', async () => {
  render(AllSeats, { event: 1, pod: 1, seats, at: 0, onseat: () => undefined });
  await screen.findByTestId('replay-seat-1');
  for (const { seat } of seats.slice(1)) {
    const panel = screen.getByTestId(`replay-seat-${seat}`);
    expect(panel.textContent).toContain(`Reason of seat ${seat}.`);
    expect(panel.textContent).toContain('Mace Windu');
  }
  expect(screen.getByTestId('replay-seat-1').textContent).toContain('the deck is still open');
});

test('the advice names the card as players do, without the details for screen readers', async () => {
  render(DraftLog, { event: 1, pod: 1, seats, seat: 1, at: 0 });
  await waitFor(() =>
    expect(screen.getByTestId('log-advice').textContent.replace(/\s+/g, ' ').trim()).toBe(
      'A bot would pick Enraged: Leans towards Aggression; the deck is still open.',
    ),
  );
});
