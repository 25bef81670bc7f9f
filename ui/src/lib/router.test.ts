import { expect, test } from 'vitest';
import { href, parse, TABS, tabHref, type Route } from './router';

test('every address is parsed to its route', () => {
  const routes: Route[] = [
    { screen: 'events' },
    { screen: 'cards' },
    { screen: 'library' },
    { screen: 'builder', deck: 5 },
    { screen: 'collection' },
    { screen: 'puzzles' },
    { screen: 'sharing' },
    { screen: 'player', name: 'Zoë / Ödön 50%' },
    { screen: 'draft', event: 3, pod: 2 },
    { screen: 'deck', event: 3, player: 64 },
    { screen: 'event', event: 12, tab: 'rounds', round: 2 },
    ...TABS.map((tab): Route => ({ screen: 'event', event: 7, tab, round: null })),
  ];
  for (const route of routes) expect(parse(href(route))).toEqual(route);
});

test('an event without a tab opens its players', () => {
  expect(parse('#/event/4')).toEqual({ screen: 'event', event: 4, tab: 'players', round: null });
});

test('an unknown address opens the events', () => {
  for (const hash of ['', '#', '#/', '#/nowhere', '#/event', '#/event/0', '#/event/-1/players', '#/event/x/players']) {
    expect(parse(hash)).toEqual({ screen: 'events' });
  }
  expect(parse('#/event/1/rounds/2/3')).toEqual({ screen: 'events' });
});

test('only the rounds have a round in their address', () => {
  expect(parse('#/event/1/standings/2')).toEqual({ screen: 'event', event: 1, tab: 'standings', round: null });
  expect(tabHref(1, 'log')).toBe('#/event/1/log');
});
