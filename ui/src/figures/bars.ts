// The counters of a deck as bars: each with its share and the search that finds its cards.

import { here } from '../lib/i18n/here';
import { isAspect, tokenOf } from '../cards/aspects';
import { textOf } from '../lib/i18n/language.svelte';
import { words as cardsWords } from '../cards/i18n';
import { PARTS, type Part } from '../charts/StackedBar.svelte';
import type { CurveStep, NamedCount } from '../lib/api';
import { words } from './i18n';

/** The counted property of a chart: decides the names, the colours and the search behind a bar. */
export type Counted = 'aspect' | 'type' | 'arena' | 'trait' | 'keyword' | 'effectTag' | 'rarity';

export type Bar = {
  /** The name in the statistics. */
  key: string;
  name: string;
  count: number;
  /** Of all cards that are counted, 0 to 1. */
  share: number;
  /** The search that finds its cards. */
  query: string;
};

/** A word as a value of a search: in quotes unless it is of letters alone. */
export const quoted = (word: string): string => {
  const text = word.toLowerCase();
  return /^[a-z]+$/.test(text) ? text : `"${text}"`;
};

function queryOf(counted: Counted, key: string): string {
  switch (counted) {
    case 'aspect':
      return isAspect(key) ? `a:${key.toLowerCase()}` : 'a:none';
    case 'type':
      return `t:${quoted(key)}`;
    case 'arena':
      return `t:unit ar:${key}`;
    case 'trait':
      return `tr:${quoted(key)}`;
    case 'keyword':
      return `k:${quoted(key)}`;
    case 'effectTag':
      return `does:${key}`;
    case 'rarity':
      return `r:${key.toLowerCase()}`;
  }
}

/** The bars of a chart, in the order of the counters; what counts nothing is left out. */
export function bars(counted: Counted, counts: readonly NamedCount[], size: number): Bar[] {
  return counts
    .filter(({ count }) => count > 0)
    .map(({ name, count }) => ({
      key: name,
      name:
        (counted === 'trait' ? textOf(cardsWords.traits, name) : undefined) ??
        textOf(words.charts.names, name) ??
        textOf(cardsWords.aspects, name) ??
        textOf(cardsWords.rarities, name) ??
        name,
      count,
      share: size > 0 ? count / size : 0,
      query: queryOf(counted, name),
    }));
}

/** The colours of a bar: the names of two tokens, fill and outline. */
export function paint(counted: Counted, key: string): { fill: string; edge: string } {
  if (counted === 'aspect') return { fill: `--aspect-${tokenOf(key)}`, edge: `--aspect-${tokenOf(key)}-edge` };
  if (counted === 'rarity' && /^(common|uncommon|rare|legendary|special)$/i.test(key)) {
    const token = `--rarity-${key.toLowerCase()}`;
    return { fill: token, edge: token };
  }
  return { fill: '--accent', edge: '--accent' };
}

const TYPE_OF: Record<Part, string> = { units: 'unit', upgrades: 'upgrade', events: 'event' };

export type CurveColumn = {
  /** "0" to "6", "7+". */
  name: string;
  cost: number;
  total: number;
  parts: { part: Part; count: number; query: string }[];
  query: string;
};

/** The columns of the cost curve; the last step is its cost and above. */
export function curveColumns(steps: readonly CurveStep[]): CurveColumn[] {
  return steps.map((step, at) => {
    const last = at === steps.length - 1;
    const query = `cost${last ? '>=' : '='}${step.cost}`;
    return {
      name: last ? `${step.cost}+` : String(step.cost),
      cost: step.cost,
      total: step.units + step.upgrades + step.events,
      parts: PARTS.map((part) => ({ part, count: step[part], query: `${query} t:${TYPE_OF[part]}` })),
      query,
    };
  });
}

/** Formats a share: "24%". */
export const shareWords = (share: number): string => here().percent(share);
