// The filter buttons, and the search query that they form with the typed text.

import { ASPECTS, type Aspect } from '../cards/aspects';

/** Meaning of the chosen aspects: cards with all of them, with any of them, or with no others. */
export type AspectWay = 'all' | 'any' | 'only';

export type Filters = {
  aspects: readonly Aspect[];
  way: AspectWay;
  /** Only cards without an aspect, or only those with a double icon. */
  icons: 'none' | 'double' | null;
  types: readonly string[];
  arena: 'ground' | 'space' | null;
  /** 0 to 7; 7 stands for 7 and more. */
  costs: readonly number[];
  rarities: readonly string[];
  sets: readonly string[];
  keywords: readonly string[];
  traits: readonly string[];
  unique: boolean;
};

export const NO_FILTERS: Filters = {
  aspects: [],
  way: 'all',
  icons: null,
  types: [],
  arena: null,
  costs: [],
  rarities: [],
  sets: [],
  keywords: [],
  traits: [],
  unique: false,
};

export const TYPES = ['leader', 'base', 'unit', 'upgrade', 'event'] as const;
export const RARITIES = ['Common', 'Uncommon', 'Rare', 'Legendary', 'Special'] as const;
export const COSTS = [0, 1, 2, 3, 4, 5, 6, 7] as const;

/** A list with an entry more, or without it when it has it. */
export const toggled = <T>(list: readonly T[], entry: T): T[] =>
  list.includes(entry) ? list.filter((one) => one !== entry) : [...list, entry];

const quoted = (text: string) => (/^[\p{L}\d-]+$/u.test(text) ? text.toLowerCase() : `"${text.toLowerCase()}"`);
const listed = (values: readonly string[]) => values.map(quoted).join(',');

function aspectTerms(filters: Filters): string[] {
  const chosen = ASPECTS.filter((aspect) => filters.aspects.includes(aspect)).map((aspect) => aspect.toLowerCase());
  const out: string[] = [];
  if (chosen.length === 1 && filters.way !== 'only') out.push(`a:${chosen.join()}`);
  else if (chosen.length > 0 && filters.way === 'all') out.push(`a:${chosen.join(',')}`);
  else if (chosen.length > 0 && filters.way === 'only') out.push(`a<=${chosen.join(',')}`);
  else if (chosen.length > 0) out.push(`(${chosen.map((aspect) => `a:${aspect}`).join(' or ')})`);
  if (filters.icons !== null) out.push(`a:${filters.icons}`);
  return out;
}

function costTerm(costs: readonly number[]): string[] {
  const fixed = costs.filter((cost) => cost < 7).sort((a, b) => a - b);
  const top = costs.includes(7);
  if (fixed.length === 0) return top ? ['cost>=7'] : [];
  const first = `cost:${fixed.join(',')}`;
  return [top ? `(${first} or cost>=7)` : first];
}

/** The filters as terms of a search. */
export function termsOf(filters: Filters): string[] {
  return [
    ...(filters.types.length > 0 ? [`t:${listed(TYPES.filter((type) => filters.types.includes(type)))}`] : []),
    ...aspectTerms(filters),
    ...(filters.arena === null ? [] : [`ar:${filters.arena}`]),
    ...costTerm(filters.costs),
    ...(filters.rarities.length > 0 ? [`r:${listed(filters.rarities)}`] : []),
    ...(filters.sets.length > 0 ? [`set:${filters.sets.join(',')}`] : []),
    ...(filters.keywords.length > 0 ? [`kw:${listed(filters.keywords)}`] : []),
    ...(filters.traits.length > 0 ? [`tr:${listed(filters.traits)}`] : []),
    ...(filters.unique ? ['is:unique'] : []),
  ];
}

/** Returns `true` if a parenthesis or a quotation mark is still open. */
function open(text: string): boolean {
  let depth = 0;
  let quote = false;
  for (const letter of text) {
    if (letter === '"') quote = !quote;
    else if (!quote && letter === '(') depth++;
    else if (!quote && letter === ')') depth--;
  }
  return quote || depth > 0;
}

/**
 * Combines filters and typed text into one search. The typed text comes last, since its end may be unfinished. If it
 * contains an "or", it is put in parentheses, which are left open while one of the user's is.
 */
export function composed(typed: string, filters: Filters): string {
  const words = typed.trim();
  const terms = termsOf(filters);
  if (terms.length === 0) return words;
  if (words === '') return terms.join(' ');
  if (!/\bor\b/i.test(words.replace(/"[^"]*"?/g, ''))) return `${terms.join(' ')} ${words}`;
  return `${terms.join(' ')} (${words}${open(words) ? '' : ')'}`;
}

/** Returns `true` if the typed words define an order. */
export const sortsItself = (typed: string): boolean => /\b(order|sort):\S/i.test(typed);

/** Returns the number of active filters. */
export const countOf = (filters: Filters): number => termsOf(filters).length;
