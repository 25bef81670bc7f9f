// A small reader of the search syntax for the mock: words, key:value, comparisons, -, or, parentheses, order.

import type { CardFace } from '../lib/api';
import { setOf } from './catalogue';
import { refuse } from './answers';

type Test = (face: CardFace) => boolean;

const KEYS =
  'name, title, subtitle, set, number, type, aspect, cost, power, hp, arena, trait, keyword, rarity, is, not';
const ALIASES: Record<string, string> = {
  n: 'name',
  title: 'name',
  sub: 'subtitle',
  s: 'set',
  e: 'set',
  num: 'number',
  t: 'type',
  a: 'aspect',
  c: 'cost',
  p: 'power',
  h: 'hp',
  ar: 'arena',
  tr: 'trait',
  kw: 'keyword',
  k: 'keyword',
  r: 'rarity',
  sort: 'order',
};
const RARITIES = ['common', 'uncommon', 'rare', 'legendary', 'special'];
const TOKEN =
  /\(|\)|-?(?:[a-z]+(?::(?:<=|>=|!=|<|>)?|<=|>=|!=|<|>|=)(?:(?:"[^"]*"?|[^\s",()]+),?)*|"[^"]*"?|[^\s()"]+)/gi;

const starts = (text: string, value: string) =>
  text
    .toLowerCase()
    .split(/[\s-]+/)
    .some((word) => word.startsWith(value)) || text.toLowerCase().startsWith(value);

function compare(sign: string, have: number | null, want: number): boolean {
  if (have === null) return false;
  switch (sign.replace(/^:(?=.)/, '')) {
    case '<':
      return have < want;
    case '<=':
      return have <= want;
    case '>':
      return have > want;
    case '>=':
      return have >= want;
    case '!=':
      return have !== want;
    default:
      return have === want;
  }
}

function aspects(sign: string, values: string[]): Test {
  if (values[0] === 'none' || values[0] === 'neutral') return (face) => face.aspects.length === 0;
  if (values[0] === 'double') return (face) => face.aspects.length > 1 && new Set(face.aspects).size === 1;
  const wanted = (face: CardFace) => {
    const left = [...face.aspects.map((one) => one.toLowerCase())];
    const found = values.every((value) => {
      const at = left.findIndex((one) => one.startsWith(value));
      if (at >= 0) left.splice(at, 1);
      return at >= 0;
    });
    return { found, left };
  };
  if (sign.includes('<')) return (face) => face.aspects.every((one) => values.some((value) => starts(one, value)));
  if (sign === '=') return (face) => wanted(face).found && wanted(face).left.length === 0;
  return (face) => wanted(face).found;
}

function term(key: string, sign: string, values: string[]): Test {
  const value = values[0] ?? '';
  const any = (test: (face: CardFace, value: string) => boolean) => (face: CardFace) =>
    values.some((one) => test(face, one));
  const figure = (of: (face: CardFace) => number | null): Test => {
    if (!/^\d+$/.test(value)) refuse('cards.query', `"${value}": ${key} is compared with a number.`, null, null);
    return any((face, one) => compare(sign, of(face), Number(one)));
  };
  switch (key) {
    case 'name':
      return any((face, one) => face.name.toLowerCase().includes(one));
    case 'subtitle':
      return any((face, one) => (face.subtitle ?? '').toLowerCase().includes(one));
    case 'set':
      return any((face, one) => setOf(face.id).toLowerCase() === one);
    case 'number':
      return figure((face) => Number(face.id.slice(face.id.lastIndexOf('_') + 1)));
    case 'type':
      return any((face, one) => starts(face.kind, one));
    case 'aspect':
      return aspects(sign, values);
    case 'cost':
      return figure((face) => face.cost);
    case 'power':
      return figure((face) => face.power);
    case 'hp':
      return figure((face) => face.hp);
    case 'arena':
      return any((face, one) => (face.arena ?? '').startsWith(one));
    case 'trait':
      return (face) => values.every((one) => face.traits.some((printed) => starts(printed, one)));
    case 'keyword':
      return (face) => values.every((one) => face.keywords.some((printed) => starts(printed, one)));
    case 'rarity': {
      const place = (text: string) => RARITIES.findIndex((one) => one.startsWith(text));
      if (sign === ':' || sign === '=') return any((face, one) => face.rarity.toLowerCase().startsWith(one));
      return (face) => compare(sign, place(face.rarity.toLowerCase()), place(value));
    }
    case 'is':
    case 'not': {
      const holds: Test = (face) => {
        if (value === 'unique') return face.unique;
        if (value === 'leader' || value === 'base') return face.kind === value;
        return face.kind.startsWith(value) || face.arena === value;
      };
      return key === 'is' ? holds : (face) => !holds(face);
    }
    case 'order':
      return () => true;
    default:
      return refuse(
        'cards.query',
        `"${key}": there is no such key; the keys are ${KEYS}`,
        null,
        'Write one of these keys, or put the words in quotation marks.',
      );
  }
}

function readTerm(text: string, last: boolean): Test | null {
  const negative = text.startsWith('-') && text.length > 1;
  const body = (negative ? text.slice(1) : text).toLowerCase();
  const parts = /^([a-z]+)(:(?:<=|>=|!=|<|>)?|<=|>=|!=|<|>|=)(.*)$/s.exec(body);
  let test: Test;
  if (parts) {
    const values = [...(parts[3] ?? '').matchAll(/"([^"]*)"?|[^,"]+/g)].map((found) => found[1] ?? found[0]);
    if (values.length === 0) {
      if (last) return null;
      refuse('cards.query', `"${body}": a value is needed behind the sign.`, null, 'Write the value without a space.');
    }
    test = term(ALIASES[parts[1] ?? ''] ?? parts[1] ?? '', parts[2] ?? ':', values);
  } else {
    const word = body.replaceAll('"', '');
    test = (face) => `${face.name} ${face.subtitle ?? ''}`.toLowerCase().includes(word);
  }
  return negative ? (face) => !test(face) : test;
}

/** The cards that match a query, in its order. */
export function find(faces: readonly CardFace[], query: string): CardFace[] {
  const tokens = query.match(TOKEN) ?? [];
  let at = 0;
  const all = (): Test => {
    const tests: Test[] = [];
    while (at < tokens.length && tokens[at] !== ')' && tokens[at]?.toLowerCase() !== 'or') {
      const token = tokens[at++] ?? '';
      if (token.toLowerCase() === 'and') continue;
      if (token === '(') {
        tests.push(any());
        at++;
      } else {
        const test = readTerm(token, at === tokens.length);
        if (test) tests.push(test);
      }
    }
    return (face) => tests.every((test) => test(face));
  };
  const any = (): Test => {
    const tests = [all()];
    while (tokens[at]?.toLowerCase() === 'or') {
      at++;
      if (at < tokens.length) tests.push(all());
    }
    return (face) => tests.some((test) => test(face));
  };
  const test = any();
  const found = faces.filter(test);
  const order = /(?:order|sort):(-?)(cost|name|power)/i.exec(query);
  if (!order) return found;
  const sign = order[1] ? -1 : 1;
  const by = order[2];
  return found.sort(
    (a, b) =>
      sign *
      (by === 'name'
        ? a.name.localeCompare(b.name)
        : by === 'cost'
          ? (a.cost ?? 0) - (b.cost ?? 0)
          : (a.power ?? 0) - (b.power ?? 0)),
  );
}
