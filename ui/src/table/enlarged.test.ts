// The enlarged card at the table: not while something is chosen, and not next to a panel that shows the same.

import { fireEvent, render, screen } from '@testing-library/svelte';
import { tick } from 'svelte';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { images } from '../cards/images.svelte';
import { sample } from '../cards/sample';
import { zoom } from '../cards/zoom.svelte';
import { api, type GameOption, type GameQuestion, type GameView, type TableCard } from '../lib/api';
import { catalog } from '../lib/state/catalog.svelte';
import BoardCard from './BoardCard.svelte';
import { GameTable } from './gameTable.svelte';

const wampa = {
  ...{
    id: 5,
    number: 'SOR_164',
    place: 'ground',
    otherName: null,
    owner: 0,
    controller: 0,
    damage: 0,
    exhausted: false,
  },
  ...{ power: 4, hp: 5, keywords: [], upgrades: [], captured: [], host: null, deployed: false, epicUsed: false },
  ...{ cannot: [] },
} as unknown as TableCard;
const attack = { index: 0, kind: 'attack', card: 5, target: 7, counter: null, caution: null } as GameOption;

/** A table with one unit that asks this. */
function table(ask: GameQuestion['ask']) {
  const question = {
    seat: 0,
    ask,
    min: 1,
    max: 1,
    picked: 0,
    pickedCards: [],
    options: [attack],
    shown: [],
    about: [],
  };
  const side = { seat: 0, base: 7, ground: [5], space: [], leaders: [], hand: [], resources: [], discard: [] };
  const made = new GameTable(1);
  made.view = {
    ...{ seats: [{ kind: 'person' }], reader: 0, you: 0, opponents: [], step: 4, sides: [side], cards: [wampa] },
    question: question as unknown as GameQuestion,
  } as unknown as GameView;
  return made;
}

/** Rests the pointer on the unit; returns `true` if the card is enlarged. */
async function rested(made: GameTable, alone = false) {
  const card = render(BoardCard, { table: made, card: wampa, alone });
  await fireEvent.pointerEnter(screen.getByTestId('card-5'));
  vi.advanceTimersByTime(2_000);
  await tick();
  const shown = zoom.shown !== null;
  card.unmount();
  zoom.hide();
  return shown;
}

beforeEach(() => {
  vi.useFakeTimers();
  vi.spyOn(catalog, 'face').mockReturnValue(sample({ id: 'SOR_164', name: 'Wampa' }));
  vi.spyOn(api, 'cardWords').mockReturnValue(new Promise(() => {}));
});

afterEach(() => {
  images.folder = null;
  vi.restoreAllMocks();
  vi.useRealTimers();
});

it('a card is not enlarged over the board next to the panel that shows it', async () => {
  const made = table('action');
  expect(await rested(made)).toBe(false);
  expect(made.read).toBe(5);
  // Where nothing else shows it, it is.
  expect(await rested(made, true)).toBe(true);
  made.besidePanel = false;
  expect(await rested(made)).toBe(true);
});

it('a card with a picture is enlarged, unless a target is being chosen', async () => {
  images.folder = { folder: '/pictures', cards: 1, problem: null };
  const made = table('action');
  expect(await rested(made)).toBe(true);
  made.selected = 5;
  expect(await rested(made)).toBe(false);
  expect(await rested(made, true)).toBe(false);
  expect(made.read).toBe(5);
  expect(await rested(table('target'))).toBe(false);
  expect(await rested(table('indirect'))).toBe(false);
});
