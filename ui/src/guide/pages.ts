// The guide's pages from docs/guide: one file per task and language, bundled at build time. Pure.

import { marked, type Token, type Tokens } from 'marked';
import { folded } from '../lib/foldText';
import { LANGUAGES, type LanguageCode } from '../lib/i18n/languages';
import { screenOf, type Route } from '../lib/router';

/** The pages, in the order of their list. The file of each is docs/guide/<language>/<page>.md. */
export const PAGES = [
  'draft-night',
  'team-draft',
  'winston-draft',
  'grid-draft',
  'minneapolis-draft',
  'rotisserie-draft',
  'sealed',
  'cubes',
  'mixed-boosters',
  'championship',
  'twin-suns',
  'judging',
  'phones',
  'statistics',
  'own-data',
  'new-cards',
  'troubleshooting',
] as const;
export type Page = (typeof PAGES)[number];

export const isPage = (name: string): name is Page => PAGES.includes(name as Page);

/** The page that helps on a screen. */
export function pageFor(route: Route): Page {
  const { guide: page } = screenOf(route);
  return typeof page === 'string' ? page : page(route);
}

const files: Record<string, string> = import.meta.glob('../../../docs/guide/*/*.md', {
  query: '?raw',
  import: 'default',
  eager: true,
});

const pictures: Record<string, string> = import.meta.glob('../../../docs/guide/pictures/**/*.png', {
  query: '?url',
  import: 'default',
  eager: true,
});

/** A page as it is drawn: its title, and what follows it. */
export type GuidePage = { page: Page; title: string; body: readonly Token[] };

/** The pages of a language, or of English for a preview. A missing page is a mistake of ours, and a test finds it. */
export function guide(language: LanguageCode): GuidePage[] {
  const folder = LANGUAGES[language].preview ? 'en' : language;
  return PAGES.flatMap((page) => {
    const text = files[`../../../docs/guide/${folder}/${page}.md`];
    if (text === undefined) return [];
    const [first, ...body] = marked.lexer(text);
    return first?.type === 'heading' ? [{ page, title: (first as Tokens.Heading).text, body }] : [];
  });
}

/** A picture for the guide: its address, and `true` if it shows the window in the wanted theme. */
export type GuidePicture = { address: string; fits: boolean };

/**
 * Returns the picture that a page names ("../pictures/draft.png") in a theme and language, or else the one in light
 * English; `null` if there is none of this name. Pictures of other looks are in folders such as `dark-de`.
 */
export function pictureOf(name: string, theme: 'dark' | 'light', code: LanguageCode): GuidePicture | null {
  const file = name.replace(/^\.\.\/pictures\//, '');
  const folder = '../../../docs/guide/pictures';
  const own = pictures[`${folder}/${theme}-${code}/${file}`];
  const address = own ?? pictures[`${folder}/${file}`];
  return address === undefined ? null : { address, fits: own !== undefined || theme === 'light' };
}

/** Returns the page that a link leads to, or null if it leads elsewhere. */
export function linkedPage(address: string): Page | null {
  const name = /^([a-z-]+)\.md$/.exec(address)?.[1];
  return name !== undefined && isPage(name) ? name : null;
}

/** A part of a page that matches the search. */
export type GuideHit = { page: Page; title: string; part: string; anchor: string; line: string };

/** Returns the anchor of a heading within its page. */
export const anchorOf = (heading: string) => folded(heading).replace(/[^a-z0-9]+/g, '-');

/** The words of a token, without its signs. */
function plain(token: Token): string {
  const inner = (token as { tokens?: Token[] }).tokens;
  if (token.type === 'list') return (token as Tokens.List).items.map(plain).join(' ');
  if (token.type === 'image') return '';
  if (inner) return inner.map(plain).join('');
  return (token as { text?: string }).text ?? '';
}

/** Parts of pages that have every word, those that have them in a heading first. */
export function searchGuide(pages: readonly GuidePage[], asked: string): GuideHit[] {
  const words = folded(asked).split(/\s+/).filter(Boolean);
  if (words.length === 0) return [];
  const hits: { hit: GuideHit; rank: number }[] = [];
  for (const { page, title, body } of pages) {
    let part = '';
    let text: string[] = [];
    const close = () => {
      const whole = text.join(' ');
      const head = folded(`${title} ${part}`);
      const found = folded(`${head} ${whole}`);
      if (words.every((word) => found.includes(word))) {
        const rank = words.every((word) => head.includes(word)) ? 0 : 1;
        hits.push({ rank, hit: { page, title, part, anchor: anchorOf(part), line: excerpt(whole, words) } });
      }
      text = [];
    };
    for (const token of body) {
      if (token.type === 'heading') {
        close();
        part = plain(token);
      } else if (token.type !== 'space') text.push(plain(token));
    }
    close();
  }
  return hits.toSorted((a, b) => a.rank - b.rank).map(({ hit }) => hit);
}

/** The letters of a line of text. */
const LINE = 120;

/** About a line of the text around the first of the words, of whole words. */
function excerpt(text: string, words: readonly string[]): string {
  const flat = text.replace(/\s+/g, ' ').trim();
  const at = Math.max(0, Math.min(...words.map((word) => folded(flat).indexOf(word)).filter((place) => place >= 0)));
  const from = Number.isFinite(at) && at > 40 ? flat.indexOf(' ', at - 40) + 1 : 0;
  const to = flat.length > from + LINE ? flat.lastIndexOf(' ', from + LINE) : flat.length;
  return `${from > 0 ? '… ' : ''}${flat.slice(from, to)}${to < flat.length ? ' …' : ''}`;
}
