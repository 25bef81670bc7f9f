// One table lists the screens: their addresses, their names and what a second desk has of them.

import { afterEach, expect, test } from 'vitest';
import { pageFor } from '../guide/pages';
import type { About } from '../lib/bindings';
import { href, parse, SCREENS, screenOf, type Route } from '../lib/router';
import { reopened } from '../lib/state/lastRoute';
import { program } from '../lib/state/program.svelte';
import { namedScreens, shownScreen } from './screens';

/** A route of each screen. */
const ROUTES: { [Name in Route['screen']]: Extract<Route, { screen: Name }> } = {
  events: { screen: 'events' },
  statistics: { screen: 'statistics', of: { kind: 'all' } },
  player: { screen: 'player', name: 'Ada' },
  sharing: { screen: 'sharing' },
  event: { screen: 'event', event: 3, tab: 'rounds', round: 2 },
  draft: { screen: 'draft', event: 3, pod: 1 },
  deck: { screen: 'deck', event: 3, player: 4 },
  clock: { screen: 'clock', event: 3 },
  profiles: { screen: 'profiles' },
  safety: { screen: 'safety' },
  cardData: { screen: 'cardData' },
  leagues: { screen: 'leagues' },
  league: { screen: 'league', league: 5 },
  library: { screen: 'library' },
  builder: { screen: 'builder', deck: 6 },
  collection: { screen: 'collection' },
  cards: { screen: 'cards' },
  rules: { screen: 'rules', rule: '7.5' },
  judge: { screen: 'judge' },
  games: { screen: 'games' },
  puzzles: { screen: 'puzzles' },
  game: { screen: 'game', game: 7 },
};

afterEach(() => {
  program.about = null;
});

test.each(Object.values(ROUTES))('$screen has an address, a component and a page of the guide', async (route) => {
  expect(parse(href(route))).toEqual(route);
  expect(await shownScreen(route).component).toBeTypeOf('function');
  // Once it was read, it is there without waiting.
  expect(shownScreen(route).component).toBeTypeOf('function');
  expect(pageFor(route)).toBeTruthy();
});

test('a screen gets the numbers of its address, and is created again for another one', () => {
  expect(shownScreen(ROUTES.event)).toMatchObject({ props: { event: 3, tab: 'rounds', round: 2 }, key: 3 });
  expect(shownScreen(ROUTES.game)).toMatchObject({ props: { game: 7 }, key: 7 });
  expect(shownScreen(ROUTES.rules)).toMatchObject({ props: { rule: '7.5' }, key: null });
});

test('no screen that fills the window is opened again by a start, but for the judge’s table', () => {
  const filling = Object.values(ROUTES).filter((route) => screenOf(route).fills && route.screen !== 'judge');
  expect(filling.length).toBeGreaterThan(4);
  for (const route of filling) {
    const again = reopened(route);
    expect(again === null || screenOf(again).fills === undefined, route.screen).toBe(true);
  }
});

test('no two keys and no two names lead to different screens', () => {
  const named = namedScreens();
  const keys = named.flatMap((screen) => screen.keys ?? []);
  expect(new Set(keys).size).toBe(keys.length);
  expect(new Set(named.map((screen) => screen.name)).size).toBe(named.length);
  expect(named.map((screen) => screen.route.screen)).toContain('leagues');
});

test('a second desk is offered only screens that it has', () => {
  program.about = { secondDesk: 3 } as unknown as About;
  expect(namedScreens().map(({ route }) => route.screen)).toEqual(['events', 'cards', 'rules']);
  const has = Object.entries(SCREENS).filter(([, row]) => row.secondDesk);
  expect(has.map(([name]) => name).sort()).toEqual(['cards', 'clock', 'event', 'rules']);
});
