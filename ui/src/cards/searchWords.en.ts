// The words of the card search and of its help. Every example can be pressed; a test reads each of them.

import type { CardTierName, TierReasonName } from '../lib/api';
import { forms } from '../lib/i18n/forms';

/** A line of the help: a search term, and its meaning. */
const { some } = forms('en');

export type HelpLine = { term: string; means: string };

export const en = {
  title: 'Cards',
  label: 'Search cards',
  placeholder: 'Name, or t:unit a:villainy cost<=3',
  none: 'No cards match this search.',
  noneHint: 'Remove a word, or look at the examples.',
  loading: 'Loading the cards…',
  failed: 'The cards could not be loaded.',
  again: 'Try again',
  found: (count: number) => some(count, 'card', 'cards'),
  of: (count: number, all: number) => `${count} of ${all} cards`,
  stale: 'These are still the results of the previous search.',
  sort: 'Sort by',
  sorts: {
    '': 'Newest set first',
    set: 'Oldest set first',
    name: 'Name',
    cost: 'Cost, low to high',
    '-cost': 'Cost, high to low',
    '-power': 'Power, high to low',
    '-hp': 'HP, high to low',
    rarity: 'Rarity, common first',
    type: 'Type',
    aspect: 'Aspect',
  } as Record<string, string>,
  otherSort: 'As typed in the search field',
  helpButton: 'Search help',
  /** The tier list of a set. */
  tiers: {
    button: 'Tier list',
    title: 'Tier list for drafts',
    set: 'Set',
    leaders: 'Leaders',
    hint: 'Ratings of the drafting bots, learned from games between them. Reasons come from the figures and texts of the cards.',
    names: { s: 'S', a: 'A', b: 'B', c: 'C', d: 'D' } satisfies Record<CardTierName, string>,
    tier: (name: string) => `Tier ${name}`,
    rated: (rating: number) => `rated ${rating}`,
    reasons: {
      removal: 'removal',
      draw: 'draws cards',
      units: 'creates units',
      tokens: 'gives tokens',
      discard: 'discard',
      resources: 'adds resources',
      large: 'large for its cost',
      small: 'small for its cost',
      winning: 'wins more than it looks',
      losing: 'wins less than it looks',
    } satisfies Record<TierReasonName, string>,
  },
  hint: 'Searches names first, then card texts. Examples:',
  add: (term: string, means: string) => `${term}: ${means}`,
  keys: {
    title: 'Cards',
    field: 'Go to the search field',
    arrows: 'Move between cards',
    large: 'Enlarge the card',
  },
  chips: [
    { term: 't:unit', means: 'Units' },
    { term: 'a:villainy', means: 'With Villainy' },
    { term: 'cost<=3', means: 'For 3 or less' },
    { term: 'tr:rebel', means: 'With the trait Rebel' },
    { term: 'k:ambush', means: 'With Ambush' },
    { term: 'is:unique', means: 'Unique cards' },
  ] satisfies HelpLine[],
  help: {
    title: 'Search help',
    intro: 'Click an example to add it to the search. Upper and lower case are the same.',
    parts: [
      {
        title: 'Words',
        lines: [
          { term: 'vader', means: 'in the name or subtitle; parts of words too' },
          { term: '"dark lord"', means: 'these words next to each other' },
          { term: 'title:luke', means: 'in the name only' },
          { term: 'subtitle:rebel', means: 'in the subtitle only' },
          { term: 'text:"draw a card"', means: 'in its text, in English or German' },
          { term: 'sentinel', means: 'a keyword or a name; “raid 2” is Raid with this number' },
          { term: 'luke hmw', means: 'a word and the code of a set' },
          { term: 'SOR_010', means: 'one card by its number' },
        ],
      },
      {
        title: 'Combining',
        lines: [
          { term: 't:unit ar:space', means: 'both: all terms must match' },
          { term: 'tr:jedi or tr:sith', means: 'either of them' },
          { term: '(a:cunning or a:command) cost<=2', means: 'parentheses group terms' },
          { term: '-k:raid', means: 'without; “not k:raid” does the same' },
        ],
      },
      {
        title: 'Facts',
        lines: [
          { term: 't:event', means: 'type: unit, upgrade, event, leader, base, token' },
          { term: 'a:vigilance', means: 'aspect, by name or colour (a:blue)' },
          { term: 'a=command,heroism', means: 'exactly these aspects' },
          { term: 'a<=command,heroism', means: 'no other aspects: no penalty with these' },
          { term: 'a:none', means: 'no aspect at all' },
          { term: 'tr:"bounty hunter"', means: 'trait' },
          { term: 'k:sentinel', means: 'keyword' },
          { term: 'raid>=2', means: 'a keyword by its number' },
          { term: 'ar:ground', means: 'arena: ground or space' },
          { term: 'set:SOR,SHD', means: 'from one of these sets' },
          { term: 'r:legendary', means: 'rarity, also by its first letter (r:l)' },
          { term: 'r>=rare', means: 'this rarity or a higher one' },
        ],
      },
      {
        title: 'Numbers',
        lines: [
          { term: 'cost=4', means: 'also !=, <, <=, > and >=' },
          { term: 'power>=5', means: 'printed power' },
          { term: 'hp<=2', means: 'printed HP' },
          { term: 'power>cost', means: 'one number compared with another' },
        ],
      },
      {
        title: 'Kinds',
        lines: [
          { term: 'format:premier', means: 'legal today in a format: premier, eternal, twinsuns' },
          { term: 'is:suspended', means: 'suspended in a format' },
          { term: 'does:removal', means: 'can remove enemy units; also does:draw, does:heal and others' },
          { term: 'is:unique', means: 'unique cards' },
          { term: 'is:reprint', means: 'printed earlier in another set' },
          { term: 'is:common-base', means: 'bases that are free to use in limited' },
          { term: 'is:neutral', means: 'without an aspect' },
          { term: 'is:double', means: 'with the same aspect twice' },
        ],
      },
      {
        title: 'Order',
        lines: [
          { term: 'order:cost', means: 'cheapest first; also name, set, power, hp, rarity, type, aspect' },
          { term: 'order:-power', means: 'in reverse order' },
        ],
      },
    ] satisfies { title: string; lines: HelpLine[] }[],
  },
};
