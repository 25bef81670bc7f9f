// Every key in the guide is among the shortcuts of its screen, with the same meaning.

import { render } from '@testing-library/svelte';
import type { Token, Tokens } from 'marked';
import { afterEach, beforeEach, expect, test } from 'vitest';
import App from '../App.svelte';
import { words as draft } from '../draft/i18n';
import { words as event } from '../event/i18n';
import { words as events } from '../events/i18n';
import { words as leagues } from '../leagues/i18n';
import { words as shared } from '../lib/i18n';
import { language } from '../lib/i18n/language.svelte';
import { WHOLE_CODES } from '../lib/i18n/languages';
import { keys } from '../lib/state/keys.svelte';
import { keyName } from '../lib/ui/keyName';
import { install } from '../bridge';
import { words as table } from '../table/i18n';
import { guide, PAGES, type Page } from './pages';

type Named = { keys: string; at: string; does: () => string };

const newEvent: Named = { keys: 'n', at: 'events', does: () => events.events.new };

/** The keys of each page, in the order of the page. */
const NAMED: Record<Page, readonly Named[]> = {
  'draft-night': [
    newEvent,
    { keys: 'n', at: 'event/6/draft/1', does: () => draft.done.nextDifference },
    { keys: 'Ctrl+s', at: 'event/1/standings', does: () => event.event.keys.export },
  ],
  'team-draft': [newEvent],
  'winston-draft': [newEvent],
  'grid-draft': [newEvent],
  'minneapolis-draft': [newEvent],
  'rotisserie-draft': [newEvent],
  sealed: [newEvent],
  cubes: [newEvent],
  'mixed-boosters': [newEvent],
  championship: [newEvent],
  'twin-suns': [newEvent],
  judging: [
    { keys: 'g j', at: 'event/1/rounds', does: () => shared.keys.judge },
    { keys: 'j', at: 'games/1', does: () => table.keys.judge },
    { keys: 'g z', at: 'event/1/rounds', does: () => shared.keys.puzzles },
    { keys: 'h', at: 'games/1', does: () => table.keys.hint },
    { keys: 'j', at: 'games/1', does: () => table.keys.judge },
    { keys: 'g r', at: 'event/1/rounds', does: () => shared.keys.rules },
  ],
  phones: [{ keys: 'Ctrl+m', at: 'event/1/rounds', does: () => event.phones.key }],
  statistics: [{ keys: 'g i', at: 'event/1/rounds', does: () => shared.keys.statistics }],
  'own-data': [
    { keys: 'g d', at: 'event/1/draft', does: () => shared.keys.decks },
    { keys: 'g o', at: 'event/1/draft', does: () => shared.keys.collection },
    { keys: 'j', at: 'games/1', does: () => table.keys.judge },
    { keys: 'g a', at: 'event/1/draft', does: () => leagues.title },
  ],
  'new-cards': [],
  troubleshooting: [{ keys: 'g y', at: 'event/1/log', does: () => shared.keys.safety }],
};

/** Input, search terms and file names, which are not keys. `event/rounds/entry.test.ts` tests the match slips. */
const TYPED =
  /^(\d+( \d+)*|Enter|cantina .*|[a-z]+[:<].*|SOR(_005|_010)?|\d .*|(SOR_)?005|.*\.(png|cantina|md|pub)|\.cantina(-set)?|\.minisig|phones|Handys|removal|sentinel|raid 2|hmw|chewie)$/;

function spans(token: Token): string[] {
  if (token.type === 'codespan') return [(token as Tokens.Codespan).text];
  if (token.type === 'list') return (token as Tokens.List).items.flatMap((item) => item.tokens.flatMap(spans));
  return ((token as { tokens?: Token[] }).tokens ?? []).flatMap(spans);
}

beforeEach(() => {
  install();
  Element.prototype.scrollIntoView = () => {};
});

afterEach(() => {
  location.hash = '';
  language.code = 'en';
});

test.each(WHOLE_CODES)('every page in %s names only existing keys', (code) => {
  language.code = code;
  for (const { page, body } of guide(code)) {
    const named = body.flatMap(spans).filter((span) => !TYPED.test(span));
    expect(named, page).toEqual(NAMED[page].map((one) => keyName(one.keys)));
  }
});

const each = PAGES.flatMap((page) => NAMED[page].map((one) => [one.keys, one.at, page, one] as const));

test.each(each)('%s on %s has the documented effect: %s', async (sequence, at, _page, one) => {
  location.hash = `#/${at}`;
  render(App);
  const meanings = () =>
    keys.groups.flatMap((group) => group.list.filter((key) => key.keys === sequence || key.or === sequence));
  await expect.poll(() => meanings().map((key) => key.does), { timeout: 15_000 }).toEqual([one.does()]);
});
