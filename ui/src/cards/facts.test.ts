import { language } from '../lib/i18n/language.svelte';
import { describe as group, expect, it } from 'vitest';
import type { TextPart } from '../lib/api';
import {
  describe,
  keywordParts,
  markedKeyword,
  printedNumber,
  printedStat,
  printingMark,
  printingWords,
  typeWords,
} from './facts';
import { sample } from './sample';

group('keywords on chips', () => {
  it('a keyword is split into its name and number', () => {
    expect(keywordParts('Raid 2')).toEqual({ name: 'Raid', number: '2', aspects: [], rest: null });
    expect(keywordParts('Sentinel')).toEqual({ name: 'Sentinel', number: null, aspects: [], rest: null });
  });

  it('a cost in brackets is split into a number and aspects', () => {
    expect(keywordParts('Smuggle [6 resources, Cunning, Heroism]')).toEqual({
      name: 'Smuggle',
      number: '6',
      aspects: ['Cunning', 'Heroism'],
      rest: null,
    });
    expect(keywordParts('Piloting [1 resource]')).toMatchObject({ name: 'Piloting', number: '1', aspects: [] });
    expect(keywordParts('Smuggle [6 resources, Command, Command]').aspects).toEqual(['Command', 'Command']);
  });

  it('other text in the brackets is kept', () => {
    expect(keywordParts('Coordinate [Raid 2]')).toMatchObject({ name: 'Coordinate', number: null, rest: 'Raid 2' });
    expect(keywordParts('Smuggle [7 resources, Vigilance, deal 4 damage]')).toMatchObject({
      number: '7',
      aspects: ['Vigilance'],
      rest: 'deal 4 damage',
    });
  });
});

group('labels for screen readers', () => {
  it('a unit is described in one line', () => {
    const face = sample({
      name: 'Obi-Wan Kenobi',
      subtitle: 'Following Fate',
      cost: 6,
      power: 4,
      hp: 6,
      aspects: ['Vigilance', 'Heroism'],
      keywords: ['Sentinel'],
      rarity: 'Rare',
    });
    expect(describe(face)).toBe(
      'Cost 6 ground unit, Obi-Wan Kenobi, Following Fate, Vigilance Heroism, power 4, HP 6, Sentinel, rare',
    );
  });

  it('a base is described without a cost and a card without aspects as such', () => {
    const base = sample({ kind: 'base', arena: null, cost: null, power: null, hp: 30, name: 'Town' });
    expect(describe(base)).toBe('Base, Town, no aspect, HP 30, common');
  });

  it('the power and HP of an upgrade have a sign', () => {
    const upgrade = sample({ kind: 'upgrade', arena: null, power: 0, hp: 3 });
    expect(printedStat(upgrade, upgrade.power)).toBe('+0');
    expect(printedStat(upgrade, -1)).toBe('\u22121');
    expect(printedStat(sample(), 2)).toBe('2');
    expect(printedStat(sample(), null)).toBeNull();
  });
});

group('type and printing', () => {
  it('the type of a unit includes its arena, that of a leader does not', () => {
    expect(typeWords(sample({ arena: 'space' }))).toBe('Space unit');
    expect(typeWords(sample({ kind: 'leader' }))).toBe('Leader');
    expect(typeWords(sample({ kind: 'event', arena: null }))).toBe('Event');
  });

  it('arena and type are one word in German', () => {
    language.code = 'de';
    expect(typeWords(sample({ arena: 'ground' }))).toBe('Bodeneinheit');
    expect(typeWords(sample({ kind: 'token unit', arena: 'space' }))).toBe('Marker-Einheit (Weltraum)');
    language.code = 'en';
  });

  it('a card number is split into its set and number', () => {
    expect(printedNumber('SOR_042')).toEqual({ set: 'SOR', number: '042' });
    expect(printedNumber('TS26_7')).toEqual({ set: 'TS26', number: '7' });
  });

  it('printings other than the normal one have a mark', () => {
    expect(printingMark('normal', false)).toBeNull();
    expect(printingMark('normal', true)).toBe('F');
    expect(printingMark('hyperspace', false)).toBe('HS');
    expect(printingMark('hyperspace-foil', true)).toBe('HS\u00b7F');
    expect(printingWords('hyperspace-foil', true)).toBe('Hyperspace foil');
    expect(printingWords('showcase', true)).toBe('Showcase foil');
    expect(printingWords(undefined, undefined)).toBeNull();
  });
});

group('keywords in parts', () => {
  const part = (text: string, mark: TextPart['mark'] = 'plain', more: Partial<TextPart> = {}): TextPart => ({
    text,
    mark,
    lead: false,
    aspect: null,
    count: null,
    ...more,
  });

  it('costs and aspects are read from the marks of a text in any language', () => {
    const smuggle = [
      part('Schmuggeln', 'keyword'),
      part(' ['),
      part('4 Ressourcen', 'resources', { count: 4 }),
      part(', '),
      part('Raffinesse', 'aspect', { aspect: 'Cunning' }),
      part(']'),
    ];
    expect(markedKeyword(smuggle)).toEqual({ name: 'Schmuggeln', number: '4', aspects: ['Cunning'], rest: null });
    expect(markedKeyword([part('Offensive', 'keyword'), part(' 2')])).toEqual(keywordParts('Offensive 2'));
    const inside = [part('Koordinieren', 'keyword'), part(' ['), part('Offensive', 'keyword'), part(' 2]')];
    expect(markedKeyword(inside)).toEqual({ name: 'Koordinieren', number: null, aspects: [], rest: 'Offensive 2' });
  });
});
