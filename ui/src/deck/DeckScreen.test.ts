import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/svelte';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { copies, sample } from '../cards/sample';
import { api, type DeckCheck, type DeckEntry, type DeckView } from '../lib/api';
import DeckScreen from './DeckScreen.svelte';

const size = (list: DeckEntry) => list.cards.reduce((sum, card) => sum + card.count, 0);
const check = (list: DeckEntry): DeckCheck => ({
  legal: false,
  problems: [
    {
      code: 'deck.too_few_cards',
      message: `${size(list)} of 30 cards.`,
      cards: [],
      cardIds: [],
      deck: null,
      rule: 'CR 10.3.4B',
    },
  ],
  size: size(list),
  minimum: 30,
  curve: [],
  offAspect: [],
});
const empty: DeckEntry = { leader: null, base: null, cards: [] };
const view: DeckView = {
  event: 1,
  player: 2,
  name: 'Ada',
  pool: [
    copies(1, { id: 'SOR_005', name: 'Leader', kind: 'leader', aspects: ['Vigilance', 'Heroism'] }),
    copies(2, { id: 'SOR_040', name: 'Guard', aspects: ['Vigilance'] }),
    copies(1, { id: 'SOR_200', name: 'Sneak', aspects: ['Cunning', 'Villainy'] }),
  ],
  freeBases: [sample({ id: 'SOR_020', name: 'City', kind: 'base', cost: null, hp: 30, aspects: ['Command'] })],
  list: empty,
  check: check(empty),
};

beforeEach(async () => {
  vi.spyOn(api, 'deck').mockResolvedValue(view);
  vi.spyOn(api, 'checkLimitedDeck').mockImplementation((_event, _player, list) => Promise.resolve(check(list)));
  vi.spyOn(api, 'saveDeck').mockResolvedValue(view);
  render(DeckScreen, { event: 1, player: 2, onExit: () => undefined });
  await screen.findByTestId('pool-card-SOR_040');
});

afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

it('a click moves a copy into the deck or back to the pool', async () => {
  await fireEvent.click(screen.getByTestId('pool-card-SOR_040'));
  expect(screen.getByTestId('deck-card-SOR_040')).toBeTruthy();
  expect(screen.getByTestId('pool-card-SOR_040')).toBeTruthy();
  await fireEvent.click(screen.getByTestId('pool-card-SOR_040'));
  expect(screen.queryByTestId('pool-card-SOR_040')).toBeNull();
  expect(screen.getByTestId('deck-count').textContent).toContain('2 cards (at least 30)');
  await fireEvent.click(screen.getByTestId('deck-card-SOR_040'));
  expect(screen.getByTestId('pool-card-SOR_040')).toBeTruthy();
});

it('the problems of the current list are shown with their rules', async () => {
  await fireEvent.click(screen.getByTestId('pool-card-SOR_040'));
  await waitFor(() => expect(screen.getByTestId('deck-problems').textContent).toContain('1 of 30 cards.'));
  expect(screen.getByTestId('deck-problems').textContent).toContain('CR 10.3.4B');
});

it('cards whose aspects leader and base do not provide are marked', async () => {
  await fireEvent.click(screen.getByTestId('pool-card-SOR_200'));
  await fireEvent.click(screen.getByTestId('deck-leader-SOR_005'));
  await fireEvent.click(screen.getByTestId('deck-base-SOR_020'));
  expect(screen.getByTestId('deck-card-SOR_200').textContent).toContain('+4');
  expect(screen.getByTestId('pool-card-SOR_040').textContent).not.toContain('+2');
  expect(screen.getByTestId('off-aspect').textContent).toBe('1 off aspect');
});

it('the save button saves the deck and shows that it is saved', async () => {
  await fireEvent.click(screen.getByTestId('deck-leader-SOR_005'));
  expect(screen.getByTestId('deck-saved').getAttribute('data-saved')).toBe('changed');
  await fireEvent.click(screen.getByTestId('save-deck'));
  await waitFor(() => expect(screen.getByTestId('deck-saved').getAttribute('data-saved')).toBe('saved'));
  expect(api.saveDeck).toHaveBeenCalledWith(1, 2, { leader: 'SOR_005', base: null, cards: [] });
});

it('leaving the screen saves the deck', async () => {
  await fireEvent.click(screen.getByTestId('pool-card-SOR_040'));
  await fireEvent.click(screen.getByTestId('exit-deck'));
  await waitFor(() => expect(api.saveDeck).toHaveBeenCalledTimes(1));
});

it('the pool can be filtered', async () => {
  await fireEvent.input(screen.getByTestId('pool-filter'), { target: { value: 'sneak' } });
  expect(screen.queryByTestId('pool-card-SOR_040')).toBeNull();
  expect(screen.getByTestId('pool-card-SOR_200')).toBeTruthy();
});

it('Enter moves the focused card and focuses the next one', async () => {
  const card = screen.getByTestId('pool-card-SOR_200');
  card.focus();
  await fireEvent.keyDown(card, { key: 'Enter' });
  expect(screen.getByTestId('deck-card-SOR_200')).toBeTruthy();
  await waitFor(() => expect(document.activeElement?.getAttribute('data-testid')).toBe('pool-card-SOR_040'));
});
