import { beforeEach, expect, test, vi } from 'vitest';
import { remember } from '../../library/remembered';
import { href, parse } from '../router';
import { followScroll, lastAddress, rememberPlace, reopened } from './lastPlace';

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

test('a screen stays where it was when what it loads comes twice', async () => {
  const content = document.createElement('main');
  content.id = 'content';
  document.body.append(content);
  /** What scrolls, and is four times as high as what is seen of it. */
  const list = () => {
    const box = document.createElement('div');
    box.style.overflowY = 'auto';
    Object.defineProperties(box, { scrollHeight: { value: 4000 }, clientHeight: { value: 1000 } });
    content.replaceChildren(box);
    return box;
  };
  location.hash = '#/cards';
  remember('place.scroll', '#/cards 1500');
  const stop = followScroll();
  const first = list();
  await vi.waitFor(() => expect(first.scrollTop).toBe(1500));
  const again = list();
  await vi.waitFor(() => expect(again.scrollTop).toBe(1500));
  again.scrollTop = 0;
  await vi.waitFor(() => expect(again.scrollTop).toBe(1500));
  again.dispatchEvent(new Event('wheel', { bubbles: true }));
  again.scrollTop = 0;
  await new Promise((frame) => requestAnimationFrame(frame));
  expect(again.scrollTop).toBe(0);
  stop();
  content.remove();
});
