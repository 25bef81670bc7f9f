import { expect, test } from 'vitest';
import { WHOLE_CODES, type LanguageCode } from '../lib/i18n/languages';
import type { Token, Tokens } from 'marked';
import { anchorOf, guide, linkedPage, PAGES, pictureOf, searchGuide } from './pages';

const languages = WHOLE_CODES;

function each(tokens: readonly Token[], see: (token: Token) => void) {
  for (const token of tokens) {
    see(token);
    if (token.type === 'list') for (const item of (token as Tokens.List).items) each(item.tokens, see);
    else each((token as { tokens?: Token[] }).tokens ?? [], see);
  }
}

/** Kinds of tokens that GuideText.svelte draws. */
const DRAWN = [
  'heading',
  'paragraph',
  'list',
  'code',
  'codespan',
  'strong',
  'em',
  'link',
  'image',
  'text',
  'escape',
  'space',
];

test.each(languages)('every page exists in %s, and its links and pictures have targets', (language) => {
  const pages = guide(language);
  expect(pages.map((one) => one.page)).toEqual(PAGES);
  for (const { page, body } of pages) {
    const anchors: string[] = [];
    each(body, (token) => {
      expect(DRAWN, `${page}: ${token.raw}`).toContain(token.type);
      if (token.type === 'heading') anchors.push(anchorOf((token as Tokens.Heading).text));
      if (token.type === 'link') expect(linkedPage((token as Tokens.Link).href), token.raw).not.toBeNull();
      if (token.type === 'image')
        expect(pictureOf((token as Tokens.Image).href, 'dark', language), token.raw).not.toBeNull();
    });
    expect(new Set(anchors).size, page).toBe(anchors.length);
  }
});

test('every language has the same headings and pictures', () => {
  const shape = (language: LanguageCode) =>
    guide(language).map(({ page, body }) => {
      const parts: string[] = [];
      each(body, (token) => {
        if (token.type === 'heading' || token.type === 'code') parts.push(token.type);
        if (token.type === 'image') parts.push((token as Tokens.Image).href);
      });
      return { page, parts };
    });
  for (const language of WHOLE_CODES) expect(shape(language)).toEqual(shape('en'));
});

test('the search finds sections with all words, headings first', () => {
  const pages = guide('en');
  const [first] = searchGuide(pages, 'phones DRAFT');
  expect(first).toMatchObject({ page: 'phones', part: 'Draft on phones' });
  expect(searchGuide(pages, 'firewall').map((hit) => hit.page)).toContain('phones');
  expect(searchGuide(pages, 'no such word anywhere')).toEqual([]);
  const cut = searchGuide(pages, 'draft').map((hit) => hit.line.replace(/^… /, '').replace(/ …$/, ''));
  const whole = new Set(pages.flatMap((page) => JSON.stringify(page.body).match(/[\p{L}\p{N}]+/gu) ?? []));
  const last = cut.map((line) => line.match(/[\p{L}\p{N}]+/gu)?.at(-1));
  expect(last.filter((word) => word !== undefined && !whole.has(word))).toEqual([]);
  expect(searchGuide(pages, '  ')).toEqual([]);
});

test('a picture is that of the theme and language, or else the one in light English', () => {
  const shown = (name: string, theme: 'dark' | 'light', code: LanguageCode) =>
    pictureOf(`../pictures/${name}`, theme, code);
  expect(shown('rounds.png', 'dark', 'de')).toMatchObject({ fits: true });
  expect(shown('rounds.png', 'dark', 'de')?.address).toContain('dark-de');
  expect(shown('rounds.png', 'light', 'en')).toMatchObject({ fits: true });
  expect(shown('phones.png', 'dark', 'en')).toMatchObject({ fits: false });
  expect(shown('none.png', 'dark', 'en')).toBeNull();
});
