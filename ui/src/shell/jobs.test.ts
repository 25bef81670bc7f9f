// The eight jobs of a player, counted: clicks, keys and typed lines from the first screen on.

import { fireEvent, render, screen, waitFor } from '@testing-library/svelte';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import App from '../App.svelte';
import { install, whenIdle } from '../bridge';
import { api } from '../lib/api';
import { catalog } from '../lib/state/catalog.svelte';
import { remember } from '../library/preferences';
import { pace } from '../table/botSpeed.svelte';

/** The hand of a player, which counts what it does. */
class PlayersHand {
  clicks = 0;
  keys = 0;
  /** Typed or pasted texts, however long. */
  texts = 0;

  get steps(): number {
    return this.clicks + this.keys + this.texts;
  }

  /** Clicks a target as soon as it is there and can be clicked. */
  async click(target: string): Promise<void> {
    const there = () => {
      const found = document.querySelector<HTMLElement>(target);
      if (!found || (found instanceof HTMLButtonElement && found.disabled))
        throw new Error(`${target} cannot be clicked`);
      return found;
    };
    const element = await waitFor(there);
    this.clicks++;
    await fireEvent.click(element);
    // The page of the tests follows no links.
    const address = element.closest('a')?.getAttribute('href');
    if (address && location.hash !== address) location.hash = address;
  }

  /** Drags a card onto another: one gesture. */
  async drag(card: string, onto: string): Promise<void> {
    const [from, to] = [card, onto].map((target) => document.querySelector(target));
    if (!from || !to) throw new Error(`${card} cannot be dragged onto ${onto}`);
    this.clicks++;
    // The page of the tests has no layout.
    document.elementFromPoint = () => to;
    await fireEvent.pointerDown(from, { button: 0, clientX: 0, clientY: 0 });
    await fireEvent.pointerMove(window, { clientX: 90, clientY: 90 });
    await fireEvent.pointerUp(window, { clientX: 90, clientY: 90 });
    await new Promise((resolve) => setTimeout(resolve, 20));
  }

  async key(key: string, more: { ctrlKey?: boolean; target?: Element | Window } = {}): Promise<void> {
    const { target = document.activeElement ?? window, ...held } = more;
    this.keys++;
    await fireEvent.keyDown(target, { key, ...held });
  }

  async type(field: Element, text: string): Promise<void> {
    this.texts++;
    await fireEvent.input(field, { target: { value: text } });
  }

  async paste(text: string): Promise<void> {
    this.texts++;
    await fireEvent.paste(document.body, { clipboardData: { getData: () => text } });
  }
}

const byId = (testid: string) => `[data-testid="${testid}"]`;

/** Opens the program at an address. */
async function open(address = '#/events'): Promise<PlayersHand> {
  location.hash = address;
  render(App);
  await waitFor(() => expect(document.querySelector('main')).not.toBeNull());
  return new PlayersHand();
}

/** Waits until the answer so far has its effect and the table asks the person this. */
async function asked(ask: string) {
  await whenIdle();
  await waitFor(() => expect(screen.getByTestId('prompt').dataset.ask).toBe(ask), { timeout: 20_000 });
}

beforeEach(async () => {
  install();
  // Kept for all tests of this file: a request that a test leaves behind gets no answer.
  await catalog.load();
  Element.prototype.scrollIntoView = () => {};
  // Answers that are asked for once.
  remember('player.name', 'Ann');
  remember('match.bot', 'gentle 500');
});

afterEach(async () => {
  await whenIdle();
  location.hash = '';
  vi.restoreAllMocks();
});

test('a game starts with two clicks, and another one like the last with one', async () => {
  const first = await open();
  await first.click(byId('play-new'));
  await first.click(byId('start-game'));
  await screen.findByTestId('table-screen');
  expect(first.steps).toBe(2);

  await whenIdle();
  document.body.replaceChildren();
  await api.concedeGame(1, 0, null);
  const again = await open();
  await again.click(byId('play-again'));
  await screen.findByTestId('table-screen');
  expect(again.steps).toBe(1);
});

test('a list is pasted and played in three steps', async () => {
  const deck = catalog.faces.filter((face) => face.id.startsWith('SOR_') && face.kind === 'unit').slice(0, 17);
  const card = (id: string, count = 1) => ({ id, count });
  const list = JSON.stringify({
    metadata: { name: 'Mine' },
    leader: card('SOR_005'),
    base: card('SOR_023'),
    deck: deck.map((face) => card(face.id, 3)),
  });
  const hand = await open();
  await hand.click(byId('play-new'));
  await waitFor(() => expect(screen.getByTestId<HTMLSelectElement>('seat-deck-1').value).not.toBe(''));
  await hand.paste(list);
  await waitFor(() => expect(screen.getByTestId<HTMLSelectElement>('seat-deck-1').value).toContain('library'));
  await hand.click(byId('start-game'));
  await screen.findByTestId('table-screen');
  expect([hand.steps, hand.texts]).toEqual([3, 1]);
  expect((await api.listGames())[0]?.seats[0]?.deck).toContain('Mine');
});

test('a card is found with two keys and its name', async () => {
  const hand = await open();
  await screen.findByTestId('new-event');
  await hand.key('k', { ctrlKey: true, target: window });
  const field = await screen.findByTestId('palette-field');
  await hand.type(field, 'battlefield marine');
  await waitFor(() => expect(screen.getByTestId('found-0').textContent).toContain('Battlefield Marine'));
  await hand.key('Enter', { target: field });
  await waitFor(() => expect(screen.getByTestId('card-grid').textContent).toContain('Battlefield Marine'));
  expect([hand.keys, hand.texts, hand.clicks]).toEqual([2, 1, 0]);
});

