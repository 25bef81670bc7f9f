import { beforeEach, expect, test } from 'vitest';
import { href, parse } from '../router';
import { lastAddress, rememberPlace, reopened } from './lastPlace';

beforeEach(() => localStorage.clear());

test('a start leads to the screen of the last time', () => {
  expect(lastAddress()).toBe('');
  for (const address of ['#/decks', '#/rules/7.5', '#/event/3/rounds/2', '#/leagues/1']) {
    rememberPlace(parse(address));
    expect(lastAddress()).toBe(address);
  }
});

test('a hand, a pack or a list is shown to nobody by opening the program', () => {
  const leads = (address: string) => {
    const route = reopened(parse(address));
    return route && href(route);
  };
  expect(leads('#/games/7')).toBe('#/games');
  expect(leads('#/event/2/draft/1')).toBe('#/event/2/draft');
  expect(leads('#/event/2/deck/5')).toBe('#/event/2/decks');
  expect(leads('#/decks/4')).toBe('#/decks');
  expect(leads('#/event/2/clock')).toBeNull();
});

test('the clock on the second screen leaves the place of the program as it was', () => {
  rememberPlace(parse('#/decks'));
  rememberPlace(parse('#/event/2/clock'));
  expect(lastAddress()).toBe('#/decks');
});
