// @vitest-environment node
import { readFileSync } from 'node:fs';
import { preprocessCSS, resolveConfig } from 'vite';
import { expect, test } from 'vitest';
import { SCRIPTS } from '../../phones.config';

/** Returns a style sheet in the syntax that a version of Safari understands. */
async function styleFor(safari: number, style: string): Promise<string> {
  const css = { transformer: 'lightningcss', lightningcss: { targets: { safari } } } as const;
  return (await preprocessCSS(style, 'style.css', await resolveConfig({ configFile: false, css }, 'build'))).code;
}

const [OLDEST, NEWER] = [(15 << 16) | (4 << 8), (26 << 16) | (0 << 8)];

/** `light-dark()`, which the style does not use, is prepared wherever both colour schemes are named. */
const withoutPreparation = (style: string) => style.replace(/\s*--lightningcss-(light|dark):[^;]*;/g, '');

// Safari 15.4 is the oldest with the dialogs that the pages use.
test('the style of phones has nothing that Safari 15.4 does not understand', async () => {
  const style = readFileSync('../crates/lan/assets/style.css', 'utf8');
  const oldest = withoutPreparation(await styleFor(OLDEST, style));
  const newest = (await styleFor(NEWER, style)).replace(/\(width >= (\w+)\)/g, '(min-width: $1)');
  expect(oldest).toBe(newest.replace(/\((width|height) <= (\w+)\)/g, '(max-$1: $2)'));
  expect(style).not.toMatch(/\((width|height) [<>]/);
  const nested = '.a { .b { color: red } }';
  expect(await styleFor(OLDEST, nested)).not.toBe(await styleFor(NEWER, nested));
});

/** Functions that Safari has only since a version after 15.4; the compiler leaves them as they are. */
const NEWER_FUNCTIONS = [
  ...['toSorted', 'toReversed', 'toSpliced', 'groupBy', 'withResolvers', 'fromAsync', 'isSubsetOf', 'isSupersetOf'],
  ...['symmetricDifference', 'isWellFormed', 'canParse', 'getOrInsert', 'checkVisibility', 'startViewTransition'],
  ...[
    'showPopover',
    'togglePopover',
    'requestIdleCallback',
    'attachInternals',
    'setHTML',
    'moveBefore',
    'requestClose',
  ],
];
const TOO_NEW = new RegExp(`\\b(${NEWER_FUNCTIONS.join('|')})\\b|\\(\\?<[=!]|\\bstatic\\s*\\{`, 'g');

test.each(SCRIPTS)('%s.js has no function and no syntax that Safari 15.4 does not have', (name) => {
  const script = readFileSync(`../crates/lan/assets/${name}.js`, 'utf8');
  expect(script.match(TOO_NEW) ?? []).toEqual([]);
});

test('newer functions and syntax are found', () => {
  const newer = 'list.toSorted(); /(?<!a)b/; class A { static { } }; Object.groupBy(x)';
  expect(newer.match(TOO_NEW)).toEqual(['toSorted', '(?<!', 'static {', 'groupBy']);
  expect('toSortedRows(); /(?<name>a)/; class A { static b = 1 }'.match(TOO_NEW)).toBeNull();
});
