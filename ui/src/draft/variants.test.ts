// Drafts of other shapes than a pod on one laptop: the board, the cover, and the choice that is sent.

import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/svelte';
import { afterEach, expect, it, vi } from 'vitest';
import { sample } from '../cards/sample';
import { api, type DraftBoard, type DraftShape, type DraftStatus, type DraftView, type EventView } from '../lib/api';
import DraftScreen from './DraftScreen.svelte';
import { GUARD_MS } from './lateClickGuard';

const names = ['Ada', 'Bruno'];
const card = (index: number) => ({
  index,
  face: sample({ id: `SOR_${index}`, name: `Card ${index}`, aspects: ['Vigilance'] }),
  printing: `SOR_${index}`,
  treatment: 'normal',
  foil: false,
});

function status(waiting: number, part: DraftStatus['part'] = 'packs'): DraftStatus {
  const clock = { running: false, seconds: 0, leftMs: 0 };
  return { part, pack: 1, pick: 2, picks: 14, passing: 'left', waitingFor: [waiting], since: null, clock };
}

function view(seat: number, cards: number, board: DraftBoard): DraftView {
  return {
    event: 1,
    pod: 1,
    seat,
    name: names[seat - 1] ?? '',
    status: status(seat),
    pack: Array.from({ length: cards }, (_, index) => card(index)),
    board,
    taken: [],
    table: names.map((name, index) => ({
      seat: index + 1,
      name,
      bot: false,
      leaders: [],
      open: index === 1 ? [sample({ id: 'SOR_77', name: 'Open Card' })] : [],
      cards: 1,
      picking: index + 1 === seat,
    })),
  };
}

/** Opens the draft of two people at one laptop. */
function open(shape: DraftShape, shown: DraftView, part: DraftStatus['part'] = 'packs') {
  const seats = names.map((name, index) => ({
    seat: index + 1,
    player: index + 1,
    name,
    bot: false,
    team: null,
    phone: false,
  }));
  const event = { shape, pods: [{ number: 1, seats, draft: status(shown.seat, part) }] } as unknown as EventView;
  vi.spyOn(api, 'deskView').mockResolvedValue({ kind: 'whole', revision: '1', view: event });
  const show = vi.spyOn(api, 'showPack').mockResolvedValue(shown);
  render(DraftScreen, { event: 1, pod: 1, onExit: () => undefined });
  return show;
}

function later() {
  const at = performance.now() + GUARD_MS;
  vi.spyOn(performance, 'now').mockReturnValue(at);
}

afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

it('a Winston pile is covered until its player asks, and the other player is next after a pass of the last pile', async () => {
  const board: DraftBoard = {
    layout: { kind: 'piles', sizes: [1, 2, 3], current: 3, stock: 40 },
    choices: ['take', 'pass'],
    number: 4,
  };
  const show = open('winston', view(1, 3, board));
  await screen.findByTestId('pass-device');
  expect(show).not.toHaveBeenCalled();
  await fireEvent.click(screen.getByTestId('reveal-seat'));
  await screen.findByTestId('pile-card-2');
  expect(screen.getByTestId('pile-3').getAttribute('aria-current')).toBe('true');
  expect(screen.getByTestId('draft-step').textContent).toContain('40 cards in the stock');
  expect(screen.getByText(/top card of the stock unseen/)).toBeDefined();
  later();
  const pick = vi.spyOn(api, 'draftPick').mockResolvedValue({ ...view(1, 0, board), status: status(2) });
  await fireEvent.click(screen.getByTestId('pass-pile'));
  expect(pick).toHaveBeenCalledWith(1, 1, 1, 1, 'pass');
  await waitFor(() => expect(screen.getByTestId('pass-device').textContent).toContain('Bruno'));
  expect(screen.queryByTestId('pile-card-0')).toBeNull();
});

it('a grid is open: no cover, and only lines with cards can be taken', async () => {
  const cells = [null, null, null, 0, 1, 2, 3, 4, 5];
  const choices = ['row-2', 'row-3', 'column-1', 'column-2', 'column-3'];
  open('grid', view(2, 6, { layout: { kind: 'grid', number: 2, of: 14, cells }, choices, number: 4 }));
  await screen.findByTestId('grid-board');
  expect(screen.queryByTestId('pass-device')).toBeNull();
  expect(screen.getByTestId<HTMLButtonElement>('take-row-1').disabled).toBe(true);
  expect(screen.getByTestId('take-column-1').getAttribute('aria-label')).toBe('Take Column 1: Card 0, Card 3');
  later();
  const pick = vi
    .spyOn(api, 'draftPick')
    .mockResolvedValue(view(1, 6, { layout: { kind: 'grid', number: 3, of: 14, cells }, choices, number: 4 }));
  await fireEvent.click(screen.getByTestId('take-column-1'));
  expect(pick).toHaveBeenCalledWith(1, 1, 2, 2, 'column-1');
});

it('a rotisserie pool is a list by aspect, and the table lists the cards of the others', async () => {
  const choices = ['SOR_0', 'SOR_1', 'SOR_2'];
  open('rotisserie', view(1, 3, { layout: { kind: 'open' }, choices, number: 5 }));
  await screen.findByTestId('open-pool');
  later();
  const pick = vi
    .spyOn(api, 'draftPick')
    .mockResolvedValue(view(1, 3, { layout: { kind: 'open' }, choices, number: 6 }));
  await fireEvent.click(screen.getByTestId('open-SOR_1'));
  expect(screen.getByTestId('open-SOR_1').getAttribute('aria-pressed')).toBe('true');
  await fireEvent.click(screen.getByTestId('open-SOR_1'));
  expect(pick).toHaveBeenCalledWith(1, 1, 1, 1, 'SOR_1');
  await fireEvent.click(screen.getByTestId('draft-tab-table'));
  await waitFor(() => expect(screen.getByTestId('draft-table').textContent).toContain('Open Card'));
});

it('the round of a Minneapolis draft and the number of cards to take are on screen', async () => {
  const board: DraftBoard = { layout: { kind: 'hand', round: 2, of: 8, take: 2 }, choices: ['SOR_0'], number: 7 };
  open('minneapolis', { ...view(1, 5, board), status: { ...status(1), picks: 8 } });
  await fireEvent.click(await screen.findByTestId('reveal-seat'));
  await screen.findByTestId('pack-card-4');
  expect(screen.getByTestId('draft-step').textContent).toBe('Round 2 of 8 · take 2 cards');
});
