import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'svelte/compiler';
import { describe, expect, it } from 'vitest';
import { inLanguages, language } from './language.svelte';
import { bestOf, CODES } from './languages';

const SRC = join(import.meta.dirname, '../..');
const files = readdirSync(SRC, { recursive: true, encoding: 'utf8' }).map((file) => file.replaceAll('\\', '/'));

/** Words allowed in components: names, keys of the keyboard, and input that is the same in every language. */
const SAME_EVERYWHERE = new Set(['Alt', 'Ctrl', 'SB', 'Enter', 'Esc', 'Home', 'Shift', 'Space', 'Tab', 'swu']);

const SHOWN = new Set([
  'title',
  'aria-label',
  'placeholder',
  'alt',
  'aria-description',
  'aria-roledescription',
  'label',
]);

type Node = Record<string, unknown> & { type?: string };

/** Returns the words of a text: two letters or more, without those that are the same everywhere. */
const wordsIn = (text: string) =>
  [...text.matchAll(/\p{L}{2,}/gu)].map(([word]) => word).filter((word) => !SAME_EVERYWHERE.has(word));

/** The strings that an expression may put on the page: not what it compares with, looks up or passes to a function. */
function literals(node: unknown): string[] {
  if (!node || typeof node !== 'object') return [];
  const one = node as Node;
  switch (one.type) {
    case 'Literal':
      return typeof one.value === 'string' ? [one.value] : [];
    case 'TemplateLiteral':
      return [
        ...(one.quasis as { value: { cooked: string } }[]).map((quasi) => quasi.value.cooked),
        ...(one.expressions as unknown[]).flatMap(literals),
      ];
    case 'ConditionalExpression':
      return [...literals(one.consequent), ...literals(one.alternate)];
    case 'LogicalExpression':
    case 'BinaryExpression':
      return one.operator === '+' || one.type === 'LogicalExpression'
        ? [...literals(one.left), ...literals(one.right)]
        : [];
    default:
      return [];
  }
}

/** Returns the words in a component's markup and in its visible or announced attributes. */
function ownWords(source: string): string[] {
  const found: string[] = [];
  const visit = (node: unknown) => {
    if (Array.isArray(node)) return node.forEach(visit);
    if (!node || typeof node !== 'object') return;
    const one = node as Node;
    if (one.type === 'Text') found.push(...wordsIn(one.data as string));
    if (one.type === 'ExpressionTag') found.push(...literals(one.expression).flatMap(wordsIn));
    if (one.type === 'Attribute') {
      if (!SHOWN.has(one.name as string)) return;
      return visit(one.value);
    }
    if (typeof one.type === 'string' && /(Directive|Attribute)$/.test(one.type)) return;
    for (const [key, value] of Object.entries(one)) if (key !== 'expression' && key !== 'metadata') visit(value);
  };
  visit(parse(source, { modern: true }).fragment);
  return found;
}

describe('words of components', () => {
  const components = files.filter((file) => file.endsWith('.svelte'));

  it('are found in attributes, expressions and text', () => {
    const said = '<p title="Now {a ? \'one\' : x}">Hello {name}{b ? "there" : \'\'}{`and ${c}`}</p>';
    expect(ownWords(said).sort()).toEqual(['Hello', 'Now', 'and', 'one', 'there']);
    expect(ownWords('<b class="row" data-testid="x">{words.event.title} · {count} {t === "kind" ? 1 : 2}</b>')).toEqual(
      [],
    );
  });

  it.each(components)('%s contains no text', (file) => {
    expect(ownWords(readFileSync(join(SRC, file), 'utf8'))).toEqual([]);
  });
});

/** Texts of a table with their places; functions are asked with numbers and words that stand for any. */
function texts(table: object, place = ''): [string, string][] {
  return Object.entries(table).flatMap(([key, value]: [string, unknown]): [string, string][] => {
    const at = place === '' ? key : `${place}.${key}`;
    if (typeof value === 'string') return [[at, value]];
    if (typeof value === 'function') return [[at, String(value)]];
    return value && typeof value === 'object' ? texts(value, at) : [];
  });
}

const tables = import.meta.glob<Record<string, object>>('../../**/{en,de}.ts', { eager: true });
const pairs = Object.keys(tables)
  .filter((path) => path.endsWith('/en.ts'))
  .map((path) => ({
    folder: path.replace(/^(\.\.\/)+|\/?en\.ts$/g, ''),
    english: tables[path] as object,
    german: tables[path.replace(/en\.ts$/, 'de.ts')] as object | undefined,
  }));

