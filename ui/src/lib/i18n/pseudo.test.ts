// The page in a pseudo-language: the letters of every text of the catalogue are full-width, so that any other letter on a
// screen is text that was written in code, or a name or text from the program.

import { render } from '@testing-library/svelte';
import { expect, it, vi } from 'vitest';
import { install, whenIdle } from '../../bridge';
import { chips } from '../../cards/searchWords';
import { shownScreen } from '../../shell/screens';
import type { Route } from '../router';

vi.mock('./language.svelte', async (original) => {
  const real = await original<typeof import('./language.svelte')>();
  const wide = (text: string) =>
    text.replace(/[A-Za-z]/g, (letter) => String.fromCodePoint((letter.codePointAt(0) ?? 0) + 0xfee0));
  const pseudo = (said: unknown): unknown => {
    if (typeof said === 'string') return wide(said);
    if (typeof said === 'function')
      return (...given: unknown[]) => pseudo((said as (...given: unknown[]) => unknown)(...given));
    if (typeof said !== 'object' || said === null) return said;
    return new Proxy(said, { get: (table, key) => pseudo(Reflect.get(table, key)) });
  };
  return { ...real, inLanguages: (tables: never) => pseudo(real.inLanguages(tables)) };
});

const ROUTES: Route[] = [
  { screen: 'events' },
  { screen: 'event', event: 1, tab: 'players', round: null },
  { screen: 'event', event: 1, tab: 'rounds', round: null },
  { screen: 'event', event: 1, tab: 'standings', round: null },
  { screen: 'event', event: 1, tab: 'judge', round: null },
  { screen: 'event', event: 1, tab: 'log', round: null },
  { screen: 'event', event: 2, tab: 'draft', round: null },
  { screen: 'event', event: 6, tab: 'decks', round: null },
  { screen: 'event', event: 7, tab: 'rounds', round: null },
  { screen: 'event', event: 8, tab: 'bracket', round: null },
  { screen: 'draft', event: 5, pod: 1 },
  { screen: 'deck', event: 6, player: 1 },
  { screen: 'clock', event: 1 },
  { screen: 'statistics', of: { kind: 'all' } },
  { screen: 'sharing' },
  { screen: 'profiles' },
  { screen: 'safety' },
  { screen: 'cardData' },
  { screen: 'leagues' },
  { screen: 'league', league: 1 },
  { screen: 'library' },
  { screen: 'builder', deck: 1 },
  { screen: 'collection' },
  { screen: 'cards' },
  { screen: 'rules', rule: null },
  { screen: 'judge' },
  { screen: 'games' },
  { screen: 'puzzles' },
  { screen: 'game', game: 1 },
];

/** Names of keys, which no language translates, and terms of the card search. */
const SAME = new Set([...'Alt Enter'.split(' '), ...chips().map((one) => one.term)]);

/** Words of dates, from the platform's own Intl. */
const DATE = /\b(?:[A-Z][a-z]{2} \d{1,2}, \d{4}|\d{1,2} [A-Z][a-z]{2} \d{4}|\d+:\d\d(?::\d\d)? [AP]M)\b/g;

/** The texts of all responses, the longest first. Identifiers, such as `deckBuilding`, are not for readers. */
const received = new Set<string>();

const spaced = (text: string) => text.replaceAll('\u00a0', ' ').replaceAll('\u2011', '-').trim();

function receive(data: unknown) {
  if (typeof data === 'string') {
    const text = spaced(data);
    if (/[A-Za-z]{2}/.test(text) && !/^[a-z][A-Za-z]*$/.test(text)) received.add(text);
  } else if (typeof data === 'object' && data !== null) Object.values(data).forEach(receive);
}

const SHOWN = ['title', 'aria-label', 'placeholder', 'alt', 'aria-description', 'aria-roledescription'];

/** Returns the texts of a screen: what it shows, and what screen readers announce. */
function textsOf(page: Element): string[] {
  const found: string[] = [];
  const walker = document.createTreeWalker(page, NodeFilter.SHOW_TEXT);
  while (walker.nextNode()) found.push(walker.currentNode.nodeValue ?? '');
  for (const element of page.querySelectorAll('*'))
    found.push(...SHOWN.map((name) => element.getAttribute(name) ?? ''));
  return [...new Set(found.map(spaced))];
}

/** Returns the words of a text that come neither from the catalogue nor from the program. */
function ownWords(text: string, responses: readonly string[]): string[] {
  if (received.has(text) || SAME.has(text) || !/[A-Za-z]{2}/.test(text)) return [];
  // The page shows parts of some sentences on their own.
  if (/\w\W+\w/.test(text) && responses.some((one) => one.toLowerCase().includes(text.toLowerCase()))) return [];
  let left = text.replace(DATE, ' ');
  for (const one of responses) if (left.includes(one)) left = left.replaceAll(one, ' ');
  return [...left.matchAll(/[A-Za-z]{2,}/g)].map(([word]) => word).filter((word) => !SAME.has(word));
}

it.each(ROUTES)('%o has only texts of the catalogue and the program', async (route) => {
  install({}, receive);
  Element.prototype.scrollIntoView = () => {};
  const { component, props } = shownScreen(route);
  const { container } = render(await component, props);
  await whenIdle();
  await whenIdle();
  const texts = textsOf(container);
  const responses = [...received].sort((a, b) => b.length - a.length);
  const own = texts.flatMap((text) => ownWords(text, responses).map((word) => `${word}: ${text}`));
  expect(texts.filter((text) => /[Ａ-Ｚａ-ｚ]/.test(text)).length).toBeGreaterThan(3);
  expect(own).toEqual([]);
});

it('any other text would be found', () => {
  received.add('Ada Albrecht');
  expect(ownWords('Ｄｒｏｐ: Ada Albrecht, Nov 30, 2026 at 2:00 PM', ['Ada Albrecht'])).toEqual(['at']);
  expect(ownWords('Ada Albrecht', [])).toEqual([]);
});
