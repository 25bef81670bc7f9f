// The words of the card search and of its help, in the language of the moment. Search terms are the same in every language.

import { inLanguages } from '../lib/i18n/language.svelte';
import { de } from './search/de';
import { en } from './search/en';

export const searchWords = inLanguages({ en, de });

/** A line of the help: a search term, and its meaning. */
export type HelpLine = { term: string; means: string };

/** Terms by the keys of their meanings. */
type Terms<Meanings> = { readonly [Key in keyof Meanings]: string };

const CHIPS: Terms<typeof en.chips> = {
  units: 't:unit',
  villainy: 'a:villainy',
  cheap: 'cost<=3',
  rebel: 'tr:rebel',
  ambush: 'k:ambush',
  unique: 'is:unique',
};

type Parts = (typeof en)['help']['parts'];

const PARTS: { readonly [Part in keyof Parts]: Terms<Parts[Part]['lines']> } = {
  words: {
    vader: 'vader',
    phrase: '"dark lord"',
    titleOnly: 'title:luke',
    subtitleOnly: 'subtitle:rebel',
    text: 'text:"draw a card"',
    keyword: 'sentinel',
    setCode: 'luke hmw',
    number: 'SOR_010',
  },
  combining: {
    and: 't:unit ar:space',
    or: 'tr:jedi or tr:sith',
    parentheses: '(a:cunning or a:command) cost<=2',
    not: '-k:raid',
  },
  facts: {
    type: 't:event',
    aspect: 'a:vigilance',
    exactly: 'a=command,heroism',
    within: 'a<=command,heroism',
    noAspect: 'a:none',
    trait: 'tr:"bounty hunter"',
    keyword: 'k:sentinel',
    keywordNumber: 'raid>=2',
    arena: 'ar:ground',
    sets: 'set:SOR,SHD',
    rarity: 'r:legendary',
    atLeast: 'r>=rare',
  },
  numbers: {
    equal: 'cost=4',
    power: 'power>=5',
    hp: 'hp<=2',
    compared: 'power>cost',
  },
  kinds: {
    format: 'format:premier',
    suspended: 'is:suspended',
    does: 'does:removal',
    unique: 'is:unique',
    reprint: 'is:reprint',
    commonBase: 'is:common-base',
    neutral: 'is:neutral',
    double: 'is:double',
  },
  order: {
    ascending: 'order:cost',
    descending: 'order:-power',
  },
};

/** Orders of the results, by the keys of their names: what follows `order:`. */
const ORDERS: Terms<typeof en.sorts> = {
  newest: '',
  oldest: 'set',
  name: 'name',
  cost: 'cost',
  costDown: '-cost',
  powerDown: '-power',
  hpDown: '-hp',
  rarity: 'rarity',
  type: 'type',
  aspect: 'aspect',
};

type Texts = Readonly<Record<string, string>>;

const lines = (terms: Texts, means: Texts): HelpLine[] =>
  Object.entries(terms).map(([key, term]) => ({ term, means: means[key] ?? '' }));

/** Returns the searches below the empty search field. */
export const chips = (): HelpLine[] => lines(CHIPS, searchWords.chips);

/** Returns the sections of the help. */
export const helpParts = (): { title: string; lines: HelpLine[] }[] =>
  (Object.keys(PARTS) as (keyof Parts)[]).map((key) => {
    const part = searchWords.help.parts[key];
    return { title: part.title, lines: lines(PARTS[key], part.lines) };
  });

/** Returns the orders of the results with their names. */
export const orders = (): HelpLine[] => lines(ORDERS, searchWords.sorts);