/** Words that German players use too, or that are written the same. */
const SAME = new Set(
  (
    'ALSA ATA Advisor Aggression Best Booster Bots Cantina Chance Code Comprehensive Constructed Credit Credits Cube Cut Death Deck DEq ' +
    'Decks Draft Drop Eternal Event Events Export Filter Foil Format GW HF HS Hand Hyperfoil Hyperspace KB MB ' +
    'Initiative JSON Judge Judging Legal Letter Live Log MM Matches Melee Mirrors Mulligan Name Normal OGW OMW PR Pack ' +
    'Phase Pick Picks Plan Playset Pod Pods Pool Populist Position Premier Prestige Rules SC SHD SOR SWUDB ' +
    'Scorekeeper Sealed Seed Set Sets Showcase Side Sideboard Simulator Suns Tabletop Tag Tags Team Teams Text Top Trilogy ' +
    'Trooper Twin Upgrade Upgrades Version of vs optional legal cost unit villainy luke deployed damage ' +
    'shield Zone'
  ).split(' '),
);

/** The messages of the page in the catalogue, as they are written there, by file and identifier, and the glossary. */
function messages(code: string): [string, string][] {
  const folder = join(SRC, '../../data/messages', code);
  const all = readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .map((file) => file.replaceAll('\\', '/'))
    .filter((file) => (file.startsWith('ui/') && file.endsWith('.ftl')) || file === 'glossary.ftl');
  return all.flatMap((file) => {
    const source = readFileSync(join(folder, file), 'utf8').replace(/^#.*$/gm, '');
    const entries = source.matchAll(/^(-?[a-zA-Z][\w-]*) =(.*(?:\n(?![a-zA-Z]).*)*)/gm);
    return [...entries].map(([, id, text]): [string, string] => [`${file}: ${id}`, (text ?? '').trim()]);
  });
}

/** The words of a message of the catalogue, without its parameters and the keys of its variants. */
const wordsOfMessage = (text: string) =>
  wordsIn(
    text
      .replace(/\{[^{}]*->/g, ' ')
      .replace(/^\s*\*?\[\w+\]/gm, ' ')
      .replace(/\{[^{}]*\}/g, ' '),
  );

describe('words in German', () => {
  it('differ from those in English in every message of the catalogue', () => {
    const german = new Map(messages('de'));
    const english = messages('en');
    expect(english.length).toBeGreaterThan(3000);
    const left = english.filter(
      ([at, text]) => german.get(at) === text && wordsOfMessage(text).some((word) => !SAME.has(word)),
    );
    expect(left.map(([at, text]) => `${at} = ${text}`).join('\n')).toBe('');
  });
});

/** Non-official German words, by the official word of the game's German rules. */
const OFFICIAL: Record<string, RegExp> = {
  Niedertracht: /Schurkerei|Boshaftigkeit/,
  Raffinesse: /Gerissenheit|\bList\b/,
  Wachsamkeit: /Vigilanz/,
  Marker: /\bTokens?\b/,
  Kampfgebiet: /\bArena\b/,
  Sammelphase: /Regruppierung|Neuordnung/,
  Trefferpunkte: /Lebenspunkte/,
  Ablagestapel: /Friedhof|Abwurfstapel/,
  Wachposten: /\bWächter\b/,
};

describe('game terms in German', () => {
  const guide = import.meta.glob<string>('../../../../docs/guide/de/*.md', {
    query: '?raw',
    import: 'default',
    eager: true,
  });
  const said = [
    ...pairs.map(({ folder, german }) => [folder, texts(german ?? {}).map(([, text]) => text)] as const),
    ...Object.entries(guide).map(([file, text]) => [file, [text]] as const),
  ];

  it.each(said)('%s uses the official terms', (_place, all) => {
    const wrong = Object.entries(OFFICIAL).flatMap(([official, instead]) =>
      all.filter((text) => instead.test(text)).map((text) => `${official}: ${instead.exec(text)?.[0]}`),
    );
    expect(wrong).toEqual([]);
  });
});

describe('the language', () => {
  it('shows English where a preview has no table', () => {
    const words = inLanguages({ en: { yes: 'Yes' }, de: { yes: 'Ja' } });
    language.code = 'fr';
    expect(words.yes).toBe('Yes');
    language.code = 'en';
  });

  it('is the first supported language of the system', () => {
    expect(bestOf(['fr-FR', 'de-AT', 'en'])).toBe('de');
    expect(bestOf(['en-US', 'de'])).toBe('en');
    expect(bestOf(['fr'])).toBe('en');
    expect(bestOf([])).toBe('en');
  });

  it('changes every text of a table at any depth', () => {
    const words = inLanguages({
      en: { yes: 'Yes', deep: { of: (count: number) => `of ${count}` }, list: ['one'] },
      de: { yes: 'Ja', deep: { of: (count: number) => `von ${count}` }, list: ['eins'] },
    });
    const { deep } = words;
    expect(CODES).toContain('de');
    expect([words.yes, deep.of(2), words.list[0]]).toEqual(['Yes', 'of 2', 'one']);
    language.code = 'de';
    expect([words.yes, deep.of(2), words.list[0], Object.values(words.list)]).toEqual([
      'Ja',
      'von 2',
      'eins',
      ['eins'],
    ]);
    language.code = 'en';
    expect(words.yes).toBe('Yes');
  });
});