test('a draft leads to the first match with five clicks and two keys for each pick', async () => {
  const hand = await open();
  await hand.click(byId('play-draft'));
  await screen.findByTestId('pack-card-0', {}, { timeout: 20_000 });
  // A new pack ignores late clicks for a moment.
  await new Promise((resolve) => setTimeout(resolve, 400));
  await hand.key('1', { target: window });
  await hand.click(byId('pick'));
  const picks = hand.steps - 1;
  await waitFor(() => expect(screen.getByTestId('draft-step').textContent).toContain('2'));
  expect(picks).toBe(2);
  const event = Number(/event\/(\d+)/.exec(location.hash)?.[1]);
  // The other picks are the same.
  await whenIdle();
  await api.act(event, { act: 'finishDraft' }, null);
  const draft = location.hash;
  location.hash = '#/events';
  await screen.findByTestId('new-event');
  location.hash = draft;
  await hand.click('[data-testid^="build-deck-"]');
  await hand.click(byId('suggest-deck'));
  await hand.click(byId('deck-done'));
  await waitFor(() => expect(screen.queryByTestId('deck-screen')).toBeNull());
  await hand.click(byId('next-step'));
  await screen.findByTestId('table-screen', {}, { timeout: 20_000 }).catch(() => {
    throw new Error(`no table after: ${document.querySelector('main')?.textContent.slice(0, 2000)}`);
  });
  expect(hand.steps - picks).toBe(5);
});

test('the puzzle of the day opens with one click', async () => {
  const hand = await open();
  await hand.click(byId('play-puzzle'));
  await screen.findByTestId('puzzle-state');
  expect(hand.steps).toBe(1);
});

test('a lost game is analysed with one click', async () => {
  await api.concedeGame(1, 0, null);
  const hand = await open('#/games/1');
  await waitFor(() => expect(screen.getByTestId('game-result').textContent).toContain('You lost'));
  await hand.click(byId('analyse'));
  const analysis = await screen.findByTestId('analysis');
  await waitFor(() => expect(analysis.dataset.state).toBe('done'), { timeout: 20_000 });
  expect(hand.steps).toBe(1);
});

test('a position with a Pilot takes one typed line for each card', async () => {
  const hand = await open('#/judge');
  const field = await screen.findByTestId('judge-search');
  await whenIdle();
  for (const [line, said] of [
    ['alliance x-wing', 'Alliance X-Wing'],
    ['dagger squadron pilot, as upgrade', 'Dagger Squadron Pilot'],
  ] as const) {
    await hand.type(field, line);
    await hand.key('Enter', { target: field });
    await waitFor(() => expect(screen.getByTestId('judge-said').textContent).toContain(said));
  }
  expect([hand.texts, hand.keys, hand.clicks]).toEqual([2, 2, 0]);
  await waitFor(() =>
    expect(
      document.querySelector('[data-testid=judge-board] [aria-label*="Alliance X-Wing"]')?.getAttribute('aria-label'),
    ).toContain('with Dagger Squadron Pilot'),
  );
});

/**
 * Two ready units and one to play; SOR_142 asks for a target when it attacks. The opponent's fighters can
 * only attack the base.
 */
const ROUND = `{"players":[
  {"leaders":[{"card":"SOR_005","exhausted":true}],"base":{"card":"SOR_023"},"hand":["SOR_095","SOR_128"],
   "resources":[{"card":"SOR_095"},{"card":"SOR_095"},{"card":"SOR_095"}],
   "deck":["SOR_095","SOR_095","SOR_095","SOR_095"],"units":[{"card":"SOR_164"},{"card":"SOR_142"}]},
  {"leaders":[{"card":"SOR_010","exhausted":true}],"base":{"card":"SOR_026"},
   "deck":["SOR_128","SOR_128","SOR_128","SOR_128"],
   "units":[{"card":"SOR_225"},{"card":"SOR_225"},{"card":"SOR_225"},{"card":"SOR_225"},{"card":"SOR_225"}]}],"round":3}`;

/** Plays the round: two attacks, a target for the trigger, a unit, the initiative, and a resource. */
async function playRound(attack: (hand: PlayersHand, unit: string, base: string) => Promise<void>): Promise<number> {
  pace.choose('instant');
  const { case: position } = await api.readCase(ROUND);
  const game = await api.judgePlayOn(position, 0, 0, ['person', 'gentle']);
  const hand = await open(`#/games/${game.id}`);
  await asked('action');
  const own = (number: string) => game.cards.find((one) => one.number === number && one.owner === 0)?.id;
  const base = byId(`card-${game.sides[1]?.base}`);
  await attack(hand, byId(`card-${own('SOR_164')}`), base);
  await asked('action');
  await attack(hand, byId(`card-${own('SOR_142')}`), base);
  await asked('target');
  await hand.click(`${base}[data-lit]`);
  await asked('action');
  await hand.click(`[data-testid=hand] ${byId(`card-${game.sides[0]?.hand[0]?.id}`)}[data-lit]`);
  await asked('action');
  await hand.click('[data-answer=take]');
  await asked('resource');
  await hand.click('[data-testid=hand] [data-lit]');
  await asked('action');
  expect((await api.openGame(game.id, null, 0)).round).toBe(4);
  return hand.steps;
}

test('a normal round takes eight clicks', async () => {
  const steps = await playRound(async (hand, unit, base) => {
    await hand.click(unit);
    await hand.click(`${base}[data-lit]`);
  });
  expect(steps).toBe(8);
});

test('a normal round takes six gestures if attacks are dragged', async () => {
  const steps = await playRound((hand, unit, base) => hand.drag(unit, base));
  expect(steps).toBe(6);
});
