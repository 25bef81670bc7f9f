// The words of card faces and lists. Those of the card search are in searchWords.ts.

import { forms } from '../lib/i18n/forms';

const { some } = forms('en');

export const en = {
  /** The menu of a card. */
  menu: {
    large: 'Enlarge, with text, rules and rulings',
    find: 'Show in the card search',
    decks: 'Decks with this card',
    copy: 'Copy name',
    copied: (name: string) => `Copied: ${name}`,
    notCopied: 'The clipboard is not available.',
  },

  reading: {
    front: 'Leader side',
    unit: 'Unit side',
    none: 'No text.',
    unwritten: 'Cantina does not have the text of this card yet.',
    /** The same on a card, where room is small. */
    unwrittenShort: 'Text not in Cantina yet',
    /** The name that is printed on the English card. */
    english: (name: string) => `English: ${name}`,
    rules: 'Rules',
    rulings: (count: number) => some(count, 'official ruling:', 'official rulings:'),
  },
  sealed: {
    packs: 'Boosters',
    usual: (count: number) => `${count} (usual)`,
    leaders: (count: number) => (count === 0 ? 'Add leaders, as in a prerelease' : `Leaders added: ${count}`),
  },
  rulings: {
    numbers: (numbers: string) => `no. ${numbers}`,
    errata: (numbers: string, count: number) => `no. ${numbers} ${count === 1 ? 'an erratum' : 'errata'}`,
    listed: (day: string) => `listed ${day}`,
  },
  aspects: {
    Vigilance: 'Vigilance',
    Command: 'Command',
    Aggression: 'Aggression',
    Cunning: 'Cunning',
    Heroism: 'Heroism',
    Villainy: 'Villainy',
    None: 'None',
  } as Record<string, string>,
  /** Names of token upgrades, by their English names. */
  tokens: {
    Advantage: 'Advantage',
    Experience: 'Experience',
    Shield: 'Shield',
    Weakness: 'Weakness',
  } as Record<string, string>,
  rarities: {
    Common: 'Common',
    Uncommon: 'Uncommon',
    Rare: 'Rare',
    Legendary: 'Legendary',
    Special: 'Special',
    Token: 'Token',
  } as Record<string, string>,
  cost: (cost: number) => `Cost ${cost}`,
  power: (text: string) => `power ${text}`,
  hp: (text: string) => `HP ${text}`,
  unique: 'unique',
  noAspect: 'no aspect',
  kind: {
    leader: 'Leader',
    base: 'Base',
    unit: 'Unit',
    upgrade: 'Upgrade',
    event: 'Event',
    'token unit': 'Token unit',
    'token upgrade': 'Token upgrade',
    'credit token': 'Credit token',
    'force token': 'Force token',
  } as Record<string, string>,
  arena: { ground: 'Ground', space: 'Space' } as Record<string, string>,
  ofArena: (arena: string, kind: string) => `${arena} ${kind.toLowerCase()}`,
  treatment: {
    hyperspace: 'Hyperspace',
    'hyperspace-foil': 'Hyperspace foil',
    showcase: 'Showcase',
    prestige: 'Prestige',
    'prestige-foil': 'Prestige foil',
    hyperfoil: 'Hyperfoil',
  } as Record<string, string>,
  foil: 'Foil',
  treatmentShort: {
    hyperspace: 'HS',
    'hyperspace-foil': 'HS',
    showcase: 'SC',
    prestige: 'PR',
    'prestige-foil': 'PR',
    hyperfoil: 'HF',
  } as Record<string, string>,
  foilShort: 'F',
  copies: (count: number) => `${count} copies`,
  offAspect: (extra: number) => `costs ${extra} more: off aspect`,
  curve: 'Cost curve',
  meanCost: 'Average cost',
  curveBar: (cost: string, unit: number, event: number, upgrade: number) =>
    `Cost ${cost}: ${some(unit, 'unit', 'units')}, ${some(event, 'event', 'events')}, ${some(upgrade, 'upgrade', 'upgrades')}`,
  types: { unit: 'Units', event: 'Events', upgrade: 'Upgrades' },
  costGroup: (cost: string) => `Cost ${cost}`,
};
