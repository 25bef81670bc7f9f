import { beforeEach, expect, test, vi } from 'vitest';
import { remember, remembered } from '../../library/preferences';
import { href, parse } from '../router';
import { followScroll, lastAddress, leaveScreen, rememberPlace, reopened } from './lastRoute';

beforeEach(() => localStorage.clear());

test('the program opens the last screen', () => {
  expect(lastAddress()).toBe('');
  for (const address of ['#/decks', '#/rules/7.5', '#/event/3/rounds/2', '#/leagues/1']) {
    rememberPlace(parse(address));
    expect(lastAddress()).toBe(address);
  }
});

test('the program never opens a hand, a pack or a deck list automatically', () => {
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

test('the clock on the second screen does not change the last screen', () => {
  rememberPlace(parse('#/decks'));
  rememberPlace(parse('#/event/2/clock'));
  expect(lastAddress()).toBe('#/decks');
});

test('a screen keeps its scroll position, even after a restart', async () => {
  const content = document.createElement('main');
  content.id = 'content';
  content.style.overflowY = 'auto';
  Object.defineProperties(content, { scrollHeight: { value: 4000 }, clientHeight: { value: 1000 } });
  document.body.append(content);
  location.hash = '#/cards';
  remember('place.scroll', '#/cards 1500');
  const stop = followScroll();
  await vi.waitFor(() => expect(content.scrollTop).toBe(1500));
  // No event has told of the last bit when the screen is left.
  content.scrollTop = 1700;
  leaveScreen('#/events');
  location.hash = '#/events';
  content.scrollTop = 0;
  await new Promise((frame) => requestAnimationFrame(frame));
  location.hash = '#/cards';
  await vi.waitFor(() => expect(content.scrollTop).toBe(1700));
  expect(remembered('place.scroll')).toBe('#/cards 1700');
  stop();
  content.remove();
});
